// What the screen says: the sentence in the bar, the names of buttons, what a screen reader adds to a thing.

import { readDie, sayCommand, sayRefusal } from '@grand-rounds/texts'

import { words } from '../../../shell/language.ts'
import { abilityOf, departmentOf } from './choosing-machine.ts'
import { type Choice, type Light, readThing } from '../board/gesture.ts'
import type { Store } from './store.ts'

function meepleName(meeple: string | null): { readonly name: string; readonly text: string } {
  const { specialists, terms } = words.value.diceHospital
  const found = Object.entries(specialists).find(([id]) => id === meeple)?.[1]
  return found ?? { name: terms.nurse.name, text: '' }
}

/** One plain sentence of what is asked. */
export function sentenceOf(store: Store): string {
  const { page, diceHospital, common } = words.value
  const { play } = page
  const context = store.context.value
  const deciding = store.deciding.value
  const names = store.names.value
  if (!context || !deciding) {
    const { view } = store.link.frame.value
    if (view.stage === 'over') return diceHospital.stages.over.text
    if (store.frames.behind.value) return shownSentence(store, view.toAct)
    const waited = view.toAct.map((seat) => names[seat] ?? common.player({ number: seat + 1 }))
    return common.waitingFor({ who: waited })
  }
  const { placing } = store.hand.value
  const department = departmentOf(context, placing.room)
  const { asking } = deciding
  switch (asking.kind) {
    case 'room':
      return play.asks.room({ who: meepleName(placing.meeple).name, text: meepleName(placing.meeple).text })
    case 'who':
      return play.asks.who
    case 'targets': {
      if (department === null) return play.asks.idle
      const { name, text } = diceHospital.departments[department]
      const more =
        asking.left !== null && placing.targets.length > 0 ? ` ${play.asks.targetsLeft({ count: asking.left })}` : ''
      return `${play.asks.targets({ room: name, text })}${more}`
    }
    case 'specialist': {
      const ability = abilityOf(context, placing.meeple)
      const { name, text } = meepleName(ability)
      return play.asks.specialist({ who: name, text })
    }
    case 'bag':
      return play.asks.bag({ steps: context.view.event === 'freshBlood' ? 2 : 1 })
    case 'bagColour':
      return play.asks.bagColour
    case 'colour':
      return play.asks.colour
    case 'roomsFor':
      return play.asks.roomsFor
    case 'more':
      return play.asks.more({ count: asking.left })
    case 'other':
      return play.asks.other
    case 'followUp': {
      const followUp = context.view.hospitals[context.seat]?.followUp
      if (asking.of === 'specialist' && followUp?.kind === 'specialist') {
        const { name, text } = meepleName(followUp.specialist)
        return play.asks.specialist({ who: name, text })
      }
      return diceHospital.followUps[asking.of].text
    }
    case 'stage':
      return stageSentence(store)
  }
}

/** Whose moves are shown right now: nobody is waited for until they have been. */
function shownSentence(store: Store, toAct: readonly number[]): string {
  const { value: me } = store.me
  const seats = new Set(store.frames.shown.value.events.flatMap((event) => ('seat' in event ? [event.seat] : [])))
  const who = [...seats].filter((seat) => seat !== me).map((seat) => store.names.value[seat] ?? '')
  return words.value.page.play.showing({ who, yours: store.link.mine.includes(me) && toAct.includes(me) })
}

function stageSentence(store: Store): string {
  const { page, diceHospital } = words.value
  const { asks } = page.play
  const { stage } = store.view
  if (stage === 'keep') return asks.keep
  if (stage === 'startingValues') return asks.startingValues
  const card = stage === 'improvement' || stage === 'discard' ? pickedCard(store) : null
  if (card) return asks.targets({ room: card.name, text: card.text })
  if (stage !== 'activation') return diceHospital.stages[stage].text
  const lit = [...(store.deciding.value?.lit.keys() ?? [])]
  return lit.some((id) => id.startsWith('meeple:')) ? asks.idle : asks.nothingLeft
}

/** The card that is about to be taken or given up: its text is read before it is done. */
function pickedCard(store: Store): { readonly name: string; readonly text: string } | null {
  const [picked] = store.hand.value.picked.slice(-1)
  const thing = picked === undefined ? null : readThing(picked)
  if (thing === null) return null
  const { departments, specialists } = words.value.diceHospital
  const rooms = store.view.hospitals[store.me.value]?.departments ?? []
  const id = thing.kind === 'room' ? rooms[Number(thing.name)]?.id : thing.name.split('/')[0]
  return Object.entries({ ...departments, ...specialists }).find(([one]) => one === id)?.[1] ?? null
}

export function noticeOf(store: Store): string | null {
  const { value } = store.notice
  if (value === null) return null
  const { page, diceHospital } = words.value
  if (value.kind === 'refusal') return sayRefusal(words.value, value.refusal, store.names.value)
  switch (value.why.kind) {
    case 'refusal':
      return sayRefusal(words.value, value.why.refusal, store.names.value)
    case 'nobodyFits': {
      const { name, text } = diceHospital.departments[value.why.department]
      return page.play.nobodyFits({ room: name, text })
    }
    case 'nobodyFree':
      return page.play.nobodyFree
    case 'wait':
      return page.play.notNow
  }
}

export function hintText(store: Store): string | null {
  const { found, step } = store.hints
  const { hints } = words.value.diceHospital.review
  if (step.value !== null) return capital(sayCommand(words.value, step.value))
  const hint = found.value
  if (hint === null) return null
  const { points, proved, value, most, instead, steps } = hint
  if (points === null) return hints.withDice({ value, proved })
  if (steps.length === 0 && points >= (most?.points ?? 0)) return hints.nothing({ proved })
  const diceOf = (texts: readonly string[]) => texts.flatMap((text) => readDie(text) ?? [])
  return hints.plan({
    points,
    proved,
    most: most?.points ?? null,
    mostProved: most?.proved ?? false,
    saved: diceOf(instead.saved),
    nearer: diceOf(instead.nearer),
    bags: instead.bags,
  })
}

function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(words.value.code)}${text.slice(1)}.`
}

/** The name of a button in this stage. */
export function buttonName(choice: Choice, stage: string): string {
  const { buttons } = words.value.page.play
  if (choice.id === 'pass')
    return stage === 'pickup' ? buttons.passForGood : stage === 'reports' ? buttons.goOn : buttons.pass
  if (choice.id !== 'confirm') return buttons[choice.id]
  switch (stage) {
    case 'administrators':
      return buttons.choose
    case 'split':
      return buttons.lineUp
    case 'makeRoom':
      return buttons.letGo
    case 'improvement':
      return buttons.take
    case 'discard':
      return buttons.giveUp
    default:
      return buttons.admit
  }
}

export function lightText(light: Light | null, picked: boolean, refused: boolean): string {
  const { play } = words.value.page
  if (picked) return play.said.picked
  if (light === null) return refused ? play.said.notPossible : ''
  const { outcome, bag } = light
  const becomes =
    outcome === undefined
      ? ''
      : outcome.kind === 'becomes'
        ? play.becomes({ value: outcome.value })
        : { home: play.goesHome, dies: play.diesOfIt, rolls: play.rollsAgain, recoloured: play.takesColour }[
            outcome.kind
          ]
  return `${play.said.possible}${becomes}${bag ? play.costsBag : ''}`
}
