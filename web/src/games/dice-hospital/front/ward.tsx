// The picture of the house: a ward seen from above on a busy morning.

import { Bed } from '../../../art/bed.tsx'
import { Patient } from '../../../art/patient.tsx'
import { Ambulance, BloodBag, Meeple } from '../../../art/pictograms.tsx'
import { words } from '../../../shell/language.ts'

function Plant({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="line">
      <circle r="19" fill="var(--wood)" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0 0C-11-8-9-22 0-27 9-22 11-8 0 0Z" fill="var(--green)" />
      ))}
      <circle r="4.5" fill="var(--green-light)" />
    </g>
  )
}

function Drip({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="line" d="M9 96V6M0 96h18" fill="none" />
      <g transform="translate(-4 4)">
        <BloodBag />
      </g>
      <path d="M9 32q1 26 18 22" stroke="var(--red)" stroke-width="2" fill="none" />
    </g>
  )
}

export function Ward() {
  return (
    <svg class="art ward" viewBox="-84 8 726 412" role="img" aria-label={words.value.page.home.ward}>
      <defs>
        <pattern id="tiles" width="44" height="44" patternUnits="userSpaceOnUse">
          <path d="M44 0H0V44" fill="none" stroke="var(--tile)" stroke-width="2" />
        </pattern>
      </defs>
      <rect class="line" x="24" y="14" width="612" height="400" rx="26" fill="var(--wall)" />
      <rect class="line" x="40" y="30" width="580" height="368" rx="14" fill="var(--floor)" />
      <rect x="41" y="31" width="578" height="366" rx="13" fill="url(#tiles)" />

      <path class="line" d="M112 14h96v16h-96ZM282 14h96v16h-96ZM452 14h96v16h-96Z" fill="var(--sky)" />
      <path class="line" d="M24 180h16v70h-16ZM620 180h16v70h-16Z" fill="var(--accent)" />
      <path d="M41 191h578v48H41Z" fill="var(--accent-soft)" />
      <path class="stitch" d="M46 196h568M46 234h568" />

      <Bed x={112} y={46} blanket="var(--red-tint)" />
      <Bed x={282} y={46} blanket="var(--yellow-tint)" />
      <Bed x={452} y={46} blanket="var(--green-tint)" />
      <Patient colour="red" value={1} at={[128, 62]} size={70} />
      <Patient colour="yellow" value={3} at={[298, 60]} size={70} />
      <Patient colour="green" value={2} at={[468, 60]} size={70} />
      <Drip x={70} y={52} />

      <Bed x={112} y={256} blanket="var(--green-tint)" />
      <Bed x={282} y={256} blanket="var(--red-tint)" />
      <Patient colour="green" value={5} at={[128, 270]} size={70} />
      <Patient colour="red" value={4} at={[298, 270]} size={70} />
      <Bed x={452} y={256} blanket="var(--accent-soft)" />

      <g transform="translate(228 180) scale(1.9)">
        <Meeple fill="var(--red)" />
      </g>
      <g transform="translate(392 176) scale(2)">
        <Meeple fill="var(--nurse)" nurse />
      </g>

      <Plant x={584} y={72} />
      <Plant x={76} y={354} />
      <Patient colour="yellow" value={6} at={[546, 172]} size={68} />
      <g transform="translate(-82 182) scale(1.66)">
        <Ambulance number={2} />
      </g>
    </svg>
  )
}
