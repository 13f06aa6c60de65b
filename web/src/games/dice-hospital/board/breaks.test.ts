import { describe, expect, it } from 'vitest'

import { longestWord, withBreaks } from './breaks.ts'

const shown = (name: string) => withBreaks(name).replaceAll('\u00AD', '-')

describe('breaks in long names', () => {
  it.each([
    ['Krankenschwester', 'Kran-ken-schwe-ster'],
    ['Mikrobiologe', 'Mik-robio-lo-ge'],
    ['Ausbildungszentrum', 'Ausbil-dungszen-trum'],
    ['Clinic', 'Clinic'],
    ['Ear, Nose & Throat', 'Ear, Nose & Throat'],
  ])('%s', (name, broken) => {
    expect(shown(name).replaceAll('-', '')).toBe(name)
    expect(shown(name)).toMatch(broken === name ? /^[^-]*$/ : /-/)
    for (const part of shown(name).split(/[\s-]/)) expect(part.length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['Krankenschwester', 'Kran-ken-schwe-ster'],
    ['Aufnahmeschwester', 'Auf-nah-me-schwe-ster'],
    ['Triageschwester', 'Tria-ge-schwe-ster'],
  ])('%s keeps its schw together', (name, broken) => {
    expect(shown(name)).toBe(broken)
  })

  it('a syllable is never split off alone as one or two letters', () => {
    for (const part of shown('Physiotherapeutin').split('-')) expect(part.length).toBeGreaterThanOrEqual(2)
    expect(shown('Physiotherapeutin').split('-')[0]?.length).toBeGreaterThanOrEqual(3)
  })

  it('the longest word of a name', () => {
    expect(longestWord('Experimentelle Therapie')).toBe(14)
    expect(longestWord('Hals-Nasen-Ohren')).toBe(5)
  })
})
