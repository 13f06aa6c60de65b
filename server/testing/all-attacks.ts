// All attacks at once: everything in attacks/, made by so many strangers from so many addresses, at a rate.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Attack, Target } from './attacks/attack.ts'

const FOLDER = join(import.meta.dirname, 'attacks')
/** A go that takes longer is left alone; it ends by itself, as every attack does. */
const LONGEST_GO_MS = 60_000

export interface Assault {
  readonly strangers: number
  /** The first is 127.0.0.2. */
  readonly addresses: number
  /** Of all of them together. */
  readonly goesASecond: number
  readonly seconds: number
}

/** Of one attack. */
export interface Went {
  goes: number
  /** It could not be made. */
  failed: number
  late: number
}

export async function allAttacks(): Promise<readonly Attack[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found: Attack[] = []
  for (const file of files.sort()) {
    const module = (await import(pathToFileURL(join(FOLDER, file)).href)) as Readonly<Record<string, unknown>>
    found.push(...Object.values(module).filter(isAttack))
  }
  return found
}

function isAttack(value: unknown): value is Attack {
  return typeof value === 'object' && value !== null && 'name' in value && 'go' in value
}

/** Each stranger has one go after the other, of one attack after the other. */
export async function assault(target: Target, attacks: readonly Attack[], how: Assault): Promise<Map<string, Went>> {
  const went = new Map(attacks.map(({ name }) => [name, { goes: 0, failed: 0, late: 0 }]))
  const began = performance.now()
  let begun = 0
  const stranger = async (n: number): Promise<void> => {
    const from = `127.0.0.${2 + (n % how.addresses)}`
    for (;;) {
      const turn = begun++
      const due = (turn / how.goesASecond) * 1000
      if (due >= how.seconds * 1000) return
      await later(Math.max(0, due - (performance.now() - began)))
      const attack = attacks[turn % attacks.length]
      const counted = attack && went.get(attack.name)
      if (!counted) return
      counted.goes++
      const outcome = await oneGo(attack, target, from)
      if (outcome !== 'done') counted[outcome]++
    }
  }
  await Promise.all(Array.from({ length: how.strangers }, (_, n) => stranger(n)))
  return went
}

async function oneGo(attack: Attack, target: Target, from: string): Promise<'done' | 'failed' | 'late'> {
  const patience = new AbortController()
  const outcome = await Promise.race([
    attack.go(target, from).then(
      () => 'done' as const,
      () => 'failed' as const,
    ),
    later(LONGEST_GO_MS, 'late' as const, { signal: patience.signal }),
  ])
  patience.abort()
  return outcome
}
