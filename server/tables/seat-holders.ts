// Who asks for a place: someone with a seat at that table, or a stranger. The store is asked, so that no table has to be
// woken for it; and once for all who came meanwhile, however many they are.

import type { Holder, Store } from '../store/store.ts'

interface Asking {
  readonly table: string
  /** The hash of a key; null: someone who only watches. */
  readonly key: string | null
  readonly tell: (holder: Holder) => void
  readonly fail: (error: unknown) => void
}

const MOST_AT_ONCE = 500

export class SeatHolders {
  readonly #store: Pick<Store, 'holders'>
  readonly #waiting: Asking[] = []
  #asks = false

  constructor(store: Pick<Store, 'holders'>) {
    this.#store = store
  }

  find(table: string, key: string | null): Promise<Holder> {
    return new Promise((tell, fail) => {
      this.#waiting.push({ table, key, tell, fail })
      if (!this.#asks) void this.#askForAll()
    })
  }

  async #askForAll(): Promise<void> {
    this.#asks = true
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, MOST_AT_ONCE)
      try {
        const holders = await this.#store.holders(some)
        for (const [i, { tell }] of some.entries()) tell(holders[i] ?? 'noTable')
      } catch (error) {
        for (const { fail } of some) fail(error)
      }
    }
    this.#asks = false
  }
}
