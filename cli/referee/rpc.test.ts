import { refuse } from '@grand-rounds/kernel'
import { describe, expect, it } from 'vitest'
import { answerLine, type Call } from './rpc.ts'

const calls: [string, unknown][] = []
const call: Call = (method, params) => {
  calls.push([method, params])
  return method === 'no' ? refuse('noSuchTable') : { ok: true, json: JSON.stringify({ did: method }) }
}
const answer = (line: string): unknown => {
  const text = answerLine(line, 3, call)
  return text === null ? null : JSON.parse(text)
}
const failure = (id: unknown, number: number, code: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code: number, message: expect.any(String), data: expect.objectContaining({ code }) },
})

describe('requests', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":1,"method":"a"}', { jsonrpc: '2.0', id: 1, result: { did: 'a' } }],
    ['{"jsonrpc":"2.0","id":"x","method":"a","params":{}}', { jsonrpc: '2.0', id: 'x', result: { did: 'a' } }],
    ['{"jsonrpc":"2.0","id":null,"method":"a"}', { jsonrpc: '2.0', id: null, result: { did: 'a' } }],
    ['{"jsonrpc":"2.0","id":1.5,"method":"no"}', failure(1.5, -32000, 'noSuchTable')],
  ])('get their answer: %s', (line, expected) => {
    expect(answer(line)).toEqual(expected)
  })

  it.each([
    ['{', failure(null, -32700, 'notJson')],
    ['{"jsonrpc":"2.0","id":1,"method":"a"', failure(null, -32700, 'notJson')],
    ['1', failure(null, -32600, 'notARequest')],
    ['null', failure(null, -32600, 'notARequest')],
    ['{}', failure(null, -32600, 'badVersion')],
    ['{"jsonrpc":2,"id":4,"method":"a"}', failure(4, -32600, 'badVersion')],
    ['{"jsonrpc":"2.0","id":{},"method":"a"}', failure(null, -32600, 'badId')],
    ['{"jsonrpc":"2.0","id":true,"method":"a"}', failure(null, -32600, 'badId')],
    ['{"jsonrpc":"2.0","id":4,"method":7}', failure(4, -32600, 'badMethod')],
    ['{"jsonrpc":"2.0","id":4}', failure(4, -32600, 'badMethod')],
    // Only own members count.
    ['{"__proto__":{"jsonrpc":"2.0","id":4,"method":"a"}}', failure(null, -32600, 'badVersion')],
  ])('that are none get an error: %s', (line, expected) => {
    expect(answer(line)).toEqual(expected)
  })
})

describe('notifications', () => {
  it('are carried out and get no answer, whatever comes of it', () => {
    calls.length = 0
    expect(answer('{"jsonrpc":"2.0","method":"a","params":{"b":1}}')).toBeNull()
    expect(answer('{"jsonrpc":"2.0","method":"no"}')).toBeNull()
    expect(calls).toEqual([
      ['a', { b: 1 }],
      ['no', undefined],
    ])
  })
})

describe('batches', () => {
  it('get one line with their answers in order', () => {
    const line =
      '[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"b"},{"jsonrpc":"2.0","id":2,"method":"no"}]'
    expect(answer(line)).toEqual([{ jsonrpc: '2.0', id: 1, result: { did: 'a' } }, failure(2, -32000, 'noSuchTable')])
  })

  it('of notifications only get none', () => {
    expect(answer('[{"jsonrpc":"2.0","method":"a"},{"jsonrpc":"2.0","method":"b"}]')).toBeNull()
  })

  it('have an error for each member that is no request', () => {
    expect(answer('[1,[],{"id":3}]')).toEqual([
      failure(null, -32600, 'notARequest'),
      failure(null, -32600, 'notARequest'),
      failure(3, -32600, 'badVersion'),
    ])
  })

  it('are neither empty nor endless, and an endless one is not carried out', () => {
    calls.length = 0
    expect(answer('[]')).toEqual(failure(null, -32600, 'emptyBatch'))
    const one = '{"jsonrpc":"2.0","id":1,"method":"a"}'
    expect(answer(`[${one},${one},${one},${one}]`)).toEqual(failure(null, -32600, 'batchTooLong'))
    expect(calls).toEqual([])
  })
})

it('blank lines are passed over', () => {
  expect([answer(''), answer('  \t\r')]).toEqual([null, null])
})
