// The link to a table: to copy, to hand on, and as a QR code for whoever sits across.

import { correction, generate } from 'lean-qr/nano'
import { useState } from 'preact/hooks'

import { words } from '../language.ts'

export function tableLink(id: string): string {
  return `${location.origin}/t/${id}`
}

export function Invite({ id }: { readonly id: string }) {
  const { invite } = words.value.page.online
  const link = tableLink(id)
  return (
    <div class="invite">
      <div class="invite-words">
        <p>{invite.text}</p>
        <LinkToCopy link={link} label={invite.link} />
      </div>
      <QrCode text={link} label={invite.code} />
    </div>
  )
}

export function LinkToCopy({ link, label }: { readonly link: string; readonly label: string }) {
  const { invite } = words.value.page.online
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // No clipboard without a secure address: the text is there to be copied by hand.
    }
  }
  return (
    <>
      <label class="field">
        {label}
        <input type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="link-buttons">
        <button class="button" type="button" onClick={() => void copy()}>
          {invite.copy}
        </button>
        {'share' in navigator && (
          <button
            class="button"
            type="button"
            // Someone who thinks better of it is no fault.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {invite.share}
          </button>
        )}
        <span role="status">{copied ? invite.copied : ''}</span>
      </p>
    </>
  )
}

const QUIET = 4

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const size = code.size + 2 * QUIET
  let path = ''
  for (let row = 0; row < code.size; row++)
    for (let column = 0; column < code.size; column++)
      if (code.get(column, row)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
