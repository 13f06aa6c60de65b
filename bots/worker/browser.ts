// The script of a Web Worker in which the bots think. What the place has (messages, a clock) comes in here only.

import { serve } from './serve.ts'

declare const self: {
  postMessage(message: unknown, transfer: []): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  readonly performance: { now(): number }
  readonly MessageChannel: new () => {
    readonly port1: {
      addEventListener(type: 'message', listener: () => void, options: { readonly once: true }): void
      start(): void
      close(): void
    }
    readonly port2: { postMessage(message: unknown, transfer: []): void }
  }
}

serve(
  {
    post: (answer) => self.postMessage(answer, []),
    listen: (onMessage) => self.addEventListener('message', ({ data }) => onMessage(data)),
  },
  {
    now: () => self.performance.now(),
    // A message to oneself comes after those that have arrived, and without the delay of a timer.
    pause: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new self.MessageChannel()
        const heard = () => {
          port1.close()
          resolve()
        }
        port1.addEventListener('message', heard, { once: true })
        port1.start()
        port2.postMessage(null, [])
      }),
  },
)
