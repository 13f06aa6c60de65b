// A table of this game, as the page sees it.

import type { Level } from '@grand-rounds/bots'
import type { Command, Event, View } from '@grand-rounds/dice-hospital'

import type * as session from '../../session/link.ts'

export type SeatKeeper = session.SeatKeeper<Level>
export type Frame = session.Frame<View, Event>
export type Past = session.Past<View, Event>
export type TableLink = session.TableLink<View, Command, Event>
