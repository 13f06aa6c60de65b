import type { RushMdTexts } from '../../rush-md/texts.ts'
import { list } from '../grammar.ts'
import { patients, reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'Er alleen voor staan',
    one2: 'Twee handen',
    one3: 'Zenuwen van staal',
    one4: 'Manusje-van-alles',
    two1: 'Twee met haast',
    two2: 'Samen visite lopen',
    two3: 'Rustig met zijn tweeën',
    two4: 'Vier handen',
    three1: 'Het gaat als een lopend vuurtje',
    three2: 'Geen bed blijft leeg',
    three3: 'Het hoofd koel',
    three4: 'Het klaverblad',
    four1: 'Het gesprek van de dag',
    four2: 'Open dag',
    four3: 'Onbesproken gedrag',
    four4: 'Het volle orkest',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `minstens ${reputation({ count: asked })} verdienen`,
      ...(cured > 0 ? [`minstens ${patients({ count: cured })} ontslaan`] : []),
      ...(skillLeft > 0 ? [`minstens ${skill({ count: skillLeft })} overhouden`] : []),
    ]
    return `De bedoeling: ${list(aims)}. Jullie beginnen met ${skill({ count: start })}.`
  },
}
