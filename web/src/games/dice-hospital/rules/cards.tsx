// Every card of the game with its picture and text: which edition it is of, and which are our own.

import './rules.css'
import './cards.css'

import { type CardKind, OWN } from '@grand-rounds/texts'
import { computed, signal } from '@preact/signals'

import { ownWords, words } from '../../../shell/language.ts'
import { Link, place } from '../../../shell/route.ts'
import { CardArt } from './card-art.tsx'
import { CARD_KINDS, cardsOf, type CardWords, findCards } from './catalogue.ts'
import { SearchBox } from './search-box.tsx'
import { wordsOf } from './search.ts'

const question = signal('')
const asked = computed(() => wordsOf(question.value))
const found = computed(() =>
  CARD_KINDS.map((kind) => ({ kind, cards: findCards(cardsOf(kind, ownWords.value), asked.value) })).filter(
    ({ cards }) => cards.length > 0,
  ),
)

export default function Cards() {
  const { cards: texts } = words.value.page
  const count = found.value.reduce((sum, kind) => sum + kind.cards.length, 0)
  return (
    <section class="cards" aria-labelledby="cards-title">
      <h1 id="cards-title" class="screen-title">
        {texts.title}
      </h1>
      <p class="screen-note">{texts.note}</p>
      <SearchBox
        id="card-question"
        label={texts.search}
        hint={texts.searchHint}
        question={question}
        found={asked.value.length > 0 ? texts.found({ count }) : null}
      />
      <div class="rules-body">
        <nav class="contents" aria-label={texts.contents}>
          <ul>
            {found.value.map(({ kind, cards }) => (
              <li key={kind}>
                <Link href={`/cards#${kind}`}>
                  {texts.kinds[kind]} <span class="number">{cards.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div class="book">
          {found.value.map(({ kind, cards }) => (
            <KindOfCards key={kind} kind={kind} cards={cards} />
          ))}
          {found.value.length === 0 && <p class="nothing-found">{texts.none}</p>}
        </div>
      </div>
    </section>
  )
}

function KindOfCards({ kind, cards }: { readonly kind: CardKind; readonly cards: readonly CardWords[] }) {
  const { page, diceHospital } = words.value
  const own = OWN[kind]
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} class="kind-title">
        {page.cards.kinds[kind]}
      </h2>
      {own.own && (
        <p class="note own-note">
          <b class="rule-reading">{page.cards.own}</b> {diceHospital.own[own.says]}
        </p>
      )}
      <ul class="catalogue-list">
        {cards.map((card) => (
          <OneCard key={card.card.id} {...card} />
        ))}
      </ul>
    </section>
  )
}

function OneCard({ card, name, printed, texts, line, tags, rule }: CardWords) {
  const { cards, rules } = words.value.page
  const id = `${card.kind}-${card.id}`
  return (
    <li id={id} class={place.value.hash === `#${id}` ? 'panel catalogue-card here' : 'panel catalogue-card'}>
      <div class="catalogue-picture">
        <CardArt card={card} />
      </div>
      <div class="catalogue-words">
        <h3>
          {name}
          {printed !== null && (
            <span class="printed-name" lang="en">
              {printed}
            </span>
          )}
        </h3>
        {line !== null && <p class="catalogue-line">{line}</p>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p class="catalogue-tags note">
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          {OWN[card.kind].own && <span>{cards.own}</span>}
          {rule !== null && <Link href={`/rules#rule-${rule}`}>{rules.ruleLink({ number: rule })}</Link>}
        </p>
      </div>
    </li>
  )
}
