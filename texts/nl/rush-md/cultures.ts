// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Stafylokokken', text: 'Komen in trossen, net als familie.' },
  streptococcus: { name: 'Streptokokken', text: 'Staan netjes in de rij en misdragen zich dan.' },
  pneumococcus: { name: 'Pneumokokken', text: 'Twee aan twee, recht naar de longen.' },
  salmonella: { name: 'Salmonella', text: 'De mousse was iets te huisgemaakt.' },
  listeria: { name: 'Listeria', text: 'Een kaas met te veel karakter.' },
  legionella: { name: 'Legionella', text: 'De douche stond al op iemand te wachten.' },
  borrelia: { name: 'Borrelia', text: 'Een achtpotig souvenir uit het bos.' },
  chlamydia: { name: 'Chlamydia', text: 'Klein, discreet en goed te genezen.' },
  tuberculosis: { name: 'Tuberculose', text: 'Komt langzaam, gaat langzaam, maar gaat.' },
  klebsiella: { name: 'Klebsiella', text: 'Draagt binnen ook een dikke jas.' },
  whoopingCough: { name: 'Kinkhoest', text: 'De hele wachtkamer kent het wijsje nu.' },
  diphtheria: { name: 'Difterie', text: 'Een oude bekende die niemand had gemist.' },
  scarletFever: { name: 'Roodvonk', text: 'Een tong als een aardbei, en nergens trek in.' },
  typhoidFever: { name: 'Buiktyfus', text: 'De kok had alles gewassen, behalve de handen.' },
  shigella: { name: 'Shigella', text: 'De picknick blijft iedereen bij.' },
  clostridium: { name: 'Clostridium', text: 'Trekt in als alle anderen eruit zijn gezet.' },
  brucella: { name: 'Brucella', text: 'De geitenmelk kwam recht van de geit.' },
  bartonella: { name: 'Bartonella', text: 'De kat ontkent alles.' },
  helicobacter: { name: 'Helicobacter', text: 'Voelt zich thuis in zuur, en blijft.' },
  pseudomonas: { name: 'Pseudomonas', text: 'Houdt net zo van het bubbelbad als de gasten.' },
  meningococcus: { name: 'Meningokokken', text: 'Geen tijd te verliezen, en geen verloren.' },
  tetanus: { name: 'Tetanus', text: 'Een roestige spijker met een goed geheugen.' },
  anthrax: { name: 'Miltvuur', text: 'Oude wol, nog oudere sporen.' },
  cholera: { name: 'Cholera', text: 'Schoon water was genoeg geweest.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
