import { expect, it } from 'vitest'
import { Listings } from './listings.ts'

const MINUTE = 60_000

it('a listed table is shown for two hours, and not without its host for half an hour', () => {
  let now = 0
  const listings = new Listings(() => now)
  const row = { id: 'one', created: 0, touched: 0 }
  now = 29 * MINUTE
  expect(listings.isShown(row)).toBe(true)
  now = 30 * MINUTE
  expect(listings.isShown(row)).toBe(false)
  listings.hostCame('one')
  listings.hostCame('one')
  now = 60 * MINUTE
  listings.hostLeft('one')
  now = 100 * MINUTE
  expect(listings.isShown(row)).toBe(true)
  listings.hostLeft('one')
  expect(listings.isShown(row)).toBe(true)
  listings.sleeps('one')
  expect(listings.isShown({ ...row, touched: 80 * MINUTE })).toBe(true)
  listings.hostCame('one')
  now = 120 * MINUTE
  expect(listings.isShown({ ...row, touched: now })).toBe(false)
})

it('an address has three at a time: one that began, or is not shown any more, makes room', () => {
  let now = 0
  const listings = new Listings(() => now)
  for (const id of ['one', 'two', 'three']) {
    expect(listings.allows('here')).toBe(true)
    listings.add('here', id)
  }
  expect(listings.allows('here')).toBe(false)
  expect(listings.allows('there')).toBe(true)
  listings.drop('two')
  expect(listings.allows('here')).toBe(true)
  listings.add('here', 'four')
  expect(listings.allows('here')).toBe(false)
  now = 120 * MINUTE
  expect(listings.allows('here')).toBe(true)
})
