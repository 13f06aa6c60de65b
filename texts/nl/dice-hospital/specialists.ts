import type { SpecialistId } from '@grand-rounds/dice-hospital/ids'
import type { SpecialistText } from '../../dice-hospital/texts.ts'

const the = (name: string, text: string): SpecialistText => ({ name, whom: `de ${name}`, text })

/** The same profession under a name that tells the two editions apart. */
const prototype = (name: string, text: string): SpecialistText => ({ ...the(name, text), name: `${name} (prototype)` })

export const specialists: Readonly<Record<SpecialistId, SpecialistText>> = {
  surgeon: the(
    'Chirurg',
    'Als de afdeling minstens één rode patiënt heeft genezen: genees één van hen met nog 1 stap.',
  ),
  pharmacist: the(
    'Apotheker',
    'Als de afdeling minstens één groene patiënt heeft genezen: genees één van hen met nog 1 stap.',
  ),
  haematologist: the(
    'Hematoloog',
    'Als de afdeling minstens één gele patiënt heeft genezen: genees één van hen met nog 1 stap.',
  ),
  anaesthetist: the(
    'Anesthesist',
    'Als de afdeling minstens één rode patiënt heeft genezen: genees een andere rode patiënt met 1 stap.',
  ),
  virologist: the(
    'Viroloog',
    'Als de afdeling minstens één groene patiënt heeft genezen: genees een andere groene patiënt met 1 stap.',
  ),
  urologist: the(
    'Uroloog',
    'Als de afdeling minstens één gele patiënt heeft genezen: genees een andere gele patiënt met 1 stap.',
  ),
  cardiologist: the(
    'Cardioloog',
    'Als de afdeling minstens één rode patiënt heeft genezen: genees een andere patiënt met 1 stap, in welke kleur ook, met de waarde die een van hen daarvoor had.',
  ),
  microbiologist: the(
    'Microbioloog',
    'Als de afdeling minstens één groene patiënt heeft genezen: genees een andere patiënt met 1 stap, in welke kleur ook, met de waarde die een van hen daarvoor had.',
  ),
  neurologist: the(
    'Neuroloog',
    'Als de afdeling minstens één gele patiënt heeft genezen: genees een andere patiënt met 1 stap, in welke kleur ook, met de waarde die een van hen daarvoor had.',
  ),
  triageNurse: the(
    'Triageverpleegster',
    'Als de afdeling iemand heeft genezen: genees twee andere patiënten van waarde 1–3, elk met 1 stap. Eén mag ook, als er niet meer zijn.',
  ),
  paramedic: the(
    'Ambulancebroeder',
    'Als de afdeling iemand heeft genezen: genees een andere patiënt van waarde 1–3 met 2 stappen.',
  ),
  generalPractitioner: the(
    'Huisarts',
    'Als de afdeling iemand heeft genezen: genees een andere patiënt van waarde 4–6 met 1 stap.',
  ),

  consultant: the(
    'Consultant',
    'Kies aan het begin van elke activering een van je andere specialisten: tot het einde van de fase heeft de Consultant hetzelfde effect.',
  ),
  admissionsNurse: the(
    'Opnameverpleegster',
    'Voor elke patiënt die door haar inzet wordt ontslagen, mag je een andere patiënt uit je ziekenzalen terugdoen in de zak, of een nieuwe trekken, werpen en in een vrij bed leggen.',
  ),

  pathologist: the(
    'Patholoog',
    'Als de afdeling iemand heeft genezen: je mag 1 overlijdensfiche terugleggen voor 1 bloedzak.',
  ),
  registrar: the('Arts-assistent', 'Als de afdeling iemand heeft ontslagen: scoor 1 punt.'),
  physiotherapist: the(
    'Fysiotherapeut',
    'Als de afdeling iemand heeft genezen: verander tot het einde van de fase de kleur van één patiënt. De patiënt telt als behandeld.',
  ),
  experimentalChemist: the(
    'Experimenteel Chemicus',
    'Als de afdeling iemand heeft genezen: werp een andere patiënt opnieuw; wat er valt, blijft staan. De patiënt telt als behandeld.',
  ),
  medicalStudent: the(
    'Geneeskundestudent',
    'Als de afdeling iemand heeft genezen: genees een andere patiënt met 1 stap en laat nog een andere 1 stap achteruitgaan. Beiden tellen als behandeld.',
  ),
  haematologyTechnician: the('Bloedlaborant', 'Als de afdeling iemand heeft ontslagen: krijg 1 bloedzak.'),

  prototypeTriageNurse: prototype(
    'Triageverpleegster',
    'Als de afdeling iemand heeft genezen: genees een andere patiënt van waarde 1–3 met 2 stappen.',
  ),
  prototypeConsultant: prototype(
    'Consultant',
    'Als de afdeling iemand heeft genezen: genees een andere patiënt van waarde 1–2 met 3 stappen. Niet op een afdeling zonder kleur.',
  ),
  prototypeRegistrar: prototype(
    'Arts-assistent',
    'Als de afdeling iemand heeft ontslagen: genees ofwel één patiënt van waarde 4–6 met 1 stap, ofwel één van waarde 1–3 met 2 stappen.',
  ),
  prototypeParamedic: prototype(
    'Ambulancebroeder',
    'Als de afdeling iemand heeft genezen: genees maximaal twee patiënten van waarde 1–3, elk met 1 stap.',
  ),
  criticalSpecialist: the(
    'Intensivist',
    'Als de afdeling iemand heeft genezen: genees maximaal drie patiënten van waarde 1–2, elk met 1 stap.',
  ),
}
