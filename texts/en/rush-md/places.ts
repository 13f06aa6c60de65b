// The hospital and the course of a round.

import type { RushMdTexts } from '../../rush-md/texts.ts'

const SURGERY = 'A doctor moves organs from the store to the patient, with tweezers.'
const MEDICATION = 'A nurse gives the patient medicines and blood, with tweezers.'
const WARD = 'A nurse treats one patient of the ward, or gives all of them what the epidemic asks for.'

export const places: RushMdTexts['places'] = {
  desk: {
    name: 'Admission desk',
    where: 'at the admission desk',
    text: 'A nurse draws up to 3 patients, in any mix. At most 6 of each kind can wait.',
  },
  admission: {
    name: 'In-patient admission',
    where: 'in admissions',
    text: 'A doctor brings one waiting in-patient to a free bed.',
  },
  clinic: { name: 'Clinic', where: 'in the clinic', text: 'A doctor or a nurse treats one out-patient.' },
  wardA: { name: 'Ward A', where: 'on ward A', text: WARD },
  wardB: { name: 'Ward B', where: 'on ward B', text: WARD },
  culture: { name: 'Culture', where: 'at the culture', text: 'A doctor looks for the sign of the top card.' },
  bloodTest: { name: 'Blood test', where: 'at the blood test', text: 'A doctor lays the pattern of the top card.' },
  xray: { name: 'X-ray', where: 'at the X-ray', text: 'A doctor looks for the picture of this patient.' },
  mri: { name: 'MRI', where: 'at the MRI', text: 'A doctor balances the glass on the bed.' },
  bloodBank: { name: 'Blood bank', where: 'in the blood bank', text: 'A doctor or a nurse brings 3 units of blood.' },
  pharmacy: {
    name: 'Pharmacy',
    where: 'in the pharmacy',
    text: 'A nurse stocks one kind: pills, medicine, drips or syringes.',
  },
  organStore: {
    name: 'Organ store',
    where: 'in the organ store',
    text: 'A doctor brings 2 organs of one kind, with tweezers. The store holds 6.',
  },
  theatreA: { name: 'Operating room A', where: 'in operating room A', text: SURGERY },
  theatreB: { name: 'Operating room B', where: 'in operating room B', text: SURGERY },
  theatreANurse: { name: 'Operating room A, nurses', where: 'beside the table in operating room A', text: MEDICATION },
  theatreBNurse: { name: 'Operating room B, nurses', where: 'beside the table in operating room B', text: MEDICATION },
  research: { name: 'Research paper', where: 'on a research paper', text: 'Whatever the paper offers this round.' },
}

export const exams: RushMdTexts['exams'] = {
  culture: {
    name: 'Culture',
    text: 'Turn the tokens one at a time until you find the sign on the card. They never change places: remember them.',
  },
  bloodTest: {
    name: 'Blood test',
    text: 'Move the red and white discs with tweezers until they lie as on the card.',
  },
  xray: {
    name: 'X-ray',
    text: 'Five beds are hidden in each picture. Put a picture with this bed under the deck; take the first without it.',
  },
  mri: {
    name: 'MRI',
    text: 'Balance the glass on the bed and take the card. The bed stays until the sand has run out.',
  },
}

export const phases: RushMdTexts['phases'] = {
  council: { name: 'Council', text: 'No clock runs: make a plan, and start when all are ready.' },
  action: { name: 'Action phase', text: 'Turn over hourglasses and work, all at the same time, against the clock.' },
  evaluation: { name: 'Evaluation', text: 'Every patient is looked at: cured, or a medical error.' },
}

export const stages: RushMdTexts['stages'] = {
  council: { name: 'Council', text: 'Talk the round over, and say when you are ready.' },
  action: { name: 'Action phase', text: 'Put a glass on a space and do its work.' },
  overtime: { name: 'Last grains', text: 'The clock has ended. Finish what you are at while the sand runs.' },
  clearing: { name: 'Clearing up', text: 'Send back what patients who stay did not need, and say when you are ready.' },
  over: { name: 'The end', text: 'The game is over.' },
}
