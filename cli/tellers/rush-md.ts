// Rush M.D. in words, round by round, with the time of each thing since the clock was started.

import type { Event, FinalResult, View } from '@grand-rounds/rush-md'
import type { Language } from '@grand-rounds/texts'
import { loadRushMd, type RushMdLanguage, sayEvent, sayRefusal, sayResult } from '@grand-rounds/texts/rush-md'
import { type Read, refuse } from '@grand-rounds/kernel'
import { rushMdTable } from '../games/rush-md.ts'
import type { Table } from '../games/playable.ts'
import type { SavedLog } from '../games/saved.ts'
import { indented, nameOf, type Teller } from './teller.ts'

export async function rushMdTeller(language: Language): Promise<Teller | null> {
  const spoken = await loadRushMd(language.code)
  if (!spoken) return null
  return {
    language,
    load: (log) => rushMdTable.load(log),
    tell: (log) => tell(log, spoken),
    result: (result) => sayResult(spoken, result as FinalResult),
    refusal: (refusal) => sayRefusal(spoken, refusal),
  }
}

/** The game is played order by order: only the orders know what time it was. */
function tell(log: SavedLog, spoken: RushMdLanguage): Read<readonly string[]> {
  const table = rushMdTable.load({ ...log, entries: [] })
  if (!table.ok) return table
  const course = new Course(spoken)
  course.add(table.value.events(0) as readonly Event[], table.value.now)
  for (const [entry, order] of log.entries.entries()) {
    const given = table.value.give(order)
    if (!given.ok) return refuse(given.refusal.code, { ...given.refusal.data, entry })
    course.add(given.value as readonly Event[], order.at)
  }
  return { ok: true, value: [...course.lines, '', ...outcome(table.value, spoken)] }
}

class Course {
  readonly lines: string[]
  readonly #spoken: RushMdLanguage
  /** When the clock was started; null while none runs. */
  #since: number | null = null

  constructor(spoken: RushMdLanguage) {
    this.#spoken = spoken
    this.lines = [spoken.texts.name]
  }

  add(events: readonly Event[], at: number): void {
    for (const event of events) {
      const sentence = sayEvent(this.#spoken, event)
      if (event.type === 'councilStarted') this.lines.push('', sentence)
      else if (event.type === 'actionStarted' || event.type === 'evaluated') {
        this.#since = event.type === 'actionStarted' ? at : null
        this.lines.push(indented(sentence))
      } else if (event.n === 0) this.lines.push(sentence)
      else this.lines.push(this.#since === null ? `    ${sentence}` : `    ${spent(at - this.#since)} ${sentence}`)
    }
  }
}

/** Minutes and seconds. */
function spent(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function outcome(table: Table, spoken: RushMdLanguage): readonly string[] {
  const { language, texts } = spoken
  const { goal, round } = table.view(null) as View
  const asked = [texts.goals.titles[goal.id], indented(texts.goals.text(goal))]
  const result = table.result as FinalResult | null
  if (result) return [...sayResult(spoken, result), '', ...asked]
  const who = table.toAct.map((seat) => nameOf(language, seat))
  return [language.commandLine.replay.unfinished({ round, who }), '', ...asked]
}
