import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Blood Drive',
    line: 'The whole town rolls up its sleeves. There are biscuits.',
    text: 'Every hospital gains 1 blood bag.',
  },
  expiredStock: {
    name: 'Expired Stock',
    line: 'Somebody should have read the labels on the top shelf.',
    text: 'Every hospital that has a blood bag loses 1.',
  },
  quietNight: {
    name: 'Quiet Night',
    line: 'Nobody says it out loud, but everyone sleeps.',
    text: 'Every patient of value 1–2 in the wards gets better by 1.',
  },
  heatWave: {
    name: 'Heat Wave',
    line: 'The ice machine gave up at noon.',
    text: 'Every patient of value 5–6 in the wards gets worse by 1.',
  },
  openHouse: {
    name: 'Open House',
    line: 'Builders with plans, doctors with references, a brass band.',
    text: 'One more department and one more specialist are laid out.',
  },
  inspection: {
    name: 'Inspection',
    line: 'A clipboard with opinions is looking into the mortuary.',
    text: 'Every hospital loses 1 point for each fatality token that it has.',
  },
  clericalError: {
    name: 'Clerical Error',
    line: 'He had only gone out for a sandwich.',
    text: 'Every hospital that has a fatality token removes 1.',
  },
  shortStaffed: {
    name: 'Short-staffed',
    line: 'Half the nurses have the cold that the other half had last week.',
    text: 'Every hospital has 1 nurse fewer this round.',
  },
  agencyNurse: {
    name: 'Agency Nurse',
    line: 'Brings her own mug and already knows where everything is.',
    text: 'Every hospital has 1 nurse more this round.',
  },
  icyRoads: {
    name: 'Icy Roads',
    line: 'Some of the nearly well have slipped on the way here.',
    text: 'New patients who roll a 5 this round come in with a 4.',
  },
  mildWeather: {
    name: 'Mild Weather',
    line: 'Even the pigeons on the roof look rested.',
    text: 'New patients who roll a 2 this round come in with a 3.',
  },
  brokenBed: {
    name: 'Broken Bed',
    line: 'Ward B denies any knowledge of a jumping contest.',
    text: 'Every hospital has only 11 beds this round.',
  },
  powerCut: {
    name: 'Power Cut',
    line: 'The scanner hums, sighs and goes dark.',
    text: 'Imaging is closed this round.',
  },
  freshBlood: {
    name: 'Fresh Blood',
    line: 'Delivered this morning, and in high spirits.',
    text: 'A blood bag spent on healing heals by 2 this round.',
  },
  pressDay: {
    name: 'Press Day',
    line: 'The local paper would like some smiles at the front door.',
    text: 'Every hospital that discharges at least 3 patients this round scores 1 point.',
  },
}
