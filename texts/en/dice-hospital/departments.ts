import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const departments: DiceHospitalTexts['departments'] = {
  criticalCare: {
    name: 'Critical Care Unit',
    where: 'in the Critical Care Unit',
    text: 'Heal one red patient by 1.',
  },
  oncology: { name: 'Oncology', where: 'in Oncology', text: 'Heal one yellow patient by 1.' },
  pharmacy: { name: 'Pharmacy', where: 'in the Pharmacy', text: 'Heal one green patient by 1.' },
  intensiveCare: { name: 'Intensive Care', where: 'in Intensive Care', text: 'Heal one patient of value 1–2 by 1.' },
  imaging: { name: 'Imaging', where: 'in Imaging', text: 'Heal one patient of value 3–4 by 1.' },
  clinic: { name: 'Clinic', where: 'in the Clinic', text: 'Heal one patient of value 5–6 by 1.' },

  operatingTheatre: {
    name: 'Operating Theatre',
    where: 'in the Operating Theatre',
    text: 'Heal one red patient by 3.',
  },
  earNoseThroat: {
    name: 'Ear, Nose & Throat',
    where: 'in Ear, Nose & Throat',
    text: 'Heal one green patient by 3.',
  },
  orthopaedics: { name: 'Orthopaedics', where: 'in Orthopaedics', text: 'Heal one yellow patient by 3.' },
  cardiology: {
    name: 'Cardiology',
    where: 'in Cardiology',
    text: 'Heal exactly three red patients of consecutive values by 1 each.',
  },
  immunology: {
    name: 'Immunology',
    where: 'in Immunology',
    text: 'Heal exactly three green patients of consecutive values by 1 each.',
  },
  urology: {
    name: 'Urology',
    where: 'in Urology',
    text: 'Heal exactly three yellow patients of consecutive values by 1 each.',
  },
  anaesthesia: {
    name: 'Anaesthesia',
    where: 'in Anaesthesia',
    text: 'Heal exactly three red patients of the same value by 1 each.',
  },
  allergyCentre: {
    name: 'Allergy Centre',
    where: 'in the Allergy Centre',
    text: 'Heal exactly three green patients of the same value by 1 each.',
  },
  renalMedicine: {
    name: 'Renal Medicine',
    where: 'in Renal Medicine',
    text: 'Heal exactly three yellow patients of the same value by 1 each.',
  },
  crashCentre: {
    name: 'Crash Centre',
    where: 'in the Crash Centre',
    text: 'Heal one patient of value 1–2 by 4.',
  },
  radiology: {
    name: 'Radiology',
    where: 'in Radiology',
    text: 'Heal exactly three patients of value 1–3 by 1 each.',
  },
  triageCentre: {
    name: 'Triage Centre',
    where: 'in the Triage Centre',
    text: 'Heal exactly two patients of value 1–3 by 2 each.',
  },

  drugTrialCentre: {
    name: 'Drug Trial Centre',
    where: 'in the Drug Trial Centre',
    text: 'Roll exactly two patients again; whatever comes up stands. They count as treated.',
  },
  experimentalTherapy: {
    name: 'Experimental Therapy',
    where: 'in Experimental Therapy',
    text: 'Turn one patient over to the opposite side of the die. The patient counts as treated.',
  },
  physiotherapy: {
    name: 'Physiotherapy',
    where: 'in Physiotherapy',
    text: 'Change the colour of up to two patients until the end of the phase. They count as treated.',
  },
  trainingDepartment: {
    name: 'Training Department',
    where: 'in the Training Department',
    text: 'Heal exactly two patients of the same value by 1 each.',
  },

  prototypeRadiology: {
    name: 'Radiology (prototype)',
    where: 'in Radiology',
    text: 'Heal up to three patients of value 1–3 by 1 each.',
  },
  prototypeTriageCentre: {
    name: 'Triage Centre (prototype)',
    where: 'in the Triage Centre',
    text: 'Heal up to two patients of value 1–3 by 2 each.',
  },
  prototypePhysiotherapyA: {
    name: 'Physiotherapy A',
    where: 'in Physiotherapy A',
    text: 'Heal up to three patients of value 4–6 by 1 each.',
  },
  prototypePhysiotherapyB: {
    name: 'Physiotherapy B',
    where: 'in Physiotherapy B',
    text: 'Heal one patient of value 1–3 by 2, and one of value 4–5 by 1.',
  },
  isolationWard: {
    name: 'Isolation Ward',
    where: 'in the Isolation Ward',
    text: 'Heal one patient of value 1–3 by 3.',
  },
}
