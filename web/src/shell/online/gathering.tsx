// Before the game: the link to hand on, the chairs, and what will be played.

import type { HouseView } from '@grand-rounds/match'
import type { Known } from '@grand-rounds/protocol'

import { words } from '../language.ts'
import { Link } from '../route.ts'
import { Chairs } from './chairs.tsx'
import type { Connection } from '../../session/online/connection.ts'
import type { GameHere } from './game-here.ts'
import { Invite, LinkToCopy, tableLink } from './invite.tsx'
import { tableAt } from '../../session/online/my-tables.ts'
import { Confirmed } from './confirmed.tsx'
import { LineState } from './line-state.tsx'
import { useAct } from './say.ts'
import { Talk } from './talk.tsx'

interface Props {
  readonly here: GameHere
  readonly connection: Connection
  readonly known: Known
  readonly house: HouseView
}

export function Gathering({ here, connection, known, house }: Props) {
  const { online } = words.value.page
  const { gathering, make } = online
  const [act, why] = useAct(connection)
  const open = house.chairs.some(({ kind }) => kind === 'open')
  return (
    <div class="gathering">
      <div class="gathering-head">
        <div>
          <h1 class="screen-title">{gathering.title}</h1>
          <p class="screen-note">{house.mine === null ? gathering.noteGuest : gathering.note}</p>
        </div>
        <LineState connection={connection} />
      </div>
      <div class="setup-columns">
        <div class="setup-column">
          <Chairs page={here.page} house={house} here={known.here.seats} act={act} />
          <div class="begin">
            {house.hosting ? (
              <button class="go big" type="button" disabled={open} onClick={() => act({ type: 'begin' })}>
                {gathering.begin}
              </button>
            ) : (
              <p class="note">{gathering.hostBegins}</p>
            )}
            {house.hosting && open && <p class="note">{gathering.beginNote}</p>}
            <p class="problem" role="alert">
              {why}
            </p>
          </div>
          {house.mine !== null && (
            <div class="panel part">
              <h2>{online.talk.title}</h2>
              <Talk connection={connection} house={house} />
            </div>
          )}
        </div>
        <div class="setup-column">
          <section class="panel part" aria-labelledby="invite-title">
            <h2 id="invite-title">{online.invite.title}</h2>
            <Invite id={connection.id} />
          </section>
          <section class="panel part" aria-labelledby="game-title">
            <h2 id="game-title">{gathering.game}</h2>
            <dl class="facts">
              <dt>{here.page.name()}</dt>
              <dd>{here.rules.sayOptions(known.options, house.chairs.length)}</dd>
              <dt>{make.clocks[house.clock].name}</dt>
              <dd>{make.clocks[house.clock].text}</dd>
              <dt>{house.listed ? make.listed : make.unlisted}</dt>
              <dd>{house.listed ? make.listedNote : make.unlistedNote}</dd>
              <dt>{online.fair.title}</dt>
              <dd>
                {online.fair.atStart} <code class="hash">{known.commitment}</code>
              </dd>
            </dl>
          </section>
          {(house.mine !== null || house.hosting) && <SecretLink id={connection.id} />}
          {house.hosting && (
            <Confirmed
              label={online.sheet.close}
              question={online.sheet.reallyClose}
              onYes={() => act({ type: 'close' })}
            />
          )}
          <p>
            <Link href="/online">{gathering.otherTables}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

export function SecretLink({ id }: { readonly id: string }) {
  const { secret } = words.value.page.online
  return (
    <details class="panel part more">
      <summary>{secret.title}</summary>
      <p class="note">{secret.text}</p>
      <LinkToCopy link={`${tableLink(id)}#key=${tableAt(id).key}`} label={secret.link} />
    </details>
  )
}
