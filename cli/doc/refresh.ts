// The pages about the referee, with the answers that it gives today and the lists of today's ids.

import { type Exchange, converse, FENCE, printExchanges } from './transcripts.ts'
import { LISTS as DICE_HOSPITAL_LISTS } from './lists.ts'
import { RUSH_MD_LISTS } from './rush-md-lists.ts'

const LISTS = { ...DICE_HOSPITAL_LISTS, ...RUSH_MD_LISTS }

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
    if (!make) throw new Error(`a page asks for a list that there is not: ${name}`)
    return `<!-- list: ${name} -->\n\n${make(exchanges).join('\n')}\n\n<!-- end -->`
  })
}
