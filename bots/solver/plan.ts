// A chain of packed choices as commands that the engine accepts: real dice, real meeples.

import { type Command, EMPTY_WARDS, type SpecialistId } from '@grand-rounds/dice-hospital'
import type { Canon } from './canonical.ts'
import { NOBODY, RELEASED } from './choice.ts'
import { type Die, printDie, printTurned, readDie } from './input.ts'
import { COLOUR, GONE, kindOf, VALUE } from './kinds.ts'
import { DEPARTMENTS_AT, type Problem, SPECIALISTS_AT } from './problem.ts'
import { isHealed, type Rule } from './rules.ts'
import type { PackedTarget, Step } from './steps.ts'

/** A patient in bed; `healed` by the department of the placement that is being written. */
interface Bed {
  die: Die
  healed: boolean
  picked: boolean
  /** What its kind has more where it is decided that it will be discharged (decisions.ts). */
  more: number
}

/** A placement whose meeple is chosen when all placements are known. */
interface Placement {
  readonly command: Omit<Command & { type: 'place' }, 'meeple'>
  /** Whose effect is used; null: nobody's. */
  readonly ability: SpecialistId | null
  /** Who is placed without using the effect; null: whoever is left. */
  readonly standIn: SpecialistId | null
  /** How often an Admissions Nurse would be asked about whom the department discharged. */
  readonly questions: number
}

export class Plan {
  readonly #problem: Problem
  readonly #canon: Canon
  readonly #model: SpecialistId | null
  #beds: Bed[]
  readonly #done: (Command | Placement)[] = []
  #discharged = 0
  #registered = 0
  #diceFall = false

  /** `start`: the packed hospital that the plan starts from. */
  constructor(problem: Problem, canon: Canon, model: SpecialistId | null, start: Int32Array) {
    this.#problem = problem
    this.#canon = canon
    this.#model = model
    this.#beds = problem.input.wards.map((text) => ({ die: readDie(text), healed: false, picked: false, more: 0 }))
    if (problem.leaving < problem.kinds) this.#decide(start)
  }

  /** Whoever is not among those who stay will leave. */
  #decide(start: Int32Array): void {
    const { leaving } = this.#problem
    const map = this.#mapOf(start)
    const staying = Array.from({ length: leaving }, (_, kind) => ((start[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15)
    for (const bed of this.#beds) {
      const kind = map[this.#kindOf(bed)] ?? 0
      const left = staying[kind] ?? 0
      staying[kind] = left - 1
      if (left <= 0) bed.more = leaving
    }
  }

  #kindOf({ die, more }: Bed): number {
    return kindOf(this.#problem.ownMatters ? die.own : 0, die.colour, die.treated, die.value) + more
  }

  decline(): void {
    this.#done.push({ type: 'decline' })
  }

  draw(): void {
    this.#diceFall = true
    this.#done.push({ type: 'draw' })
  }

  /** `from`: the packed hospital in which the step was chosen; `raw`: it was not made canonical. */
  add(step: Step, from: Int32Array, raw: boolean): void {
    const map = raw ? null : this.#mapOf(from)
    for (const bed of this.#beds) bed.healed = false
    if (step.isFollowUp) this.#markHealed()
    // Bags inside a placement are for others than those whom its department healed (bags-inside.ts).
    for (const kind of step.bagged) this.bag(kind, map, ({ healed }) => !healed)
    if (step.change !== null) this.#addAlone(step.change, map)
    else if (step.isFollowUp) {
      this.#done.push({ type: 'useSpecialist', targets: this.#treat(step.further, map, step.specialist) })
    } else if (step.department !== NOBODY) this.#addPlacement(step, map)
    else this.decline()
  }

  #mapOf(words: Int32Array): Int16Array {
    const at = this.#problem.wardWords
    return this.#canon.mapOf(words[at + DEPARTMENTS_AT] ?? 0, words[at + SPECIALISTS_AT] ?? 0)
  }

  bagAtEnd(kind: number, words: Int32Array): void {
    this.bag(kind, this.#mapOf(words))
  }

  bag(kind: number, map: Int16Array | null, isMeant: (bed: Bed) => boolean = () => true): void {
    const bed = this.#find(kind, map, isMeant)
    this.#done.push({ type: 'spendBag', target: printDie(bed.die) })
    this.#change(bed, (bed.die.value ?? 0) + this.#problem.input.bagHeals, bed.die.colour)
    bed.picked = false
  }

  #addAlone({ leaves, comes }: { readonly leaves: number; readonly comes: number }, map: Int16Array | null): void {
    if (comes === RELEASED) {
      const bed = this.#find(leaves, map, () => true)
      this.#done.push({ type: 'release', patient: printDie(bed.die) })
      this.#beds = this.#beds.filter((other) => other !== bed)
    } else if (comes === GONE || (VALUE[comes] ?? 0) > (VALUE[leaves] ?? 0)) this.bag(leaves, map)
    else {
      const bed = this.#find(leaves, map, () => true)
      const colour = turnedTo(COLOUR[comes] ?? 0, bed.die.colour, leaves)
      this.#done.push({ type: 'recolour', target: printTurned(bed.die, colour) })
      this.#change(bed, bed.die.value, colour)
      bed.picked = false
    }
  }

  #addPlacement(step: Step, map: Int16Array | null): void {
    const department = this.#problem.departments[step.department]
    if (department === undefined) throw new RangeError('no such department')
    const rolls = department.rolls
    const before = this.#beds.length
    const targets = this.#treat(step.targets, map, NOBODY, rolls)
    const anyone = this.#beds.length > 0 || this.#problem.input.mayDraw
    const questions = anyone ? before - this.#beds.length : 0
    const kind = this.#problem.specialists[step.specialist]
    const ability = kind?.ability ?? null
    if (rolls || step.further.some(({ rule }) => rule.act === 'rollAgain')) this.#diceFall = true
    if (kind?.rules?.gain === 'point') this.#registered++
    const standIn = this.#problem.specialists[step.standIn]?.ability ?? null
    const command = { type: 'place', department: department.id, targets } as const
    if (ability === null || rolls || kind?.rules === null) this.#done.push({ command, ability, standIn, questions })
    else
      this.#done.push({
        command: { ...command, specialist: this.#treat(step.further, map, step.specialist) },
        ability,
        standIn,
        questions,
      })
  }

  /** After dice fell in a department: who was healed in it stands in the view. */
  #markHealed(): void {
    const { followUp } = this.#problem.input
    if (followUp?.kind !== 'specialist') return
    for (const { after } of followUp.healed) {
      const bed = after === null ? undefined : this.#beds.find(({ die, healed }) => !healed && printDie(die) === after)
      if (bed) bed.healed = true
    }
  }

  /** Finds the patients of an effect, names them as targets and carries it out (`specialist`: hers). */
  #treat(targets: readonly PackedTarget[], map: Int16Array | null, specialist: number, rolls = false): string[] {
    const asked = this.#problem.specialists[specialist]?.rules?.asked ?? NOBODY
    const picked = targets.map(({ kind, rule, colour }) => {
      const bed = this.#find(kind, map, (one) => isInPool(rule, one, specialist, asked))
      bed.picked = true
      if (colour < 0) return { bed, rule, colour, text: printDie(bed.die) }
      const turned = turnedTo(colour, bed.die.colour, kind)
      return { bed, rule, colour: turned, text: printTurned(bed.die, turned) }
    })
    for (const { bed, rule, colour } of picked) {
      bed.picked = false
      if (rolls) continue
      const before = bed.die
      const to = this.#change(bed, newValue(rule, before.value), colour < 0 ? before.colour : colour)
      if (specialist === NOBODY) bed.healed = isHealed(kindOf(0, 0, true, before.value), to)
    }
    return picked.map(({ text }) => text)
  }

  /** A patient who counts as this kind. */
  #find(kind: number, map: Int16Array | null, isMeant: (bed: Bed) => boolean): Bed {
    const as = (raw: number) => (map === null ? raw : (map[raw] ?? raw))
    const bed = this.#beds.find((one) => !one.picked && isMeant(one) && as(this.#kindOf(one)) === as(kind))
    if (bed === undefined) throw new RangeError(`no patient of kind ${kind}`)
    return bed
  }

  #change(bed: Bed, value: number, colour: number): number {
    bed.die = { own: bed.die.own, colour, treated: true, value }
    if (value >= 1 && value <= 6) return kindOf(0, 0, true, value)
    this.#beds = this.#beds.filter((other) => other !== bed)
    if (value > 6) this.#discharged++
    return value > 6 ? GONE : RELEASED
  }

  /** Points this round if the shift ends after the plan; null: dice fall in it. */
  points(): number | null {
    if (this.#diceFall) return null
    const { points, input } = this.#problem
    const { red, yellow, green } = input.lounge
    const empty = this.#beds.length === 0 ? EMPTY_WARDS : 0
    return (points[red + yellow + green + this.#discharged] ?? 0) + empty + this.#registered
  }

  /** Whoever is placed without using an effect is a nurse, or else someone whose effect is never used. */
  commands(): Command[] {
    const { input } = this.#problem
    const free = [...input.specialists]
    const abilityOf = (id: SpecialistId) => (id === 'consultant' ? this.#model : id)
    const meeples = new Map<Placement, SpecialistId>()
    for (const one of this.#done) {
      if (!('command' in one)) continue
      const wanted = one.ability ?? one.standIn
      if (wanted === null) continue
      const at = free.findIndex((id) => abilityOf(id) === wanted)
      const [id] = free.splice(at, 1)
      if (at < 0 || id === undefined) throw new RangeError(`nobody has the effect of ${wanted}`)
      meeples.set(one, id)
    }
    let nurses = input.nurses
    return this.#done.flatMap((one): Command[] => {
      if (!('command' in one)) return [one]
      let id = meeples.get(one)
      if (id === undefined) {
        if (nurses-- > 0) return [{ ...one.command, meeple: 'nurse' }]
        id = free.shift()
        if (id === undefined) throw new RangeError('nobody is left to be placed')
      }
      const asks = one.ability === null && abilityOf(id) === 'admissionsNurse' ? one.questions : 0
      const declined = Array.from({ length: asks }, (): Command => ({ type: 'decline' }))
      return [{ ...one.command, meeple: id }, ...declined]
    })
  }
}

function isInPool(rule: Rule, bed: Bed, specialist: number, asked: number): boolean {
  if (specialist === NOBODY || rule.among === null) return true
  if (rule.among === 'others') return !bed.healed
  return bed.healed && (asked < 0 || bed.die.colour === asked)
}

function newValue(rule: Rule, value: number): number {
  switch (rule.act) {
    case 'heal':
      return value + rule.steps
    case 'deteriorate':
      return value - rule.steps
    case 'turnOver':
      return 7 - value
    case 'rollAgain':
    case 'recolour':
      return value
  }
}

/**
 * The colour wanted. If the die has that already it only counts as another kind: then nothing asks for either
 * colour any more, and it takes the kind's.
 */
function turnedTo(wanted: number, now: number, kind: number): number {
  return now === wanted ? (COLOUR[kind] ?? 0) : wanted
}
