// The front door: the games, each with a table that is one click away; what was left goes on; and what the games are.

import '../style/home.css'

import { useEffect, useState } from 'preact/hooks'

import type { GamePage } from '../game-page.ts'
import { MyOnlineTables } from '../online/my-online.tsx'
import { place } from '../route.ts'
import { GoOn } from './go-on.tsx'

export default function Home({ pages }: { readonly pages: readonly GamePage[] }) {
  // Below the games, drawn one after the other: a slow phone can be pressed in between.
  const below = pages.flatMap(({ front }) => front.parts)
  // Whoever comes back is taken to where they were, so all of it has to be there.
  const [parts, drawn] = useState(place.value.scroll === null ? 0 : below.length)
  useEffect(() => {
    if (parts < below.length) drawn(parts + 1)
  }, [parts])
  return (
    <>
      {pages.map(({ id, front: { Tile } }) => (
        <Tile key={id} />
      ))}
      <MyOnlineTables />
      <GoOn />
      {below.slice(0, parts).map((Part, at) => (
        <Part key={at} />
      ))}
      {parts < below.length && <div class="home-to-come" />}
    </>
  )
}
