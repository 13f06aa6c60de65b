// What a browser keeps of the page (its tables, settings, the last setup), read out of one and put into another.

import type { Page } from '@playwright/test'

export interface Profile {
  readonly local: Readonly<Record<string, string>>
  readonly tables: readonly object[]
  readonly entries: readonly object[]
}

export function readProfile(page: Page): Promise<Profile> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('grand-rounds')
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => fail(request.error ?? new Error('no database')))
    })
    const all = (store: string) =>
      new Promise<object[]>((done) => {
        const request = database.transaction(store).objectStore(store).getAll() as IDBRequest<object[]>
        request.addEventListener('success', () => done(request.result))
      })
    return {
      local: Object.fromEntries(Object.entries(localStorage) as [string, string][]),
      tables: await all('tables'),
      entries: await all('entries'),
    }
  })
}

/** Before the page itself has run in this browser: at an address of the server's that has none of its script. */
export async function writeProfile(page: Page, profile: Profile): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(async ({ local, tables, entries }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    await new Promise<void>((done, fail) => {
      // As the page of then made it.
      const request = indexedDB.open('grand-rounds', 1)
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('tables', { keyPath: 'id' })
        request.result.createObjectStore('entries', { keyPath: ['table', 'n'] })
      })
      request.addEventListener('error', () => fail(request.error ?? new Error('no database')))
      request.addEventListener('success', () => {
        const writing = request.result.transaction(['tables', 'entries'], 'readwrite')
        for (const table of tables) writing.objectStore('tables').add(table)
        for (const entry of entries) writing.objectStore('entries').add(entry)
        writing.addEventListener('complete', () => {
          request.result.close()
          done()
        })
      })
    })
  }, profile)
}
