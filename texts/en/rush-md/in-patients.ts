// Patients who need a bed. Names are invented: nobody who has lived is meant.

import type { PatientId } from '@grand-rounds/rush-md/ids'
import type { PatientText } from '../../rush-md/texts.ts'

export const inPatients = {
  pneumonia: { name: 'Mr Duckworth', complaint: 'Pneumonia', line: 'Fed the ducks from inside the pond.' },
  kidneyInfection: {
    name: 'Mrs Teasdale',
    complaint: 'Kidney infection',
    line: 'Swears by cranberry juice, by the bucket.',
  },
  infectedWound: {
    name: 'Rosie Thorne',
    complaint: 'Infected wound',
    line: 'Won the flower show. The roses won the fight.',
  },
  tonsilAbscess: {
    name: 'Valentino Gray',
    complaint: 'Abscess on a tonsil',
    line: 'A tenor. He has sung his last high C for this week.',
  },
  bloodPoisoning: {
    name: 'Skipper Lundy',
    complaint: 'Blood poisoning',
    line: 'Said the splinter was nothing. It was something.',
  },
  feverAfterTravel: {
    name: 'Agatha Wanderley',
    complaint: 'Fever after a journey',
    line: 'Brought back forty photographs and one passenger.',
  },
  jointSwelling: { name: 'Nan Stitchwell', complaint: 'Swollen joints', line: 'Knits two socks an hour, or used to.' },
  inflamedBowel: {
    name: 'Basil Peppercorn',
    complaint: 'Inflamed bowel',
    line: 'A cook: tastes everything, regrets some of it.',
  },
  anaemia: {
    name: 'Count Paleworth',
    complaint: 'Anaemia',
    line: 'Sleeps by day and avoids garlic, but is only very pale.',
  },
  lupusFlare: { name: 'Luna Wolfe', complaint: 'Lupus flare-up', line: 'No, it has nothing to do with the full moon.' },
  thyroidStorm: {
    name: 'Gale Winterbottom',
    complaint: 'Thyroid storm',
    line: 'Had the whole ward dusted before breakfast.',
  },
  musclePain: {
    name: 'Hercules Strong',
    complaint: 'Muscle pain',
    line: 'Carried the piano up alone. It was the wrong house.',
  },
  fallFromLadder: { name: 'Bill Rungsworth', complaint: 'Fall from a ladder', line: 'The light bulb is fine.' },
  skiingAccident: { name: 'Heidi Slopesmith', complaint: 'Skiing accident', line: 'Found the only tree on the piste.' },
  crushedHand: { name: 'Max Hammersley', complaint: 'Crushed hand', line: 'Held the door open. It was a garage door.' },
  carCrash: { name: 'Otto Wheeler', complaint: 'Car crash', line: 'Had the right of way, and tells everyone.' },
  brokenHip: { name: 'Granny Hopkins', complaint: 'Broken hip', line: 'Won the dance contest all the same.' },
  rugbyInjury: { name: 'Scott Tackleby', complaint: 'Rugby injury', line: 'First wants to know who won.' },
  seizures: { name: 'Sam Goodfellow', complaint: 'Seizures', line: 'Calls everyone dear, the monitor too.' },
  longMigraine: {
    name: 'Dame Iris Dimly',
    complaint: 'A migraine that stays',
    line: 'Would like the sun turned down a little.',
  },
  memoryLoss: { name: 'Mr Merriman', complaint: 'Memory loss', line: 'Delighted to meet you, every time.' },
  suddenDizziness: { name: 'Carousel Jane', complaint: 'Sudden dizziness', line: 'Says it is the ward that turns.' },
  numbArm: { name: 'Arthur Pillow', complaint: 'Numb arm', line: 'Slept on it, and it has not woken up yet.' },
  deepDelirium: {
    name: 'Baron Dreamsworth',
    complaint: 'Deep delirium',
    line: 'Greets the drip stand as an old comrade.',
  },
  biteWithFever: {
    name: 'Terry Barker',
    complaint: 'Bite with fever',
    line: 'The neighbour’s poodle only wanted to play.',
  },
  rashAndFever: {
    name: 'Polly Freckleton',
    complaint: 'Rash and fever',
    line: 'Two hundred and twelve spots; she has counted.',
  },
  stiffNeck: {
    name: 'Nelson Turner',
    complaint: 'Stiff neck and fever',
    line: 'Looks straight ahead and hopes for the best.',
  },
  fallAfterFainting: {
    name: 'Victoria Swoon',
    complaint: 'Fall after fainting',
    line: 'Saw the bill. Then saw the floor.',
  },
  brittleBones: { name: 'Crispin Glass', complaint: 'Brittle bones', line: 'Sneezes with the greatest care.' },
  tremblingHands: {
    name: 'Maestro Tremolo',
    complaint: 'Trembling hands',
    line: 'The orchestra still follows every beat.',
  },
  failingHeart: {
    name: 'Valentine Hart',
    complaint: 'Failing heart',
    line: 'Gave it away too often, and needs another.',
  },
  failingKidney: { name: 'Penny Beane', complaint: 'Failing kidney', line: 'The other one sends its regards.' },
  collapsedLung: {
    name: 'Gus Blowes',
    complaint: 'Collapsed lung',
    line: 'Blew up the balloons for all nine grandchildren.',
  },
  burstAppendix: {
    name: 'Poppy Burstall',
    complaint: 'Burst appendix',
    line: 'Held out until after the wedding cake.',
  },
  hernia: { name: 'Porter Heaviside', complaint: 'Hernia', line: 'Lifts with the back, against all posters.' },
  severeDehydration: {
    name: 'Sandy Dunes',
    complaint: 'Severe dehydration',
    line: 'Ran the desert marathon, with detours.',
  },
} as const satisfies Readonly<Partial<Record<PatientId, PatientText>>>
