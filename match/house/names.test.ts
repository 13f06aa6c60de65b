import { describe, expect, it } from 'vitest'
import { isPlainName, looksLike } from './names.ts'
import { readAct } from './read-act.ts'

describe('a name', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a Hangul filler', '\u3164'],
    ['half a Hangul filler', 'Mo\uFFA0'],
    ['a blank of braille', '\u2800'],
    ['a zero-width blank', 'Mo\u200B'],
    ['a zero-width joiner between letters', 'M\u200Do'],
    ['a soft hyphen', 'M\u00ADo'],
    ['a byte order mark', '\uFEFFMo'],
    ['a line separator', 'Mo\u2028Ada'],
    ['a paragraph separator', 'Mo\u2029Ada'],
    ['a turn of the reading direction', 'Mo\u202E'],
    ['a pile of accents', 'Mo\u0301\u0302\u0303\u0304'],
    ['accents alone', '\u0301\u0302'],
    ['a tag', 'Mo\u{E0041}'],
    ['a sign of nobody’s', 'Mo\uE000'],
    ['more than fits', 'x'.repeat(25)],
  ])('is not: %s', (_, name) => {
    expect(isPlainName(name)).toBe(false)
    expect(readAct({ type: 'rename', name })).toEqual({
      ok: false,
      refusal: { code: 'badField', data: { field: 'name' } },
    })
  })

  it.each([
    'Mo',
    'Zoë',
    'Łukasz',
    'Nguyễn Thị',
    'Дарья',
    'Γιώργος',
    '山田 太郎',
    '👩‍⚕️ Ada',
    '❤️',
    'नेहा',
    '<i>Bob</i>',
    'R2-D2!',
  ])('is: %s', (name) => {
    expect(isPlainName(name)).toBe(true)
    expect(readAct({ type: 'sit', seat: 0, name })).toMatchObject({ ok: true })
  })
})

describe('two names look alike', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'А\u0064\u0430'],
    ['Ada', ' A d a '],
    ['Ada', 'Áda'],
    ['Ada', 'Ａｄａ'],
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Mo', 'M0'],
    ['Mo', 'Μο'],
    ['Grosse', 'Große'],
    ['❤️', '❤'],
  ])('%s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  it.each([
    ['Ada', 'Adam'],
    ['Player 1', 'Player 2'],
    ['P0', 'P1'],
    ['Дарья', 'Марья'],
    ['Anna', 'Anne'],
  ])('but not %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })
})
