// The rules of Dice Hospital: sections beside them, a search above, a link on every number.

import './rules.css'

import type { LanguageCode } from '@grand-rounds/texts'
import { computed, signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { books } from 'virtual:dice-hospital-rules'

import { words } from '../../../shell/language.ts'
import { Link, partOf, place } from '../../../shell/route.ts'
import type { Book, Rule, Section } from './book.ts'
import { Blocks } from './rule-text.tsx'
import { SearchBox } from './search-box.tsx'
import { countRules, search, wordsOf } from './search.ts'

const EMPTY: Book = { terms: [], sections: [] }

const loaded = signal<{ readonly code: LanguageCode; readonly book: Book } | null>(null)
const question = signal('')
const asked = computed(() => wordsOf(question.value))
const found = computed(() => search(loaded.value?.book ?? EMPTY, asked.value))

/** Before the screen is shown, so that it is there whole. */
export async function loadRules(): Promise<void> {
  const { code } = words.value
  const { book } = await books[code]()
  loaded.value = { code, book }
}

export default function Rules() {
  const { rules } = words.value.page
  const { code } = words.value
  useEffect(() => void loadRules(), [code])
  useArrival()
  const { sections } = found.value
  return (
    <section class="rules" aria-labelledby="rules-title">
      <h1 id="rules-title" class="screen-title">
        {rules.title}
      </h1>
      <p class="screen-note">
        {rules.note} <Link href="/cards">{rules.toCards}</Link>
      </p>
      <SearchBox
        id="question"
        label={rules.search}
        hint={rules.searchHint}
        question={question}
        found={asked.value.length > 0 ? rules.found({ count: countRules(found.value) }) : null}
      />
      <div class="rules-body" lang={loaded.value?.code}>
        <nav class="contents" aria-label={rules.contents}>
          <ul>
            {sections.map(({ number, title }) => (
              <li key={number}>
                <Link href={`/rules#section-${number}`}>
                  <span class="number">{number}</span> {short(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div class="book">
          {asked.value.length === 0 && loaded.value && (
            <details class="panel terms">
              <summary>{rules.terms}</summary>
              <Blocks blocks={loaded.value.book.terms} asked={[]} />
            </details>
          )}
          {sections.map((section) => (
            <SectionOfRules key={section.number} section={section} />
          ))}
          {sections.length === 0 && <p class="nothing-found">{rules.none}</p>}
        </div>
      </div>
    </section>
  )
}

/** Whoever follows a link to a rule must find it, whatever was searched for before. */
function useArrival(): void {
  const { hash } = place.value
  useLayoutEffect(() => {
    const id = partOf(hash)
    if (id === '' || document.getElementById(id)) return
    question.value = ''
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  }, [hash])
}

function SectionOfRules({ section }: { readonly section: Section }) {
  return (
    <section class="panel rule-section" aria-labelledby={`section-${section.number}`}>
      <h2 id={`section-${section.number}`}>
        <span class="number">{section.number}</span> {section.title}
      </h2>
      {section.parts.map((part) =>
        part.kind === 'rule' ? (
          <RuleItem key={part.number} rule={part} />
        ) : part.kind === 'heading' ? (
          <h3 key={part.text} id={`phase-${part.phase}`}>
            {part.text}
          </h3>
        ) : (
          <p key={part.text}>{part.text}</p>
        ),
      )}
    </section>
  )
}

function RuleItem({ rule: { number, blocks } }: { readonly rule: Rule }) {
  const id = `rule-${number}`
  return (
    <div class={place.value.hash === `#${id}` ? 'rule here' : 'rule'} id={id}>
      <Link class="number" href={`/rules#${id}`} aria-label={words.value.page.rules.ruleLink({ number })}>
        {number}
      </Link>
      <div class="rule-words">
        <Blocks blocks={blocks} asked={asked.value} />
      </div>
    </div>
  )
}

/** Up to the first comma or bracket: the list of sections has little room. */
function short(title: string): string {
  return title.split(/\s*[(,]/, 1)[0] ?? title
}
