// Women and men work here side by side, as in any hospital.

import type { SpecialistId } from '@grand-rounds/dice-hospital/ids'
import type { SpecialistText } from '../../dice-hospital/texts.ts'

const die = (name: string, text: string): SpecialistText => ({ name, whom: `die ${name}`, text })

/** The second form is the one after 'den'. */
const der = (name: string, bent: string, text: string): SpecialistText => ({ name, whom: `den ${bent}`, text })

/** The same profession under a name that tells the two editions apart. */
const prototype = ({ name, ...rest }: SpecialistText): SpecialistText => ({ ...rest, name: `${name} (Prototyp)` })

export const specialists: Readonly<Record<SpecialistId, SpecialistText>> = {
  surgeon: die(
    'Chirurgin',
    'Hat die Abteilung mindestens einen roten Patienten geheilt, heile einen davon um 1 weiteren Punkt.',
  ),
  pharmacist: die(
    'Apothekerin',
    'Hat die Abteilung mindestens einen grünen Patienten geheilt, heile einen davon um 1 weiteren Punkt.',
  ),
  haematologist: der(
    'Hämatologe',
    'Hämatologen',
    'Hat die Abteilung mindestens einen gelben Patienten geheilt, heile einen davon um 1 weiteren Punkt.',
  ),
  anaesthetist: der(
    'Anästhesist',
    'Anästhesisten',
    'Hat die Abteilung mindestens einen roten Patienten geheilt, heile einen anderen roten Patienten um 1.',
  ),
  virologist: die(
    'Virologin',
    'Hat die Abteilung mindestens einen grünen Patienten geheilt, heile einen anderen grünen Patienten um 1.',
  ),
  urologist: der(
    'Urologe',
    'Urologen',
    'Hat die Abteilung mindestens einen gelben Patienten geheilt, heile einen anderen gelben Patienten um 1.',
  ),
  cardiologist: die(
    'Kardiologin',
    'Hat die Abteilung mindestens einen roten Patienten geheilt, heile einen anderen Patienten um 1: Farbe beliebig, Wert so, wie ihn einer davon vorher hatte.',
  ),
  microbiologist: der(
    'Mikrobiologe',
    'Mikrobiologen',
    'Hat die Abteilung mindestens einen grünen Patienten geheilt, heile einen anderen Patienten um 1: Farbe beliebig, Wert so, wie ihn einer davon vorher hatte.',
  ),
  neurologist: die(
    'Neurologin',
    'Hat die Abteilung mindestens einen gelben Patienten geheilt, heile einen anderen Patienten um 1: Farbe beliebig, Wert so, wie ihn einer davon vorher hatte.',
  ),
  triageNurse: die(
    'Triageschwester',
    'Hat die Abteilung jemanden geheilt, heile zwei andere Patienten mit Wert 1–3 um je 1, oder nur einen, wenn es nicht mehr gibt.',
  ),
  paramedic: der(
    'Rettungssanitäter',
    'Rettungssanitäter',
    'Hat die Abteilung jemanden geheilt, heile einen anderen Patienten mit Wert 1–3 um 2.',
  ),
  generalPractitioner: die(
    'Hausärztin',
    'Hat die Abteilung jemanden geheilt, heile einen anderen Patienten mit Wert 4–6 um 1.',
  ),

  consultant: der(
    'Oberarzt',
    'Oberarzt',
    'Wähle zu Beginn jeder Aktivierung einen anderen deiner Spezialisten: Bis zum Ende der Phase hat der Oberarzt dieselbe Wirkung.',
  ),
  admissionsNurse: die(
    'Aufnahmeschwester',
    'Für jeden Patienten, der durch ihren Einsatz entlassen wird, darfst du einen anderen Patienten von deinen Stationen in den Beutel zurücklegen oder einen neuen ziehen, würfeln und in ein freies Bett legen.',
  ),

  pathologist: der(
    'Pathologe',
    'Pathologen',
    'Hat die Abteilung jemanden geheilt, darfst du 1 Todesfallmarker abgeben; dann erhältst du 1 Blutbeutel.',
  ),
  registrar: die('Assistenzärztin', 'Hat die Abteilung jemanden entlassen, erhältst du 1 Punkt.'),
  physiotherapist: der(
    'Physiotherapeut',
    'Physiotherapeuten',
    'Hat die Abteilung jemanden geheilt, ändere bis zum Ende der Phase die Farbe eines Patienten. Er gilt als behandelt.',
  ),
  experimentalChemist: die(
    'Experimentalchemikerin',
    'Hat die Abteilung jemanden geheilt, würfle einen anderen Patienten neu; was fällt, das gilt. Er gilt als behandelt.',
  ),
  medicalStudent: der(
    'Medizinstudent',
    'Medizinstudenten',
    'Hat die Abteilung jemanden geheilt, heile einen anderen Patienten um 1; ein weiterer verschlechtert sich um 1. Beide gelten als behandelt.',
  ),
  haematologyTechnician: die('Blutlaborantin', 'Hat die Abteilung jemanden entlassen, erhältst du 1 Blutbeutel.'),

  prototypeTriageNurse: prototype(
    die('Triageschwester', 'Hat die Abteilung jemanden geheilt, heile einen anderen Patienten mit Wert 1–3 um 2.'),
  ),
  prototypeConsultant: prototype(
    der(
      'Oberarzt',
      'Oberarzt',
      'Hat die Abteilung jemanden geheilt, heile einen anderen Patienten mit Wert 1–2 um 3. Nicht in einer Abteilung ohne Farbe.',
    ),
  ),
  prototypeRegistrar: prototype(
    die(
      'Assistenzärztin',
      'Hat die Abteilung jemanden entlassen, heile entweder einen Patienten mit Wert 4–6 um 1 oder einen mit Wert 1–3 um 2.',
    ),
  ),
  prototypeParamedic: prototype(
    der(
      'Rettungssanitäter',
      'Rettungssanitäter',
      'Hat die Abteilung jemanden geheilt, heile bis zu zwei Patienten mit Wert 1–3 um je 1.',
    ),
  ),
  criticalSpecialist: der(
    'Intensivmediziner',
    'Intensivmediziner',
    'Hat die Abteilung jemanden geheilt, heile bis zu drei Patienten mit Wert 1–2 um je 1.',
  ),
}
