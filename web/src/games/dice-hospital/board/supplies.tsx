// What is left: dice in the bag by colour, cards in the decks, and which of them nobody has seen.

import type { ImprovementId, View } from '@grand-rounds/dice-hospital'

import { ColourSign } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import { FullCard } from './cards.tsx'

const COLOURS = ['red', 'yellow', 'green'] as const

export function SuppliesLine({ view, onOpen }: { readonly view: View; readonly onOpen: () => void }) {
  const { page } = words.value
  return (
    <button type="button" class="panel supplies" onClick={onOpen}>
      <span class="sr-only">{page.play.supplies}: </span>
      <svg class="art sack" viewBox="0 0 30 32" aria-hidden="true">
        <path class="line" d="M10 9Q2 17 3 25q1 5 12 5t12-5q1-8-7-16Z" fill="var(--wood)" />
        <path class="line" d="M9 9h12M10 9 8 3h14l-2 6" fill="var(--wood)" />
      </svg>
      {COLOURS.map((colour) => (
        <span key={colour} class="supply">
          <ColourSign colour={colour} />
          {view.bag[colour]}
        </span>
      ))}
    </button>
  )
}

function Counted({
  cards,
  deck,
  title,
}: {
  readonly cards: readonly ImprovementId[]
  readonly deck: number
  readonly title: string
}) {
  const kinds = [...new Set(cards)]
  return (
    <section>
      <h3>{title}</h3>
      <p class="muted">{words.value.page.play.inDeck({ count: deck })}</p>
      <ul class="unseen-cards">
        {kinds.map((id) => (
          <li key={id}>
            <span class="count-of">{cards.filter((one) => one === id).length}×</span>
            <FullCard id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Supplies({ view }: { readonly view: View }) {
  const { page, diceHospital } = words.value
  const { play } = page
  return (
    <div class="supplies-full">
      <section>
        <h3>{diceHospital.terms.things.bag}</h3>
        <p class="bag-dice">
          {COLOURS.map((colour) => (
            <span key={colour} class="supply">
              <ColourSign colour={colour} />
              {view.bag[colour]} {diceHospital.terms.colours[colour].name}
            </span>
          ))}
        </p>
        {view.options.events && <p class="muted">{play.eventsLeft({ count: view.eventsInDeck })}</p>}
      </section>
      <p class="muted">{play.unseenNote}</p>
      <Counted cards={view.unseenDepartments} deck={view.departmentsInDeck} title={play.departments} />
      <Counted cards={view.unseenSpecialists} deck={view.specialistsInDeck} title={play.specialists} />
    </div>
  )
}
