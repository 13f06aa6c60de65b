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
  candida: { name: 'Candida', text: 'Un fungo che si credeva nel bosco.' },
  influenza: { name: 'Influenza', text: 'Quella vera. I raffreddori la ammirano.' },
  measles: { name: 'Morbillo', text: 'Si prega di non unire i puntini.' },
  mumps: { name: 'Orecchioni', text: 'Guance da criceto prima dell’inverno.' },
  rubella: { name: 'Rosolia', text: 'Rosa, educata e presto passata.' },
  norovirus: { name: 'Norovirus', text: 'La crociera è finita prima. Per tutti.' },
  rotavirus: { name: 'Rotavirus', text: 'Con i saluti dell’asilo nido.' },
  malaria: { name: 'Malaria', text: 'Una zanzara ha trovato il buco nella rete.' },
  toxoplasma: { name: 'Toxoplasma', text: 'Il gatto nega tutto.' },
  giardia: { name: 'Giardia', text: 'Il torrente sembrava così limpido.' },
  aspergillus: { name: 'Aspergillo', text: 'Cresciuto in cantina, salito di un piano.' },
  meningococcus: { name: 'Meningococco', text: 'Niente tempo da perdere, e niente perso.' },
  tetanus: { name: 'Tetano', text: 'Un chiodo arrugginito con la memoria lunga.' },
  anthrax: { name: 'Carbonchio', text: 'Lana vecchia, spore ancora più vecchie.' },
  cholera: { name: 'Colera', text: 'Sarebbe bastata acqua pulita.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
