// A proof by cases: all bags are put aside, or one is used for sure; each department for several patients is left out,
// or used for sure. Every activation belongs to one of the cases, and in each the bound is lower: what is left out is
// gone, and what will be used for sure may pay the patients whom it is used on, so that it can't be used in part.

import {
  BAG_DUTY,
  BAGS,
  COUNTERS_AT,
  DEPARTMENTS_AT,
  dutiesOf,
  five,
  IN_A_CASE,
  LOUNGE_AT,
  MEEPLES,
  type Problem,
  PUT_ASIDE,
} from './problem.ts'

export function casesOf(problem: Problem, root: Int32Array): Int32Array[] {
  const { splits, wardWords } = problem
  const bags = five(root[wardWords + COUNTERS_AT] ?? 0, BAGS)
  const count = 1 << (splits.length + (bags > 0 ? 1 : 0))
  return Array.from({ length: count }, (_, one) => {
    const words = root.slice()
    for (const [i, kind] of splits.entries())
      if (((one >> i) & 1) === 0)
        words[wardWords + DEPARTMENTS_AT] =
          (words[wardWords + DEPARTMENTS_AT] ?? 0) & ~(problem.departments[kind]?.bits ?? 0)
    // Marked, so that none is taken for a hospital seen in a dive: those are not open any more.
    let duties = IN_A_CASE | (one & ((1 << splits.length) - 1))
    if (bags > 0 && one >> splits.length === 1) duties |= 1 << BAG_DUTY
    else if (bags > 0) {
      duties |= bags << PUT_ASIDE
      words[wardWords + COUNTERS_AT] = (words[wardWords + COUNTERS_AT] ?? 0) & ~(31 << BAGS)
    }
    words[wardWords + LOUNGE_AT] = duties
    return words
  })
}

/** A duty can't be done any more: the hospital belongs to another case. */
export function isHopeless(problem: Problem, words: Int32Array): boolean {
  const duties = dutiesOf(problem, words)
  if (duties === 0) return false
  const departments = words[problem.wardWords + DEPARTMENTS_AT] ?? 0
  let places = five(words[problem.wardWords + COUNTERS_AT] ?? 0, MEEPLES)
  for (const [i, kind] of problem.splits.entries()) {
    if (((duties >> i) & 1) === 0) continue
    if (--places < 0 || (departments & (problem.departments[kind]?.bits ?? 0)) === 0) return true
  }
  return false
}
