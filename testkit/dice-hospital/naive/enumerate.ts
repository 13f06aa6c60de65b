// Everything that can be done in an activation, by brute force: every meeple, tile and set of dice, every colour
// for every die. What comes to the same is only put together at the end.

import { COLOURLESS, type Deed, DEPARTMENT_JOBS, IN_ORDER, type Job, type Raised, SPECIALIST_CARDS } from './cards.ts'
import { type Die, dieText, type Letter, LETTERS, type Ward, wardText } from './dice.ts'

/** One die that was chosen, and the colour that it is given for this. */
interface Chosen {
  readonly die: Die
  readonly paint: Letter | null
}

interface Part {
  readonly job: Job
  readonly chosen: readonly Chosen[]
}

type Choice = readonly Part[]

/** What may come of a placement: more than one thing only where dice fall. */
export interface Outcome {
  readonly ward: Ward
  /** The ways to use a specialist's effect that is decided after dice have fallen. */
  readonly later: readonly string[]
  /** Patients whom the Admissions Nurse may still release or draw. */
  readonly admissions: number
  /** Whose effect is decided later, and after what; null: nobody's. */
  readonly open: Open | null
}

/** A specialist stands in a room in which dice fell. */
interface Open {
  readonly ability: string | null
  readonly tile: string
  readonly raised: readonly Raised[]
  readonly gone: number
}

/** One way to do something, before equals are put together. */
interface Way {
  readonly text: string
  readonly outcomes: readonly Outcome[]
}

export interface Option {
  /** The same for choices that no rule can tell apart. */
  readonly text: string
  /** By their texts. */
  readonly outcomes: ReadonlyMap<string, Outcome>
}

const settled = (ward: Ward): Outcome => ({ ward, later: [], admissions: 0, open: null })

function outcomeText({ ward, later, admissions, open }: Outcome): string {
  const raised = later.length === 0 ? [] : (open?.raised ?? []).map((one) => raisedText(ward, one))
  return situationText(ward, later, admissions, raised)
}

/** `raised` as `R2-R5+`: the colour and value that a die had, and what it is now. */
export function situationText(
  ward: Ward,
  later: readonly string[],
  admissions: number,
  raised: readonly string[],
): string {
  const open = `later ${[...later].sort().join(' or ')} after ${[...raised].sort().join(' ')}`
  return `${wardText(ward)}; ${open}; admissions ${admissions}`
}

function raisedText({ dice }: Ward, { id, colour, value }: Raised): string {
  const die = dice.find((one) => one.id === id)
  return `${colour}${value}-${die === undefined ? 'gone' : dieText(die)}`
}

export function placementText(
  meeple: string,
  tile: string,
  ability: string | null,
  targets: readonly string[],
  used: readonly string[] | null,
): string {
  const room = `${meeple} in ${tile}: ${targetsText(tile, targets)}`
  return used === null ? room : `${room} then ${targetsText(ability ?? meeple, used)}`
}

export function targetsText(card: string, targets: readonly string[]): string {
  return (IN_ORDER.includes(card) ? targets : [...targets].sort()).join(',')
}

/** [DH 2.11] All placements. */
export function placements(ward: Ward): readonly Option[] {
  const all: Way[] = []
  const nurses = Array.from({ length: ward.nurses }, () => 'nurse')
  const people = ward.people.filter(({ placed }) => !placed).map(({ name }) => name)
  for (const meeple of [...nurses, ...people]) {
    for (const [i, { name, by }] of ward.tiles.entries()) {
      if (by !== null) continue
      const standing = stand(ward, meeple, i)
      for (const choice of choices(DEPARTMENT_JOBS[name] ?? [], ward, []))
        all.push(...place(standing, meeple, name, choice))
    }
  }
  return together(all)
}

/** [DH 2.17] A bag that heals; [DH 7.2] in the prototype edition, a bag for a colour alone. */
export function bagUses(ward: Ward, prototype: boolean): readonly Option[] {
  if (ward.bags === 0) return []
  const rest = { ...ward, bags: ward.bags - 1 }
  const paint: Job = { sizes: [1], fits: () => true, deed: { kind: 'paint' } }
  const use = (word: string, job: Job): Way[] =>
    choices([job], rest, []).map((choice) => ({
      text: `${word} ${choiceTexts(choice).join()}`,
      outcomes: carryOut(rest, choice).map((after) => settled(after.ward)),
    }))
  return together([...use('bag', HEAL), ...(prototype ? use('colour', paint) : [])])
}

const HEAL: Job = { sizes: [1], fits: () => true, deed: { kind: 'up', by: 1 } }

/** [DH 2.17 Reading] A bag that heals while something of a placement is still to be decided. */
export function bagsInside({ ward, later, admissions, open }: Outcome): readonly Option[] {
  if (ward.bags === 0 || (later.length === 0 && admissions === 0)) return []
  const rest = { ...ward, bags: ward.bags - 1 }
  const raised = open?.raised ?? []
  const isRaised = (die: Die) => raised.some(({ id }) => id === die.id)
  // Of dice that look alike, one that the room did not raise.
  const isMeant = (die: Die) =>
    !isRaised(die) || !ward.dice.some((other) => dieText(other) === dieText(die) && !isRaised(other))
  const meant = choices([HEAL], rest, []).filter((choice) =>
    choice.every(({ chosen }) => chosen.every(({ die }) => isMeant(die))),
  )
  return together(
    meant.map((choice) => ({
      text: `bag ${choiceTexts(choice).join()}`,
      outcomes: carryOut(rest, choice).map((after) => ({
        ...(open === null ? settled(after.ward) : afterDice({ ...open, ward: after.ward })),
        admissions,
      })),
    })),
  )
}

/** What the specialist may add, where dice fell. */
function afterDice({ ward, ...open }: Open & { readonly ward: Ward }): Outcome {
  const ways = specialistWays({ ward, raised: open.raised, gone: open.gone }, open.ability, open.tile)
  return { ward, later: [...new Set(ways.map(({ text }) => text))], admissions: 0, open }
}

/** Choices that read alike must come to the same: otherwise patients of one kind would not be one target. */
function together(all: readonly Way[]): readonly Option[] {
  const byText = new Map<string, Map<string, Outcome>>()
  for (const { text, outcomes } of all) {
    const own = new Map(outcomes.map((outcome) => [outcomeText(outcome), outcome]))
    const known = byText.get(text)
    if (!known) byText.set(text, own)
    else if (known.size !== own.size || [...own.keys()].some((outcome) => !known.has(outcome)))
      throw new Error(`it can mean two things: ${text}`)
  }
  return [...byText].map(([text, outcomes]) => ({ text, outcomes }))
}

function stand(ward: Ward, meeple: string, at: number): Ward {
  const person = ward.people.findIndex(({ name, placed }) => name === meeple && !placed)
  return {
    ...ward,
    nurses: meeple === 'nurse' ? ward.nurses - 1 : ward.nurses,
    tiles: ward.tiles.map((tile, i) => (i === at ? { ...tile, by: meeple } : tile)),
    people: ward.people.map((one, i) => (i === person ? { ...one, placed: true } : one)),
  }
}

function place(standing: Ward, meeple: string, tile: string, choice: Choice): Way[] {
  const ability = meeple === 'nurse' ? null : meeple === 'consultant' ? standing.model : meeple
  const targets = choiceTexts(choice)
  const said = (used: readonly string[] | null) => placementText(meeple, tile, ability, targets, used)
  const afterRoom = carryOut(standing, choice)
  if (ability === 'admissionsNurse')
    return [{ text: said(null), outcomes: afterRoom.map(({ ward, gone }) => ({ ...settled(ward), admissions: gone })) }]
  if (choice.some(({ job }) => job.deed.kind === 'roll'))
    return [{ text: said(null), outcomes: afterRoom.map((after) => afterDice({ ...after, ability, tile })) }]
  return afterRoom.flatMap((after) => [
    { text: said(null), outcomes: [settled(after.ward)] },
    ...specialistWays(after, ability, tile).map(({ used, outcomes }) => ({ text: said(used), outcomes })),
  ])
}

interface After {
  readonly ward: Ward
  readonly raised: readonly Raised[]
  /** How many were discharged. */
  readonly gone: number
}

interface SpecialistWay extends Way {
  readonly used: readonly string[]
}

function specialistWays({ ward, raised, gone }: After, ability: string | null, tile: string): SpecialistWay[] {
  const card = ability === null ? undefined : SPECIALIST_CARDS[ability]
  if (ability === null || card === undefined || !card.when(raised, gone)) return []
  if (card.onlyColouredDepartment && COLOURLESS.includes(tile)) return []
  if (card.gain !== undefined) {
    if (card.gain === 'bagForToken' && ward.dead === 0) return []
    const gained = {
      ...ward,
      points: ward.points + (card.gain === 'point' ? 1 : 0),
      bags: ward.bags + (card.gain === 'point' ? 0 : 1),
      dead: ward.dead - (card.gain === 'bagForToken' ? 1 : 0),
    }
    return [{ text: '', used: [], outcomes: [settled(gained)] }]
  }
  return card.either.flatMap((jobs) =>
    choices(jobs, ward, raised).map((choice) => {
      const used = choiceTexts(choice)
      const outcomes = carryOut(ward, choice).map((after) => settled(after.ward))
      return { text: targetsText(ability, used), used, outcomes }
    }),
  )
}

function choiceTexts(choice: Choice): string[] {
  return choice.flatMap(({ chosen }) =>
    chosen.map(({ die, paint }) => (paint === null ? dieText(die) : `${dieText(die)}=${paint}`)),
  )
}

/** All ways to choose dice for all jobs, a die for one job only. */
function choices(jobs: readonly Job[], ward: Ward, raised: readonly Raised[]): readonly Choice[] {
  const [job, ...others] = jobs
  if (job === undefined) return [[]]
  const found = sets(ward.dice).flatMap((dice) =>
    job.sizes.includes(dice.length)
      ? paintings(job.deed, dice, ward.bags).filter((one) => suits(job, one, raised))
      : [],
  )
  const most = Math.max(0, ...found.map(({ length }) => length))
  const allowed = job.asManyAsPossible ? found.filter(({ length }) => length === most) : found
  return allowed.flatMap((chosen) => {
    const spent = job.deed.kind === 'paint' ? 0 : chosen.filter(({ paint }) => paint !== null).length
    const left = ward.dice.filter(({ id }) => chosen.every(({ die }) => die.id !== id))
    const rest = { ...ward, dice: left, bags: ward.bags - spent }
    return choices(others, rest, raised).map((parts): Choice => [{ job, chosen }, ...parts])
  })
}

function sets(dice: readonly Die[]): readonly (readonly Die[])[] {
  const [first, ...rest] = dice
  if (first === undefined) return [[]]
  const without = sets(rest)
  return [...without, ...without.map((others) => [first, ...others])]
}

/** Every way to give the dice colours, as far as the bags reach. */
function paintings(deed: Deed, dice: readonly Die[], bags: number): readonly (readonly Chosen[])[] {
  const [die, ...rest] = dice
  if (die === undefined) return [[]]
  const other = LETTERS.filter((letter) => letter !== die.now)
  const paints: (Letter | null)[] =
    deed.kind === 'paint' ? other : bags > 0 && healsPerhaps(deed, die) ? [null, ...other] : [null]
  return paints.flatMap((paint) => {
    const left = paint === null || deed.kind === 'paint' ? bags : bags - 1
    return paintings(deed, rest, left).map((others) => [{ die, paint }, ...others])
  })
}

/** A bag changes a colour only just before the die is healed. */
function healsPerhaps(deed: Deed, { value }: Die): boolean {
  switch (deed.kind) {
    case 'up':
      return true
    case 'roll':
      return value < 6
    case 'flip':
      return 7 - value > value
    case 'down':
    case 'paint':
      return false
  }
}

const painted = ({ die, paint }: Chosen): Die => (paint === null ? die : { ...die, now: paint })

function suits(job: Job, chosen: readonly Chosen[], raised: readonly Raised[]): boolean {
  return job.fits(chosen.map(painted), raised)
}

function carryOut(ward: Ward, choice: Choice): readonly After[] {
  let all: readonly After[] = [{ ward, raised: [], gone: 0 }]
  for (const { job, chosen } of choice)
    for (const one of chosen) all = all.flatMap((after) => treat(after, job.deed, one))
  return all
}

function treat(after: After, deed: Deed, chosen: Chosen): After[] {
  const paid = chosen.paint !== null && deed.kind !== 'paint' ? 1 : 0
  const die = { ...painted(chosen), treated: true }
  return newValues(deed, die.value).map((value) => {
    const raised = value > die.value ? [{ id: die.id, colour: die.now, value: die.value }] : []
    const { dice, lounge, bags, dead } = after.ward
    const others = dice.filter(({ id }) => id !== die.id)
    const stays = value >= 1 && value <= 6
    return {
      ward: {
        ...after.ward,
        dice: stays ? [...others, { ...die, value }] : others,
        lounge: value > 6 ? [...lounge, die.own] : lounge,
        bags: bags - paid,
        dead: value < 1 ? dead + 1 : dead,
      },
      raised: [...after.raised, ...raised],
      gone: after.gone + (value > 6 ? 1 : 0),
    }
  })
}

function newValues(deed: Deed, value: number): readonly number[] {
  switch (deed.kind) {
    case 'up':
      return [value + deed.by]
    case 'down':
      return [value - deed.by]
    case 'roll':
      return [1, 2, 3, 4, 5, 6]
    case 'flip':
      return [7 - value]
    case 'paint':
      return [value]
  }
}
