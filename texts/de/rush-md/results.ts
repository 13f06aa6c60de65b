import type { RushMdTexts } from '../../rush-md/texts.ts'
import { patients, reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'Das Ziel ist erreicht: Ihr habt gewonnen, alle zusammen.',
  lost: 'Das Ziel ist nicht erreicht: Diesmal war das Krankenhaus stärker.',
  exhausted: 'Kein Fähigkeitspunkt ist übrig: Das Krankenhaus schließt für heute.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `${reputation({ count: n })}, ${patients({ count: cured })} entlassen, ${skill({ count: left })} übrig.`,
  marked: 'In diesem Spiel lief die Uhr langsamer oder stand still.',
}
