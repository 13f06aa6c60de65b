// Numbers over time, a line for each seat: told apart by dash, shape and name as well as by colour.

import type { Seat } from '@grand-rounds/kernel'
import { scale, spread, ticks } from './scale.ts'
import { seatDash, seatShape } from './seat-line.ts'
import { useWidth } from './width.ts'
import './charts.css'

export interface Series {
  readonly seat: Seat
  readonly name: string
  readonly values: readonly number[]
}

interface Mark {
  readonly column: number
  readonly seat: Seat
}

interface Props {
  /** What the picture shows, in a sentence. */
  readonly label: string
  /** Under each place; an empty one is a place without words. */
  readonly columns: readonly string[]
  readonly series: readonly Series[]
  /** A number as it is written. */
  readonly format: (value: number) => string
  /** Places of a line that are ringed. */
  readonly marks?: readonly Mark[]
  readonly height?: number
}

const LETTER = 7.4
const TOP = 14
const FOOT = 26

export function LineChart({ label, columns, series, format, marks = [], height = 260 }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(640)
  const values = series.flatMap((one) => one.values)
  const sides = ticks(Math.min(0, ...values), Math.max(0, ...values))
  const longest = Math.max(0, ...series.map(({ name }) => name.length))
  const nameRoom = Math.min(width * 0.3, longest * LETTER + 46)
  const right = width - nameRoom
  const left = 34
  const bottom = height - FOOT
  const x = scale([0, Math.max(1, columns.length - 1)], [left + 8, right])
  const y = scale([sides[0] ?? 0, sides.at(-1) ?? 1], [bottom, TOP])
  const labels = spread(
    series.map((one) => y(one.values.at(-1) ?? 0)),
    19,
    [TOP, bottom],
  )
  return (
    <div class="chart" ref={ref}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {sides.map((side) => (
          <g key={side}>
            <path class={side === 0 ? 'chart-zero' : 'chart-grid'} d={`M${left} ${y(side)}H${right}`} />
            <text class="chart-side" x={left - 7} y={y(side) + 4.5}>
              {format(side)}
            </text>
          </g>
        ))}
        {columns.map(
          (column, i) =>
            column !== '' && (
              <text key={`${i} ${column}`} class="chart-foot" x={x(i)} y={height - 6}>
                {column}
              </text>
            ),
        )}
        {series.map(({ seat, values: line, name }, i) => (
          <g key={seat}>
            <path
              class={`chart-line seat-stroke-${seat % 4}`}
              stroke-dasharray={seatDash(seat)}
              d={line.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')}
            />
            {line.map(
              (value, at) =>
                (line.length <= 12 || at === line.length - 1) && (
                  <path
                    key={columns[at] ?? at}
                    class={`chart-point seat-fill-${seat % 4}`}
                    transform={`translate(${x(at)} ${y(value)})`}
                    d={seatShape(seat)}
                  />
                ),
            )}
            <text class="chart-name" x={right + 12} y={(labels[i] ?? 0) + 5}>
              {short(name, nameRoom - 44)} <tspan class="chart-score">{format(Math.round(line.at(-1) ?? 0))}</tspan>
            </text>
          </g>
        ))}
        {marks.map(({ column, seat }) => (
          <circle
            key={`${column} ${seat}`}
            class="chart-mark"
            cx={x(column)}
            cy={y(series.find((one) => one.seat === seat)?.values[column] ?? 0)}
            r="9"
          />
        ))}
      </svg>
    </div>
  )
}

function short(name: string, room: number): string {
  const letters = Math.max(3, Math.floor(room / LETTER))
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name
}
