// What an unknown address shows.

import { Bed } from '../../art/bed.tsx'
import { words } from '../language.ts'
import { Link } from '../route.ts'

export default function NothingHere() {
  const { nothing } = words.value.page.frame
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{nothing.title}</h1>
      <p>{nothing.text}</p>
      <p>
        <Link class="go" href="/">
          {nothing.home}
        </Link>
      </p>
    </section>
  )
}
