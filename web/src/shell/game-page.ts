// The page of one game, as the shell knows it: what every game has, and what it may have besides. What is needed on the
// front door is there at once; the rest is fetched when someone goes there.

import type { Game, Json, Log, Numbered, Result, Seat } from '@grand-rounds/kernel'
import type { SavedGame, Thinker } from '@grand-rounds/match'
import type { LanguageCode } from '@grand-rounds/texts'
import type { ComponentChildren, ComponentType, VNode } from 'preact'

import type { AnyCommand, SeatKeeper, TableLink, Views } from '../session/link.ts'
import type { Known } from '../session/local-table.ts'
import type { Moment } from '../session/replay/moments.ts'
import type { Standing, TableRecord } from '../session/storage.ts'

export interface GamePage<
  O = unknown,
  S = unknown,
  C extends AnyCommand = AnyCommand,
  E extends Numbered = Numbered,
  V = unknown,
  R extends Result = Result,
> {
  readonly id: string
  /** In the language of the page. */
  name(): string
  /** Words of its own, where they don't come with the page's. */
  loadWords?(language: LanguageCode): Promise<void>
  /** Of the front door: what stands first, and what is drawn below the lists of tables, one after the other. */
  readonly front: { readonly Tile: ComponentType; readonly parts: readonly ComponentType[] }
  readonly views: Views<V>
  readonly bots: BotLevels
  /** Of a ready-made table, or of one that was mixed by hand (null). */
  presetName?(preset: string | null): string
  /** What whoever plays here was called last. */
  lastName?(): string
  loadSetup(): Promise<ComponentType>
  loadRules(): Promise<GameRules<O, S, C, E, V, R>>
  loadTable(): Promise<GameTable<C, E, V>>
  /** Without it, a table online is made with the usual options. */
  loadOnlineOptions?(): Promise<OnlineOptions>
  loadReplay?(): Promise<{ Watching(props: WatchingProps<S, E>): VNode | null }>
  loadReview?(): Promise<ComponentType<{ readonly id: string }>>
  loadLesson?(): Promise<ComponentType>
  loadRulebook?(): Promise<ComponentType>
  loadCatalogue?(): Promise<ComponentType>
  /** What of the game is our own, for the page about this page. */
  loadAbout?(): Promise<ComponentType>
  /** What finished tables say, for the list of one's games. */
  loadStatistics?(): Promise<{ Statistics(props: StatisticsProps): VNode | null }>
}

interface StatisticsProps {
  readonly tables: readonly TableRecord[]
}

/** How strong the bots may be, from the weakest to the strongest. */
export interface BotLevels {
  readonly levels: readonly string[]
  /** Where nobody says otherwise. */
  readonly usual: string
  /** Who plays for people who are away. */
  readonly standIn: string
  nameOf(level: string): string
}

/** What is asked of the rules without a board. */
export interface GameRules<O, S, C extends AnyCommand, E extends Numbered, V, R extends Result> {
  readonly game: Game<O, S, C, E, V, R>
  standingOf(known: Known<V, E, R>): Standing
  /** Which options a table is played with, in a few words. */
  sayOptions(options: Json, seats: number): string
}

export interface GameTable<C extends AnyCommand, E extends Numbered, V> {
  /** Programs that play and advise; whoever asks for them closes them. */
  openBots(): TableBots<V, C>
  Play(props: PlayProps<C, E, V>): VNode | null
  End(props: EndProps<E, V>): VNode | null
  /** How a table looks to someone who can do nothing at it. */
  Board(props: BoardProps<V>): VNode | null
  /** A sentence of the log, in a list. */
  Line(props: LineProps<E>): VNode | null
  /** What has happened since the seat's last turn; null: nobody can tell. */
  since?(events: readonly E[], seat: Seat): readonly E[] | null
}

export interface TableBots<V, C> {
  readonly thinker: Thinker<V, C>
  /** Handed to `Play` as it is. */
  readonly hints?: unknown
  close(): void
}

export interface PlayProps<C extends AnyCommand, E extends Numbered, V> {
  readonly link: TableLink<V, C, E>
  /** Who answers hints; without it none are offered. */
  readonly ask?: unknown
  /** The end has been seen. */
  readonly onOver?: () => void
  readonly onSave?: () => void
  readonly onLeave?: () => void
}

export interface EndProps<E extends Numbered, V> {
  readonly log: Log
  readonly view: V
  readonly seats: readonly SeatKeeper[]
  /** The ready-made table that it was, if it was one. */
  readonly preset?: string | null
  /** All of the game, as anyone may know them once it is over. */
  readonly events: readonly E[]
  rematch(): void
  review(): void
  replay(): void
  home(): void
}

export interface BoardProps<V> {
  readonly view: V
  readonly names: readonly string[]
  /** Whose side is looked at. */
  readonly seat: Seat
}

export interface LineProps<E> {
  readonly event: E
  readonly names: readonly string[]
}

export interface WatchingProps<S, E> {
  readonly game: SavedGame
  readonly moments: readonly Moment<S, E>[]
  /** The moment to begin with. */
  readonly from: number
  readonly leave: () => void
}

/** The game's part of the form for a table online. */
export interface OnlineOptions {
  /** How many chairs there were last time, or usually are. */
  usualSeats(): number
  /** A hook: what is chosen at a table of so many, and where it is chosen, in two columns. */
  useOptions(seats: number): {
    readonly options: Json
    readonly left: ComponentChildren
    readonly right: ComponentChildren
  }
}
