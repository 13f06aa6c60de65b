// What can be cited is read out of the rules as they stand.

import { resolve } from 'node:path'
import { expect, it } from 'vitest'

import { readRulebook, rulebookOf } from './read.ts'
import { exampleProblems, subjectsOf } from './subjects.ts'

const HOUSE = resolve(import.meta.dirname, '..', '..')

const BOOK = readRulebook(`# Rules
Words before the first section, where **Reading** means nothing yet.

## 1 Patients
Words without a number.
1.1 A rule. **Reading**: how we play it.
1.2 A rule with a table:

| a | b |
|---|---|
| 1 | 2 |

**Reading**: one. (**Reading**, two.) **Digital, dexterity**: on the screen.
### A heading
1.10 The tenth.

## 6 Steps
L0 first. L1 then.
`)

it('a rule, each of its marks and each step is a subject', () => {
  expect(subjectsOf('rush-md', BOOK, [])).toEqual({
    required: [
      'RMD 1.1',
      'RMD 1.1 Reading',
      'RMD 1.2',
      'RMD 1.2 Reading 1',
      'RMD 1.2 Reading 2',
      'RMD 1.2 Digital',
      'RMD 1.10',
      'RMD L0',
      'RMD L1',
    ],
    allowed: ['RMD 6'],
  })
})

it('a card is a subject under the rule that lists it', () => {
  const { required } = subjectsOf('dice-hospital', BOOK, [{ rule: '1.2', name: 'Ear, Nose & Throat' }])
  expect(required).toContain('DH 1.2 Ear, Nose & Throat')
})

it('a rule runs on over its table', () => {
  const rule = BOOK.sections[0]?.parts.find((part) => part.kind === 'rule' && part.number === '1.2')
  expect(rule?.text).toContain('| 1 | 2 |')
})

it('each example of the Dice Hospital books has a name', () => {
  const book = rulebookOf(HOUSE, 'dice-hospital')
  expect(exampleProblems('dice-hospital', book)).toEqual([])
  expect(subjectsOf('dice-hospital', book, []).required).toContain('DH 8 Surgeon in Intensive Care')
})

it('an example more than there are names is told', () => {
  const book = readRulebook('## 8 Examples\nIntake with 3 players: so. And one more: so.\n')
  expect(exampleProblems('dice-hospital', book)).toEqual(['examples.json, DH 8: 16 names for 2 examples'])
})
