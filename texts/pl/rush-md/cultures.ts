// Diagnoses by culture.

import type { DiagnosisId } from '@grand-rounds/rush-md/ids'
import type { NamedText } from '../../rush-md/texts.ts'

export const cultures = {
  staphylococcus: { name: 'Gronkowiec', text: 'Przychodzi gronem, jak rodzina.' },
  streptococcus: { name: 'Paciorkowiec', text: 'Grzecznie stoi w rzędzie, a potem rozrabia.' },
  pneumococcus: { name: 'Pneumokok', text: 'Parami, prosto do płuc.' },
  salmonella: { name: 'Salmonella', text: 'Ten mus był trochę zbyt domowy.' },
  listeria: { name: 'Listeria', text: 'Ser z nadmiarem charakteru.' },
  legionella: { name: 'Legionella', text: 'Prysznic tylko na kogoś czekał.' },
  borrelia: { name: 'Borelia', text: 'Ośmionoga pamiątka z lasu.' },
  chlamydia: { name: 'Chlamydia', text: 'Mała, dyskretna i łatwa do wyleczenia.' },
  tuberculosis: { name: 'Gruźlica', text: 'Powoli przychodzi, powoli odchodzi, ale odchodzi.' },
  klebsiella: { name: 'Klebsiella', text: 'Nawet w domu chodzi w grubym płaszczu.' },
  whoopingCough: { name: 'Krztusiec', text: 'Cała poczekalnia zna już tę melodię.' },
  diphtheria: { name: 'Błonica', text: 'Stara znajoma, za którą nikt nie tęsknił.' },
  scarletFever: { name: 'Szkarlatyna', text: 'Język jak truskawka, a apetytu brak.' },
  typhoidFever: { name: 'Dur brzuszny', text: 'Kucharz umył wszystko oprócz rąk.' },
  shigella: { name: 'Shigella', text: 'Ten piknik pamiętają wszyscy.' },
  clostridium: { name: 'Clostridium', text: 'Wprowadza się, gdy wszystkich innych wyrzucono.' },
  brucella: { name: 'Brucella', text: 'Kozie mleko było prosto od kozy.' },
  bartonella: { name: 'Bartonella', text: 'Kot do niczego się nie przyznaje.' },
  helicobacter: { name: 'Helicobacter', text: 'W kwasie czuje się jak w domu i zostaje.' },
  pseudomonas: { name: 'Pałeczka ropy błękitnej', text: 'Lubi jacuzzi tak samo jak goście.' },
  meningococcus: { name: 'Meningokok', text: 'Nie ma chwili do stracenia i żadna nie przepadła.' },
  tetanus: { name: 'Tężec', text: 'Zardzewiały gwóźdź z dobrą pamięcią.' },
  anthrax: { name: 'Wąglik', text: 'Stara wełna, jeszcze starsze zarodniki.' },
  cholera: { name: 'Cholera', text: 'Wystarczyłaby czysta woda.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
