// Names and characters are invented: nobody who has lived is meant.

import type { AdministratorText, DiceHospitalTexts } from '../../dice-hospital/texts.ts'

const pairs = (colour: string): AdministratorText['text'] => ({
  final: `Ontsla in één ronde twee of meer ${colour} patiënten: 1 punt.`,
  prototype: `Voor elke twee ${colour} patiënten die je in een ronde ontslaat: 1 punt.`,
})

const protects = (colour: string): AdministratorText['text'] => ({
  final: `Elke ronde gaat één verwaarloosde ${colour} patiënt naar keuze niet achteruit.`,
  prototype: `Verwaarloosde ${colour} patiënten gaan nooit achteruit.`,
})

export const administrators: DiceHospitalTexts['administrators'] = {
  twoRed: {
    name: 'Rosamunde Vingerhoed',
    line: 'Draaft het hele ziekenhuis door en heeft nog nooit een druppel thee gemorst.',
    text: pairs('rode'),
  },
  twoYellow: {
    name: 'Bartholomeus Veerkracht',
    line: 'Houdt een kanarie op kantoor en legt die de begroting voor.',
    text: pairs('gele'),
  },
  twoGreen: {
    name: 'Ottoline van Varen tot Pot',
    line: 'Geeft alle planten in het gebouw water, die van plastic ook.',
    text: pairs('groene'),
  },
  oneOfEach: {
    name: 'Ignatius Bessenpruim',
    line: 'Verzamelt van alles één: lepeltjes, stropdassen, second opinions.',
    text: {
      final: 'Ontsla in één ronde patiënten van alle drie de kleuren: 1 punt.',
      prototype: 'Voor elk stel van alle drie de kleuren dat je in een ronde ontslaat: 1 punt.',
    },
  },
  protectsRed: {
    name: 'Philippa Bramendal',
    line: 'Waakt ’s nachts bij iedereen die een beetje rood aanloopt.',
    text: protects('rode'),
  },
  protectsYellow: {
    name: 'Barnabas Vlaflip',
    line: 'Zijn zakken rammelen van de citroenzuurtjes, en er is er altijd een voor jou.',
    text: protects('gele'),
  },
  protectsGreen: {
    name: 'Hildegard Mosgroen',
    line: 'Geen apotheker heeft haar muntthee goedgekeurd, en ze drinken hem allemaal.',
    text: protects('groene'),
  },
  mostDischarged: {
    name: 'Wilhelmina Spoedstra',
    line: 'Heeft de taxi al klaarstaan als de patiënt zijn tweede schoen nog zoekt.',
    text: {
      final: 'Ontsla in een ronde meer patiënten dan elke andere speler: 1 punt.',
      prototype: 'Ontsla in een ronde meer patiënten dan elke andere speler: 2 punten.',
    },
  },
}
