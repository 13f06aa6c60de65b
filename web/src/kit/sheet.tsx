// A sheet over the board.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DialogProps {
  readonly title: string
  /** What the button that closes it is called. */
  readonly close: string
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A sheet over the board; the browser keeps the focus in it and Escape closes it. */
export function Sheet({ title, close, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={wide ? 'panel sheet wide' : 'panel sheet'}
      aria-labelledby="sheet-title"
      onClose={onClose}
    >
      <header>
        <h2 id="sheet-title">{title}</h2>
        <button type="button" class="plain" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </header>
      <div class="sheet-in">{children}</div>
    </dialog>
  )
}
