// The worker that keeps the page for times without a network. The build puts in what it has to keep.
//
// Addresses without a file are the page: from the network when that answers soon, else the one that is kept, so
// nobody is stuck with an old page while the network is there. Hashed files never change, so the kept ones will do.
//
// It also calls people to their tables: on a phone only a worker may show a message outside of the page.

import type { Call, ToTable } from './app-calls.ts'

/** See build/offline-plugin.ts. `entry` is the first script of this version of the page. */
declare const __FACTS__: { readonly version: string; readonly entry: string; readonly files: readonly string[] }

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Told extends Lasting {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
  readonly source: { readonly id: string } | null
}

interface Message {
  readonly body: string
  readonly icon: string
  /** There is one message of a table at a time: a newer one replaces it. */
  readonly tag: string
  readonly data: Calling
}

/** Where a call leads: to the window that it came from, or, if that is gone, to a new one. */
interface Calling {
  readonly window: string
  readonly path: string
}

interface Pressed extends Lasting {
  readonly notification: { readonly data: Calling; close(): void }
}

interface OneWindow {
  postMessage(message: ToTable, handedOver: readonly []): void
  focus(): Promise<unknown>
}

/** Of the worker's own world only what is used here: the types of a page and of a worker exclude each other. */
export interface WorkerScope {
  readonly clients: {
    get(id: string): Promise<OneWindow | undefined>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, message: Message): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(type: 'message', hear: (event: Told) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'notificationclick', hear: (event: Pressed) => void): void
}

declare const self: WorkerScope

const { version, entry, files } = __FACTS__
const PREFIX = 'page-'
const CACHE = PREFIX + version
const PATIENCE_MS = 3000

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forget()))

self.addEventListener('message', (event) => {
  const { data, ports, source } = event
  if (data === 'takeOver') void self.skipWaiting()
  else if (data === 'entry') ports[0]?.postMessage(entry)
  else if (isCall(data)) event.waitUntil(call(data, source?.id ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(lead(notification.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  const isFile = pathname.startsWith('/assets/') || (files.includes(pathname) && pathname !== '/index.html')
  if (isFile) event.respondWith(file(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

function isCall(data: unknown): data is Call {
  return typeof data === 'object' && data !== null && 'call' in data
}

function call({ call: path, title, body }: Call, window: string): Promise<void> {
  return self.registration.showNotification(title, { body, icon: '/icon-192.png', tag: path, data: { window, path } })
}

async function lead({ window, path }: Calling): Promise<void> {
  const from = await self.clients.get(window)
  from?.postMessage({ goTo: path }, [])
  await (from ? from.focus() : self.clients.openWindow(path))
}

/** What an older version has already is not fetched again: a hashed name stands for its content. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    files.map(async (path) => {
      const old = path.startsWith('/assets/') ? await caches.match(path) : undefined
      await (old ? cache.put(path, old) : cache.add(new Request(path, { cache: 'no-cache' })))
    }),
  )
}

/** The version before stays: a tab that still shows it may need another part of it. */
async function forget(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(CACHE)).match('/index.html')
  const late = new Promise((done) => {
    setTimeout(done, PATIENCE_MS)
  }).then(kept)
  const fresh = fetch(request)
  const soon = await Promise.race([fresh.catch(kept), late])
  return soon ?? fresh
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
