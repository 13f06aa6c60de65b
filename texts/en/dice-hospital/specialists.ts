import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const specialists: DiceHospitalTexts['specialists'] = {
  surgeon: {
    name: 'Surgeon',
    whom: 'the Surgeon',
    text: 'If the department healed a red patient, heal one of those by 1 more.',
  },
  pharmacist: {
    name: 'Pharmacist',
    whom: 'the Pharmacist',
    text: 'If the department healed a green patient, heal one of those by 1 more.',
  },
  haematologist: {
    name: 'Haematologist',
    whom: 'the Haematologist',
    text: 'If the department healed a yellow patient, heal one of those by 1 more.',
  },
  anaesthetist: {
    name: 'Anaesthetist',
    whom: 'the Anaesthetist',
    text: 'If the department healed a red patient, heal another red patient by 1.',
  },
  virologist: {
    name: 'Virologist',
    whom: 'the Virologist',
    text: 'If the department healed a green patient, heal another green patient by 1.',
  },
  urologist: {
    name: 'Urologist',
    whom: 'the Urologist',
    text: 'If the department healed a yellow patient, heal another yellow patient by 1.',
  },
  cardiologist: {
    name: 'Cardiologist',
    whom: 'the Cardiologist',
    text: 'If the department healed a red patient, heal another patient of any colour by 1, with a value that such a patient had before.',
  },
  microbiologist: {
    name: 'Microbiologist',
    whom: 'the Microbiologist',
    text: 'If the department healed a green patient, heal another patient of any colour by 1, with a value that such a patient had before.',
  },
  neurologist: {
    name: 'Neurologist',
    whom: 'the Neurologist',
    text: 'If the department healed a yellow patient, heal another patient of any colour by 1, with a value that such a patient had before.',
  },
  triageNurse: {
    name: 'Triage Nurse',
    whom: 'the Triage Nurse',
    text: 'If the department healed anyone, heal two other patients of value 1–3 by 1 each, or just one if there are no more.',
  },
  paramedic: {
    name: 'Paramedic',
    whom: 'the Paramedic',
    text: 'If the department healed anyone, heal another patient of value 1–3 by 2.',
  },
  generalPractitioner: {
    name: 'General Practitioner',
    whom: 'the General Practitioner',
    text: 'If the department healed anyone, heal another patient of value 4–6 by 1.',
  },

  consultant: {
    name: 'Consultant',
    whom: 'the Consultant',
    text: 'At the start of each activation, choose another of your specialists: until the end of the phase the Consultant has that effect.',
  },
  admissionsNurse: {
    name: 'Admissions Nurse',
    whom: 'the Admissions Nurse',
    text: 'For each patient that her placement discharges, you may return another patient from your wards to the bag, or draw and roll a new one into a free bed.',
  },

  pathologist: {
    name: 'Pathologist',
    whom: 'the Pathologist',
    text: 'If the department healed anyone, you may remove 1 fatality token; if you do, gain 1 blood bag.',
  },
  registrar: {
    name: 'Registrar',
    whom: 'the Registrar',
    text: 'If the department discharged anyone, score 1 point.',
  },
  physiotherapist: {
    name: 'Physiotherapist',
    whom: 'the Physiotherapist',
    text: 'If the department healed anyone, change the colour of one patient until the end of the phase. The patient counts as treated.',
  },
  experimentalChemist: {
    name: 'Experimental Chemist',
    whom: 'the Experimental Chemist',
    text: 'If the department healed anyone, roll another patient again; whatever comes up stands. The patient counts as treated.',
  },
  medicalStudent: {
    name: 'Medical Student',
    whom: 'the Medical Student',
    text: 'If the department healed anyone, heal another patient by 1 and let yet another get worse by 1. Both count as treated.',
  },
  haematologyTechnician: {
    name: 'Haematology Technician',
    whom: 'the Haematology Technician',
    text: 'If the department discharged anyone, gain 1 blood bag.',
  },

  prototypeTriageNurse: {
    name: 'Triage Nurse (prototype)',
    whom: 'the Triage Nurse',
    text: 'If the department healed anyone, heal another patient of value 1–3 by 2.',
  },
  prototypeConsultant: {
    name: 'Consultant (prototype)',
    whom: 'the Consultant',
    text: 'If the department healed anyone, heal another patient of value 1–2 by 3. Not in a department without a colour.',
  },
  prototypeRegistrar: {
    name: 'Registrar (prototype)',
    whom: 'the Registrar',
    text: 'If the department discharged anyone, heal either one patient of value 4–6 by 1 or one of value 1–3 by 2.',
  },
  prototypeParamedic: {
    name: 'Paramedic (prototype)',
    whom: 'the Paramedic',
    text: 'If the department healed anyone, heal up to two patients of value 1–3 by 1 each.',
  },
  criticalSpecialist: {
    name: 'Critical Specialist',
    whom: 'the Critical Specialist',
    text: 'If the department healed anyone, heal up to three patients of value 1–2 by 1 each.',
  },
}
