// Kinds of patients as small numbers: everything about a patient that the rest of an activation can depend on.
//
// kind = own · 36 + (current colour · 2 + treated) · 6 + value − 1. Where the own colour decides nothing (no
// administrator counts it), `own` is 0 and there are 36 kinds; otherwise 108. In a proof it is decided beforehand who
// will be discharged (decisions.ts): then there are as many kinds again, for those who will.

export const FEW_KINDS = 36
export const ALL_KINDS = 108

/** Instead of a kind: went to the lounge; died. */
export const GONE = -1
export const DEAD = -2

export function kindOf(own: number, colour: number, treated: boolean, value: number): number {
  return own * 36 + (colour * 2 + (treated ? 1 : 0)) * 6 + value - 1
}

const MOST_KINDS = 2 * ALL_KINDS

const table = (of: (kind: number) => number) => Int16Array.from({ length: MOST_KINDS }, (_, kind) => of(kind))

export const VALUE = table((kind) => (kind % 6) + 1)
export const COLOUR = table((kind) => Math.floor(kind / 12) % 3)
export const TREATED = table((kind) => Math.floor(kind / 6) % 2)
export const OWN = table((kind) => Math.floor(kind / 36) % 3)

function withValue(kind: number, value: number): number {
  if (value > 6) return GONE
  return value < 1 ? DEAD : kindOf(Math.floor(kind / 36), COLOUR[kind] ?? 0, true, value)
}

/** By steps: what a kind becomes. */
export const HEALED: readonly Int16Array[] = [0, 1, 2, 3, 4, 5, 6].map((steps) =>
  table((kind) => withValue(kind, (VALUE[kind] ?? 0) + steps)),
)
export const WORSE: readonly Int16Array[] = [0, 1].map((steps) =>
  table((kind) => withValue(kind, (VALUE[kind] ?? 0) - steps)),
)
export const TURNED = table((kind) => withValue(kind, 7 - (VALUE[kind] ?? 0)))
/** By value rolled. */
export const ROLLED: readonly Int16Array[] = [0, 1, 2, 3, 4, 5, 6].map((value) =>
  table((kind) => withValue(kind, Math.max(1, value))),
)
/** By new colour. */
export const RECOLOURED: readonly Int16Array[] = [0, 1, 2].map((colour) =>
  table((kind) => kindOf(Math.floor(kind / 36), colour, true, VALUE[kind] ?? 0)),
)
