// What an unknown address shows.

import { Bed } from '../art/bed.tsx'
import { words } from '../words.ts'

export function NothingHere() {
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{words.nothingTitle}</h1>
      <p>{words.nothing}</p>
      <p>
        <a class="go" href="/">
          {words.home}
        </a>
      </p>
    </section>
  )
}
