// The lists of docs/referee.md, made out of what the code itself goes by.

import {
  ADMINISTRATOR_IDS,
  COLOURS,
  COMMAND_TYPES,
  defaultOptions,
  DEPARTMENT_IDS,
  diceHospital,
  EVENT_CARD_IDS,
  IMPOSSIBLE,
  OPTION_KEYS,
  PHASES,
  POINT_SOURCES,
  POSITION_PHASES,
  REPORT_IDS,
  REPORTS,
  SPECIALIST_IDS,
  STAGES,
} from '@grand-rounds/dice-hospital'
import { english } from '@grand-rounds/texts'
import { CODES, ERRORS } from '../referee/codes.ts'
import { LIMITS, METHODS } from '../referee/methods.ts'
import type { Exchange } from './transcripts.ts'

const texts = english.diceHospital
const item = (id: string, ...words: readonly string[]): string => `- \`${id}\`: ${words.join(' ')}`

/** What the game allows, in its own words: it names them when it is given something else. */
function valuesOf(option: string): string {
  const refused = diceHospital.readOptions({ [option]: 'none of them' }, 2)
  const values = refused.ok ? undefined : refused.refusal.data?.['values']
  return Array.isArray(values) ? values.map((value) => `\`${String(value)}\``).join(', ') : ''
}

function usual(key: (typeof OPTION_KEYS)[number]): string {
  const spelled = (seats: number) => `\`${JSON.stringify(defaultOptions(seats)[key])}\``
  return spelled(1) === spelled(2) ? spelled(2) : `${spelled(2)}, in a solo game ${spelled(1)}`
}

function params(method: string): string {
  const { params = {}, open = false } = METHODS[method] ?? {}
  const named = Object.entries(params).map(([name, { expected }]) => `\`${name}\` (${expected})`)
  return [...named, ...(open ? ['and those of a position'] : [])].join(', ') || 'no parameters'
}

/** The first example of each in the transcripts. */
export function commandsIn(exchanges: readonly Exchange[]): ReadonlyMap<string, unknown> {
  return firstOfType(exchanges, ({ request }) => {
    const { method, params } = parsed(request) as { method?: unknown; params?: { command?: unknown } }
    return method === 'do' ? [params?.command] : []
  })
}

export function eventsIn(exchanges: readonly Exchange[]): ReadonlyMap<string, unknown> {
  return firstOfType(exchanges, ({ answer }) => {
    const { result } = parsed(answer) as { result?: { events?: readonly unknown[] } }
    return result?.events ?? []
  })
}

/** What is accepted only: a refused command is no example of one. */
function firstOfType(
  exchanges: readonly Exchange[],
  typed: (exchange: Exchange) => readonly unknown[],
): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const exchange of exchanges) {
    if (!Object.hasOwn(parsed(exchange.answer), 'result')) continue
    for (const one of typed(exchange)) {
      const { type } = (one ?? {}) as { readonly type?: unknown }
      if (typeof type === 'string' && !found.has(type)) found.set(type, one)
    }
  }
  return found
}

function parsed(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function examples(found: ReadonlyMap<string, unknown>, types: readonly string[]): readonly string[] {
  return types.map((type) => {
    const example = found.get(type)
    if (example === undefined) throw new Error(`docs/referee.md has no example of ${type}`)
    return item(type, `\`${JSON.stringify(example)}\``)
  })
}

export const EVENT_TYPES: readonly string[] = Object.keys(texts.events)

type Maker = (exchanges: readonly Exchange[]) => readonly string[]

export const LISTS: Readonly<Record<string, Maker>> = {
  methods: () => Object.keys(METHODS).map((method) => item(method, params(method))),
  limits: () => Object.entries(LIMITS).map(([limit, most]) => item(limit, String(most))),
  codes: () => Object.entries(CODES).map(([code, { error, message }]) => item(code, `(${ERRORS[error]})`, message)),
  options: () =>
    OPTION_KEYS.map((key) => item(key, `${valuesOf(key)}; usually ${usual(key)}.`, texts.options.all[key].text)),
  colours: () => COLOURS.map((colour) => item(colour, colour.charAt(0).toUpperCase(), 'in notation')),
  departments: () => DEPARTMENT_IDS.map((id) => item(id, `${texts.departments[id].name}.`, texts.departments[id].text)),
  specialists: () => SPECIALIST_IDS.map((id) => item(id, `${texts.specialists[id].name}.`, texts.specialists[id].text)),
  administrators: () =>
    ADMINISTRATOR_IDS.map((id) => item(id, `${texts.administrators[id].name}.`, texts.administrators[id].text.final)),
  eventCards: () => EVENT_CARD_IDS.map((id) => item(id, `${texts.eventCards[id].name}.`, texts.eventCards[id].text)),
  reports: () =>
    REPORT_IDS.map((id) => {
      const [red, yellow, green] = REPORTS[id].dice
      return item(id, texts.reports.text({ dice: { red, yellow, green }, points: REPORTS[id].points }))
    }),
  phases: () => PHASES.map((id) => item(id, `${texts.phases[id].name}.`, texts.phases[id].text)),
  stages: () => STAGES.map((id) => item(id, `${texts.stages[id].name}.`, texts.stages[id].text)),
  positionPhases: () => [POSITION_PHASES.map((id) => `\`${id}\``).join(', ')],
  pointSources: () => POINT_SOURCES.map((id) => item(id, texts.pointSources[id])),
  impossible: () => IMPOSSIBLE.map((why) => item(why, texts.impossible[why])),
  commands: (exchanges) => examples(commandsIn(exchanges), [...COMMAND_TYPES, 'timeUp']),
  events: (exchanges) => examples(eventsIn(exchanges), EVENT_TYPES),
}
