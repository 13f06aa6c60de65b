// `grand-rounds simulate`: many games between programs, and what comes out of them.

export function run(_args: readonly string[]): Promise<number> {
  return Promise.resolve(0)
}
