// A patient that was picked for an effect, with the colour that it is given for this, if any.

import {
  type ColourIndex,
  colourOfLetter,
  letterOf,
  type Patient,
  printPatient,
  readPatient,
  recoloured,
} from '../patients.ts'

/** Bits 0–7: the patient; 8–9: its new colour + 1. */
export type Target = number

export function target(p: Patient, colour: ColourIndex): Target {
  return p | ((colour + 1) << 8)
}

export function patientOf(t: Target): Patient {
  return t & 0xff
}

export function newColourOf(t: Target): ColourIndex | null {
  return t < 256 ? null : (((t >> 8) - 1) as ColourIndex)
}

/** The patient as the effect finds it: in its new colour, if it was given one. */
export function foundAs(t: Target): Patient {
  const colour = newColourOf(t)
  return colour === null ? t : recoloured(patientOf(t), colour)
}

/** Notation: R3, or R3=G for a red 3 that is to be green from now. */
export function printTarget(t: Target): string {
  const colour = newColourOf(t)
  return colour === null ? printPatient(t) : `${printPatient(patientOf(t))}=${letterOf(colour)}`
}

function readTarget(text: string): Target | null {
  const plain = readPatient(text)
  if (plain !== null) return plain
  const [name = '', letter, ...rest] = text.split('=')
  const p = readPatient(name)
  if (p === null || rest.length > 0) return null
  if (letter === undefined) return null
  const colour = colourOfLetter(letter)
  return colour === null ? null : target(p, colour)
}

export function readTargets(texts: readonly string[]): Target[] | null {
  const targets: Target[] = []
  for (const text of texts) {
    const t = readTarget(text)
    if (t === null) return null
    targets.push(t)
  }
  return targets
}
