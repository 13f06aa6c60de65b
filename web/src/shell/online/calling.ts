// Letting people know that it is their turn at a table on a server: in the title, on the icon, by a message; and the
// screen stays on for them.

import type { Call } from '../app-calls.ts'
import { words } from '../language.ts'

/** What this browser can do to call someone. */
interface Caller {
  setAppBadge?(): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** In the title, on the icon, and as a message where one is allowed and nobody is looking. */
export function call(mine: boolean): void {
  const { frame, online } = words.value.page
  const screen = mine ? online.play.yourTurn : frame.screens.online
  document.title = frame.title({ screen })
  const caller: Caller = navigator
  // Where the page has no icon to put it on, there is nothing to show.
  const shown = mine ? caller.setAppBadge?.() : caller.clearAppBadge?.()
  shown?.catch(() => undefined)
  // Where none can be shown, the title and the icon have to do.
  if (mine && document.visibilityState === 'hidden' && mayNotify()) notify().catch(() => undefined)
}

/** By the worker where there is one: phones let nobody else. */
async function notify(): Promise<void> {
  const { frame, online } = words.value.page
  const message: Call = { call: location.pathname, title: frame.name, body: online.play.yourTurn }
  const registration = await registered()
  if (registration?.active) registration.active.postMessage(message, [])
  else showHere(message)
}

function showHere({ call: tag, title, body }: Call): void {
  const shown = new Notification(title, { body, tag })
  shown.addEventListener('click', () => {
    window.focus()
    shown.close()
  })
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  return 'serviceWorker' in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null
}

/** Whoever looks at the table needs no message about it any more. The answer stops looking out for them. */
export function takeMessagesBack(): () => void {
  const path = location.pathname
  const close = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    const registration = await registered()
    for (const shown of (await registration?.getNotifications({ tag: path })) ?? []) shown.close()
  }
  // Where no message can be shown, none has to go.
  const look = () => void close().catch(() => undefined)
  document.addEventListener('visibilitychange', look)
  look()
  return () => document.removeEventListener('visibilitychange', look)
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied'
}

export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

/** The screen stays on while this is held. The answer lets it go. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let left = false
  const hold = async (): Promise<void> => {
    if (left || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      if (left) await taken.release()
      else lock = taken
    } catch {
      // A battery that is low refuses it.
    }
  }
  // The browser lets go of it when the page is hidden.
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  void hold()
  return () => {
    left = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
