// Points as a language writes them: with one decimal where they have a part, and a minus sign that is one.

import type { LanguageCode } from './language.ts'

/** Whole points; their minus sign is one, and no hyphen. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

export function decimals(code: LanguageCode): (value: number) => string {
  let format: Intl.NumberFormat | null = null
  return (value) => {
    format ??= new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    // What would be told as −0.0 is nothing.
    return format.format(Math.abs(value) < 0.05 ? 0 : value).replace('-', '−')
  }
}
