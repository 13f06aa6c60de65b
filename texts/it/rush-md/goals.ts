import type { RushMdTexts } from '../../rush-md/texts.ts'
import { list } from '../grammar.ts'
import { patients, reputation, skill } from './terms.ts'

export const goals: RushMdTexts['goals'] = {
  titles: {
    one1: 'In solitaria',
    one2: 'Due mani sole',
    one3: 'Nervi saldi',
    one4: 'Tuttofare',
    two1: 'In due, di corsa',
    two2: 'Il giro in coppia',
    two3: 'Calma a due',
    two4: 'A quattro mani',
    three1: 'La voce si sparge',
    three2: 'Nessun letto vuoto',
    three3: 'Sangue freddo',
    three4: 'Il trifoglio',
    four1: 'Ne parla tutta la città',
    four2: 'Porte aperte',
    four3: 'Fedina immacolata',
    four4: 'Orchestra al completo',
  },
  text({ reputation: asked, patients: cured, skill: start, skillLeft }) {
    const aims = [
      `guadagnare almeno ${reputation({ count: asked })}`,
      ...(cured > 0 ? [`dimettere almeno ${patients({ count: cured })}`] : []),
      ...(skillLeft > 0 ? [`conservare almeno ${skill({ count: skillLeft })}`] : []),
    ]
    return `Bisogna ${list(aims)}. All’inizio avete ${skill({ count: start })}.`
  },
}
