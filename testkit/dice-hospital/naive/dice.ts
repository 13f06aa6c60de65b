// A hospital as a naive reader of the rules sees it: every die is a thing of its own. Nothing here, nor beside
// it, comes from the engine: that is the point.

export const LETTERS = ['R', 'Y', 'G'] as const
export type Letter = (typeof LETTERS)[number]

export interface Die {
  readonly id: number
  readonly own: Letter
  readonly now: Letter
  readonly value: number
  readonly treated: boolean
}

export interface Tile {
  readonly name: string
  readonly by: string | null
}

export interface Person {
  readonly name: string
  readonly placed: boolean
}

export interface Ward {
  readonly dice: readonly Die[]
  readonly lounge: readonly Letter[]
  readonly bags: number
  readonly dead: number
  readonly points: number
  readonly nurses: number
  readonly tiles: readonly Tile[]
  readonly people: readonly Person[]
  readonly model: string | null
}

const STARTING = ['criticalCare', 'oncology', 'pharmacy', 'intensiveCare', 'imaging', 'clinic']

export function dieText({ own, now, value, treated }: Die): string {
  if (own !== now) return `${own}${value}>${now}`
  return `${own}${value}${treated ? '+' : ''}`
}

const sorted = (texts: readonly string[]) => [...texts].sort().join(' ')

/** Of what one placement leads to, most hospitals have the same tiles and people. */
const staffTexts = new WeakMap<readonly Tile[], string>()

function staffText({ tiles, people }: Ward): string {
  const known = staffTexts.get(tiles)
  if (known !== undefined) return known
  const rooms = sorted(tiles.map(({ name, by }) => (by === null ? name : `${name}:${by}`)))
  const text = `${rooms}; ${sorted(people.map(({ name, placed }) => (placed ? `${name}*` : name)))}`
  staffTexts.set(tiles, text)
  return text
}

/** One text for all hospitals that no rule can tell apart. */
export function wardText(ward: Ward): string {
  const counts = [ward.bags, ward.dead, ward.points, ward.nurses].join('/')
  return `${sorted(ward.dice.map(dieText))}; ${sorted(ward.lounge)}; ${counts}; ${staffText(ward)}`
}

/** Reads the one-line notation of a hospital in its own way. */
export function readWard(line: string): Ward {
  const [beds = '', ...rest] = line.split(';').map((part) => part.trim())
  const words = (field: string): string[] => {
    const part = rest.find((text) => text.startsWith(`${field} `))
    return part === undefined ? [] : part.split(' ').slice(1)
  }
  const number = (field: string): number => Number(words(field)[0] ?? '0')
  const named = words('departments').map((word): Tile => {
    const [name = '', by = null] = word.split(':')
    return { name, by }
  })
  const tiles = [
    ...STARTING.map((name) => named.find((tile) => tile.name === name) ?? { name, by: null }),
    ...named.filter(({ name }) => !STARTING.includes(name)),
  ]
  const standing = tiles.filter(({ by }) => by === 'nurse').length
  return {
    dice: beds === '' ? [] : beds.split(' ').map(readDie),
    lounge: [...words('lounge').join('')].map(readLetter),
    bags: number('bags'),
    dead: number('fatalities'),
    points: number('points'),
    nurses: words('nurses').length > 0 ? number('nurses') : 3 - standing,
    tiles,
    people: words('specialists').map((word) => ({ name: word.replace('*', ''), placed: word.endsWith('*') })),
    model: words('model')[0] ?? null,
  }
}

function readDie(text: string, id: number): Die {
  const own = readLetter(text.charAt(0))
  const now = text.charAt(2) === '>' ? readLetter(text.charAt(3)) : own
  return { id, own, now, value: Number(text.charAt(1)), treated: text.length > 2 }
}

function readLetter(text: string): Letter {
  const letter = LETTERS.find((one) => one === text)
  if (letter === undefined) throw new Error(`no colour: ${text}`)
  return letter
}
