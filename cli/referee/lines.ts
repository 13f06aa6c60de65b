// Bytes into lines, with an end to how long a line may be: what is beyond it is thrown away as it comes.

export type Line =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'lineTooLong' | 'notUtf8' }

const NEWLINE = 0x0a

export class Lines {
  readonly #longest: number
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  #parts: Uint8Array[] = []
  #length = 0

  /** `longest` is in bytes, without the newline. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** The lines that these bytes complete. */
  *push(bytes: Uint8Array): Generator<Line> {
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      this.#keep(bytes.subarray(from, end))
      yield this.#take()
      from = end + 1
    }
    this.#keep(bytes.subarray(from))
  }

  /** What was left without a newline when the bytes ended. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#take()
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length
    if (this.#length > this.#longest) this.#parts = []
    else if (part.length > 0) this.#parts.push(part.slice())
  }

  #take(): Line {
    const parts = this.#parts
    const tooLong = this.#length > this.#longest
    this.#parts = []
    this.#length = 0
    if (tooLong) return { ok: false, why: 'lineTooLong' }
    try {
      return { ok: true, text: this.#utf8.decode(Buffer.concat(parts)) }
    } catch {
      return { ok: false, why: 'notUtf8' }
    }
  }
}
