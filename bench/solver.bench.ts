// The activation solver over positions from strong play: how often it proves its answer in time, and how much is lost
// when it is stopped early. Times are the process's own CPU time, on one core.

import { readFileSync, writeFileSync } from 'node:fs'
import { inputOf, type SolverInput, solve, usualWeights } from '@grand-rounds/bots'
import { diceHospital, setPosition } from '@grand-rounds/dice-hospital'
import { playStrongGame } from './strong-play.ts'

const FIXTURE = new URL('../bots/fixtures/strong-positions.json', import.meta.url)
const POSITIONS_A_ROUND = 53
const MOST_BAGS = 2
const NO_LIMIT = 2_000_000
/** Nodes for the best value known. */
const AT_LENGTH = 8_000

/** A line is 'round best hospital'; best: the best value known. */
interface Sample {
  readonly round: number
  readonly best: number
  readonly hospital: string
}

function read(): Sample[] {
  const lines = JSON.parse(readFileSync(FIXTURE, 'utf8')) as readonly string[]
  return lines.map((line) => {
    const [round = '', best = '', ...hospital] = line.split(' ')
    return { round: Number(round), best: Number(best), hospital: hospital.join(' ') }
  })
}

function inputFor({ hospital, round }: { readonly hospital: string; readonly round: number }): SolverInput {
  const set = setPosition({
    options: { administrators: false },
    round,
    phase: 'activation',
    hospitals: [hospital, 'R3'],
  })
  if (!set.ok) throw new Error(`${hospital}: ${JSON.stringify(set.refusal)}`)
  return inputOf(diceHospital.view(set.value, 0), 0)
}

const milliseconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

function solveFor(sample: Sample, limit: number) {
  const input = inputFor(sample)
  const start = process.cpuUsage()
  const stop = () => milliseconds(start) > limit
  const solution = solve(input, { weights: usualWeights(sample.round), nodes: NO_LIMIT, stop })
  return { ...solution, time: milliseconds(start) }
}

/** Wilson's interval for a share, in per cent. */
function share(hits: number, of: number): string {
  const p = hits / of
  const z = 1.96
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  const percent = (x: number) => (100 * x).toFixed(1)
  return `${percent(p)} % (95 %: ${percent(middle - half)} to ${percent(middle + half)})`
}

function mean(values: readonly number[]): string {
  const average = values.reduce((a, b) => a + b, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1)
  return `${average.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / values.length)).toFixed(3)}`
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

function measure(): void {
  const samples = read()
  for (const sample of samples.slice(0, 40)) solveFor(sample, 50)
  const runs = samples.map((sample) => ({ sample, run: solveFor(sample, 1000) }))
  const regret = (limit: number) =>
    runs.map(({ sample, run }) => Math.max(0, Math.max(sample.best, run.value) - solveFor(sample, limit).value))
  const within = (limit: number) => runs.filter(({ run }) => run.proved && run.time <= limit).length
  console.log(`${runs.length} positions from strong play, all rounds, up to ${MOST_BAGS} bags`)
  console.log(`proved within 100 ms: ${share(within(100), runs.length)}`)
  console.log(`proved within 1 s: ${share(within(1000), runs.length)}`)
  for (const limit of [2, 10, 30])
    console.log(`stopped at ${limit} ms, mean regret in points: ${mean(regret(limit))} (95 %)`)
  console.log(
    `below the best known after 1 s: ${runs.filter(({ sample, run }) => run.value < sample.best - 1e-9).length}`,
  )
  console.log('round  positions  proved in 1 s    ms p50    p75    p90    p99   nodes p50      p90')
  for (let round = 1; round <= 8; round++) {
    const own = runs.filter(({ sample }) => sample.round === round)
    const times = own.map(({ run }) => run.time)
    const nodes = own.map(({ run }) => run.nodes)
    const proved = own.filter(({ run }) => run.proved).length
    const cells = [0.5, 0.75, 0.9, 0.99].map((q) => quantile(times, q).toFixed(0).padStart(6)).join(' ')
    const counts = [0.5, 0.9].map((q) => String(quantile(nodes, q)).padStart(8)).join(' ')
    console.log(
      `${String(round).padStart(5)} ${String(own.length).padStart(10)} ${String(proved).padStart(14)}    ${cells} ${counts}`,
    )
  }
}

/** Plays until there are enough positions of every round, solves each at length, and keeps them. */
function writePositions(): void {
  const lines: string[] = []
  const inRound = new Map<number, number>()
  const full = () => Array.from({ length: 8 }, (_, i) => inRound.get(i + 1) ?? 0).every((n) => n === POSITIONS_A_ROUND)
  for (let game = 0; !full(); game++) {
    for (const { round, hospital } of playStrongGame(`strong game ${game}`)) {
      const known = inRound.get(round) ?? 0
      if (inputFor({ round, hospital }).bags > MOST_BAGS || known === POSITIONS_A_ROUND) continue
      inRound.set(round, known + 1)
      const { value } = solve(inputFor({ round, hospital }), { weights: usualWeights(round), nodes: AT_LENGTH })
      lines.push(`${round} ${Number(value.toFixed(6))} ${hospital}`)
    }
    console.log(`game ${game + 1}: ${lines.length} positions`)
  }
  writeFileSync(FIXTURE, `${JSON.stringify(lines, null, 1)}\n`)
}

if (process.argv[2] === 'positions') writePositions()
else measure()
