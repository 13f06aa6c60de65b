// Tables on a server: setting one up, gathering, playing with people who are somewhere else.

interface Who {
  readonly who: string
}

interface Counted {
  readonly count: number
}

interface NameAndText {
  readonly name: string
  readonly text: string
}

interface TitleAndText {
  readonly title: string
  readonly text: string
}

export interface OnlineTexts {
  /** The tile on the front door. */
  readonly way: NameAndText
  /** From setting up a table at this screen. */
  readonly setupLink: string
  readonly list: {
    readonly title: string
    readonly note: string
    readonly make: string
    readonly open: string
    readonly openNote: string
    readonly none: string
    readonly nobody: string
    readonly failed: string
    free(words: Counted): string
  }
  readonly mine: {
    readonly title: string
    /** A table at which nobody sits yet. */
    readonly empty: string
    readonly stages: Readonly<Record<'gathering' | 'over' | 'abandoned' | 'closed', string>>
    /** Takes a table off the list. */
    readonly forget: string
  }
  readonly make: {
    readonly title: string
    readonly note: string
    readonly table: string
    readonly seats: string
    readonly seatsNote: string
    readonly clock: string
    /** With what happens when the time is up. */
    readonly clocks: Readonly<Record<'none' | 'relaxed' | 'blitz', NameAndText>>
    readonly who: string
    readonly listed: string
    readonly listedNote: string
    readonly unlisted: string
    readonly unlistedNote: string
    readonly make: string
    readonly making: string
    readonly problems: Readonly<Record<'tooMany' | 'tooManyListed' | 'refused' | 'noAnswer', string>>
  }
  readonly gathering: {
    readonly title: string
    readonly note: string
    readonly noteGuest: string
    readonly begin: string
    readonly beginNote: string
    readonly hostBegins: string
    readonly game: string
    readonly otherTables: string
  }
  readonly chairs: {
    readonly title: string
    free(words: Counted): string
    readonly full: string
    readonly yourName: string
    readonly nameFirst: string
    /** Why a name can't be had. */
    readonly nameUnseen: string
    readonly nameTaken: string
    readonly rename: string
    readonly open: string
    readonly you: string
    readonly here: string
    readonly away: string
    readonly sit: string
    readonly moveHere: string
    readonly getUp: string
    readonly seatBot: string
    remove(words: Who): string
  }
  readonly invite: {
    readonly title: string
    readonly text: string
    readonly link: string
    readonly copy: string
    readonly copied: string
    readonly share: string
    /** Names the QR code. */
    readonly code: string
  }
  readonly secret: { readonly title: string; readonly text: string; readonly link: string }
  readonly line: {
    readonly connecting: string
    readonly online: string
    readonly offline: string
    /** What was given is on its way. */
    readonly sending: string
    /** What was given goes out when the table is in reach again. */
    readonly kept: string
  }
  readonly people: {
    readonly title: string
    readonly you: string
    readonly here: string
    readonly away: string
    readonly bot: string
    readonly standIn: string
    watching(words: Counted): string
    /** Of a long time to think. */
    hours(words: Counted): string
    timeLeft(words: { readonly time: string }): string
  }
  readonly play: { readonly yourTurn: string; readonly youWatch: string }
  readonly talk: {
    readonly title: string
    unread(words: Counted): string
    readonly nothing: string
    readonly write: string
    readonly send: string
    readonly quick: string
    readonly phrases: Readonly<
      Record<'hello' | 'goodLuck' | 'wellDone' | 'ouch' | 'oneMoment' | 'yourTurn' | 'thanks' | 'goodGame', string>
    >
  }
  readonly notes: {
    readonly newVersion: string
    standIn(words: { readonly level: string }): string
    /** There is still time to come back before it decides. */
    standInSoon(words: { readonly level: string }): string
    readonly resigned: string
    readonly comeBack: string
    takeBack(words: Who & Counted): string
    abandon(words: Who): string
    readonly agree: string
    readonly disagree: string
    readonly withdraw: string
    readonly rematch: string
    readonly comeAlong: string
  }
  readonly sheet: {
    readonly title: string
    mute(words: Who): string
    unmute(words: Who): string
    standIn(words: Who): string
    remove(words: Who): string
    reallyRemove(words: Who): string
    /** Why someone can't be replaced, or not yet. */
    stillHere(words: Who): string
    replacedIn(words: Who & { readonly time: string }): string
    readonly wishes: string
    readonly wishesNote: string
    readonly takeBackMine: string
    readonly takeBackLast: string
    /** Why nothing can be taken back. */
    readonly noTakeBack: string
    readonly abandon: string
    readonly standInMe: string
    readonly resign: string
    readonly reallyResign: string
    readonly close: string
    readonly reallyClose: string
    readonly forget: string
    readonly reallyForget: string
    readonly delete: string
    readonly reallyDelete: string
    /** Why a table can't be closed. */
    readonly othersPlay: string
    readonly notify: string
    readonly notified: string
  }
  readonly fair: {
    readonly title: string
    readonly atStart: string
    readonly fits: string
    readonly doesNotFit: string
    readonly hash: string
    readonly seed: string
    /** Before the command that checks a saved game. */
    readonly verify: string
  }
  readonly ended: { readonly failed: string }
  readonly abandoned: TitleAndText
  readonly problems: Readonly<
    Record<'unknownTable' | 'oldPage' | 'tableBroken' | 'wrongVersion' | 'tableFull' | 'closed', TitleAndText>
  >
  readonly refusals: Readonly<Record<HouseRefusal, string>>
}

type HouseRefusal =
  | 'alreadyBegun'
  | 'badField'
  | 'chairTaken'
  | 'chairsOpen'
  | 'hasResigned'
  | 'hostStays'
  | 'nameTaken'
  | 'noProposal'
  | 'notBegun'
  | 'notHost'
  | 'notPlaying'
  | 'notSeated'
  | 'notStored'
  | 'nothingToTakeBack'
  | 'othersPlay'
  | 'proposalOpen'
  | 'rematchIsThere'
  | 'seatChangedHands'
  | 'stillHere'
  | 'tableClosed'
  | 'talkFull'
  | 'tooFast'
