// Diagnoses by X-ray.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const xrays = {
  brokenArm: { name: 'Broken arm', text: 'Plenty of room for signatures.' },
  brokenLeg: { name: 'Broken leg', text: 'An excuse for the whole winter.' },
  brokenRibs: { name: 'Broken ribs', text: 'No jokes, please. It hurts.' },
  brokenPelvis: { name: 'Broken pelvis', text: 'Sits out this dance, and the next.' },
  brokenCollarbone: { name: 'Broken collarbone', text: 'Over the handlebars, and with style.' },
  brokenSkull: { name: 'Broken skull', text: 'A hard head, but not hard enough.' },
  dislocatedShoulder: { name: 'Dislocated shoulder', text: 'It has moved and left no address.' },
  dislocatedHip: { name: 'Dislocated hip', text: 'The splits went well. Getting up did not.' },
  crushedVertebra: { name: 'Crushed vertebra', text: 'A little shorter than on Sunday.' },
  tornLigament: { name: 'Torn ligament', text: 'The snap was heard in the back row.' },
  swallowedCoin: { name: 'Swallowed coin', text: 'Small change, inside.' },
  fluidInTheChest: { name: 'Fluid in the chest', text: 'We are waiting for low tide.' },
  airInTheChest: { name: 'Air in the chest', text: 'It belongs there, but one room further in.' },
  bruisedLung: { name: 'Bruised lung', text: 'The seat belt did its duty.' },
  shatteredElbow: { name: 'Shattered elbow', text: 'Not such a funny bone.' },
  splitKneecap: { name: 'Split kneecap', text: 'Two halves of a good knee.' },
  hairlineCrack: { name: 'Hairline crack', text: 'Good light and good will, and you can see it.' },
  tornMeniscus: { name: 'Torn meniscus', text: 'The knee clicks in waltz time.' },
  brokenNose: { name: 'Broken nose', text: 'It now points to the exit.' },
  brokenJaw: { name: 'Broken jaw', text: 'Soup, for some weeks.' },
  crackedHeel: { name: 'Cracked heel', text: 'The jump was fine. The landing was not.' },
  bruisedHeart: { name: 'Bruised heart', text: 'For once, no figure of speech.' },
  bruisedKidney: { name: 'Bruised kidney', text: 'The horse meant nothing by it.' },
  looseImplant: { name: 'Loose implant', text: 'A screw loose, and that is official.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
