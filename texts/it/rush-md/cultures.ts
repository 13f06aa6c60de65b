// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Stafilococco', text: 'Arriva a grappoli, come i parenti.' },
  streptococcus: { name: 'Streptococco', text: 'Fa la fila per bene, poi si comporta male.' },
  pneumococcus: { name: 'Pneumococco', text: 'A due a due, dritto ai polmoni.' },
  salmonella: { name: 'Salmonella', text: 'La mousse era un po’ troppo casalinga.' },
  listeria: { name: 'Listeria', text: 'Un formaggio con troppo carattere.' },
  legionella: { name: 'Legionella', text: 'La doccia aspettava solo qualcuno.' },
  borrelia: { name: 'Borrelia', text: 'Un ricordo del bosco, a otto zampe.' },
  chlamydia: { name: 'Clamidia', text: 'Piccola, discreta e facile da curare.' },
  tuberculosis: { name: 'Tubercolosi', text: 'Viene piano, va via piano, ma va via.' },
  klebsiella: { name: 'Klebsiella', text: 'Porta il cappotto anche in casa.' },
  whoopingCough: { name: 'Pertosse', text: 'Tutta la sala d’attesa ormai conosce il motivo.' },
  diphtheria: { name: 'Difterite', text: 'Una vecchia conoscenza che non mancava a nessuno.' },
  scarletFever: { name: 'Scarlattina', text: 'Una lingua come una fragola, e nessun appetito.' },
  typhoidFever: { name: 'Febbre tifoide', text: 'Il cuoco aveva lavato tutto, tranne le mani.' },
  shigella: { name: 'Shigella', text: 'Il picnic se lo ricordano tutti.' },
  clostridium: { name: 'Clostridio', text: 'Si trasferisce quando tutti gli altri sono sfrattati.' },
  brucella: { name: 'Brucella', text: 'Il latte di capra veniva dritto dalla capra.' },
  bartonella: { name: 'Bartonella', text: 'Il gatto nega tutto.' },
  helicobacter: { name: 'Helicobacter', text: 'Nell’acido si sente a casa, e ci resta.' },
  pseudomonas: { name: 'Pseudomonas', text: 'Ama la vasca idromassaggio quanto gli ospiti.' },
  meningococcus: { name: 'Meningococco', text: 'Niente tempo da perdere, e niente perso.' },
  tetanus: { name: 'Tetano', text: 'Un chiodo arrugginito con la memoria lunga.' },
  anthrax: { name: 'Carbonchio', text: 'Lana vecchia, spore ancora più vecchie.' },
  cholera: { name: 'Colera', text: 'Sarebbe bastata acqua pulita.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
