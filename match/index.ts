export type { Answer } from './answers.ts'
export { BotSeats } from './bots.ts'
export { Match, type Ordered, type Told } from './match.ts'
export type { Clock, Entry, Head, Journal, Thinker } from './ports.ts'
