// What one can do with a game that is over: have it in a file, or as a link that has all of it inside.

import type { SavedGame } from '@grand-rounds/match'
import { useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { pack } from '../../../session/replay/packed.ts'
import { saveFile } from '../../../session/replay/save-file.ts'

type Copied =
  | { readonly kind: 'not yet' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'here'; readonly link: string }

export function Share({ game }: { readonly game: SavedGame }) {
  const { end } = words.value.page
  const [copied, setCopied] = useState<Copied>({ kind: 'not yet' })
  const copy = async () => {
    const link = `${location.origin}/replay#${await pack(game)}`
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ kind: 'copied' })
    } catch {
      // No clipboard without a secure address, or it was refused: then by hand.
      setCopied({ kind: 'here', link })
    }
  }
  return (
    <>
      <button class="button" type="button" onClick={() => saveFile(game)}>
        {end.actions.save}
      </button>
      <button class="button" type="button" onClick={() => void copy()}>
        {end.actions.copy}
      </button>
      <div class="end-copied" role="status">
        {copied.kind === 'copied' && <p>{end.copied}</p>}
        {copied.kind === 'here' && (
          <label>
            {end.notCopied}
            <input
              type="text"
              readOnly
              value={copied.link}
              aria-label={end.link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </div>
    </>
  )
}
