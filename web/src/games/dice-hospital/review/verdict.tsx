// How good a decision was, at a glance: a sign in a shape of its own, and its word.

import type { Verdict } from '@grand-rounds/bots'

import { words } from '../../../shell/language.ts'

/** The marks of chess players. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

const SHAPES: Readonly<Record<Verdict, string>> = {
  best: 'M12 1.500a10.500 10.500 0 1 0 .01 0Z',
  good: 'M12 1.500a10.500 10.500 0 1 0 .01 0Z',
  inaccuracy:
    'M6 2.500h12a3.500 3.500 0 0 1 3.500 3.500v12a3.500 3.500 0 0 1-3.500 3.500H6A3.500 3.500 0 0 1 2.500 18V6A3.500 3.500 0 0 1 6 2.500Z',
  mistake: 'M12 .500 23.500 12 12 23.500.500 12Z',
  blunder: 'M7.300 1h9.400L23 7.300v9.400L16.700 23H7.300L1 16.700V7.300Z',
}

export function VerdictSign({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg class={`art verdict-sign is-${verdict}`} width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[verdict]} />
      <text x="12" y="16.400">
        {SIGNS[verdict]}
      </text>
    </svg>
  )
}

export function verdictWord(verdict: Verdict): string {
  return words.value.diceHospital.review.verdicts[verdict]
}
