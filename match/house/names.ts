// Names that people can tell apart: each shows as it is, and no two at a table look the same.

const LONGEST_NAME = 24

/** Signs that take no room, or look like a blank, and so hide in a name. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]/u
/** More accents on one letter than any language puts there: they grow over their neighbours. */
const PILE = /[\p{Mn}\p{Me}]{3,}/u
const SHOWS = /[\p{L}\p{N}\p{S}\p{P}]/u
/** A picture put together out of several holds them together with signs that don't show. */
const PICTURES = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu

/** A name of which everything shows. */
export function isPlainName(name: string): boolean {
  if (name.length > LONGEST_NAME || PILE.test(name.normalize('NFC'))) return false
  const letters = name.replace(PICTURES, 'x')
  return SHOWS.test(letters) && !UNSEEN.test(letters)
}

/** Letters of Cyrillic and Greek, digits and strokes, by the Latin letter that they look like in one of their cases. */
const TWINS: readonly (readonly [latin: string, twins: string])[] = [
  ['a', 'аα'],
  ['b', 'вβ'],
  ['c', 'сς'],
  ['d', 'ԁđ'],
  ['e', 'еεє'],
  ['g', 'ԍ'],
  ['h', 'нһη'],
  ['i', 'іӏιlł1|'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['m', 'мμ'],
  ['n', 'ν'],
  ['o', 'оοσø0'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['y', 'уүυγ'],
  ['z', 'ζ'],
]
const LATIN = new Map(TWINS.flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin])))

/** What is left of a name for the eye: without case, accents, blanks and what does not show. */
function outline(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKD')
  const letters = plain.replace(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
  return [...letters].map((letter) => LATIN.get(letter) ?? letter).join('')
}

/** Whether someone could be taken for someone else. */
export function looksLike(name: string, other: string): boolean {
  return outline(name) === outline(other)
}
