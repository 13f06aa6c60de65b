// What the things on the board are told of the decision. Whoever asks hears of changes by the signals behind it.

import type { Touch } from '../board/thing.tsx'
import type { Store } from './store.ts'
import { lightText } from './words-for.ts'

export function touchOf(store: Store): Touch {
  return {
    isRefused: (id) => store.isRefused(id),
    light: (id) => store.deciding.value?.lit.get(id) ?? store.preview.value.get(id) ?? null,
    isPicked: (id) => store.deciding.value?.picked.has(id) ?? false,
    isPointed: (id) => store.pointed.value.has(id),
    press: (id) => store.press(id),
    sayState: (id) => {
      const deciding = store.deciding.value
      const light = deciding?.lit.get(id) ?? null
      const picked = deciding?.picked.has(id) ?? false
      return lightText(light, picked, light === null && !picked && store.isRefused(id))
    },
  }
}
