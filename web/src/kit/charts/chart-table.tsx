// The numbers behind a chart, for whoever would rather read them or can't see the picture.

import type { ComponentChildren } from 'preact'

export interface TableRow {
  readonly key: string | number
  readonly head: ComponentChildren
  readonly cells: readonly ComponentChildren[]
}

interface Props {
  readonly caption: string
  /** Of the first column, then of each other. */
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
}

export function ChartTable({ caption, heads, rows }: Props) {
  return (
    <div class="chart-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={`${i} ${head}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, i) => (
                <td key={heads[i + 1] ?? i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
