// Where a long name may be broken, for narrow places. Browsers know hyphenation only for languages they have loaded;
// a plain rule of syllables does for names, and a wrong break is better than a cut one.

const VOWELS = 'aeiouyäöüàâéèêëîïôùûąęóáíõœæ'
/** Letters that stay together at the start of a syllable; the longer ones first, which end like shorter ones. */
const TOGETHER = [
  'schw',
  'schl',
  'schm',
  'schn',
  'schr',
  'str',
  'sch',
  'ch',
  'ck',
  'ph',
  'th',
  'st',
  'sz',
  'cz',
  'rz',
  'qu',
  'gn',
  'gl',
  'tr',
  'dr',
  'pr',
  'br',
  'gr',
  'kr',
  'pl',
]
const LONG = 8
const LEAST = 3
const SOFT_HYPHEN = '\u00AD'

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter.toLowerCase())

function syllableStart(word: string, cluster: number, vowel: number): number {
  for (const start of TOGETHER) {
    const at = vowel - start.length
    if (at >= cluster && word.slice(at, vowel).toLowerCase() === start) return at
  }
  return vowel - 1
}

function breakWord(word: string): string {
  if (word.length < LONG) return word
  const breaks: number[] = []
  let cluster = -1
  for (let i = 1; i < word.length; i++) {
    if (!isVowel(word[i])) {
      if (isVowel(word[i - 1])) cluster = i
    } else if (cluster >= 0) {
      const at = syllableStart(word, cluster, i)
      if (at >= LEAST && word.length - at >= LEAST) breaks.push(at)
      cluster = -1
    }
  }
  return [0, ...breaks].map((from, i) => word.slice(from, breaks[i])).join(SOFT_HYPHEN)
}

export function withBreaks(name: string): string {
  return name.split(' ').map(breakWord).join(' ')
}

/** Letters of the longest word: long ones are set a little smaller. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(({ length }) => length))
}
