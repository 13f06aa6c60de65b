import type { DepartmentId } from '@grand-rounds/dice-hospital/ids'
import type { DepartmentText } from '../../dice-hospital/texts.ts'

/** German needs to know too how it follows 'Anna eröffnet': den Operationssaal. */
interface GermanDepartment extends DepartmentText {
  readonly what: string
}

const der = (name: string, text: string): GermanDepartment => ({
  name,
  where: `im ${name}`,
  what: `den ${name}`,
  text,
})

const das = (name: string, text: string): GermanDepartment => ({ name, where: `im ${name}`, what: `das ${name}`, text })

const die = (name: string, text: string): GermanDepartment => ({
  name,
  where: `in der ${name}`,
  what: `die ${name}`,
  text,
})

/** On a ward one works on it, not in it. */
const ward = (name: string, text: string): GermanDepartment => ({ ...die(name, text), where: `auf der ${name}` })

/** The same department under a name that tells the two editions apart. */
const prototype = ({ name, ...rest }: GermanDepartment): GermanDepartment => ({ ...rest, name: `${name} (Prototyp)` })

export const departments: Readonly<Record<DepartmentId, GermanDepartment>> = {
  criticalCare: ward('Akutstation', 'Heile einen roten Patienten um 1.'),
  oncology: die('Onkologie', 'Heile einen gelben Patienten um 1.'),
  pharmacy: die('Apotheke', 'Heile einen grünen Patienten um 1.'),
  intensiveCare: ward('Intensivstation', 'Heile einen Patienten mit Wert 1–2 um 1.'),
  imaging: die('Bildgebung', 'Heile einen Patienten mit Wert 3–4 um 1.'),
  clinic: die('Poliklinik', 'Heile einen Patienten mit Wert 5–6 um 1.'),

  operatingTheatre: der('Operationssaal', 'Heile einen roten Patienten um 3.'),
  earNoseThroat: die('HNO', 'Heile einen grünen Patienten um 3.'),
  orthopaedics: die('Orthopädie', 'Heile einen gelben Patienten um 3.'),
  cardiology: die('Kardiologie', 'Heile genau drei rote Patienten mit aufeinanderfolgenden Werten um je 1.'),
  immunology: die('Immunologie', 'Heile genau drei grüne Patienten mit aufeinanderfolgenden Werten um je 1.'),
  urology: die('Urologie', 'Heile genau drei gelbe Patienten mit aufeinanderfolgenden Werten um je 1.'),
  anaesthesia: die('Anästhesie', 'Heile genau drei rote Patienten mit demselben Wert um je 1.'),
  allergyCentre: das('Allergiezentrum', 'Heile genau drei grüne Patienten mit demselben Wert um je 1.'),
  renalMedicine: die('Nephrologie', 'Heile genau drei gelbe Patienten mit demselben Wert um je 1.'),
  crashCentre: der('Schockraum', 'Heile einen Patienten mit Wert 1–2 um 4.'),
  radiology: die('Radiologie', 'Heile genau drei Patienten mit Wert 1–3 um je 1.'),
  triageCentre: das('Triagezentrum', 'Heile genau zwei Patienten mit Wert 1–3 um je 2.'),

  drugTrialCentre: das(
    'Studienzentrum',
    'Würfle genau zwei Patienten neu; was fällt, das gilt. Sie gelten als behandelt.',
  ),
  experimentalTherapy: {
    ...die(
      'Experimentelle Therapie',
      'Drehe einen Patienten auf die gegenüberliegende Seite des Würfels. Er gilt als behandelt.',
    ),
    where: 'in der Experimentellen Therapie',
  },
  physiotherapy: die(
    'Physiotherapie',
    'Ändere bis zum Ende der Phase die Farbe von bis zu zwei Patienten. Sie gelten als behandelt.',
  ),
  trainingDepartment: das('Ausbildungszentrum', 'Heile genau zwei Patienten mit demselben Wert um je 1.'),

  prototypeRadiology: prototype(die('Radiologie', 'Heile bis zu drei Patienten mit Wert 1–3 um je 1.')),
  prototypeTriageCentre: prototype(das('Triagezentrum', 'Heile bis zu zwei Patienten mit Wert 1–3 um je 2.')),
  prototypePhysiotherapyA: die('Physiotherapie A', 'Heile bis zu drei Patienten mit Wert 4–6 um je 1.'),
  prototypePhysiotherapyB: die(
    'Physiotherapie B',
    'Heile einen Patienten mit Wert 1–3 um 2 und einen mit Wert 4–5 um 1.',
  ),
  isolationWard: ward('Isolierstation', 'Heile einen Patienten mit Wert 1–3 um 3.'),
}
