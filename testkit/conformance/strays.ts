// Commands that nobody should send: from other states, with a field changed, or no commands at all.

import type { Random } from '@grand-rounds/kernel'
import { pick } from '../sampling.ts'
import type { Command } from './config.ts'

const HUGE = 'x'.repeat(20_000)

/** Values that a careless reader lets through. JSON carries most of them; minus zero, too. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  -0,
  1,
  1.5,
  1e9,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  'constructor',
  '__proto__',
  'toString',
  HUGE,
  [],
  [[]],
  [null],
  {},
  { length: -1 },
]

const NAMES = ['type', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'timeUp', '', HUGE]

/** No command of any game. */
const MALFORMED: readonly unknown[] = [
  ...ODD,
  'undo',
  ...NAMES.map((type) => ({ type })),
  ...ODD.map((type) => ({ type })),
  { type: 'timeUp', deadline: 'constructor' },
  JSON.parse('{"__proto__":{"type":"undo"}}'),
  JSON.parse('{"__proto__":{"polluted":true},"type":"constructor","constructor":{"prototype":{"polluted":true}}}'),
  [{ type: 'undo' }],
]

const KEPT = 300

/** Remembers commands that were legal somewhere, and makes strays out of them. */
export class Strays {
  readonly #seen: string[] = []
  #count = 0

  remember(command: Command, random: Random): void {
    const text = JSON.stringify(command)
    this.#count++
    if (this.#seen.length < KEPT) this.#seen.push(text)
    else if (random.below('stray', Math.min(this.#count, 65_536)) < KEPT) this.#seen[random.below('stray', KEPT)] = text
  }

  /** A few of each sort; those that are nearly what is listed now are the likeliest to slip through. */
  some(listed: readonly Command[], random: Random): unknown[] {
    const strays: unknown[] = []
    for (let i = 0; i < 4; i++) {
      const near = pick(listed, random)
      if (near) strays.push(spoilt(JSON.parse(JSON.stringify(near)), random))
      const seen = pick(this.#seen, random)
      if (seen !== undefined) strays.push(JSON.parse(seen), spoilt(JSON.parse(seen), random))
    }
    for (let i = 0; i < 4; i++) strays.push(pick(MALFORMED, random))
    return strays
  }
}

type Container = Record<string, unknown> | unknown[]

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}

/** All objects and lists within a value, the value included. */
function containers(value: unknown): Container[] {
  if (!isContainer(value)) return []
  return [value, ...Object.values(value).flatMap(containers)]
}

/** Spoils one place of a command, which is a copy. */
function spoilt(command: unknown, random: Random): unknown {
  const target = pick(containers(command), random)
  if (!target) return command
  if (Array.isArray(target)) spoilList(target, random)
  else spoilObject(target, random)
  return command
}

function spoilList(list: unknown[], random: Random): void {
  switch (random.below('spoil', 5)) {
    case 0:
      list.pop()
      break
    case 1:
      list.push(pick(list, random) ?? 0)
      break
    case 2:
      list.push(pick(ODD, random))
      break
    case 3:
      list.reverse()
      break
    default:
      list[random.below('spoil', list.length + 1)] = pick(ODD, random)
  }
}

function spoilObject(object: Record<string, unknown>, random: Random): void {
  const key = pick(Object.keys(object), random) ?? 'type'
  const value = object[key]
  switch (random.below('spoil', 4)) {
    case 0:
      Reflect.deleteProperty(object, key)
      break
    case 1:
      set(object, pick(NAMES.slice(1), random) ?? 'extra', pick(ODD, random))
      break
    case 2:
      object[key] = typeof value === 'number' ? value + (random.below('spoil', 2) === 0 ? 1 : -1) : pick(ODD, random)
      break
    default:
      object[key] = pick(ODD, random)
  }
}

/** As JSON.parse would: a key named __proto__ is a key like others. */
function set(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}
