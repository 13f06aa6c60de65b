// What is stocked and given: the pieces of the box, and treatments written as letters.

export const PILLS = ['blue', 'orange', 'white'] as const
/** Given in syringes only. */
export const FLUIDS = ['yellow', 'green', 'blood'] as const
export const ORGANS = ['heart', 'kidney', 'bone', 'lung'] as const
/** What the pharmacy can stock, one kind at a time. */
export const STOCKED = [...PILLS, 'yellow', 'green', 'drip', 'syringe'] as const
/** What is given by hand, one by one. */
export const BY_HAND = [...PILLS, 'drip'] as const
/** All that can be given to a patient. */
export const SUBSTANCES = [...PILLS, 'drip', ...FLUIDS, ...ORGANS] as const
export const PIECES = [...SUBSTANCES, 'syringe'] as const

export type Fluid = (typeof FLUIDS)[number]
export type Organ = (typeof ORGANS)[number]
export type Stocked = (typeof STOCKED)[number]
export type Substance = (typeof SUBSTANCES)[number]
export type Piece = (typeof PIECES)[number]

export type Counts = Readonly<Record<Piece, number>>
export type Doses = Readonly<Partial<Record<Substance, number>>>

/** [RMD 1.1] */
export const IN_THE_BOX: Counts = {
  blue: 12,
  orange: 12,
  white: 12,
  yellow: 24,
  green: 24,
  drip: 15,
  syringe: 12,
  blood: 40,
  heart: 10,
  kidney: 10,
  bone: 10,
  lung: 10,
}

/** [RMD 3.12] */
export const UNITS_IN_A_SYRINGE = 6

export const isFluid = (piece: string): piece is Fluid => (FLUIDS as readonly string[]).includes(piece)
export const isOrgan = (piece: string): piece is Organ => (ORGANS as readonly string[]).includes(piece)

export function changed(counts: Counts, piece: Piece, by: number): Counts {
  return { ...counts, [piece]: counts[piece] + by }
}

export function dose(doses: Doses, substance: Substance): number {
  return doses[substance] ?? 0
}

export function addDose(doses: Doses, substance: Substance, count: number): Doses {
  const sum = dose(doses, substance) + count
  const { [substance]: _, ...rest } = doses
  return sum === 0 ? rest : { ...rest, [substance]: sum }
}

export function together(a: Doses, b: Doses): Doses {
  let sum = a
  for (const substance of SUBSTANCES) {
    const count = dose(b, substance)
    if (count > 0) sum = addDose(sum, substance, count)
  }
  return sum
}

/** What a patient is to be given: on the ward (or in the clinic), and in an operating room. */
export interface Treatment {
  readonly direct: Doses
  readonly surgical: Doses
}

const LETTERS: Readonly<Record<string, Substance>> = {
  b: 'blue',
  o: 'orange',
  w: 'white',
  d: 'drip',
  y: 'yellow',
  g: 'green',
  r: 'blood',
  H: 'heart',
  K: 'kidney',
  B: 'bone',
  L: 'lung',
}

/** 'bbd/Hrr' is two blue pills and a drip on the ward, a heart and two blood in an operating room. */
export function readTreatment(text: string): Treatment {
  const [direct = '', surgical = ''] = text.split('/')
  return { direct: readDoses(direct), surgical: readDoses(surgical) }
}

export function readDoses(text: string): Doses {
  let doses: Doses = {}
  for (const letter of text) {
    const substance = LETTERS[letter]
    if (substance === undefined) throw new RangeError(`no piece '${letter}'`)
    doses = addDose(doses, substance, 1)
  }
  return doses
}
