import { describe, expect, it } from 'vitest'

import type { Frame } from '../link.ts'
import { type Bookmark, LessonStore } from './lesson-store.ts'
import { placeIn } from './learning.ts'

const SEATS = [
  { kind: 'person', name: 'You' },
  { kind: 'person', name: 'Next door' },
] as const

function kept(first: string | null = null): Bookmark & { readonly written: (string | null)[] } {
  const written: (string | null)[] = []
  return { written, read: () => written.at(-1) ?? first, write: (step) => void written.push(step) }
}

const NURSE = { type: 'place', meeple: 'nurse', department: 'clinic', targets: ['G5'] } as const

describe('the table of the lesson', () => {
  it('shows what a right move does, and who did it', async () => {
    const store = new LessonStore(SEATS, kept('nurse'))
    const table = store.table.value
    const heard: Frame[] = []
    table.onFrame((frame) => heard.push(frame))
    expect(await table.send(0, NURSE)).toEqual({ ok: true })
    expect(store.done).toBe(true)
    expect(heard).toEqual([table.frame.value])
    expect(table.frame.value.by).toBe(0)
    expect(table.frame.value.view.hospitals[0]?.wards).toContain('G6+')
    expect(table.events.value.map(({ type }) => type)).toContain('meeplePlaced')
  })

  it('stays as it is after another move, and is shown again', async () => {
    const store = new LessonStore(SEATS, kept('nurse'))
    const table = store.table.value
    const before = table.frame.value
    expect(await table.send(0, { type: 'endShift' })).toEqual({ ok: true })
    expect(store.learning.value.said).toEqual({ kind: 'other' })
    expect(table.frame.value).not.toBe(before)
    expect(table.frame.value).toEqual(before)
  })

  it('refuses what the rules refuse, and whoever is not the learner', async () => {
    const { table } = new LessonStore(SEATS, kept('nurse'))
    const impossible = await table.value.send(0, { type: 'takeAmbulance', number: 1 })
    expect(impossible).toEqual({ ok: false, refusal: { code: 'notNow', data: { stage: 'activation' } } })
    expect(await table.value.send(1, { type: 'endShift' })).toEqual({ ok: false, refusal: { code: 'notYourTurn' } })
  })

  it('never offers to take a move back: that is the lesson’s own button', async () => {
    const { table } = new LessonStore(SEATS, kept('nurse'))
    await table.value.send(0, NURSE)
    expect(table.value.frame.value.view.canUndo).toBe(false)
  })

  it('stays the same table while a step goes on, and is a new one for a new position', async () => {
    const store = new LessonStore(SEATS, kept())
    const first = store.table.value
    store.next()
    store.next()
    expect(placeIn(store.learning.value)).toBe('nurse')
    expect(store.table.value).toBe(first)
    await first.send(0, NURSE)
    store.next()
    expect(store.table.value).not.toBe(first)
  })
})

describe('the place in the lesson', () => {
  it('is kept with every step, and forgotten at the end', async () => {
    const bookmark = kept('improvement')
    const store = new LessonStore(SEATS, bookmark)
    expect(placeIn(store.learning.value)).toBe('improvement')
    store.next()
    expect(bookmark.written).toEqual([])
    await store.table.value.send(0, { type: 'claim', improvement: 'surgeon' })
    store.next()
    expect(store.last).toBe(true)
    expect(bookmark.written).toEqual([null])
    store.back()
    store.restart()
    expect(bookmark.written).toEqual([null, 'improvement', 'welcome'])
  })
})
