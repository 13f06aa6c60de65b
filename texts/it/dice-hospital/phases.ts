import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: {
    name: 'Arrivo dei pazienti',
    text: 'Arrivano nuovi pazienti, tre per ambulanza, e serve loro un letto.',
  },
  improvement: {
    name: 'Miglioramento dell’ospedale',
    text: 'Aggiungi al tuo ospedale un dipartimento o uno specialista.',
  },
  activation: {
    name: 'Attivazione dell’ospedale',
    text: 'Manda il personale nei dipartimenti e rimetti in piedi i pazienti.',
  },
  neglect: { name: 'Pazienti trascurati', text: 'Peggiora chi non è stato seguito da nessuno.' },
  discharge: {
    name: 'Pazienti dimessi',
    text: 'I guariti tornano a casa: più sono in una volta, più valgono.',
  },
  shiftChange: {
    name: 'Cambio del turno',
    text: 'Il personale torna in infermeria, e ci sono nuove carte tra cui scegliere.',
  },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: {
    name: 'Una carta in più',
    text: 'Scegli che cosa rivelare: un dipartimento in più o uno specialista in più.',
  },
  startingValues: { name: 'Primi pazienti', text: 'Scegli quale dei tuoi dadi riceve quale valore.' },
  administrators: { name: 'Amministratore', text: 'Scegli chi dirige il tuo ospedale.' },
  split: { name: 'Parità', text: 'Decidi quali pazienti di pari valore salgono su quale ambulanza.' },
  ambulances: { name: 'Ambulanze', text: 'Scegli un’ambulanza.' },
  keep: { name: 'Nuovi pazienti', text: 'Scegli i tre pazienti da accogliere.' },
  makeRoom: {
    name: 'Nessun letto libero',
    text: 'Non hai abbastanza letti. Scegli quali dei pazienti già presenti non si possono salvare.',
  },
  improvement: { name: 'Miglioramento', text: 'Scegli un dipartimento o uno specialista.' },
  discard: { name: 'Scarto', text: 'Cedi un miglioramento per una sacca di sangue, oppure tieni tutto.' },
  activation: {
    name: 'Attivazione',
    text: 'Piazza infermieri e specialisti, spendi sacche di sangue, oppure chiudi il turno.',
  },
  protection: { name: 'Protezione', text: 'Scegli il paziente trascurato su cui veglia il tuo amministratore.' },
  reports: {
    name: 'Rapporti medici',
    text: 'Completa un rapporto con i pazienti dell’area di dimissione, oppure vai avanti.',
  },
  pickup: { name: 'Raccolta finale', text: 'Sposta un paziente su un posto adatto, oppure passa definitivamente.' },
  over: { name: 'Fine', text: 'La partita è finita.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Consulente', text: 'Scegli di chi ha l’effetto il Consulente in questa attivazione.' },
  specialist: { name: 'Dopo i dadi', text: 'Il dado è tratto. Usa l’effetto dello specialista, oppure rinuncia.' },
  admissions: {
    name: 'Infermiere dell’accettazione',
    text: 'Rimetti un paziente nel sacchetto, pescane uno nuovo, oppure rinuncia.',
  },
}
