// The front door: what this is, the game at a glance, and its rules.

import { Rules } from '../rules/rules.tsx'
import { words } from '../words.ts'
import { Departments } from './departments.tsx'
import { Round } from './round.tsx'
import { Ward } from './ward.tsx'

export function Home() {
  return (
    <>
      <section class="hero">
        <div class="hero-words">
          <h1>{words.name}</h1>
          <p class="lead">{words.lead}</p>
          <p>{words.what}</p>
          <p>{words.here}</p>
          <p>
            <a class="go" href="#rules">
              {words.read}
            </a>
          </p>
        </div>
        <Ward />
      </section>
      <Round />
      <Departments />
      <Rules />
    </>
  )
}
