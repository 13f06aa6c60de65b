// How a patient is written, for whoever reads or writes one: R3 untreated, R3+ treated, R3>G treated and green for now.
// As a target, R3=G: the red 3 that a blood bag or an effect makes green. Imports nothing, so that texts may have it.

export const COLOURS = ['red', 'yellow', 'green'] as const
export type Colour = (typeof COLOURS)[number]

const LETTERS = { red: 'R', yellow: 'Y', green: 'G' } as const
export type ColourLetter = (typeof LETTERS)[Colour]

/** A patient, as it is spoken of. */
export interface Die {
  /** Its own. */
  readonly colour: Colour
  readonly value: number
  readonly treated: boolean
  /** The colour that it has for now; its own, unless that was changed. */
  readonly now: Colour
}

/** `turned`: the colour that it is given, or null. */
export interface TargetDie extends Die {
  readonly turned: Colour | null
}

const READ: ReadonlyMap<string, Die> = new Map(everyDie().map((die) => [printDie(die), die]))

function everyDie(): readonly Die[] {
  return COLOURS.flatMap((colour) =>
    [1, 2, 3, 4, 5, 6].flatMap((value) => [
      { colour, value, treated: false, now: colour },
      ...COLOURS.map((now) => ({ colour, value, treated: true, now })),
    ]),
  )
}

export function letterOf(colour: Colour): ColourLetter {
  return LETTERS[colour]
}

/** Null for any other letter. */
export function colourOf(letter: string): Colour | null {
  return COLOURS.find((colour) => LETTERS[colour] === letter) ?? null
}

export function printDie({ colour, value, treated, now }: Die): string {
  const name = `${LETTERS[colour]}${value}`
  if (now !== colour) return `${name}>${LETTERS[now]}`
  return treated ? `${name}+` : name
}

/** Null for anything that is no patient. */
export function readDie(text: string): Die | null {
  return READ.get(text) ?? null
}

/** A patient in notation, to be given a colour. */
export function printTarget(patient: string, turned: Colour | null): string {
  return turned === null ? patient : `${patient}=${LETTERS[turned]}`
}

/** A patient, or one with the colour that it is given; null for anything else. */
export function readTarget(text: string): TargetDie | null {
  const [name = '', letter, ...rest] = text.split('=')
  const die = readDie(name)
  if (die === null || rest.length > 0) return null
  if (letter === undefined) return { ...die, turned: null }
  const turned = colourOf(letter)
  return turned && { ...die, turned }
}
