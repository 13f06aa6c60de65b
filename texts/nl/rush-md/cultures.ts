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
  candida: { name: 'Candida', text: 'Een schimmel die dit voor een bos aanzag.' },
  influenza: { name: 'Influenza', text: 'De echte. Verkoudheden kijken ertegen op.' },
  measles: { name: 'Mazelen', text: 'De stippen liever niet verbinden.' },
  mumps: { name: 'Bof', text: 'Wangen als een hamster voor de winter.' },
  rubella: { name: 'Rodehond', text: 'Roze, beleefd en zo weer weg.' },
  norovirus: { name: 'Norovirus', text: 'De cruise werd korter. Voor iedereen.' },
  rotavirus: { name: 'Rotavirus', text: 'De crèche doet de groeten.' },
  malaria: { name: 'Malaria', text: 'Eén mug vond het gat in het net.' },
  toxoplasma: { name: 'Toxoplasma', text: 'De kat ontkent alles.' },
  giardia: { name: 'Giardia', text: 'De bergbeek zag er zo helder uit.' },
  aspergillus: { name: 'Aspergillus', text: 'Opgegroeid in de kelder, boven gaan wonen.' },
  meningococcus: { name: 'Meningokokken', text: 'Geen tijd te verliezen, en geen verloren.' },
  tetanus: { name: 'Tetanus', text: 'Een roestige spijker met een goed geheugen.' },
  anthrax: { name: 'Miltvuur', text: 'Oude wol, nog oudere sporen.' },
  cholera: { name: 'Cholera', text: 'Schoon water was genoeg geweest.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
