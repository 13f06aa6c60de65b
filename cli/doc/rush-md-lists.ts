// The lists of docs/referee-rush-md.md, made out of what the code itself goes by. Figures of cards are not among them:
// the referee tells those itself.

import {
  BED_IDS,
  CONDITIONS,
  defaultOptions,
  DIAGNOSIS_IDS,
  DOCTORS,
  EPIDEMIC_IDS,
  EXAM_OF,
  GOAL_IDS,
  LESSONS,
  LOSSES,
  NURSES,
  OPTION_KEYS,
  PAPER_IDS,
  PATIENT_IDS,
  PIECES,
  rushMd,
  SIGNALS,
  SIGNS,
  SPACE_IDS,
  SPOTS,
  STAGES,
  SYMPTOMS,
} from '@grand-rounds/rush-md'
import { english as texts, sayRefusal } from '@grand-rounds/texts/rush-md'
import { english } from '@grand-rounds/texts'
import { COMMAND_EXAMPLES, EVENT_EXAMPLES } from './rush-md-examples.ts'

const item = (id: string, ...words: readonly string[]): string => `- \`${id}\`: ${words.join(' ')}`
const ids = (all: readonly string[]): string => all.map((id) => `\`${id}\``).join(', ')

/** What the game allows, in its own words: it names them when it is given something else. */
function valuesOf(option: string): string {
  const refused = rushMd.readOptions({ [option]: 'none of them' }, 2)
  const { values, least, most } = refused.ok ? {} : (refused.refusal.data ?? {})
  return Array.isArray(values) ? ids(values.map(String)) : `${String(least)} to ${String(most)}`
}

function usual(key: (typeof OPTION_KEYS)[number]): string {
  const spelled = (seats: number) => `\`${JSON.stringify(defaultOptions(seats)[key])}\``
  return spelled(1) === spelled(2) ? spelled(2) : `${spelled(2)}, in a solo game ${spelled(1)}`
}

/** The sentence without the words of a case: those that have any are told in general. */
function sentence(code: string): string {
  const said = Object.hasOwn(texts.refusals, code) ? texts.refusals[code as keyof typeof texts.refusals] : null
  if (typeof said === 'string') return said
  return said === null ? sayRefusal({ language: english, texts }, { code }) : 'with what it is about.'
}

export const RUSH_MD_LISTS: Readonly<Record<string, () => readonly string[]>> = {
  rushOptions: () =>
    OPTION_KEYS.map((key) => item(key, `${valuesOf(key)}; usually ${usual(key)}.`, texts.options.all[key].text)),
  rushLessons: () => LESSONS.map((id) => item(id, `${texts.lessons[id].name}.`, texts.lessons[id].text)),
  rushStages: () => STAGES.map((id) => item(id, `${texts.stages[id].name}.`, texts.stages[id].text)),
  rushSpaces: () => SPACE_IDS.map((space) => item(space, texts.terms.space({ space }))),
  rushBoard: () => [
    `- glasses: ${ids([...DOCTORS, ...NURSES])}`,
    `- beds: ${ids(BED_IDS)}`,
    `- bed spots: ${ids(SPOTS)}`,
    `- pieces: ${ids(PIECES)}`,
    `- conditions: ${ids(CONDITIONS)}`,
    `- symptoms, each with its exam: ${SYMPTOMS.map((symptom) => `\`${symptom}\` (\`${EXAM_OF[symptom]}\`)`).join(', ')}`,
    `- signs of the culture: ${ids(SIGNS)}`,
    `- signals: ${ids(SIGNALS)}`,
    `- why skill points are lost: ${ids(LOSSES)}`,
  ],
  rushPatients: () => PATIENT_IDS.map((id) => item(id, `${texts.patients[id].name}, ${texts.patients[id].complaint}`)),
  rushDiagnoses: () => DIAGNOSIS_IDS.map((id) => item(id, texts.diagnoses[id].name)),
  rushEpidemics: () => EPIDEMIC_IDS.map((id) => item(id, texts.epidemics[id].name)),
  rushGoals: () => GOAL_IDS.map((id) => item(id, texts.goals.titles[id])),
  rushPapers: () => PAPER_IDS.map((id) => item(id, texts.papers.titles[id])),
  rushCommands: () =>
    Object.values(COMMAND_EXAMPLES).map((command) => item(command.type, `\`${JSON.stringify(command)}\``)),
  rushEvents: () => Object.values(EVENT_EXAMPLES).map((event) => item(event.type, `\`${JSON.stringify(event)}\``)),
  rushCodes: () => Object.keys(texts.refusals).map((code) => item(code, sentence(code))),
}
