// A member of the team: asked with what a seat sees and what the member has in mind, it says which command it gives
// and when. Ask again when that time has come, and whenever something has changed; the mind goes with every answer.

import type { Seat } from '@grand-rounds/kernel'
import { type BedId, type Command, DIAGNOSES, MOST_ORGANS, PATIENTS, PIECES, SPACES } from '@grand-rounds/rush-md'
import type { View, Ward } from '@grand-rounds/rush-md'
import { type Assignment, assign } from './assign.ts'
import { bloodTest, culture, forget, mri, xray } from './exams.ts'
import { intakeOf } from './intake.ts'
import { easedIn, isHeld, type Job, jobsOf, letterOf } from './jobs.ts'
import { HABITS, type Level } from './levels.ts'
import { type Mind, Thinking } from './mind.ts'
import { needOf, SUBSTANCES } from './needs.ts'
import { heed, type Heard } from './signals.ts'
import { stillGood } from './still-good.ts'
import { fetched } from './supplies.ts'
import { type Bed, survey } from './survey.ts'
import { carry, contain, grip, operate, treat } from './treating.ts'

export interface Question {
  readonly view: View
  readonly seat: Seat
  readonly level: Level
  /** By seat: who plays by the same plan. Persons do as they like. */
  readonly members: readonly boolean[]
  /** In the milliseconds of the orders. */
  readonly now: number
  /** What others have signalled of late. */
  readonly heard?: readonly Heard[]
}

export interface Answer {
  /** To be given at this time; `null`: nothing for now, ask again then. */
  readonly command: Command | null
  readonly at: number
  readonly mind: Mind
}

const STOP: Command = { type: 'stop' }

export function ask(question: Question, mind: Mind): Answer {
  const { now } = question
  if (mind.due > now) return { command: mind.command, at: mind.due, mind }
  if (mind.command !== null) {
    const command = stillGood(question.view, question.seat, mind.command)
    // What was about to be done is done now, or has become pointless; either way the next thing is thought of anew.
    if (command) return { command, at: now, mind: { ...mind, command: null, due: now } }
  }
  const thinking = new Thinking(mind, HABITS[question.level])
  const command = next(question, thinking)
  const due = now + Math.max(1, thinking.spent)
  return { command, at: due, mind: thinking.mind(command, due) }
}

function next(question: Question, thinking: Thinking): Command | null {
  const { view, seat } = question
  switch (view.stage) {
    case 'council':
      return agree(question, thinking)
    case 'clearing':
      return tidyUp(question, thinking) ?? agree(question, thinking)
    case 'over':
      return wait(thinking)
    case 'action':
    case 'overtime': {
      // A pause is wanted by all or by none: members go along with persons.
      if (view.paused || view.agreed.includes(true)) {
        thinking.takes('agree')
        if (view.agreed[seat] || !view.agreed.includes(true)) return null
        return { type: view.paused ? 'goOn' : 'pause' }
      }
      const vote = voteToEnd(question)
      if (vote) {
        thinking.takes('agree')
        return vote
      }
      if (view.actions[seat]) return carryOn(question, thinking)
      return view.stage === 'action' ? begin(question, thinking) : wait(thinking)
    }
  }
}

/** [RMD 3.3] The round ends when all persons want it: members go along with them, and take it back with them. */
function voteToEnd({ view, seat, members }: Question): Command | null {
  const persons = view.ending.filter((_, other) => members[other] !== true)
  if (view.stage !== 'action' || persons.length === 0) return null
  const wanted = persons.every(Boolean)
  if (wanted === view.ending[seat]) return null
  return { type: wanted ? 'endRound' : 'noEndRound' }
}

function wait(thinking: Thinking, hurry = false): null {
  thinking.takes('notice')
  if (!hurry) thinking.spent += thinking.chance.below(thinking.habits.idle)
  thinking.rested = true
  return null
}

function agree({ view, seat }: Question, thinking: Thinking): Command | null {
  thinking.aim = ''
  thinking.takes('agree')
  return view.agreed[seat] ? null : { type: 'ready' }
}

/** [RMD 3.20] What was given in error would be in error again: the first member sends it back. */
function tidyUp({ view, seat, members }: Question, thinking: Thinking): Command | null {
  if (members.indexOf(true) !== seat || view.agreed[seat]) return null
  for (const patient of [...view.clinic, ...view.desk, ...view.beds.flatMap((bed) => bed.patient ?? [])]) {
    const need = needOf(patient)
    if (need.cured || !need.surplus) continue
    for (const tag of ['ward', 'theatre'] as const)
      for (const [at, piece] of SUBSTANCES.entries()) {
        if ((need[tag].over[at] ?? 0) === 0) continue
        thinking.takes('glass')
        return { type: 'sendBack', patient: patient.card, tag, piece }
      }
  }
  return null
}

/** Also when nothing happens, the clock changes what is worth doing. */
const LOOKS_AGAIN = 10_000

/** A nurse or one's own doctor is to be had. */
function hasGlass({ glasses, seats }: View, seat: Seat): boolean {
  for (const [at, { id, running }] of glasses.entries())
    if (!running && (at === seat || seats === 1 || id.startsWith('nurse'))) return true
  return false
}

/** Which glasses run, who is busy, how many wait: as long as it is the same, there is as little to do as before. */
function momentOf({ glasses, actions, clinic, desk }: View, now: number): number {
  let moment = Math.floor(now / LOOKS_AGAIN)
  for (const { running } of glasses) moment = 2 * moment + (running ? 1 : 0)
  for (const action of actions) moment = 2 * moment + (action ? 1 : 0)
  return 64 * moment + 8 * clinic.length + desk.length
}

/** Nothing in hand: what is next. */
function begin(question: Question, thinking: Thinking): Command | null {
  const { view, seat, now, members, heard = [] } = question
  const { habits, chance } = thinking
  const sign = unnoticed(view, thinking)
  if (sign) return sign
  if (!hasGlass(view, seat)) return wait(thinking)
  const moment = momentOf(view, now)
  const heeded = heed(view, seat, now, heard)
  // What is called for shows in no glass and in no hands.
  if (thinking.idleSince === moment && heeded.calls.length === 0) return wait(thinking)
  const scene = survey(view, now, habits, heeded)
  // Who forgets to look takes everything for stocked.
  if (chance.hits(habits.forgetsStores)) for (const one of scene.cases) one.wardReady = true
  const jobs = jobsOf(scene, habits)
  const found = assign(view, seat, jobs, members, chance.hits(habits.goesAlone))
  if (!found) {
    // [RMD L0] The clock waits for a first glass, and there is nothing to put one down for.
    if (!view.ticks.running && members.every(Boolean) && !view.ending[seat]) {
      thinking.takes('agree')
      return { type: 'endRound' }
    }
    thinking.idleSince = moment
    return clearAway(view, seat, jobs, thinking) ?? wait(thinking, heeded.hurry)
  }
  return setOut(found, thinking)
}

function setOut({ job, command }: Assignment, thinking: Thinking): Command {
  const { aim } = job
  if (thinking.aim !== aim) thinking.takes(thinking.rested ? 'resolve' : 'choose')
  thinking.aim = aim
  thinking.rested = false
  if (command.type === 'moveBed') {
    thinking.goesTo('beds')
    thinking.takes('bed')
    return command
  }
  if (command.type === 'place') {
    thinking.goesTo(AREAS[SPACES[command.space].work])
    thinking.reading = null
    if (command.space === 'culture') forget(thinking)
  }
  thinking.takes('glass')
  return command
}

const AREAS = {
  desk: 'front',
  admission: 'front',
  clinic: 'front',
  ward: 'beds',
  exam: 'exams',
  bank: 'stores',
  pharmacy: 'stores',
  organs: 'stores',
  surgery: 'theatres',
  medication: 'theatres',
  research: 'papers',
} as const

/** One's own doctor stands where somebody else has something to do. */
function clearAway(view: View, seat: Seat, jobs: readonly Job[], thinking: Thinking): Command | null {
  const own = view.glasses[seat]
  if (!own || own.running || own.space === null || view.seats === 1) return null
  const { space, id } = own
  if (!jobs.some(({ spaces }) => spaces.length === 1 && spaces[0] === space)) return null
  thinking.aim = 'clear'
  thinking.takes('notice')
  thinking.takes('glass')
  return { type: 'takeOff', glass: id }
}

/** [RMD 3.14] Where somebody has to notice the signs. */
function unnoticed(view: View, thinking: Thinking): Command | null {
  if (view.options.contagion !== 'noticed') return null
  for (const { id, patient } of view.beds) {
    const ward = letterOf(id)
    const sign = patient?.diagnoses.find((card) => DIAGNOSES[card].contagious && !thinking.noticed.includes(card))
    if (sign === undefined) continue
    thinking.noticed = [...thinking.noticed, sign]
    if (view.epidemics[ward] !== null) continue
    thinking.takes('notice')
    return { type: 'notice', ward }
  }
  return null
}

/** In the middle of an action. */
function carryOn(question: Question, thinking: Thinking): Command {
  const { view, seat, now, heard = [] } = question
  const action = view.actions[seat]
  if (!action) return STOP
  const { task } = action
  const command = ((): Command => {
    switch (task.kind) {
      case 'treating':
        return treat(view, action, thinking)
      case 'containing':
        return contain(view, action, thinking)
      case 'operating':
      case 'medicating':
        return operate(view, seat, action, thinking)
      case 'culture':
        return culture(view, task, thinking)
      case 'bloodTest': {
        const fresh = thinking.aim !== 'pattern'
        thinking.aim = 'pattern'
        return bloodTest(view, seat, task, fresh, thinking)
      }
      case 'xray':
        return xray(view, task, thinking)
      case 'mri':
        return mri(task, thinking)
      case 'drawing': {
        const { inPatients, outPatients } = intakeOf(survey(view, now, thinking.habits), thinking.habits, seat)
        thinking.takes('draw')
        if (inPatients + outPatients === 0) return STOP
        return { type: 'draw', patients: inPatients > 0 ? 'in' : 'out' }
      }
      case 'admitting':
        return admit(question, thinking)
      case 'stocking': {
        const scene = survey(view, now, thinking.habits, heed(view, seat, now, heard))
        const at = fetched(scene, seat, false)
        const piece = at === null ? undefined : PIECES[at]
        if (piece === undefined || !isStocked(piece)) return STOP
        thinking.takes('stock')
        return { type: 'stock', piece }
      }
      case 'organs': {
        if (action.piece !== null) return carry(thinking)
        const scene = survey(view, now, thinking.habits, heed(view, seat, now, heard))
        const unused = isFull(view) ? ORGANS.find((organ) => (scene.free[PIECES.indexOf(organ)] ?? 0) > 0) : null
        if (unused === undefined) return STOP
        if (unused !== null) {
          thinking.takes('glass')
          return { type: 'throwOut', organ: unused }
        }
        const at = fetched(scene, seat, true)
        const piece = task.organ ?? (at === null ? undefined : SUBSTANCES[at])
        if (piece === undefined || view.pool[piece] === 0) return STOP
        return grip(view, seat, piece, thinking)
      }
      case 'easing': {
        const patient = easedIn(survey(view, now, thinking.habits).cases)
        thinking.takes('ease')
        return patient === null ? STOP : { type: 'ease', patient }
      }
    }
  })()
  if (command.type === 'stop') thinking.spent += 300
  return command
}

const ORGANS = ['heart', 'kidney', 'bone', 'lung'] as const

/** Others may be on the way to the store with what it still takes. */
function isFull({ store, actions }: View): boolean {
  let organs = 0
  for (const organ of ORGANS) organs += store[organ]
  for (const action of actions) if (action?.task.kind === 'organs' && action.piece !== null) organs++
  return organs >= MOST_ORGANS
}

type Stocked = Extract<Command, { type: 'stock' }>['piece']
const isStocked = (piece: string): piece is Stocked =>
  ['blue', 'orange', 'white', 'yellow', 'green', 'drip', 'syringe'].includes(piece)

/** The most worthy of those who wait; others who admit at the same time take those before. */
function admit({ view, seat, now }: Question, thinking: Thinking): Command {
  const waiting = survey(view, now, thinking.habits).cases.filter(({ place }) => place === 'desk')
  let before = 0
  for (let other = 0; other < seat; other++) if (view.actions[other]?.task.kind === 'admitting') before++
  const one = waiting[before] ?? waiting[0]
  const bed = one ? bedFor(view, one.patient.card, before) : null
  if (!one || bed === null) return STOP
  thinking.takes('admit')
  return { type: 'admit', patient: one.patient.card, bed }
}

/** The bed that the X-ray on top leaves out, for whoever needs one; otherwise away from an epidemic. */
function bedFor(view: View, patient: keyof typeof PATIENTS, skip: number): BedId | null {
  const free = view.beds.filter((bed) => bed.patient === null && bed.spot === null && !isHeld(view, bed))
  const back = view.backs.xray
  if (PATIENTS[patient].exams.includes('xray') && back?.exam === 'xray') {
    const lucky = free.find(({ id }) => !back.beds.includes(id))
    if (lucky) return lucky.id
  }
  let best: Bed | null = null
  let burden = 0
  for (const bed of free) {
    const here = burdenOf(view, letterOf(bed.id))
    if (best === null || here < burden) {
      best = bed
      burden = here
    }
  }
  return (skip > 0 ? (free.find((bed) => bed !== best) ?? best) : best)?.id ?? null
}

/** A ward has one nurse at a time: the fewer are to be treated there, the better. */
function burdenOf(view: View, ward: Ward): number {
  let burden = view.epidemics[ward] === null ? 0 : 2
  for (const { id, patient } of view.beds)
    if (patient && letterOf(id) === ward && needOf(patient).ward.pieces > 0) burden++
  return burden
}
