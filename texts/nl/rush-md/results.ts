import type { RushMdTexts } from '../../rush-md/texts.ts'
import { patients, reputation, skill } from './terms.ts'

export const results: RushMdTexts['results'] = {
  won: 'Het doel is gehaald: jullie hebben gewonnen, allemaal samen.',
  lost: 'Het doel is niet gehaald: deze keer was het ziekenhuis te sterk.',
  exhausted: 'Er is geen vaardigheidspunt meer over: het ziekenhuis sluit voor vandaag.',
  reached: ({ reputation: n, patients: cured, skill: left }) =>
    `${reputation({ count: n })}, ${patients({ count: cured })} ontslagen, ${skill({ count: left })} over.`,
  marked: 'In dit spel liep de klok trager of stond hij stil.',
}
