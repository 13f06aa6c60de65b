// The words of a rule, with what was searched for marked in them.

import type { Block, Inline } from './book.ts'
import { split } from './search.ts'

interface Asked {
  readonly asked: readonly string[]
}

export function Blocks({ blocks, asked }: Asked & { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, at) =>
        block.kind === 'table' ? (
          <RuleTable key={at} rows={block.rows} asked={asked} />
        ) : (
          <p key={at}>
            {block.text.map((inline, place) => (
              <Words key={place} inline={inline} asked={asked} />
            ))}
          </p>
        ),
      )}
    </>
  )
}

/** Wide tables scroll on their own, so they must be reachable by keyboard. */
function RuleTable({ rows, asked }: Asked & { readonly rows: readonly (readonly string[])[] }) {
  const name = rows.map(([head]) => head).join(', ')
  return (
    <div class="table-frame" role="region" aria-label={name} tabIndex={0}>
      <table>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <Marked text={cell} asked={asked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Words({ inline, asked }: Asked & { readonly inline: Inline }) {
  if (typeof inline === 'string') return <Marked text={inline} asked={asked} />
  const [style, text] = inline
  const marked = <Marked text={text} asked={asked} />
  switch (style) {
    case 'mark':
      return <b class="rule-reading">{marked}</b>
    case 'em':
      return <i>{marked}</i>
    case 'code':
      return <code>{marked}</code>
  }
}

function Marked({ text, asked }: Asked & { readonly text: string }) {
  if (asked.length === 0) return <>{text}</>
  return <>{split(text, asked).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))}</>
}
