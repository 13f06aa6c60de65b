import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Influenza stagionale', text: 'È la stagione, e questo reparto comincia.' },
  stomachBug: { name: 'Virus intestinale', text: 'C’è la fila, e non per il pranzo.' },
  skinMites: { name: 'Acari', text: 'Grattarsi è contagioso. Anche questo.' },
  kennelCough: { name: 'Tosse dei canili', text: 'Nessuno ha un cane. Abbaiano tutti.' },
  redRash: { name: 'Macchie rosse', text: 'Il reparto sembra un campo di fragole.' },
  sleepingFever: { name: 'Febbre del sonno', text: 'Si appisolano perfino i visitatori.' },
  wardFever: { name: 'Febbre di corsia', text: 'Va di letto in letto e non bussa.' },
  marshFever: { name: 'Febbre di palude', text: 'Qualcuno ha lasciato aperta la finestra sullo stagno.' },
  thirstingSickness: { name: 'Mal di sete', text: 'Ogni caraffa è vuota e suonano tutti.' },
  shakingFever: { name: 'Febbre dei brividi', text: 'I letti sbattono in coro.' },
  spottedFever: { name: 'Febbre a puntini', text: 'Uno ha i puntini, quindi tutti hanno i puntini.' },
  falseAlarm: { name: 'Falso allarme', text: 'Era marmellata.' },
  quickQuarantine: { name: 'Quarantena lampo', text: 'Qualcuno ha chiuso la porta in tempo.' },
  goodHygiene: { name: 'Mani pulite', text: 'Stavolta ha vinto il sapone.' },
}
