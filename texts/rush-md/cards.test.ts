// What is filled in out of the cards: every figure of a card stands in its text, in every language.

import {
  type Doses,
  GOAL_IDS,
  GOALS,
  PAPER_IDS,
  PATIENTS,
  PATIENT_IDS,
  PIECES,
  RESEARCH,
  SPACE_IDS,
} from '@grand-rounds/rush-md'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../language.ts'
import { loadRushMd, type RushMdTexts } from '../rush-md.ts'

const SPOKEN = (await Promise.all(LANGUAGE_CODES.map(loadRushMd))).filter((one) => one !== null)

const UNTIDY = /undefined|\bnull\b|NaN|\[object|=>| {2}|\.\.|#/

function textOf({ papers }: RushMdTexts, id: (typeof PAPER_IDS)[number]): string {
  const paper = RESEARCH[id]
  return paper.kind === 'task' ? papers.task(paper) : papers.action(paper)
}

for (const { language, texts } of SPOKEN) {
  describe(`cards of Rush M.D. in ${language.code}`, () => {
    it('goals tell all that they ask for', () => {
      for (const id of GOAL_IDS)
        for (const difficulty of ['easy', 'normal', 'hard'] as const) {
          const goal = GOALS[id][difficulty]
          const text = texts.goals.text(goal)
          expect(text).toMatch(/^\S.*\.$/)
          expect(text).not.toMatch(UNTIDY)
          const asked = Object.values(goal).flatMap((figure) => (figure > 0 ? [String(figure)] : []))
          expect((text.match(/\d+/g) ?? []).sort()).toEqual(asked.sort())
        }
    })

    it('papers tell their figures, and no two tell the same', () => {
      const told = PAPER_IDS.map((id) => textOf(texts, id))
      for (const text of told) {
        expect(text).toMatch(/^\S.*\.$/)
        expect(text).not.toMatch(UNTIDY)
      }
      expect(new Set(told).size).toBe(told.length)
    })

    it('a task that asks for more, gives more or is about something else reads otherwise', () => {
      const { task } = texts.papers
      const all = [
        task({ task: { aim: 'organKinds', least: 3 }, reward: 2 }),
        task({ task: { aim: 'organKinds', least: 2 }, reward: 2 }),
        task({ task: { aim: 'organKinds', least: 3 }, reward: 1 }),
        ...(['in', 'out', 'critical', 'any'] as const).map((who) =>
          task({ task: { aim: 'cured', who, least: 5 }, reward: 1 }),
        ),
        ...(['culture', 'bloodTest', 'xray', 'mri', 'any'] as const).map((exam) =>
          task({ task: { aim: 'exams', exam, least: 2 }, reward: 1 }),
        ),
        ...(['pills', 'drips', 'medicine', 'blood'] as const).map((what) =>
          task({ task: { aim: 'given', what, least: 2 }, reward: 1 }),
        ),
        task({ task: { aim: 'examKinds', least: 4 }, reward: 1 }),
        task({ task: { aim: 'noErrors' }, reward: 1 }),
      ]
      expect(new Set(all).size).toBe(all.length)
    })

    it('an action for another glass, of more or of another kind reads otherwise', () => {
      const { action } = texts.papers
      const all = [
        ...(['doctor', 'nurse', 'either'] as const).map((glass) => action({ glass, extra: { does: 'ease' } })),
        ...[1, 2, 4].map((patients) => action({ glass: 'nurse', extra: { does: 'draw', patients } })),
        ...[1, 2].map((patients) => action({ glass: 'nurse', extra: { does: 'admit', patients } })),
        ...[1, 5].map((units) => action({ glass: 'nurse', extra: { does: 'blood', units } })),
        ...[
          [1, 0],
          [1, 2],
          [2, 0],
        ].map(([kinds = 1, more = 0]) => action({ glass: 'nurse', extra: { does: 'stock', kinds, more } })),
        ...[true, false].map((mixed) => action({ glass: 'nurse', extra: { does: 'organs', pieces: 3, mixed } })),
        action({ glass: 'nurse', extra: { does: 'treat' } }),
      ]
      expect(new Set(all).size).toBe(all.length)
    })

    it('a treatment is told piece by piece', () => {
      const { doses, amount } = texts.terms
      const whole = doses({ doses: { blue: 2, yellow: 1, heart: 3 } })
      for (const [piece, count] of [
        ['blue', 2],
        ['yellow', 1],
        ['heart', 3],
      ] as const)
        expect(whole).toContain(amount({ piece, count }))
      const none: Doses = {}
      expect(doses({ doses: none })).toMatch(/^\p{L}+$/u)
      const direct = PATIENT_IDS.map((id) => doses({ doses: PATIENTS[id].direct }))
      for (const text of direct) expect(text).not.toMatch(UNTIDY)
    })

    it('pieces are counted', () => {
      for (const piece of PIECES) {
        const counted = [0, 1, 2, 5, 22].map((count) => texts.terms.amount({ piece, count }))
        expect(counted.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([0, 1, 2, 5, 22])
      }
      for (const counted of [texts.terms.skill, texts.terms.reputation, texts.terms.patients])
        for (const count of [0, 1, 2, 5, 22]) expect(counted({ count })).toContain(String(count))
      expect(texts.terms.round({ round: 3 })).toContain('3')
    })

    it('spaces have a name each', () => {
      const names = SPACE_IDS.map((space) => texts.terms.space({ space }))
      expect(new Set(names).size).toBe(SPACE_IDS.length)
    })
  })
}

describe('Polish pieces', () => {
  it('have three forms', () => {
    const polish = SPOKEN.find(({ language }) => language.code === 'pl')
    const said = [1, 2, 5, 12, 22].map((count) => polish?.texts.terms.amount({ piece: 'blue', count }))
    expect(said).toEqual([
      '1 niebieska pigułka',
      '2 niebieskie pigułki',
      '5 niebieskich pigułek',
      '12 niebieskich pigułek',
      '22 niebieskie pigułki',
    ])
  })
})
