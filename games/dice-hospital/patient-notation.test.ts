import { describe, expect, it } from 'vitest'
import { COLOURS, colourOf, letterOf, printDie, printTarget, readDie, readTarget } from './patient-notation.ts'
import { printPatient, readPatient } from './patients.ts'

const EVERY = ['R', 'Y', 'G'].flatMap((own) =>
  [1, 2, 3, 4, 5, 6].flatMap((value) => {
    const others = ['R', 'Y', 'G'].filter((letter) => letter !== own)
    return [`${own}${value}`, `${own}${value}+`, ...others.map((letter) => `${own}${value}>${letter}`)]
  }),
)

describe('the notation of patients', () => {
  it('[DH 2.15] writes whom it reads, and reads whom the engine knows, 72 in all', () => {
    expect(EVERY.length).toBe(72)
    for (const text of EVERY) {
      const die = readDie(text)
      expect(die && printDie(die)).toBe(text)
      const p = readPatient(text)
      expect(p !== null && printPatient(p)).toBe(text)
    }
  })

  it('[DH 2.18] knows own colour, colour for now, and who was treated', () => {
    expect(readDie('R3')).toEqual({ colour: 'red', value: 3, treated: false, now: 'red' })
    expect(readDie('Y6+')).toEqual({ colour: 'yellow', value: 6, treated: true, now: 'yellow' })
    expect(readDie('R3>G')).toEqual({ colour: 'red', value: 3, treated: true, now: 'green' })
    expect(COLOURS.map((colour) => colourOf(letterOf(colour)))).toEqual(COLOURS)
  })

  it('[DH 2.17] knows a target by the colour that it is given', () => {
    expect(readTarget('R3=G')).toEqual({ colour: 'red', value: 3, treated: false, now: 'red', turned: 'green' })
    expect(readTarget('R3+')?.turned).toBe(null)
    expect(printTarget('R3+', 'yellow')).toBe('R3+=Y')
    expect(printTarget('R3', null)).toBe('R3')
  })

  it.each(['', 'R', 'R0', 'R7', 'B3', 'R3>R', 'R3++', 'R3>', 'r3', 'R3 ', '3', 'constructor'])(
    '[DH 2.15] %j is no patient',
    (text) => {
      expect(readDie(text)).toBe(null)
      expect(readPatient(text)).toBe(null)
    },
  )

  it.each(['R3=B', 'R3=', 'R3=G=Y', '=G', 'R7=G'])('[DH 2.17] %j is no target', (text) => {
    expect(readTarget(text)).toBe(null)
  })
})
