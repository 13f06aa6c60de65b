// The board alone: ?position=working&lang=de&theme=night, or ?seats=3&people=2&seed=x for a whole game.

import '@fontsource-variable/atkinson-hyperlegible-next'
import '../src/shell/style/base.css'

import { hint } from '@grand-rounds/bots'
import { diceHospital, setPosition } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { render } from 'preact'

import { chooseLanguage, startLanguage } from '../src/shell/language.ts'
import { PlayScreen } from '../src/games/dice-hospital/play/play.tsx'
import type { SeatKeeper } from '../src/games/dice-hospital/link.ts'
import { memoryTable } from './memory-table.ts'
import { POSITIONS } from './positions.ts'

const query = new URLSearchParams(location.search)
const NAMES = ['Ada', 'Maximilian', 'Mo', 'Bronisława']

function keepers(seats: number, people: number): readonly SeatKeeper[] {
  return NAMES.slice(0, seats).map((name, i) =>
    i < people ? { kind: 'person', name } : { kind: 'bot', name, level: 'student' },
  )
}

function start() {
  const people = Number(query.get('people') ?? 1)
  const position = POSITIONS[query.get('position') ?? '']
  if (position) {
    const set = setPosition({ ...position, at: Date.now() })
    if (!set.ok) throw new Error(JSON.stringify(set.refusal))
    return { state: set.value, events: [], seats: keepers(position.hospitals.length, people) }
  }
  const seats = Number(query.get('seats') ?? 3)
  const options = diceHospital.readOptions(JSON.parse(query.get('options') ?? '{}'), seats)
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  const set = diceHospital.setup({
    version: diceHospital.version,
    options: options.value,
    seats,
    seed: seedFrom(query.get('seed') ?? 'dev'),
    at: Date.now(),
  })
  return { state: set.state, events: set.events, seats: keepers(seats, people) }
}

document.documentElement.dataset['theme'] = query.get('theme') ?? 'day'
const lang = query.get('lang')
if (lang === 'de' || lang === 'pl' || lang === 'fr' || lang === 'it' || lang === 'nl' || lang === 'en')
  chooseLanguage(lang)
await startLanguage()
const link = memoryTable(start())
const ask = { hint: (view: Parameters<typeof hint>[0], seat: number) => Promise.resolve(hint(view, seat)) }
const root = document.getElementById('app')
if (root) render(<PlayScreen link={link} ask={ask} />, root)
