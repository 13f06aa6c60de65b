import type { CardsTexts } from '../../page/cards.ts'
import { count } from '../grammar.ts'

export const cards: CardsTexts = {
  title: 'Alle kaarten van Dice Hospital',
  note: 'Wat er op elke kaart staat, in onze eigen woorden, met de editie waar ze bij hoort. Kaarten die in geen enkel spelregelboek staan, zijn van onszelf en zeggen dat ook.',
  search: 'Zoek in de kaarten',
  searchHint: 'Een naam of een woord, zoals verpleegster of rode',
  found: ({ count: n }) => count(n, { one: '# kaart gevonden', other: '# kaarten gevonden' }),
  none: 'Geen enkele kaart heeft al deze woorden.',
  kinds: {
    department: 'Afdelingen',
    specialist: 'Specialisten',
    administrator: 'Beheerders',
    eventCard: 'Gebeurteniskaarten',
    report: 'Medische rapporten',
    ambulanceBack: 'Achterkanten van de ziekenwagens',
  },
  contents: 'Soorten kaarten',
  starting: 'Elk ziekenhuis begint ermee',
  both: 'Beide edities',
  own: 'Van onszelf',
  once: 'Eenmalig',
  forTheRound: 'De hele ronde',
}
