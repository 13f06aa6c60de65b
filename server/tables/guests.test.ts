import { describe, expect, it } from 'vitest'
import { Guests } from './guests.ts'

const PLACE_MS = 5_000

class Setting {
  now = 0
  readonly seated = new Set<string | null>(['key of Ada'])
  readonly guests = new Guests(
    (key) => this.seated.has(key),
    PLACE_MS,
    () => this.now,
  )
  #sessions = 0

  /** So many come in; those for whom there was room. */
  enter(count: number, key: string | null): number {
    return Array.from({ length: count }).filter(() => this.guests.enter(`session ${this.#sessions++}`, key)).length
  }

  expect(count: number, key: string | null): void {
    for (let i = 0; i < count; i++) this.guests.expect(`session ${this.#sessions++}`, key)
  }
}

describe('who may come to a table', () => {
  it('strangers up to a number, and whoever holds a seat beside them', () => {
    const setting = new Setting()
    expect(setting.enter(300, null)).toBe(200)
    expect(setting.guests.whyNot(null)).toBe('tableFull')
    expect(setting.guests.whyNot('key of nobody')).toBe('tableFull')
    expect(setting.guests.whyNot('key of Ada')).toBeNull()
    expect(setting.enter(100, 'key of Ada')).toBe(16)
    expect(setting.guests.whyNot('key of Ada')).toBe('tableFull')
    setting.guests.leave('session 0')
    expect(setting.guests.whyNot(null)).toBeNull()
  })

  it('places that nobody takes keep nobody out, and are forgotten', () => {
    const setting = new Setting()
    setting.expect(1_000, null)
    expect(setting.guests.whyNot(null)).toBeNull()
    setting.expect(1_000, null)
    expect(setting.guests.whyNot(null)).toBe('tryAgain')
    expect(setting.guests.whyNot('key of Ada')).toBeNull()
    expect(setting.guests.some).toBe(true)
    setting.now = PLACE_MS
    expect(setting.guests.whyNot(null)).toBeNull()
    expect(setting.guests.some).toBe(false)
  })

  it('whoever sits down makes room for others', () => {
    const setting = new Setting()
    setting.enter(199, null)
    expect(setting.enter(1, 'key of Mo')).toBe(1)
    expect(setting.guests.whyNot(null)).toBe('tableFull')
    setting.seated.add('key of Mo')
    expect(setting.guests.whyNot(null)).toBeNull()
  })
})
