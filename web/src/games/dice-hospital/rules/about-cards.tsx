// Which cards of the game are our own: for the page about this page.

import { ADMINISTRATOR_IDS, AMBULANCE_BACKS, EVENT_CARD_IDS, REPORT_IDS } from '@grand-rounds/dice-hospital'

import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'

export function AboutCards() {
  const { own } = words.value.page.about
  return (
    <>
      <ul>
        <li>{own.events({ count: EVENT_CARD_IDS.length })}</li>
        <li>{own.reports({ count: REPORT_IDS.length })}</li>
        <li>{own.backs({ count: AMBULANCE_BACKS.length })}</li>
        <li>{own.administrators({ count: ADMINISTRATOR_IDS.length })}</li>
      </ul>
      <p>
        <Link href="/cards">{own.seeThem}</Link>
      </p>
    </>
  )
}
