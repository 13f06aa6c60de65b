// Other ways to play, and where else one can go from the front door: each a tile with a picture.

import type { ComponentChildren } from 'preact'

import { BookSign, CardsSign, ChartSign, LearnSign } from '../../../shell/app-signs.tsx'
import { Patient } from '../../../art/patient.tsx'
import { Meeple } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'
import { Link } from '../../../shell/route.ts'

function Picture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="art" width="92" height="64" viewBox="0 0 92 64" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A meeple with an aerial: one that calculates. */
function Bot({ x, fill }: { readonly x: number; readonly fill: string }) {
  return (
    <g transform={`translate(${x} 14) scale(1.4)`}>
      <path class="line" d="M17 3.5V-3" fill="none" />
      <circle class="line" cx="17" cy="-4.5" r="2.2" fill="var(--yellow-light)" />
      <Meeple fill={fill} />
    </g>
  )
}

const PICTURES = {
  bots: (
    <Picture>
      <Bot x={-4} fill="var(--accent-soft)" />
      <Bot x={44} fill="var(--blue)" />
    </Picture>
  ),
  friends: (
    <Picture>
      <rect class="line" x="26" y="10" width="40" height="30" rx="4" fill="var(--sheet)" />
      <path class="line" d="M38 48h16M46 40v8" fill="none" />
      <Patient colour="red" value={4} at={[36, 12]} size={22} />
      <g transform="translate(-4 26)">
        <Meeple fill="var(--accent)" />
      </g>
      <g transform="translate(62 26)">
        <Meeple fill="var(--wood)" />
      </g>
    </Picture>
  ),
  online: (
    <Picture>
      <rect class="line" x="2" y="16" width="30" height="40" rx="4" fill="var(--sheet)" />
      <rect class="line" x="60" y="16" width="30" height="40" rx="4" fill="var(--sheet)" />
      <path class="line" d="M32 10q14-9 28 0" fill="none" stroke-dasharray="1 5" />
      <Patient colour="yellow" value={5} at={[37, 4]} size={18} />
      <g transform="translate(0 20) scale(0.94)">
        <Meeple fill="var(--accent)" />
      </g>
      <g transform="translate(58 20) scale(0.94)">
        <Meeple fill="var(--blue)" />
      </g>
    </Picture>
  ),
  solo: (
    <Picture>
      <rect class="line" x="14" y="8" width="42" height="52" rx="5" fill="var(--sheet)" />
      <path class="line" d="M26 4h18v8H26Z" fill="var(--wood)" />
      <path class="line" d="M22 24h16M22 33h22M22 42h14" fill="none" />
      <Patient colour="green" value={6} at={[48, 22]} size={40} />
    </Picture>
  ),
}

export function Ways() {
  const { home, online } = words.value.page
  return (
    <section aria-labelledby="ways-title">
      <div class="title-row">
        <h2 id="ways-title">{home.ways}</h2>
      </div>
      <ul class="ways">
        {(['bots', 'friends', 'solo'] as const).map((way) => (
          <Tile key={way} href={`/new/dice-hospital#${way}`} {...home[way]} picture={PICTURES[way]} />
        ))}
        <Tile href="/online" {...online.way} picture={PICTURES.online} />
      </ul>
      <ul class="ways small-ways">
        <Tile href="/learn/dice-hospital" {...home.learn} picture={<LearnSign />} />
        <Tile href="/rules" {...home.rules} picture={<BookSign />} />
        <Tile href="/cards" {...home.cards} picture={<CardsSign />} />
        <Tile href="/games" {...home.games} picture={<ChartSign />} />
      </ul>
    </section>
  )
}

interface TileProps {
  readonly href: string
  readonly name: string
  readonly text: string
  readonly picture: ComponentChildren
}

/** All of the tile is the link; its name is the heading alone. */
function Tile({ href, name, text, picture }: TileProps) {
  return (
    <li class="panel way">
      {picture}
      <div>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <p>{text}</p>
      </div>
    </li>
  )
}
