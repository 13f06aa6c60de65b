// The page in a language that nobody speaks: English between brackets. Built by a browser test, so that words which
// are not in the language files stand out. `vite build web --config web/build/pseudo.config.ts --outDir <folder>`

import { join } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'

import config from '../vite.config.ts'

const WORDS = join(import.meta.dirname, 'pseudo-words.ts')

function pseudoPlugin(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/texts/en/index.ts')) return null
      const changed = code.replace(/export const english(?:: Language)? =/, 'const original: Language =')
      if (changed === code) throw new Error('English has moved')
      return `import { bracketed } from ${JSON.stringify(WORDS)}\n${changed}\nexport const english = bracketed(original)\n`
    },
  }
}

export default mergeConfig(config, { plugins: [pseudoPlugin()] })
