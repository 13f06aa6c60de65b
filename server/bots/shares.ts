// Whose bots think next. There is one thread for all of them, and it thinks about one question at a time: what an
// address has its tables' bots think about comes out of that address's share, and each table has its share of that.
//
// This is start-time fair queueing: the next is whoever has had least. Whoever comes (back) starts where the others
// are, so nobody saves up, and whoever asks for little is hardly ever behind anyone.

export interface Asker {
  readonly table: string
  /** Whose share it is. */
  readonly address: string
  /** Whether someone who plays there is connected. */
  readonly attended: boolean
}

/** The question was taken back because too many wait: ask again later. */
export class PutOff extends Error {}

/** What is thought while nobody plays there costs so much more. */
const UNATTENDED = 4
/** No question is for nothing: it is copied there and back. In milliseconds. */
const LEAST_COST = 1
/** Beyond it, whichever address has most waiting takes its newest question back. */
const MOST_WAITING = 1_000
/** As many as have nothing to ask are known by what they have had. */
const MOST_IDLE = 1_000

interface Question {
  readonly asker: Asker
  /** Never rejects. */
  readonly think: () => Promise<unknown>
  readonly putOff: () => void
}

/** Of everyone, of an address, or of a table; the parts of a table are its questions. */
class Share {
  readonly parts = new Map<string, Share>()
  readonly questions: Question[] = []
  /** In all of its parts. */
  waiting = 0
  had = 0
  /** What the part that was chosen last had had. */
  #level = 0

  part(name: string): Share {
    const part = this.parts.get(name) ?? new Share()
    if (part.waiting === 0) part.had = Math.max(part.had, this.#level)
    this.parts.set(name, part)
    return part
  }

  /** Among equals whoever asks for less, and then whoever came first. */
  next(): Share | null {
    let next: Share | null = null
    let idle = 0
    for (const [name, part] of this.parts) {
      if (part.waiting > 0) {
        if (next === null || (part.had - next.had || part.waiting - next.waiting) < 0) next = part
      } else if (part.had <= this.#level || ++idle > MOST_IDLE) this.parts.delete(name)
    }
    if (next) this.#level = next.had
    return next
  }

  /** The part that has most waiting. */
  most(): Share | null {
    let most: Share | null = null
    for (const part of this.parts.values()) if (part.waiting > (most?.waiting ?? 0)) most = part
    return most
  }
}

export class Shares {
  #all = new Share()
  readonly #now: () => number
  readonly #mostWaiting: number
  #busy = false

  /** `now`: milliseconds from anywhere. */
  constructor(now: () => number, mostWaiting = MOST_WAITING) {
    this.#now = now
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return this.#all.waiting
  }

  /**
   * Rejects with `PutOff` when too many wait. What is no longer wanted is not thought about; what is being thought about
   * is thought to its end: only a new thread could begin something else, and everyone would wait for it.
   */
  ask<T>(asker: Asker, think: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) return Promise.reject(reasonOf(signal))
    return new Promise((resolve, reject) => {
      const question = {
        asker,
        think: () => think().then(resolve, reject).finally(forget),
        putOff: () => {
          forget()
          reject(new PutOff('too many questions wait'))
        },
      }
      const drop = () => {
        forget()
        this.#take(question)
        reject(reasonOf(signal))
      }
      const forget = () => signal.removeEventListener('abort', drop)
      signal.addEventListener('abort', drop)
      this.#put(question)
      if (this.#all.waiting > this.#mostWaiting) this.#putOffNewest()
      void this.#work()
    })
  }

  #path({ address, table }: Asker): readonly [Share, Share, Share] {
    const ofAddress = this.#all.part(address)
    return [this.#all, ofAddress, ofAddress.part(table)]
  }

  #put(question: Question): void {
    const path = this.#path(question.asker)
    path[2].questions.push(question)
    for (const share of path) share.waiting++
  }

  /** False: it does not wait any more. */
  #take(question: Question): boolean {
    const path = this.#path(question.asker)
    const at = path[2].questions.indexOf(question)
    if (at < 0) return false
    path[2].questions.splice(at, 1)
    for (const share of path) share.waiting--
    return true
  }

  #putOffNewest(): void {
    const newest = this.#all.most()?.most()?.questions.at(-1)
    if (newest && this.#take(newest)) newest.putOff()
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#next(); next; next = this.#next()) {
      this.#take(next)
      const began = this.#now()
      await next.think()
      const cost = Math.max(LEAST_COST, this.#now() - began) * (next.asker.attended ? 1 : UNATTENDED)
      const [, ...charged] = this.#path(next.asker)
      for (const share of charged) share.had += cost
    }
    // Nobody had to wait for anybody: nothing of it needs to be known.
    this.#all = new Share()
    this.#busy = false
  }

  #next(): Question | null {
    return this.#all.next()?.next()?.questions[0] ?? null
  }
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('aborted')
}
