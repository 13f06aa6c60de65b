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
  candida: { name: 'Candida', text: 'A fungus that took this for a forest.' },
  influenza: { name: 'Influenza', text: 'The real one. Colds look up to it.' },
  measles: { name: 'Measles', text: 'Please do not join the dots.' },
  mumps: { name: 'Mumps', text: 'Cheeks like a hamster’s before winter.' },
  rubella: { name: 'Rubella', text: 'Pink, polite and soon gone.' },
  norovirus: { name: 'Norovirus', text: 'The cruise was cut short, for everyone.' },
  rotavirus: { name: 'Rotavirus', text: 'The nursery sends its regards.' },
  malaria: { name: 'Malaria', text: 'One mosquito found the hole in the net.' },
  toxoplasma: { name: 'Toxoplasma', text: 'The cat denies everything.' },
  giardia: { name: 'Giardia', text: 'The mountain stream looked so clear.' },
  aspergillus: { name: 'Aspergillus', text: 'Grew up in the cellar, moved upstairs.' },
  meningococcus: { name: 'Meningococcus', text: 'No time to lose, and none was lost.' },
  tetanus: { name: 'Tetanus', text: 'A rusty nail with a long memory.' },
  anthrax: { name: 'Anthrax', text: 'Old wool, even older spores.' },
  cholera: { name: 'Cholera', text: 'Clean water would have done.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
