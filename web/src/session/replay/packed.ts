// A whole game as a piece of text that fits behind an address: what it needs to be played again, squeezed.

import type { Json } from '@grand-rounds/kernel'
import { readSavedGame, type SavedGame } from '@grand-rounds/match'

export type WhyNotUnpacked = 'empty' | 'notPacked' | 'tooLong' | 'notAGame'

export type Unpacked =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly why: WhyNotUnpacked }

/** Of the packed form, not of the rules: those are in the log. */
const FORM = 1
const LONGEST_TEXT = 400_000
const LONGEST_JSON = 4_000_000
const CLOCK = -1

export async function pack(game: SavedGame): Promise<string> {
  let before = game.at
  const orders = game.entries.map(({ by, at, command }): Json => {
    const since = at - before
    before = at
    return [by === 'clock' ? CLOCK : by, since, command]
  })
  const players = (game.players ?? []).map(({ name, level }): Json => (level === undefined ? [name] : [name, level]))
  const json: Json = [FORM, game.game, game.version, game.options, game.seats, game.seed, game.at, players, orders]
  const squeezed = new Blob([JSON.stringify(json)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toText(new Uint8Array(await new Response(squeezed).arrayBuffer()))
}

/** Never throws: what comes with an address can be anything. */
export async function unpack(text: string): Promise<Unpacked> {
  if (text === '') return { ok: false, why: 'empty' }
  if (text.length > LONGEST_TEXT) return { ok: false, why: 'tooLong' }
  const bytes = toBytes(text)
  if (bytes === null) return { ok: false, why: 'notPacked' }
  const json = await inflate(bytes)
  if (typeof json !== 'string') return { ok: false, why: json.tooLong ? 'tooLong' : 'notPacked' }
  let parsed: Json
  try {
    parsed = JSON.parse(json) as Json
  } catch {
    return { ok: false, why: 'notPacked' }
  }
  const game = readPacked(parsed)
  return game ? { ok: true, game } : { ok: false, why: 'notAGame' }
}

function toText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}

/** A few bytes can unfold into very many: reading stops at a length that no game has. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | { readonly tooLong: boolean }> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += value
      if (text.length > LONGEST_JSON) {
        await reader.cancel()
        return { tooLong: true }
      }
    }
  } catch {
    return { tooLong: false }
  }
}

/** Unfolds the short form; whether it is a game is for the reader of saved games to say. */
function readPacked(packed: Json): SavedGame | null {
  if (!isList(packed) || packed.length !== 9) return null
  const [form, game, version, options, seats, seed, at, packedPlayers, orders] = packed
  if (form !== FORM || !isWhole(at) || !isList(packedPlayers) || !isList(orders)) return null
  const entries: object[] = []
  let now = at
  for (const order of orders) {
    if (!isList(order) || order.length !== 3) return null
    const [by, since, command] = order
    if (!isWhole(since)) return null
    now += since
    entries.push({ by: by === CLOCK ? 'clock' : by, at: now, command })
  }
  const players = packedPlayers.map((player) => {
    const [name, level] = isList(player) ? player : []
    return level === undefined ? { name } : { name, level }
  })
  const head = { game, version, options, seats, seed, at, entries }
  const read = readSavedGame(players.length > 0 ? { ...head, players } : head)
  return read.ok ? read.value : null
}

function isWhole(value: Json | undefined): value is number {
  return Number.isSafeInteger(value)
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
