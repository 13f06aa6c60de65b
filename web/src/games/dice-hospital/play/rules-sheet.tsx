// The rules beside the board: whoever looks something up stays at the table.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { partOf } from '../../../shell/route.ts'
import { Sheet } from '../../../kit/sheet.tsx'

type Loaded = { readonly Rules: ComponentType } | 'failed' | null

export function RulesSheet({ onClose }: { readonly onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    const load = async (): Promise<Loaded> => {
      const { default: Rules, loadRules } = await import('../rules/rules.tsx')
      await loadRules()
      return { Rules }
    }
    void load().then(setLoaded, () => setLoaded('failed'))
  }, [])
  const { frame } = words.value.page
  return (
    <Sheet title={frame.screens.rules} close={words.value.page.play.buttons.close} wide onClose={onClose}>
      <div class="rules-beside" onClickCapture={stayHere}>
        {loaded === null && <p class="loading">{frame.loading}</p>}
        {loaded === 'failed' && <p class="problem">{frame.failed.text}</p>}
        {loaded !== null && loaded !== 'failed' && <loaded.Rules />}
      </div>
    </Sheet>
  )
}

/** Links within the rules lead within the sheet; others open beside the table. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const part = link.pathname === '/rules' ? document.getElementById(partOf(link.hash)) : null
  if (part) part.scrollIntoView({ behavior: 'instant' })
  else open(link.href, '_blank')
}
