import type { DepartmentId } from '@grand-rounds/dice-hospital/ids'
import type { DepartmentText } from '../../dice-hospital/texts.ts'

/** Dutch needs to know too how it follows 'Anna opent': de Apotheek. */
interface DutchDepartment extends DepartmentText {
  readonly what: string
}

/** Most are at work 'op de' something. */
const on = (name: string, text: string): DutchDepartment => ({
  name,
  where: `op de ${name}`,
  what: `de ${name}`,
  text,
})

const inside = (article: 'de' | 'het', name: string, text: string): DutchDepartment => ({
  name,
  where: `in ${article} ${name}`,
  what: `${article} ${name}`,
  text,
})

const at = (name: string, text: string): DutchDepartment => ({ name, where: `bij ${name}`, what: name, text })

/** The same department under a name that tells the two editions apart. */
const prototype = ({ name, ...rest }: DutchDepartment): DutchDepartment => ({ ...rest, name: `${name} (prototype)` })

export const departments: Readonly<Record<DepartmentId, DutchDepartment>> = {
  criticalCare: at('Acute Zorg', 'Genees één rode patiënt met 1 stap.'),
  oncology: on('Oncologie', 'Genees één gele patiënt met 1 stap.'),
  pharmacy: inside('de', 'Apotheek', 'Genees één groene patiënt met 1 stap.'),
  intensiveCare: on('Intensive Care', 'Genees één patiënt van waarde 1–2 met 1 stap.'),
  imaging: at('Medische Beeldvorming', 'Genees één patiënt van waarde 3–4 met 1 stap.'),
  clinic: on('Polikliniek', 'Genees één patiënt van waarde 5–6 met 1 stap.'),

  operatingTheatre: inside('de', 'Operatiekamer', 'Genees één rode patiënt met 3 stappen.'),
  earNoseThroat: at('Keel-Neus-Oor', 'Genees één groene patiënt met 3 stappen.'),
  orthopaedics: on('Orthopedie', 'Genees één gele patiënt met 3 stappen.'),
  cardiology: on('Cardiologie', 'Genees precies drie rode patiënten met opeenvolgende waarden, elk met 1 stap.'),
  immunology: on('Immunologie', 'Genees precies drie groene patiënten met opeenvolgende waarden, elk met 1 stap.'),
  urology: on('Urologie', 'Genees precies drie gele patiënten met opeenvolgende waarden, elk met 1 stap.'),
  anaesthesia: on('Anesthesie', 'Genees precies drie rode patiënten met dezelfde waarde, elk met 1 stap.'),
  allergyCentre: inside(
    'het',
    'Allergiecentrum',
    'Genees precies drie groene patiënten met dezelfde waarde, elk met 1 stap.',
  ),
  renalMedicine: on('Nefrologie', 'Genees precies drie gele patiënten met dezelfde waarde, elk met 1 stap.'),
  crashCentre: inside('de', 'Reanimatiekamer', 'Genees één patiënt van waarde 1–2 met 4 stappen.'),
  radiology: on('Radiologie', 'Genees precies drie patiënten van waarde 1–3, elk met 1 stap.'),
  triageCentre: inside('het', 'Triagecentrum', 'Genees precies twee patiënten van waarde 1–3, elk met 2 stappen.'),

  drugTrialCentre: inside(
    'het',
    'Trialcentrum',
    'Werp precies twee patiënten opnieuw; wat er valt, blijft staan. Ze tellen als behandeld.',
  ),
  experimentalTherapy: at(
    'Experimentele Therapie',
    'Draai één patiënt om naar de andere kant van de dobbelsteen. De patiënt telt als behandeld.',
  ),
  physiotherapy: on(
    'Fysiotherapie',
    'Verander tot het einde van de fase de kleur van maximaal twee patiënten. Ze tellen als behandeld.',
  ),
  trainingDepartment: inside(
    'het',
    'Opleidingscentrum',
    'Genees precies twee patiënten met dezelfde waarde, elk met 1 stap.',
  ),

  prototypeRadiology: prototype(on('Radiologie', 'Genees maximaal drie patiënten van waarde 1–3, elk met 1 stap.')),
  prototypeTriageCentre: prototype(
    inside('het', 'Triagecentrum', 'Genees maximaal twee patiënten van waarde 1–3, elk met 2 stappen.'),
  ),
  prototypePhysiotherapyA: on('Fysiotherapie A', 'Genees maximaal drie patiënten van waarde 4–6, elk met 1 stap.'),
  prototypePhysiotherapyB: on(
    'Fysiotherapie B',
    'Genees één patiënt van waarde 1–3 met 2 stappen, en één van waarde 4–5 met 1 stap.',
  ),
  isolationWard: on('Isolatieafdeling', 'Genees één patiënt van waarde 1–3 met 3 stappen.'),
}
