import { describe, expect, it } from 'vitest'
import type { ServerMessages } from './messages.ts'
import { TableClient } from './table-client.ts'

const LOOK: ServerMessages['look'] = {
  number: 0,
  protocol: 4,
  version: '1.0.0',
  table: 'abcd',
  game: 'chess',
  options: {},
  house: {},
  view: {},
  events: [],
  steps: 0,
  commitment: '',
  record: null,
  here: { seats: [], watching: 0, away: [] },
  clocks: [],
}

/** A page whose clock reads 1,000 when it is shown the table. */
function page(look: Partial<ServerMessages['look']>) {
  const client = new TableClient('page', () => undefined)
  client.connect({ send: () => undefined }, 1_000)
  client.receive('look', { ...LOOK, ...look }, 1_000)
  let number = 0
  const step = (at: number, now?: number) => {
    const message = { number: ++number, steps: number, by: [0], events: [], view: null }
    client.receive('step', now === undefined ? message : { ...message, now }, at)
  }
  return { client, step }
}

describe('the time of the server', () => {
  it('is known by how far it is ahead of the page, whatever the page’s own clock says', () => {
    expect(page({ now: 61_000 }).client.known?.ahead).toBe(60_000)
    expect(page({ now: 400 }).client.known?.ahead).toBe(-600)
  })

  it('is told best by what came quickest, until all is shown anew', () => {
    const { client, step } = page({ now: 61_000 })
    step(2_000, 62_040)
    expect(client.known?.ahead).toBe(60_040)
    step(3_000, 62_500)
    expect(client.known?.ahead).toBe(60_040)
    client.receive('look', { ...LOOK, number: 9, now: 64_010 }, 4_000)
    expect(client.known?.ahead).toBe(60_010)
  })

  it('is not known of a server that does not say it', () => {
    const { client, step } = page({})
    step(2_000)
    expect(client.known?.ahead).toBeNull()
  })
})
