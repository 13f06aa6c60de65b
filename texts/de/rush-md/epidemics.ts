import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Grippewelle', text: 'Es ist wieder so weit, und diese Station fängt an.' },
  stomachBug: { name: 'Magen-Darm', text: 'Es gibt eine Schlange, und nicht fürs Essen.' },
  skinMites: { name: 'Milben', text: 'Kratzen steckt an. Das hier auch.' },
  kennelCough: { name: 'Zwingerhusten', text: 'Niemand hat einen Hund. Alle bellen.' },
  redRash: { name: 'Roter Ausschlag', text: 'Die Station sieht aus wie ein Erdbeerfeld.' },
  sleepingFever: { name: 'Schlaffieber', text: 'Sogar der Besuch nickt ein.' },
  wardFever: { name: 'Stationsfieber', text: 'Geht von Bett zu Bett und klopft nicht an.' },
  marshFever: { name: 'Sumpffieber', text: 'Jemand hat das Fenster zum Teich offen gelassen.' },
  thirstingSickness: { name: 'Durstkrankheit', text: 'Jeder Krug ist leer, und alle klingeln.' },
  shakingFever: { name: 'Schüttelfieber', text: 'Die Betten klappern im Chor.' },
  spottedFever: { name: 'Fleckfieber', text: 'Einer hat Punkte, also haben alle Punkte.' },
  falseAlarm: { name: 'Fehlalarm', text: 'Es war Marmelade.' },
  quickQuarantine: { name: 'Schnelle Quarantäne', text: 'Jemand hat rechtzeitig die Tür geschlossen.' },
  goodHygiene: { name: 'Saubere Hände', text: 'Diesmal hat die Seife gewonnen.' },
}
