// Where a number stands in a chart, and which numbers are written at its side.

/** Round numbers from at most `low` to at least `high`: steps of 1, 2 or 5 times a power of ten, about `wanted` of them. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const span = Math.max(high - low, 1)
  const rough = span / Math.max(1, wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** A line from one range to another. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const factor = from[1] === from[0] ? 0 : (to[1] - to[0]) / (from[1] - from[0])
  return (value) => to[0] + (value - from[0]) * factor
}

/** Pushes labels apart that would lie on each other: the order stays, each at least `gap` below the one before. */
export function spread(places: readonly number[], gap: number, [top, bottom]: readonly [number, number]): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const spots = order.map((i) => places[i] ?? 0)
  for (let i = 0; i < spots.length; i++) spots[i] = Math.max(spots[i] ?? 0, (spots[i - 1] ?? top - gap) + gap)
  const last = spots.length - 1
  for (let i = last; i >= 0; i--)
    spots[i] = Math.min(spots[i] ?? 0, i === last ? bottom : (spots[i + 1] ?? bottom) - gap)
  const spread: number[] = []
  for (const [rank, i] of order.entries()) spread[i] = spots[rank] ?? 0
  return spread
}
