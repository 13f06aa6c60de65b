// How long someone may still think, counted down. It is for the eyes only: read out every second, it would drown all else.

import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'

const HOUR_MS = 3_600_000
/** From here on it wants to be seen. */
const SOON_MS = 20_000

export function Countdown({ until }: { readonly until: number }) {
  const { people } = words.value.page.online
  const left = useLeft(until)
  const time = left >= HOUR_MS ? people.hours({ count: Math.floor(left / HOUR_MS) }) : minutes(left)
  return (
    <span class="countdown" data-soon={left < SOON_MS} title={people.timeLeft({ time })} aria-hidden="true">
      {time}
    </span>
  )
}

export function minutes(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds until then, told every second. */
export function useLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, until - now)
}
