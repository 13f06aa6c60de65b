// The front door: what this is, the game at a glance, and its rules.

import '../style/home.css'

import { words } from '../language.ts'
import { Link } from '../route.ts'
import { Departments } from './departments.tsx'
import { Round } from './round.tsx'
import { Ward } from './ward.tsx'

export default function Home() {
  const { frame, home } = words.value.page
  return (
    <>
      <section class="hero">
        <div class="hero-words">
          <h1>{frame.name}</h1>
          <p class="lead">{home.lead}</p>
          <p>{home.what}</p>
          <p>{home.here}</p>
          <p>
            <Link class="go" href="/rules">
              {home.read}
            </Link>
          </p>
        </div>
        <Ward />
      </section>
      <Round />
      <Departments />
    </>
  )
}
