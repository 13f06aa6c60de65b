// The same game and the same moves through the peer's own server, in memory, with its own clients over real sockets: our
// rules as its move, our view as its player view. Run with 'serve' it is the server's process, with 'play' that of all its
// clients: what they leave behind must not slow down whoever is measured next.

import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { type Command, diceHospital, type State, type View } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { requirePeer } from './install.ts'

interface PeerServer {
  Server(setup: { games: object[]; origins: string[] }): { run(port: number): Promise<unknown> }
}

interface PeerState {
  readonly G: View
}

interface PeerClient {
  start(): void
  stop(): void
  getState(): PeerState | null
  subscribe(hear: (state: PeerState | null) => void): void
  readonly moves: { order(command: Command): void }
}

interface ClientModule {
  Client(setup: {
    game: object
    multiplayer: unknown
    matchID: string
    playerID: string
    debug: boolean
    numPlayers: number
  }): PeerClient
}

interface MultiplayerModule {
  SocketIO(setup: { server: string }): unknown
}

const SEATS = 2
/** As many as may be connecting at a time. */
const AT_ONCE = 50

/** Everyone is in their first shift. */
function firstShift(): State {
  const options = diceHospital.readOptions({ administrators: false }, SEATS)
  if (!options.ok) throw new Error(options.refusal.code)
  let { state } = diceHospital.setup({
    version: diceHospital.version,
    options: options.value,
    seats: SEATS,
    seed: seedFrom('peer'),
    at: 0,
  })
  while (state.stage !== 'activation') {
    const [by = 0] = diceHospital.toAct(state)
    const [command] = diceHospital.legal(state, by)
    const outcome = command && diceHospital.step(state, { by, at: 0, command })
    if (!outcome?.ok) throw new Error('no way to the first shift')
    state = outcome.state
  }
  return state
}

/** Its clients wait for the server instead of guessing: what is counted is what the server did. */
const game = {
  name: 'dice-hospital',
  disableUndo: true,
  setup: () => firstShift(),
  turn: { activePlayers: { all: 'stage' } },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    diceHospital.view(G, playerID === null ? null : Number(playerID)),
  moves: {
    order: {
      client: false,
      // All at a table are at work at the same time.
      ignoreStaleStateID: true,
      move: ({ G, playerID }: { G: State; playerID: string }, command: Command): State | 'INVALID_MOVE' => {
        const outcome = diceHospital.step(G, { by: Number(playerID), at: 0, command })
        return outcome.ok ? outcome.state : 'INVALID_MOVE'
      },
    },
  },
}

/** Moves a second that its clients see done, with so many matches of two. */
export async function boardgameIoServerRate(port: number, matches: number, seconds: number): Promise<number> {
  const asked = [port, matches, seconds].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, 'play', ...asked])
  return Number(stdout)
}

async function playAll(port: number, matches: number, seconds: number): Promise<number> {
  const server = spawn(process.execPath, [import.meta.filename, 'serve', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    await reachable(port)
    const { Client } = requirePeer('boardgame.io/client') as ClientModule
    const { SocketIO } = requirePeer('boardgame.io/multiplayer') as MultiplayerModule
    let moves = 0
    const placements = Array.from({ length: SEATS }, (_, seat) =>
      [...diceHospital.legal(firstShift(), seat)].find(({ type }) => type === 'place'),
    )
    const clients: PeerClient[] = []
    const enter = (n: number): Promise<void> => {
      const client = Client({
        game,
        multiplayer: SocketIO({ server: `http://localhost:${port}` }),
        matchID: `match ${Math.floor(n / SEATS)}`,
        playerID: String(n % SEATS),
        debug: false,
        numPlayers: SEATS,
      })
      client.start()
      clients[n] = client
      return connected(client)
    }
    for (let n = 0; n < matches * SEATS; n += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches * SEATS - n) }, (_, i) => enter(n + i)))
    let over = false
    /** Places and takes back, as soon as the last is seen to be done. */
    const play = (client: PeerClient, seat: number): void => {
      const placement = placements[seat]
      if (!placement) throw new Error('nothing to place')
      let placed = false
      const next = (): void => client.moves.order(placed ? { type: 'undo' } : placement)
      client.subscribe((state) => {
        const seen = state?.G.hospitals[seat]?.departments.some(({ by }) => by !== null) ?? placed
        if (over || seen === placed) return
        placed = seen
        moves++
        next()
      })
      next()
    }
    const start = performance.now()
    for (const [n, client] of clients.entries()) play(client, n % SEATS)
    await new Promise((later) => setTimeout(later, seconds * 1000))
    over = true
    const rate = (moves * 1000) / (performance.now() - start)
    for (const client of clients) client.stop()
    return rate
  } finally {
    server.kill('SIGKILL')
  }
}

async function reachable(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`http://localhost:${port}/games`)
      return
    } catch {
      await new Promise((later) => setTimeout(later, 200))
    }
  }
  throw new Error('the peer does not answer')
}

function connected(client: PeerClient): Promise<void> {
  return new Promise((done) => {
    if (client.getState()) return done()
    client.subscribe((state) => {
      if (state) done()
    })
  })
}

const [, , part, ...numbers] = process.argv
const [port = 0, matches = 0, seconds = 0] = numbers.map(Number)
if (part === 'serve') {
  const { Server } = requirePeer('boardgame.io/server') as PeerServer
  await Server({ games: [game], origins: ['*'] }).run(port)
} else if (part === 'play') {
  console.log(await playAll(port, matches, seconds))
  process.exit(0)
}
