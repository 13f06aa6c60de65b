// docs/referee.md with the answers that the referee gives today and the lists of today's ids.

import { type Exchange, converse, FENCE, printExchanges } from './transcripts.ts'
import { LISTS } from './lists.ts'

const LIST = /^<!-- list: (\w+) -->\n.*?^<!-- end -->$/gms

export function exchangesIn(document: string): readonly Exchange[] {
  return [...document.matchAll(FENCE)].flatMap(([, transcript = '']) => converse(transcript))
}

export function refresh(document: string): string {
  const answered = document.replaceAll(
    FENCE,
    (_, transcript: string) => `\`\`\`jsonrpc\n${printExchanges(converse(transcript))}\`\`\``,
  )
  const exchanges = exchangesIn(answered)
  return answered.replaceAll(LIST, (_, name: string) => {
    const make = LISTS[name]
    if (!make) throw new Error(`docs/referee.md asks for a list that there is not: ${name}`)
    return `<!-- list: ${name} -->\n\n${make(exchanges).join('\n')}\n\n<!-- end -->`
  })
}
