// Rooms that interlock like a real floor: where each hexagon lies, and how big all can be.

export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Honeycomb {
  /** Width of a hexagon that stands on its point. */
  readonly size: number
  readonly width: number
  readonly height: number
  readonly cells: readonly Cell[]
}

/** Height of a hexagon by its width. */
export const TALL = 2 / Math.sqrt(3)
const ROW = 0.75

/** As big as fits; below `least` the floor grows downwards instead. */
export function honeycomb(rooms: number, width: number, height: number, least: number, most: number): Honeycomb {
  let best: readonly number[] = [rooms]
  let size = 0
  for (let rows = 1; rows <= rooms; rows++) {
    const counts = spread(rooms, rows)
    const fits = Math.min(width / unitsWide(counts), height / (TALL * unitsHigh(counts)))
    if (fits <= size) continue
    size = fits
    best = counts
  }
  if (size < least) {
    const inARow = Math.max(1, Math.floor(width / least - (rooms > width / least ? 0.5 : 0)))
    best = spread(rooms, Math.ceil(rooms / inARow))
    size = width / unitsWide(best)
  }
  return lay(best, Math.min(size, most))
}

/** As even as can be, longer rows first. */
function spread(rooms: number, rows: number): readonly number[] {
  const short = Math.floor(rooms / rows)
  const longer = rooms % rows
  return Array.from({ length: rows }, (_, row) => short + (row < longer ? 1 : 0))
}

function offsets(counts: readonly number[]): readonly number[] {
  const longest = Math.max(...counts)
  return counts.map((count, row) => {
    const shift = (row % 2) / 2
    const middle = (longest - count) / 2
    return Math.max(0, Math.round(middle - shift)) + shift
  })
}

function unitsWide(counts: readonly number[]): number {
  const from = offsets(counts)
  return Math.max(...counts.map((count, row) => (from[row] ?? 0) + count))
}

function unitsHigh(counts: readonly number[]): number {
  return 1 + (counts.length - 1) * ROW
}

function lay(counts: readonly number[], size: number): Honeycomb {
  const from = offsets(counts)
  const cells = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: ((from[row] ?? 0) + i) * size,
      y: row * ROW * TALL * size,
    })),
  )
  return { size, width: unitsWide(counts) * size, height: unitsHigh(counts) * TALL * size, cells }
}
