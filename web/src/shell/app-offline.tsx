// The page works without a network after the first visit; when a newer one has been fetched, it says so. The worker
// that does it also leads from a message ('your turn') to its table.

import { signal } from '@preact/signals'

import type { ToTable } from './app-calls.ts'
import { words } from './language.ts'
import { go, place } from './route.ts'

/** The worker that holds the newer page and waits to take over. */
const waiting = signal<ServiceWorker | null>(null)

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where nothing may be kept, the page works all the same as long as there is a network.
  register(navigator.serviceWorker).catch(() => undefined)
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToTable>) => {
    if (place.value.path !== data.goTo) go(data.goTo)
  })
  const registration = await serviceWorker.register('/worker.js')
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      // The very first one replaces nothing, so there is nothing to announce.
      if (worker.state === 'installed' && serviceWorker.controller) void announce(worker)
    })
  }
  if (registration.waiting && serviceWorker.controller) await announce(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Whoever has just loaded the newer page already needs no news of it. */
async function announce(worker: ServiceWorker): Promise<void> {
  const entry = await entryOf(worker)
  if (new URL(entry, location.origin).href === ownEntry()) worker.postMessage('takeOver', [])
  else waiting.value = worker
}

/** The name of the first script changes with everything that it loads. */
function ownEntry(): string | null {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? null
}

function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((found) => {
    port1.addEventListener('message', ({ data }) => found(String(data)), { once: true })
    port1.start()
    worker.postMessage('entry', [port2])
  })
}

export function NewVersionBar() {
  const worker = waiting.value
  if (worker === null) return null
  const { newVersion } = words.value.page.frame
  return (
    <div class="new-version panel" role="status">
      <p>{newVersion.text}</p>
      <button
        type="button"
        class="go"
        onClick={() => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
          worker.postMessage('takeOver', [])
        }}
      >
        {newVersion.load}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          waiting.value = null
        }}
      >
        {newVersion.later}
      </button>
    </div>
  )
}
