// What an unknown address shows.

import { Patient } from '../art/patient.tsx'
import { words } from '../words.ts'

export function NothingHere() {
  return (
    <section class="nothing">
      <Patient colour="yellow" value={2} size={120} />
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
