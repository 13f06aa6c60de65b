// How long a table has patience with someone who is away, by the kind of game.

/** A game of turns; one in real time will want figures of its own. */
type Kind = 'turns'

/** Away for so long, someone may be replaced by the host. Not asked of records: it may be changed. */
export const REPLACED_AFTER_MS: Readonly<Record<Kind, number>> = { turns: 60_000 }

/**
 * Away for so long, nobody is asked to agree any more. Records that are replayed are read with it: whoever changes it
 * changes what was agreed on at tables that are stored.
 */
export const ASKED_FOR_MS: Readonly<Record<Kind, number>> = { turns: 24 * 3_600_000 }

/**
 * By seat, the milliseconds since its person was last there; null: they are connected, or the seat has no person.
 * Undefined: it was not written down yet. Whoever sat there then counts as being there.
 */
export type Away = readonly (number | null)[] | undefined
