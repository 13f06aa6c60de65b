// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Staphylococcus', text: 'Comes in bunches, like grapes and relatives.' },
  streptococcus: { name: 'Streptococcus', text: 'Queues politely, then behaves badly.' },
  pneumococcus: { name: 'Pneumococcus', text: 'Two by two, and straight to the lungs.' },
  salmonella: { name: 'Salmonella', text: 'The mousse was a little too home-made.' },
  listeria: { name: 'Listeria', text: 'A cheese with too much character.' },
  legionella: { name: 'Legionella', text: 'The shower had been waiting for somebody.' },
  borrelia: { name: 'Borrelia', text: 'An eight-legged souvenir from the woods.' },
  chlamydia: { name: 'Chlamydia', text: 'Small, discreet and easily cured.' },
  tuberculosis: { name: 'Tuberculosis', text: 'Slow to come and slow to go, but it goes.' },
  klebsiella: { name: 'Klebsiella', text: 'It wears a thick coat, even indoors.' },
  whoopingCough: { name: 'Whooping cough', text: 'The whole waiting room knows the tune by now.' },
  diphtheria: { name: 'Diphtheria', text: 'An old acquaintance that nobody had missed.' },
  scarletFever: { name: 'Scarlet fever', text: 'A tongue like a strawberry, and no appetite for any.' },
  typhoidFever: { name: 'Typhoid fever', text: 'The cook had washed everything but the hands.' },
  shigella: { name: 'Shigella', text: 'The picnic is remembered by all.' },
  clostridium: { name: 'Clostridium', text: 'Moves in when everyone else has been thrown out.' },
  brucella: { name: 'Brucella', text: 'The goat’s milk came straight from the goat.' },
  bartonella: { name: 'Bartonella', text: 'The cat denies everything.' },
  helicobacter: { name: 'Helicobacter', text: 'Feels at home in acid, and stays.' },
  pseudomonas: { name: 'Pseudomonas', text: 'Likes the hot tub as much as the guests do.' },
  meningococcus: { name: 'Meningococcus', text: 'No time to lose, and none was lost.' },
  tetanus: { name: 'Tetanus', text: 'A rusty nail with a long memory.' },
  anthrax: { name: 'Anthrax', text: 'Old wool, even older spores.' },
  cholera: { name: 'Cholera', text: 'Clean water would have done.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
