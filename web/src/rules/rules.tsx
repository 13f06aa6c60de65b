// The rules of Dice Hospital: sections beside them, a search above, a link on every number.

import '../style/rules.css'

import { computed, signal } from '@preact/signals'
import { book } from 'virtual:dice-hospital-rules'

import { words } from '../language.ts'
import type { Rule, Section } from './book.ts'
import { Blocks } from './rule-text.tsx'
import { countRules, search, wordsOf } from './search.ts'

const question = signal('')
const asked = computed(() => wordsOf(question.value))
const found = computed(() => search(book, asked.value))

export default function Rules() {
  const { rules } = words.value.page
  const { sections } = found.value
  const searching = asked.value.length > 0
  return (
    <section id="rules" class="rules" aria-labelledby="rules-title">
      <div class="title-row">
        <h2 id="rules-title">{rules.title}</h2>
        <p>{rules.note}</p>
      </div>
      <SearchBox />
      <div class="rules-body">
        <nav class="contents" aria-label={rules.contents}>
          <ul>
            {sections.map(({ number, title }) => (
              <li key={number}>
                <a href={`#section-${number}`}>
                  <span class="number">{number}</span> {short(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="book">
          {!searching && (
            <details class="panel terms">
              <summary>{rules.terms}</summary>
              <Blocks blocks={book.terms} asked={[]} />
            </details>
          )}
          {sections.map((section) => (
            <SectionOfRules key={section.number} section={section} />
          ))}
          {sections.length === 0 && <p class="none">{rules.none}</p>}
        </div>
      </div>
    </section>
  )
}

function SearchBox() {
  const { rules } = words.value.page
  const searching = asked.value.length > 0
  return (
    <search class="search">
      <label for="question">{rules.search}</label>
      <div class="search-row">
        <input
          id="question"
          type="search"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="search-hint"
          value={question.value}
          onInput={(event) => {
            question.value = event.currentTarget.value
          }}
        />
        {searching && (
          <button
            type="button"
            onClick={() => {
              question.value = ''
              document.getElementById('question')?.focus()
            }}
          >
            {rules.clear}
          </button>
        )}
      </div>
      <p id="search-hint" class="hint">
        {rules.searchHint}
      </p>
      <p class="count" role="status">
        {searching ? rules.found({ count: countRules(found.value) }) : ''}
      </p>
    </search>
  )
}

function SectionOfRules({ section }: { readonly section: Section }) {
  return (
    <section class="panel rule-section" aria-labelledby={`section-${section.number}`}>
      <h3 id={`section-${section.number}`}>
        <span class="number">{section.number}</span> {section.title}
      </h3>
      {section.parts.map((part) =>
        part.kind === 'rule' ? (
          <RuleItem key={part.number} rule={part} />
        ) : part.kind === 'heading' ? (
          <h4 key={part.text} id={headingId(part.text)}>
            {part.text}
          </h4>
        ) : (
          <p key={part.text}>{part.text}</p>
        ),
      )}
    </section>
  )
}

function RuleItem({ rule: { number, blocks } }: { readonly rule: Rule }) {
  return (
    <div class="rule" id={`rule-${number}`}>
      <a class="number" href={`#rule-${number}`} aria-label={words.value.page.rules.ruleLink({ number })}>
        {number}
      </a>
      <div class="rule-words">
        <Blocks blocks={blocks} asked={asked.value} />
      </div>
    </div>
  )
}

/** 'Phase 1, patient intake' → 'phase-1', where the pictures of the round lead to. */
function headingId(text: string): string {
  return text.split(',', 1)[0]?.toLowerCase().replaceAll(' ', '-') ?? ''
}

/** Up to the first comma or bracket: the list of sections has little room. */
function short(title: string): string {
  return title.split(/\s*[(,]/, 1)[0] ?? title
}
