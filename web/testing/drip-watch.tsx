// A page for Drip Watch, the real-time game of the test kit: the least that a game has to bring.

import {
  type Command,
  dripWatch,
  type Event,
  type Options,
  type State,
  type View,
} from '@grand-rounds/testkit/reference/drip-watch'
import type { Result } from '@grand-rounds/kernel'
import { useEffect } from 'preact/hooks'

import { createLocalTable } from '../src/session/local-table.ts'
import type { BoardProps, EndProps, GamePage, PlayProps } from '../src/shell/game-page.ts'
import { go, Link } from '../src/shell/route.ts'

const NAME = 'Drip Watch'

function Tile() {
  return (
    <section>
      <h1>{NAME}</h1>
      <Link href="/new/drip-watch">A new shift</Link>
    </section>
  )
}

function Setup() {
  const begin = async () => {
    const seats = [{ kind: 'person', name: 'Nurse' } as const]
    go(`/table/${await createLocalTable({ game: dripWatch, options: {}, seats, seed: 'drip' })}`)
  }
  return (
    <section>
      <h1>{NAME}</h1>
      <button onClick={() => void begin()}>Begin</button>
    </section>
  )
}

function Board({ view }: BoardProps<View>) {
  return (
    <ol aria-label="Beds">
      {view.beds.map((needs, bed) => (
        <li key={bed}>{needs === 0 ? 'empty' : `needs ${needs}`}</li>
      ))}
    </ol>
  )
}

function Play({ link, onOver, onLeave }: PlayProps<Command, Event, View>) {
  const { view } = link.frame.value
  const [seat = 0] = link.mine
  useEffect(() => {
    if (view.over) onOver?.()
  }, [view.over, onOver])
  const watched = view.nurses[seat]
  return (
    <section>
      <h1>{NAME}</h1>
      <p role="status">{`${view.home} of ${view.goal} are home`}</p>
      <Board view={view} names={[]} seat={seat} />
      {view.beds.map((needs, bed) => (
        <button
          key={bed}
          type="button"
          disabled={needs === 0 || watched !== null}
          onClick={() => void link.send(seat, { type: 'hang', bed })}
        >{`Hang one up at bed ${bed + 1}`}</button>
      ))}
      <button onClick={onLeave}>Leave</button>
    </section>
  )
}

function End({ view, rematch, home }: EndProps<Event, View>) {
  return (
    <section>
      <h1>{view.home >= view.goal ? 'All are well' : 'The shift is over'}</h1>
      <button type="button" onClick={rematch}>
        Again
      </button>
      <button type="button" onClick={home}>
        Home
      </button>
    </section>
  )
}

export const page: GamePage<Options, State, Command, Event, View, Result> = {
  id: dripWatch.id,
  name: () => NAME,
  front: { Tile, parts: [] },
  views: {
    toAct: ({ nurses }) => nurses.flatMap((watch, seat) => (watch ? [] : [seat])),
    isOver: ({ over }) => over,
    round: () => 0,
  },
  bots: { levels: [], usual: '', standIn: '', nameOf: (level) => level },
  loadSetup: () => Promise.resolve(Setup),
  loadRules: () =>
    Promise.resolve({
      game: dripWatch,
      standingOf: ({ view: { home, nurses }, result, steps, at }) => {
        const places = result && result.places.map(({ place }) => place)
        return { round: 0, scores: nurses.map(() => home), places, steps, at }
      },
      sayOptions: () => NAME,
    }),
  loadTable: () =>
    Promise.resolve({
      openBots: () => ({ thinker: { think: () => Promise.resolve([]) }, close: () => undefined }),
      Play,
      End,
      Board,
      Line: ({ event }) => <li>{event.type}</li>,
    }),
}
