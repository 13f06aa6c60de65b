export type {
  Accepted,
  Deadline,
  Game,
  Numbered,
  Order,
  Outcome,
  Placing,
  Read,
  Refusal,
  Refused,
  Result,
  Seat,
  Seen,
  Setup,
  TimeUp,
  Viewer,
} from './contract.ts'
export { refuse } from './contract.ts'
export { frozen } from './frozen.ts'
export type { Json } from './json.ts'
export { canonical, hash, NotJson } from './json.ts'
export type { BadLog, Log, LogEntry, Replayed } from './log.ts'
export { begin, emptyLog, plays, replay } from './log.ts'
export type { RandomState } from './random.ts'
export { commitment, isSeed, Random, seedFrom } from './random.ts'
export type { Incoming } from './submit.ts'
export { submit } from './submit.ts'
