import type { RushMdTexts } from '../../rush-md/texts.ts'
import { reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'Cel osiągnięty: wygrywacie, wszyscy razem.',
  lost: 'Cel nieosiągnięty: tym razem górą szpital.',
  exhausted: 'Nie został ani jeden punkt umiejętności: szpital zamyka się na dziś.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `Wynik: ${reputation({ count: n })}, wypisani pacjenci: ${cured}, pozostaje: ${skill({ count: left })}.`,
  marked: 'W tej grze zegar chodził wolniej albo stał.',
}
