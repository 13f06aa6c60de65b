// What this is, whose it is, and what is kept where.

import './about.css'

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { words } from '../language.ts'
import { askForRetention, type Retention } from '../../session/online/api.ts'

/** Put in by the build. */
declare const __VERSION__: string

export default function About({ games }: { readonly games: readonly ComponentType[] }) {
  const { about } = words.value.page
  return (
    <section class="about" aria-labelledby="about-title">
      <h1 id="about-title" class="screen-title">
        {about.title}
      </h1>
      <p class="screen-note">{about.version({ version: __VERSION__ })}</p>
      <div class="about-parts">
        <Part {...about.unofficial} />
        <section class="panel part">
          <h2>{about.own.title}</h2>
          <p>{about.own.text}</p>
          {games.map((OfGame, at) => (
            <OfGame key={at} />
          ))}
        </section>
        <Part {...about.rules} />
        <section class="panel part">
          <h2>{about.storage.title}</h2>
          {about.storage.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Kept />
          <p>{about.storage.server}</p>
          <KeptByServer />
        </section>
        <section class="panel part">
          <h2>{about.licence.title}</h2>
          {about.licence.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {/* A file of the server, not a screen. */}
            <a href="/notices.txt">{about.licence.notices}</a>
          </p>
        </section>
      </div>
    </section>
  )
}

function Part({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <section class="panel part">
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

/** As this server is set; one that does not answer shows nothing. */
function KeptByServer() {
  const { storage } = words.value.page.about
  const [days, tell] = useState<Retention | null>(null)
  useEffect(() => {
    let gone = false
    void askForRetention().then((answer) => {
      if (!gone) tell(answer)
    })
    return () => {
      gone = true
    }
  }, [])
  return days && <p class="note">{storage.keptDays(days)}</p>
}

/** What this browser says of it; one that says nothing shows nothing. */
function Kept() {
  const { page, code } = words.value
  const { storage } = page.about
  const [used, tell] = useState<number | null>(null)
  useEffect(() => {
    let gone = false
    navigator.storage?.estimate().then(
      ({ usage }) => {
        if (!gone && usage !== undefined) tell(usage)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const megabytes = used === null ? null : new Intl.NumberFormat(code, { maximumFractionDigits: 1 }).format(used / 1e6)
  return (
    <p class="note">
      {kept ? storage.offline : storage.online}
      {megabytes !== null && ` ${storage.used({ megabytes })}`}
    </p>
  )
}
