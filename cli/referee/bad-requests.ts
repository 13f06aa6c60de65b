// Requests that must be refused, by the thousand, each wrong by the way it is made: for the tests.

import { COMMAND_TYPES } from '@grand-rounds/dice-hospital'
import { seedFrom } from '@grand-rounds/kernel'
import { ALMOST, type Below, chance, ILLEGAL, oneOf, POSITIONS } from './bad-commands.ts'

export const GAME = 'dice-hospital'

/** A line without its newline. */
export type BadLine = Uint8Array

type Family = (below: Below) => string | Uint8Array

const METHODS = [
  'cards',
  'new',
  'position',
  'legal',
  'choices',
  'do',
  'view',
  'events',
  'result',
  'notation',
  'hash',
  'bot',
  'solve',
  'save',
  'load',
  'close',
]
const TYPES = [...COMMAND_TYPES, 'timeUp']
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
  '0',
  '',
]
const NUMBERS = [
  '-1',
  '-0.5',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  '1.5',
  '4294967296',
  '0.1',
  '-9007199254740991',
]
const WRONG = ['null', 'true', '"x"', '[]', '{}', '[[]]', '{"a":{}}', '""', ...NUMBERS]

function word(below: Below): string {
  return Array.from({ length: 1 + below(12) }, () => String.fromCharCode(97 + below(26))).join('')
}

function nested(below: Below): string {
  const deep = 1 + below(oneOf([10, 1000, 20_000], below))
  return below(2) === 0 ? '['.repeat(deep) + ']'.repeat(deep) : '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)
}

/** Something that is nothing we know. */
function strange(below: Below): string {
  switch (below(5)) {
    case 0:
      return nested(below)
    case 1:
      return `{${JSON.stringify(oneOf(KEYS, below))}:${oneOf(WRONG, below)}}`
    case 2:
      return JSON.stringify('x'.repeat(below(5000)))
    case 3:
      return `[${Array.from({ length: below(50) }, () => oneOf(WRONG, below)).join(',')}]`
    default:
      return oneOf(WRONG, below)
  }
}

function request(method: string, params: string, id = '1'): string {
  return `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)},"params":${params}}`
}

function anyTable(below: Below): string {
  return `t${1 + below(POSITIONS.length)}`
}

/** What would be accepted if something were not wrong with it. */
function sound(below: Below): string {
  const table = anyTable(below)
  return request(oneOf(['view', 'legal'], below), `{"table":"${table}","seat":0}`, String(below(1000)))
}

function almost(below: Below): string {
  const [table, seat, command] = oneOf(ALMOST, below)
  return request('do', JSON.stringify({ table, seat, command }))
}

const FAMILIES: readonly Family[] = [
  // Bytes that are no text, and text that is no JSON.
  (below) => Uint8Array.from({ length: 1 + below(60) }, () => 0x80 + below(128)),
  (below) =>
    String.fromCharCode(33 + below(90)) + word(below) + oneOf(['{', '}', '"', '\\', '\u0000', '\ud800'], below),
  // Cut off anywhere.
  (below) => {
    const whole = sound(below)
    return whole.slice(0, 1 + below(whole.length - 1))
  },
  // JSON that is no request.
  (below) => oneOf(['1', 'null', '"x"', 'true', '{}', '[]', '[1]', '[[]]', '{"method":"games"}', '-0', '1e999'], below),
  (below) => nested(below),
  (below) => sound(below).replace('"2.0"', oneOf(['"1.0"', '2', 'null', '"2.0 "', '{}'], below)),
  (below) => request('view', '{"table":"t1","seat":0}', oneOf(['{}', '[]', 'true', 'false', '[1]'], below)),
  (below) => `{"jsonrpc":"2.0","id":1,"method":${oneOf(['7', 'null', '[]', '{}', 'false'], below)}}`,
  (below) => `{"__proto__":${sound(below)}}`,
  // Methods that there are not.
  (below) => request(oneOf([`${word(below)}Zz`, ...KEYS, 'DO', 'rpc.list', 'bot2', ' do'], below), '{}'),
  // Parameters that are not what they should be.
  (below) => request(oneOf(METHODS, below), oneOf(['[]', '[1,2]', '"x"', '7', 'null', 'true'], below)),
  (below) => request(oneOf(METHODS, below), `{${JSON.stringify(oneOf(KEYS, below))}:${strange(below)}}`),
  (below) =>
    request('view', `{"table":"${anyTable(below)}","seat":0,${JSON.stringify(word(below))}:${strange(below)}}`),
  (below) => request('view', `{"table":${oneOf(WRONG, below)},"seat":0}`),
  (below) => request('legal', `{"table":"t1","seat":${oneOf(['null', '"0"', '[0]', '{}', ...NUMBERS], below)}}`),
  (below) => request('legal', `{"table":"t1","seat":0,"limit":${oneOf(['"1"', '[]', '-1', '1e999', '1.5'], below)}}`),
  (below) => request('new', `{"game":"${GAME}","seats":${oneOf(['0', '5', '99', '"2"', ...NUMBERS], below)}}`),
  (below) => request('new', `{"game":${oneOf(['"chess"', '"__proto__"', '7', 'null', '""'], below)},"seats":2}`),
  (below) => request('new', `{"game":"${GAME}","seats":2,"options":{${JSON.stringify(oneOf(KEYS, below))}:1}}`),
  (below) => request('new', `{"game":"${GAME}","seats":2,"options":{"timer":7,"promos":${strange(below)}}}`),
  (below) => request('new', `{"game":"${GAME}","seats":2,"seed":"${word(below)}"}`),
  (below) => request('new', `{"game":"${GAME}","seats":2,"at":${oneOf(['-1', '1e999', '"0"', '0.5'], below)}}`),
  // Tables and seats that there are not.
  (below) => request('do', `{"table":"t${oneOf([0, 11, 999, 1e9], below)}","seat":0,"command":{"type":"endShift"}}`),
  (below) =>
    request(
      oneOf(['result', 'hash', 'save', 'close', 'notation'], below),
      `{"table":${JSON.stringify(oneOf(KEYS, below))}}`,
    ),
  (below) => request('do', `{"table":"${anyTable(below)}","seat":${3 + below(9)},"command":{"type":"endShift"}}`),
  () => request('do', '{"table":"t2","seat":1,"command":{"type":"endShift"}}'),
  (below) =>
    request(
      'do',
      `{"table":"${anyTable(below)}","seat":"clock","command":{"type":"${oneOf(TYPES, below)}","deadline":"activation/9/0"}}`,
    ),
  (below) =>
    request(
      'do',
      `{"table":"t2","seat":"clock","command":{"type":"timeUp","deadline":"activation/3/${below(2)}"},"at":${below(60_000)}}`,
    ),
  (below) => request('do', `{"table":"t2","seat":0,"command":{"type":"endShift"},"at":${70_000 + below(1e6)}}`),
  (below) =>
    request(
      'do',
      `{"table":"t1","seat":0,"command":{"type":"endShift"},"at":${oneOf(['-1', '1e999', '"0"', '0.5'], below)}}`,
    ),
  // Commands that are none, and commands that are illegal.
  (below) => request('do', `{"table":"${anyTable(below)}","seat":0,"command":${strange(below)}}`),
  (below) =>
    request(
      'do',
      `{"table":"${anyTable(below)}","seat":0,"command":{"type":"${oneOf(TYPES, below)}",${JSON.stringify(word(below))}:${strange(below)}}}`,
    ),
  (below) =>
    request(
      'do',
      `{"table":"t1","seat":0,"command":{"type":"place","meeple":"nurse","department":"clinic","targets":${strange(below)},"specialist":7}}`,
    ),
  (below) =>
    request('do', JSON.stringify({ table: anyTable(below), seat: below(2), command: oneOf(ILLEGAL, below)(below) })),
  almost,
  almost,
  almost,
  (below) => request('choices', `{"table":"t1","seat":0,"choosing":{"targets":${strange(below)},"meeple":7}}`),
  (below) => request('choices', `{"table":"t${4 + below(7)}","seat":0}`),
  // Bots that there are not, where there is nothing to decide, and weights that are none.
  (below) =>
    request('bot', `{"table":"${anyTable(below)}","seat":0,"level":${oneOf(['"god"', '""', ...WRONG], below)}}`),
  (below) =>
    request(
      'bot',
      `{"table":"t1","seat":0,"level":"chief","nodes":${oneOf(['"9"', '[]', '-1', '1e999', '1.5'], below)}}`,
    ),
  (below) => request('bot', `{"table":"t2","seat":${oneOf([1, 2, 9], below)},"level":"student"}`),
  (below) => request('solve', `{"table":"t${4 + below(7)}","seat":0}`),
  (below) =>
    request('solve', `{"table":"t1","seat":0,"weights":{"bag":${oneOf(['-1', '"1"', 'null', '1e999'], below)}}}`),
  (below) => request('solve', `{"table":"t1","seat":0,"weights":{${JSON.stringify(oneOf(KEYS, below))}:1}}`),
  (below) => request('solve', `{"table":"t1","seat":0,"weights":${oneOf(['[]', 'null', '7', '"x"'], below)}}`),
  // Positions and logs.
  (below) =>
    request(
      'position',
      `{"game":"${GAME}","notation":${JSON.stringify(`${oneOf(POSITIONS, below)} ${word(below)}9`)}}`,
    ),
  (below) => request('position', `{"game":"${GAME}","notation":${strange(below)}}`),
  (below) =>
    request(
      'position',
      `{"game":"${GAME}","round":${oneOf(['9', ...NUMBERS], below)},"phase":"activation","hospitals":["R2"]}`,
    ),
  (below) =>
    request('position', `{"game":"${GAME}","round":1,"phase":"activation","hospitals":${strange(below)},"row":7}`),
  (below) =>
    request(
      'position',
      JSON.stringify({
        game: GAME,
        round: 2,
        phase: 'activation',
        hospitals: Array.from({ length: 2 }, () => 'R3 '.repeat(8 + below(90))),
      }),
    ),
  (below) => request('load', `{"log":${strange(below).replace(/^[^{].*$/s, '{}')}}`),
  (below) =>
    request(
      'load',
      `{"log":{"game":"${GAME}","version":1,"seats":2,"options":{},"seed":"${seedFrom('x')}","at":0,"entries":[${strange(below)}]}}`,
    ),
  (below) => request('load', `{"log":{"game":"${GAME}","version":1,"position":${strange(below)},"entries":[]}}`),
  // Many at once, all of them wrong.
  (below) => `[${Array.from({ length: 1 + below(9) }, () => request(`${word(below)}Zz`, strange(below))).join(',')}]`,
  (below) => `[${Array.from({ length: 101 + below(50) }, () => sound(below)).join(',')}]`,
]

/** `count` lines, every kind in turn. */
export function* badLines(name: string, count: number): Generator<BadLine> {
  const below = chance(name)
  const utf8 = new TextEncoder()
  for (let i = 0; i < count; i++) {
    const family = FAMILIES[i % FAMILIES.length] as Family
    const line = family(below)
    yield typeof line === 'string' ? utf8.encode(line.replaceAll('\n', ' ')) : line
  }
}

/** Sound requests with some bytes changed: some of them are still sound. */
export function* damagedLines(name: string, count: number): Generator<BadLine> {
  const below = chance(name)
  const utf8 = new TextEncoder()
  for (let i = 0; i < count; i++) {
    const line = utf8.encode(
      below(2) === 0
        ? sound(below)
        : request(
            'do',
            JSON.stringify({ table: anyTable(below), seat: below(2), command: oneOf(ILLEGAL, below)(below) }),
          ),
    )
    for (let change = below(4); change >= 0; change--) {
      const byte = below(256)
      line[below(line.length)] = byte === 0x0a ? 0x20 : byte
    }
    yield line
  }
}
