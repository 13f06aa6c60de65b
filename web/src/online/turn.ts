// Whose turn it is at a table on a server, and letting people know when it is theirs.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'

import { words } from '../language.ts'
import { viewOf } from './online-link.ts'
import type { Standing } from './my-tables.ts'

export function isMyTurn(known: Known, house: HouseView): boolean {
  const { mine, stage, chairs } = house
  if (mine === null || stage !== 'playing' || chairs[mine]?.level !== null) return false
  return viewOf(known)?.toAct.includes(mine) ?? false
}

/** For the list of my tables. Null: one has no part in it. */
export function standingOf(known: Known, house: HouseView): Standing | null {
  if (house.mine === null && !house.hosting) return null
  const view = viewOf(known)
  return {
    names: house.chairs.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name])),
    stage: view?.stage === 'over' ? 'over' : house.stage,
    round: view?.round ?? 0,
    myTurn: isMyTurn(known, house),
  }
}

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
  if (!mine || document.visibilityState !== 'hidden' || !mayNotify()) return
  try {
    const message = new Notification(frame.name, { body: online.play.yourTurn, tag: location.pathname })
    message.addEventListener('click', () => {
      window.focus()
      message.close()
    })
  } catch {
    // Some phones only let a worker do this.
  }
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
