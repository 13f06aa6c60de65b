// The bar at the bottom: staff and bags, what is asked, and the buttons.

import { pointsForDischarging } from '@grand-rounds/dice-hospital'

import { useEffect, useRef } from 'preact/hooks'

import { StaffOfOther, StaffStrip } from '../board/staff-strip.tsx'
import { Thing } from '../board/thing.tsx'
import { BloodBag, ColourSign } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import { settings } from '../../../shell/settings.ts'
import { COLOUR_LETTERS } from './activation.ts'
import { thing } from '../board/gesture.ts'
import type { Store } from './store.ts'
import { buttonName, hintText, noticeOf, sentenceOf } from './words-for.ts'

const COLOUR_OF = { R: 'red', Y: 'yellow', G: 'green' } as const

export function Bar({ store }: { readonly store: Store }) {
  const { play } = words.value.page
  const { view } = store
  const { value: me } = store.me
  const looked = store.lookedAt.value
  const hospital = view.hospitals[me]
  const other = looked === null || looked === me ? undefined : view.hospitals[looked]
  const notice = noticeOf(store)
  const hint = hintText(store)
  const mine = store.context.value !== null
  return (
    <footer class={mine ? 'bar mine' : 'bar'}>
      {other && looked !== null ? (
        <StaffOfOther hospital={other} seat={looked} who={store.names.value[looked] ?? ''} />
      ) : (
        hospital && <StaffStrip hospital={hospital} discarding={view.stage === 'discard' && mine} />
      )}
      <div class="say">
        <p class="say-main" role="status" tabIndex={-1}>
          {notice ?? sentenceOf(store)}
        </p>
        <p class="say-hint" aria-live="polite">
          {hint}
        </p>
        {!notice && !hint && <Preview store={store} />}
        <Colours store={store} />
      </div>
      <Buttons store={store} />
      <span class="sr-only" aria-live="assertive">
        {mine ? play.yourTurn : ''}
      </span>
    </footer>
  )
}

/** What the lounge would be worth with what is in hand. */
function Preview({ store }: { readonly store: Store }) {
  const deciding = store.deciding.value
  if (!deciding) return null
  const { play } = words.value.page
  let home = 0
  for (const { outcome } of store.preview.value.values()) if (outcome?.kind === 'home') home++
  for (const id of deciding.picked) if (deciding.lit.get(id)?.outcome?.kind === 'home') home++
  if (home === 0) return null
  const lounge = store.cast.companies[store.me.value]?.lounge.length ?? 0
  return <p class="say-small">{play.preview({ home, points: pointsForDischarging(lounge + home) })}</p>
}

/** Colours that a patient can be given: for a bag, or by the effect itself. */
function Colours({ store }: { readonly store: Store }) {
  const deciding = store.deciding.value
  const { diceHospital, page } = words.value
  if (!deciding) return null
  const letters = COLOUR_LETTERS.filter((letter) => deciding.lit.has(thing('colour', letter)))
  const recolours = deciding.lit.has(thing('bag', 'recolour'))
  if (letters.length === 0 && !recolours) return null
  const paid = store.hand.value.placing.colourFor === null && store.hand.value.placing.bag !== 'recolour'
  return (
    <div class="colours" data-group="" role="group" aria-label={page.play.asks.colour}>
      {recolours && (
        <Thing id={thing('bag', 'recolour')} name={page.play.buttons.recolour} class="chip">
          {page.play.buttons.recolour}
        </Thing>
      )}
      {letters.map((letter) => (
        <Thing
          key={letter}
          id={thing('colour', letter)}
          name={diceHospital.terms.colours[COLOUR_OF[letter]].name}
          class="chip"
        >
          {paid && (
            <svg class="art chip-bag" viewBox="3 0 20 30" aria-hidden="true">
              <BloodBag />
            </svg>
          )}
          <ColourSign colour={COLOUR_OF[letter]} />
          {diceHospital.terms.colours[COLOUR_OF[letter]].name}
        </Thing>
      ))}
    </div>
  )
}

/** The second half of a double click was meant for the button that was there before. */
function isMeant({ detail }: MouseEvent): boolean {
  return detail !== 2
}

function Buttons({ store }: { readonly store: Store }) {
  const { play } = words.value.page
  const { buttons, questions } = play
  const question = store.question.value
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (question) main.current?.focus()
  }, [question])
  if (question) {
    // Someone could still be helped: then to go on is what most mean.
    const wanted = question.ask !== 'leftOver'
    return (
      <div class="buttons question" role="alertdialog" aria-label={questions[question.ask]}>
        <p>{questions[question.ask]}</p>
        {[!wanted, wanted].map((yes) => (
          <button
            key={yes ? 'yes' : 'no'}
            ref={yes === wanted ? main : null}
            type="button"
            class={yes === wanted ? 'go' : 'plain'}
            data-act={yes ? 'yes' : 'no'}
            data-primary={yes === wanted ? '' : undefined}
            onClick={(event) => isMeant(event) && store.answer(yes)}
          >
            {yes ? buttons.yes : buttons.no}
          </button>
        ))}
      </div>
    )
  }
  const deciding = store.deciding.value
  const { view } = store.link.frame.value
  const canUndo = view.canUndo && view.viewer === store.me.value
  const activation = view.stage === 'activation' && deciding !== null
  const hinted = store.hints.step.value ? buttons.hintDo : store.hints.found.value ? buttons.hintMore : buttons.hint
  return (
    <div class="buttons" data-group="" aria-busy={store.sending}>
      {store.frames.behind.value && deciding === null && (
        <button type="button" class="plain" data-act="skip" onClick={() => store.frames.skip()}>
          {buttons.skip}
        </button>
      )}
      {activation && store.hints.offered && settings.value.hints && (
        <button type="button" class="plain" aria-busy={store.hints.thinking.value} onClick={() => void store.hint()}>
          {hinted}
        </button>
      )}
      {deciding?.started ? (
        <button type="button" class="plain" onClick={() => store.back()}>
          {buttons.back}
        </button>
      ) : (
        canUndo && (
          <button type="button" class="plain" onClick={() => store.undo()}>
            {buttons.undo}
          </button>
        )
      )}
      {deciding?.choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class={choice.primary ? 'go' : 'plain'}
          data-act={choice.id}
          data-primary={choice.primary ? '' : undefined}
          disabled={choice.command === null}
          onClick={(event) => isMeant(event) && store.choose(choice)}
        >
          {buttonName(choice, view.stage)}
        </button>
      ))}
    </div>
  )
}
