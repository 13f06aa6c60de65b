// What the things on the board are told of the decision. Whoever asks hears of changes by the signals behind it.

import type { Touch } from '../board/thing.tsx'
import type { Store } from './store.ts'
import { lightText } from './words-for.ts'

export function touchOf(store: Store): Touch {
  return {
    isDeciding: () => store.deciding.value !== null,
    light: (id) => store.deciding.value?.lit.get(id) ?? store.preview.value.get(id) ?? null,
    isPicked: (id) => store.deciding.value?.picked.has(id) ?? false,
    isPointed: (id) => store.pointed.value.has(id),
    press: (id) => store.press(id),
    sayState: (id) => {
      const deciding = store.deciding.value
      return lightText(deciding?.lit.get(id) ?? null, deciding?.picked.has(id) ?? false, deciding !== null)
    },
  }
}
