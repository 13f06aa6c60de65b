// How a table stood before one's own last step, kept in this browser: a server tells what has happened since, but not
// how things stood then.

const STORED = 'online-turns'
/** A view is some kilobytes. */
const MOST = 12

interface Turn {
  readonly id: string
  /** Of the page that kept it: another may make other views. */
  readonly version: string
  readonly view: unknown
}

function isTurn(input: unknown): input is Turn {
  if (typeof input !== 'object' || input === null) return false
  return 'id' in input && 'version' in input && 'view' in input
}

function allTurns(): readonly Turn[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(read) ? read.filter(isTurn) : []
  } catch {
    return []
  }
}

export function keepTurn(turn: Turn): void {
  const others = allTurns().filter(({ id }) => id !== turn.id)
  try {
    localStorage.setItem(STORED, JSON.stringify([turn, ...others].slice(0, MOST)))
  } catch {
    // Full, or forbidden: then it can be shown again in this visit only.
  }
}

export function findTurn(id: string, version: string): unknown {
  return allTurns().find((turn) => turn.id === id && turn.version === version)?.view ?? null
}
