// `grand-rounds referee`: JSON-RPC over lines, as docs/referee.md says.

export function run(_args: readonly string[]): Promise<number> {
  return Promise.resolve(0)
}
