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
  candida: { name: 'Drożdżak', text: 'Grzyb, który wziął to za las.' },
  influenza: { name: 'Grypa', text: 'Ta prawdziwa. Katary patrzą na nią z podziwem.' },
  measles: { name: 'Odra', text: 'Prosimy nie łączyć kropek.' },
  mumps: { name: 'Świnka', text: 'Policzki jak u chomika przed zimą.' },
  rubella: { name: 'Różyczka', text: 'Różowa, grzeczna i zaraz sobie pójdzie.' },
  norovirus: { name: 'Norowirus', text: 'Rejs skończył się wcześniej. Dla wszystkich.' },
  rotavirus: { name: 'Rotawirus', text: 'Pozdrowienia ze żłobka.' },
  malaria: { name: 'Malaria', text: 'Jeden komar znalazł dziurę w siatce.' },
  toxoplasma: { name: 'Toksoplazma', text: 'Kot do niczego się nie przyznaje.' },
  giardia: { name: 'Lamblia', text: 'Górski strumień wyglądał na taki czysty.' },
  aspergillus: { name: 'Kropidlak', text: 'Wychował się w piwnicy, przeniósł na piętro.' },
  meningococcus: { name: 'Meningokok', text: 'Nie ma chwili do stracenia i żadna nie przepadła.' },
  tetanus: { name: 'Tężec', text: 'Zardzewiały gwóźdź z dobrą pamięcią.' },
  anthrax: { name: 'Wąglik', text: 'Stara wełna, jeszcze starsze zarodniki.' },
  cholera: { name: 'Cholera', text: 'Wystarczyłaby czysta woda.' },
} as const satisfies Readonly<Partial<Record<DiagnosisId, NamedText>>>
