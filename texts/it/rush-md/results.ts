import type { RushMdTexts } from '../../rush-md/texts.ts'
import { patients, reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'L’obiettivo è raggiunto: avete vinto, tutti insieme.',
  lost: 'L’obiettivo non è raggiunto: stavolta ha vinto l’ospedale.',
  exhausted: 'Non resta alcun punto abilità: per oggi l’ospedale chiude.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `Ottenuti: ${reputation({ count: n })}; dimessi: ${patients({ count: cured })}; rimasti: ${skill({ count: left })}.`,
  marked: 'In questa partita l’orologio è stato rallentato o fermato.',
}
