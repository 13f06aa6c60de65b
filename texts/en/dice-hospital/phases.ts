import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: { name: 'Patient intake', text: 'New patients arrive, three to an ambulance, and need a bed.' },
  improvement: { name: 'Hospital improvement', text: 'Add a department or a specialist to your hospital.' },
  activation: {
    name: 'Hospital activation',
    text: 'Send your staff into the departments and get your patients better.',
  },
  neglect: { name: 'Neglected patients', text: 'Whoever nobody looked after gets worse.' },
  discharge: { name: 'Discharged patients', text: 'The healed go home: the more at once, the more it is worth.' },
  shiftChange: { name: 'Shift change', text: 'Staff back to the station, and fresh cards on offer.' },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: { name: 'One more card', text: 'Choose what to lay out: one more department or one more specialist.' },
  startingValues: { name: 'First patients', text: 'Choose which of your dice gets which value.' },
  administrators: { name: 'Administrator', text: 'Choose who runs your hospital.' },
  split: { name: 'Ties', text: 'Decide which of the equal patients ride in which ambulance.' },
  ambulances: { name: 'Ambulances', text: 'Choose an ambulance.' },
  keep: { name: 'New patients', text: 'Choose the three patients whom you admit.' },
  makeRoom: { name: 'No free bed', text: 'You have too few beds. Choose which of the older patients can’t be saved.' },
  improvement: { name: 'Improvement', text: 'Choose a department or a specialist.' },
  discard: { name: 'Discard', text: 'Give up an improvement for a blood bag, or keep everything.' },
  activation: { name: 'Activation', text: 'Place your nurses and specialists, spend blood bags, or end your shift.' },
  protection: { name: 'Protection', text: 'Choose the neglected patient whom your administrator looks after.' },
  reports: { name: 'Medical reports', text: 'Complete a report with the patients in the lounge, or go on.' },
  pickup: { name: 'Final pickup', text: 'Move a patient to a space that fits, or pass for good.' },
  over: { name: 'The end', text: 'The game is over.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Consultant', text: 'Choose whose effect the Consultant has in this activation.' },
  specialist: { name: 'After the dice', text: 'The dice have fallen. Use the specialist’s effect, or leave it.' },
  admissions: {
    name: 'Admissions Nurse',
    text: 'Return a patient to the bag, draw a new one, or leave it.',
  },
}
