// The words of the game screen. Cards, events, refusals and stages have theirs in dice-hospital.

import type { Sentence } from '../language.ts'

interface Counted {
  readonly count: number
}

export interface PlayTexts {
  readonly phasesShort: Readonly<
    Record<'intake' | 'improvement' | 'activation' | 'neglect' | 'discharge' | 'shiftChange', string>
  >
  roundOf(words: { readonly round: number; readonly rounds: number }): string
  readonly beforeRounds: string
  readonly afterRounds: string
  readonly wards: string
  readonly departments: string
  readonly specialists: string
  readonly staff: string
  /** Of the hospital that is being looked at. */
  staffOf(words: { readonly who: string }): string
  readonly ambulances: string
  readonly onOffer: string
  readonly table: string
  readonly log: string
  readonly you: string
  readonly closed: string
  atWork(words: { readonly who: string }): string
  ambulanceTakenBy(words: { readonly who: string }): string
  /** Of a place in an ambulance at the last pickup. */
  spaceTakenBy(words: { readonly who: string }): string
  readonly freeSpace: string
  space(words: { readonly number: number }): string
  reports(words: { readonly done: number; readonly all: number }): string
  /** Of a report that lies behind another. */
  readonly behind: string
  readonly goingHome: string
  nextHome(words: { readonly points: number }): string
  readonly lost: string
  lostEach(words: { readonly points: number }): string
  readonly bagAbout: string
  readonly supplies: string
  readonly unseenNote: string
  readonly inDeck: Sentence<Counted>
  readonly eventsLeft: Sentence<Counted>
  readonly states: Readonly<Record<'thinking' | 'deciding' | 'ready', string>>
  /** Short, under a name. */
  goods(words: { readonly rooms: number; readonly staff: number; readonly bags: number }): string
  lookAt(words: {
    readonly who: string
    readonly points: number
    readonly patients: number
    readonly rooms: number
    readonly staff: number
    readonly bags: number
    readonly state: string
  }): string
  hospitalOf(words: { readonly who: string }): string
  readonly backToMine: string
  /** After the name of a thing, for a screen reader; each begins with a space. */
  readonly said: Readonly<Record<'possible' | 'notPossible' | 'picked', string>>
  becomes(words: { readonly value: number }): string
  readonly goesHome: string
  readonly diesOfIt: string
  readonly rollsAgain: string
  readonly takesColour: string
  readonly costsBag: string

  readonly asks: {
    readonly idle: string
    /** With a meeple in hand. */
    room(words: { readonly who: string; readonly text: string }): string
    readonly who: string
    targets(words: { readonly room: string; readonly text: string }): string
    readonly targetsLeft: Sentence<Counted>
    specialist(words: { readonly who: string; readonly text: string }): string
    bag(words: { readonly steps: number }): string
    readonly bagColour: string
    readonly colour: string
    readonly roomsFor: string
    readonly more: Sentence<Counted>
    readonly other: string
    readonly keep: string
    readonly startingValues: string
    readonly nothingLeft: string
    readonly ambulancesFirst: string
  }
  /** In hand: how it looks before it is final. */
  preview(words: { readonly points: number; readonly home: number }): string
  readonly nobodyFits: Sentence<{ readonly room: string; readonly text: string }>
  readonly nobodyFree: string
  readonly notNow: string

  readonly buttons: Readonly<
    Record<
      | 'done'
      | 'without'
      | 'draw'
      | 'decline'
      | 'pass'
      | 'passForGood'
      | 'goOn'
      | 'endShift'
      | 'keepAll'
      | 'admit'
      | 'choose'
      | 'lineUp'
      | 'letGo'
      | 'take'
      | 'giveUp'
      | 'hint'
      | 'hintMore'
      | 'hintDo'
      | 'undo'
      | 'back'
      | 'skip'
      | 'yes'
      | 'no'
      | 'close'
      | 'recolour'
      | 'asItIs',
      string
    >
  >
  readonly questions: Readonly<Record<'leftOver' | 'dice' | 'passForGood', string>>
  readonly reveal: Readonly<Record<'department' | 'specialist', string>>
  /** While moves are shown one after the other; `yours`: then it is the reader's turn. Nobody: not of anyone alone. */
  showing(words: { readonly who: readonly string[]; readonly yours: boolean }): string
  readonly yourTurn: string
  readonly timeLeft: Sentence<{ readonly seconds: number }>
  readonly handOver: {
    title(words: { readonly who: string }): string
    readonly text: string
    ready(words: { readonly who: string }): string
  }
  readonly menu: Readonly<
    Record<
      | 'open'
      | 'rules'
      | 'save'
      | 'speed'
      | 'sound'
      | 'keys'
      | 'since'
      | 'leave'
      | 'slow'
      | 'normal'
      | 'fast'
      | 'instant'
      | 'on'
      | 'off',
      string
    >
  >
  readonly since: { readonly title: string; readonly nothing: string; readonly again: string }
  readonly keys: {
    readonly title: string
    readonly lines: Readonly<
      Record<'tab' | 'arrows' | 'enter' | 'escape' | 'space' | 'h' | 'u' | 'd' | 'question', string>
    >
  }
  readonly keyNames: Readonly<Record<'tab' | 'arrows' | 'enter' | 'escape' | 'space', string>>
  readonly tabs: Readonly<Record<'hospital' | 'intake' | 'table' | 'log', string>>
}
