import { readFileSync } from 'node:fs'
import {
  ADMINISTRATOR_IDS,
  COMMAND_TYPES,
  DEPARTMENT_IDS,
  EVENT_CARD_IDS,
  IMPOSSIBLE,
  OPTION_KEYS,
  PHASES,
  POINT_SOURCES,
  POSITION_PHASES,
  PROMO_IDS,
  REPORT_IDS,
  SPECIALIST_IDS,
  STAGES,
} from '@grand-rounds/dice-hospital'
import {
  COMMAND_TYPES as RUSH_COMMANDS,
  DIAGNOSIS_IDS,
  EPIDEMIC_IDS,
  GOAL_IDS,
  OPTION_KEYS as RUSH_OPTIONS,
  PAPER_IDS,
  PATIENT_IDS,
  REFUSALS,
  rushMd,
  SPACE_IDS,
} from '@grand-rounds/rush-md'
import { english } from '@grand-rounds/texts'
import { english as texts, sayEvent } from '@grand-rounds/texts/rush-md'
import { describe, expect, it } from 'vitest'
import { CODES } from '../referee/codes.ts'
import { METHODS } from '../referee/methods.ts'
import { commandsIn, EVENT_TYPES, eventsIn } from './lists.ts'
import { exchangesIn, refresh } from './refresh.ts'
import { COMMAND_EXAMPLES, EVENT_EXAMPLES } from './rush-md-examples.ts'
import { converse, printExchanges, requestsOf } from './transcripts.ts'

const DOCUMENT = readFileSync(new URL('../../docs/referee.md', import.meta.url), 'utf8')

describe('docs/referee.md', () => {
  const exchanges = exchangesIn(DOCUMENT)

  it('has the answers that the referee gives, and the ids of today (else: node cli/refresh-doc.ts)', () => {
    expect(refresh(DOCUMENT)).toBe(DOCUMENT)
  })

  it('gives every command and sees every event', () => {
    expect([...commandsIn(exchanges).keys()].sort()).toEqual([...COMMAND_TYPES, 'timeUp'].sort())
    expect([...eventsIn(exchanges).keys()].sort()).toEqual([...EVENT_TYPES].sort())
  })

  it('calls every method', () => {
    const called = exchanges.flatMap(({ request }) => /"method": ?"(\w+)"/.exec(request)?.[1] ?? [])
    expect(called).toEqual(expect.arrayContaining(Object.keys(METHODS)))
  })

  it('shows no fault of the referee', () => {
    expect(exchanges.filter(({ answer }) => answer?.includes('"internal"'))).toEqual([])
  })

  it.each([
    ['methods', Object.keys(METHODS)],
    ['codes of the referee', Object.keys(CODES)],
    ['codes of every game', Object.keys(english.common.refusals)],
    ['codes of Dice Hospital', Object.keys(english.diceHospital.refusals)],
    ['reasons why a position is impossible', IMPOSSIBLE],
    ['commands', COMMAND_TYPES],
    ['events', EVENT_TYPES],
    ['option keys', OPTION_KEYS],
    ['option values', ['final', 'prototype', 'together', 'inOrder', ...PROMO_IDS]],
    ['departments', DEPARTMENT_IDS],
    ['specialists', SPECIALIST_IDS],
    ['administrators', ADMINISTRATOR_IDS],
    ['event cards', EVENT_CARD_IDS],
    ['reports', REPORT_IDS],
    ['phases', [...PHASES, ...POSITION_PHASES]],
    ['stages', STAGES],
    ['point sources', POINT_SOURCES],
  ])('names all %s', (_, ids) => {
    expect(ids.filter((id) => !DOCUMENT.includes(`\`${id}\``))).toEqual([])
  })
})

describe('docs/referee-rush-md.md', () => {
  const page = readFileSync(new URL('../../docs/referee-rush-md.md', import.meta.url), 'utf8')

  it('has the answers that the referee gives, and the ids of today (else: node cli/refresh-doc.ts)', () => {
    expect(refresh(page)).toBe(page)
  })

  it('gives examples that the game can read', () => {
    for (const command of Object.values(COMMAND_EXAMPLES))
      expect(rushMd.readCommand(command)).toEqual({ ok: true, value: command })
    for (const event of Object.values(EVENT_EXAMPLES))
      expect(sayEvent({ language: english, texts }, event)).toMatch(/[.!]$/)
  })

  it.each([
    ['codes', Object.keys(texts.refusals)],
    ['commands', RUSH_COMMANDS],
    ['events', Object.keys(texts.events)],
    ['options', RUSH_OPTIONS],
    ['refusals', REFUSALS.filter((code) => !Object.hasOwn(english.common.refusals, code))],
    ['spaces', SPACE_IDS],
    ['cards', [...PATIENT_IDS, ...DIAGNOSIS_IDS, ...EPIDEMIC_IDS, ...GOAL_IDS, ...PAPER_IDS]],
  ])('names all %s', (_, ids) => {
    expect(ids.filter((id) => !page.includes(`\`${id}\``))).toEqual([])
  })
})

describe('a transcript', () => {
  it('keeps what is asked, over several lines too, and forgets the answers', () => {
    expect(requestsOf('> { "a":\n    1 }\n< {\n    "b": 2\n  }\n> x\n')).toEqual(['{ "a": 1 }', 'x'])
  })

  it('is printed with today’s answers', () => {
    expect(printExchanges(converse('> {"jsonrpc":"2.0","method":"games"}\n> x\n< an old answer\n'))).toBe(
      [
        '> { "jsonrpc": "2.0", "method": "games" }',
        '> x',
        '< {',
        '    "jsonrpc": "2.0", "id": null,',
        '    "error": { "code": -32700, "message": "The line is not JSON.", "data": { "code": "notJson" } }',
        '  }',
        '',
      ].join('\n'),
    )
  })
})
