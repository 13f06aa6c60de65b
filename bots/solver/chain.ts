// A chain of packed hospitals, from where an activation stands to its best end, written into a plan.

import { Closing } from './closing.ts'
import { addPatient } from './compose.ts'
import { GONE, HEALED } from './kinds.ts'
import type { Plan } from './plan.ts'
import { BAGS, COUNTERS_AT, DISCHARGED, five, type Problem } from './problem.ts'
import { Steps } from './steps.ts'

/** `isRaw`: a specialist who stands already may use her effect first. */
export function writeChain(problem: Problem, chain: readonly Int32Array[], isRaw: boolean, plan: Plan): void {
  const steps = new Steps(problem)
  if (isRaw && chain.length === 1) plan.decline()
  for (const [i, to] of chain.entries()) {
    const from = chain[i - 1]
    if (from === undefined) continue
    const step = steps.between(from, to, isRaw && i === 1)
    if (isRaw && i === 1 && !step.isFollowUp) plan.decline()
    plan.add(step, from, isRaw && i === 1)
  }
  const end = chain.at(-1)
  if (problem.lateBags && end) spendTheRest(problem, plan, end)
}

/** The bags that the value of an end counts on. */
function spendTheRest(problem: Problem, plan: Plan, end: Int32Array): void {
  const closing = new Closing(problem)
  const plain = new Closing({ ...problem, lateBags: false })
  const words = end.slice()
  const value = closing.value(words)
  while (plain.value(words) < value - 1e-9) {
    const kind = bestBag(problem, closing, words, value)
    plan.bagAtEnd(kind, end)
    spendBag(problem, words, kind)
  }
}

function bestBag(problem: Problem, closing: Closing, words: Int32Array, value: number): number {
  for (let kind = 0; kind < problem.kinds; kind++) {
    if ((((words[kind >> 3] ?? 0) >>> ((kind & 7) * 4)) & 15) === 0) continue
    const after = words.slice()
    spendBag(problem, after, kind)
    if (closing.value(after) >= value - 1e-9) return kind
  }
  throw new RangeError('no bag is worth that')
}

function spendBag(problem: Problem, words: Int32Array, kind: number): void {
  const to = HEALED[1]?.[kind] ?? GONE
  const counters = problem.wardWords + COUNTERS_AT
  if (five(words[counters] ?? 0, BAGS) === 0) throw new RangeError('no bag is left')
  addPatient(words, kind, -1)
  addPatient(words, to, 1)
  words[counters] = (words[counters] ?? 0) - (1 << BAGS) + (to === GONE ? 1 << DISCHARGED : 0)
}
