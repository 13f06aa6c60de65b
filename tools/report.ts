// How a check of our own ends: nothing to say and 0, or a line for each problem and 1.

export function report(check: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(`${check}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
