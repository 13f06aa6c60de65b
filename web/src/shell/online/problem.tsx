// A table that can't be had: unknown, full, closed, or only by a newer page.

import { Bed } from '../../art/bed.tsx'
import { words } from '../language.ts'
import { Link } from '../route.ts'
import type { NoTable } from '../../session/online/connection.ts'

export function NoTableHere({ why }: { readonly why: NoTable | 'closed' }) {
  const { online, frame } = words.value.page
  const { title, text } = online.problems[why]
  return (
    <section class="nothing">
      <svg class="art" width="116" height="150" viewBox="-2 -2 100 132" aria-hidden="true">
        <Bed x={0} y={0} blanket="var(--accent-soft)" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <p class="nothing-ways">
        {why === 'oldPage' ? (
          <button type="button" class="go" onClick={() => location.reload()}>
            {frame.newVersion.load}
          </button>
        ) : (
          <Link class="go" href="/online/new">
            {online.list.make}
          </Link>
        )}{' '}
        <Link class="button" href="/online">
          {online.gathering.otherTables}
        </Link>{' '}
        <Link class="button" href="/">
          {frame.nothing.home}
        </Link>
      </p>
    </section>
  )
}
