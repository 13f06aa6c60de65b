// Times in words, in the language of the page.

import type { LanguageCode } from '@grand-rounds/texts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** 'two hours ago', for what lies at most a month back; the date for anything older. */
export function ago(at: number, code: LanguageCode, now = Date.now()): string {
  const gone = Math.max(0, now - at)
  if (gone > 30 * 86_400_000) return date(at, code)
  const words = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => gone >= length) ?? (['second', gone + 1] as const)
  return words.format(-Math.floor(gone / length), unit)
}

function date(at: number, code: LanguageCode): string {
  return new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(at)
}
