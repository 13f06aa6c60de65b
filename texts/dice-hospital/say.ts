// What happened, what was refused and who won, in a language.

import type { Command, FinalResult, Happening } from '@grand-rounds/dice-hospital/ids'
import type { Language } from '../language.ts'
import { refusalWords } from './refusal-words.ts'
import { commandWords, eventWords, type NameOf } from './words.ts'

/** Players' names by seat; whoever has none is numbered. */
export type Names = readonly string[]

export interface RefusalToSay {
  readonly code: string
  readonly data?: Readonly<Record<string, unknown>>
}

function namesIn(language: Language, names: Names): NameOf {
  return (seat) => names[seat] ?? language.common.player({ number: seat + 1 })
}

/** The event as its viewer may know it (what is hidden is null in it). */
export function sayEvent(language: Language, event: Happening, names: Names = []): string {
  return fill(language.diceHospital.events[event.type], eventWords(event, namesIn(language, names)))
}

/** What can be done, as in a list of steps: without a subject and a full stop. */
export function sayCommand(language: Language, command: Command): string {
  return fill(language.diceHospital.review.commands[command.type], commandWords(command))
}

export function sayRefusal(language: Language, { code, data = {} }: RefusalToSay, names: Names = []): string {
  const sentences = { ...language.common.refusals, ...language.diceHospital.refusals }
  const sentence = Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : undefined
  if (sentence === undefined) return language.common.unknownRefusal({ code })
  return fill(sentence, refusalWords(data, namesIn(language, names)))
}

/** The type of a sentence names its words; they are made by one function for all, so here they meet unseen. */
function fill(sentence: string | ((words: never) => string), words: object): string {
  return typeof sentence === 'string' ? sentence : sentence(words as never)
}

/** How the game ended, then the standings from the best on, a line each. */
export function sayResult(language: Language, { places }: FinalResult, names: Names = []): readonly string[] {
  const { results } = language.diceHospital
  const nameOf = namesIn(language, names)
  const standings = [...places].sort((a, b) => a.place - b.place || a.seat - b.seat)
  return [
    sayEnding(language, standings, nameOf),
    ...standings.map(({ seat, place, points, patientsLeft, valuesLeft }) =>
      results.standing({ who: nameOf(seat), place, points, left: patientsLeft, values: valuesLeft }),
    ),
  ]
}

function sayEnding(language: Language, standings: FinalResult['places'], nameOf: NameOf): string {
  const { results } = language.diceHospital
  const [best, next] = standings
  if (best === undefined) return results.over
  const { points, patientsLeft: left, valuesLeft: values } = best
  const who = nameOf(best.seat)
  if (next === undefined) return results.solo({ who, points })
  if (next.place === 1) {
    const winners = standings.filter(({ place }) => place === 1)
    return results.shared({ who: winners.map(({ seat }) => nameOf(seat)), points })
  }
  if (next.points < points) return results.wins({ who, points })
  if (next.patientsLeft > left) return results.winsByPatients({ who, points, left, others: next.patientsLeft })
  return results.winsByValues({ who, points, values, others: next.valuesLeft })
}
