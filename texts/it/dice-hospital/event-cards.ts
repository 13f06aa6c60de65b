import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const eventCards: DiceHospitalTexts['eventCards'] = {
  bloodDrive: {
    name: 'Giornata del donatore',
    line: 'Tutta la città si rimbocca le maniche. Ci sono i biscotti.',
    text: 'Ogni ospedale ottiene 1 sacca di sangue.',
  },
  expiredStock: {
    name: 'Scorte scadute',
    line: 'Qualcuno avrebbe dovuto leggere le etichette dello scaffale più alto.',
    text: 'Ogni ospedale che ha una sacca di sangue ne perde 1.',
  },
  quietNight: {
    name: 'Notte tranquilla',
    line: 'Nessuno lo dice ad alta voce, ma dormono tutti.',
    text: 'Nei reparti ogni paziente di valore 1–2 migliora di 1.',
  },
  heatWave: {
    name: 'Ondata di caldo',
    line: 'La macchina del ghiaccio si è arresa a mezzogiorno.',
    text: 'Nei reparti ogni paziente di valore 5–6 peggiora di 1.',
  },
  openHouse: {
    name: 'Porte aperte',
    line: 'Muratori con i progetti, medici con le referenze, la banda del paese.',
    text: 'Si rivelano un dipartimento in più e uno specialista in più.',
  },
  inspection: {
    name: 'Ispezione',
    line: 'Una cartellina piena di opinioni dà un’occhiata all’obitorio.',
    text: 'Ogni ospedale perde 1 punto per ciascuno dei suoi segnalini decesso.',
  },
  clericalError: {
    name: 'Errore di scartoffie',
    line: 'Era solo uscito a prendersi un panino.',
    text: 'Ogni ospedale che ha un segnalino decesso ne rimuove 1.',
  },
  shortStaffed: {
    name: 'Personale ridotto',
    line: 'Metà degli infermieri ha il raffreddore che l’altra metà aveva la settimana scorsa.',
    text: 'Ogni ospedale ha 1 infermiere in meno in questo round.',
  },
  agencyNurse: {
    name: 'Rinforzi',
    line: 'Arriva con la sua tazza e sa già dov’è ogni cosa.',
    text: 'Ogni ospedale ha 1 infermiere in più in questo round.',
  },
  icyRoads: {
    name: 'Strade ghiacciate',
    line: 'Più d’uno, quasi guarito, è scivolato venendo qui.',
    text: 'In questo round i nuovi pazienti a cui esce 5 arrivano con 4.',
  },
  mildWeather: {
    name: 'Clima mite',
    line: 'Perfino i piccioni sul tetto hanno l’aria riposata.',
    text: 'In questo round i nuovi pazienti a cui esce 2 arrivano con 3.',
  },
  brokenBed: {
    name: 'Letto rotto',
    line: 'Il reparto B non sa nulla di una gara di salti.',
    text: 'Ogni ospedale ha solo 11 letti in questo round.',
  },
  powerCut: {
    name: 'Blackout',
    line: 'La macchina ronza, sospira e si spegne.',
    text: 'In questo round l’Ecografia è chiusa.',
  },
  freshBlood: {
    name: 'Sangue fresco',
    line: 'Consegnato stamattina, e di ottimo umore.',
    text: 'In questo round una sacca di sangue spesa per curare vale 2.',
  },
  pressDay: {
    name: 'La stampa in visita',
    line: 'Il giornale locale vorrebbe qualche sorriso davanti all’ingresso.',
    text: 'Ogni ospedale che in questo round dimette almeno 3 pazienti guadagna 1 punto.',
  },
}
