import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Edizione',
      text: 'Il gioco com’è stato pubblicato, o il suo prototipo 2.11 con carte e regole proprie.',
    },
    activation: {
      name: 'Attivazione',
      text: 'Tutti lavorano insieme, oppure uno dopo l’altro nell’ordine delle ambulanze.',
    },
    promos: { name: 'Specialisti promo', text: 'Ciascuno prende il posto di un altro specialista nel mazzo.' },
    administrators: {
      name: 'Amministratori',
      text: 'Ogni ospedale è diretto da qualcuno che dà un piccolo vantaggio costante.',
    },
    events: {
      name: 'Carte evento',
      text: 'Dal round 2 in poi ogni round porta una notizia, buona o cattiva. Le carte sono nostre.',
    },
    openingCrisis: { name: 'Crisi iniziale', text: 'Tutti cominciano con 5 pazienti invece di 3.' },
    epidemic: { name: 'Epidemia nazionale', text: 'A ogni arrivo c’è un paziente in più.' },
    superbug: { name: 'Superbatteri resistenti', text: 'I pazienti trascurati peggiorano di 2 invece che di 1.' },
    pickup: {
      name: 'Raccolta dei pazienti',
      text: 'Dopo il round 8 le ambulanze portano via pazienti per 1 punto ciascuno; ognuno che resta ne costa 1.',
    },
    timer: { name: 'Cronometro', text: '60 secondi per l’attivazione nel round 1, e 5 in più in ogni round seguente.' },
    experimental: {
      name: 'Medicina sperimentale',
      text: 'Una mini espansione: quattro dipartimenti e sei specialisti che provano qualcosa di nuovo.',
    },
    doubleFatalities: {
      name: 'Penalità doppia per i decessi',
      text: 'Solitario, più difficile: ogni decesso costa 4 punti invece di 2.',
    },
    doubleReports: {
      name: 'Penalità doppia per i rapporti',
      text: 'Solitario, più difficile: un rapporto non completato costa il doppio dei suoi punti.',
    },
  },
  editions: { final: 'Edizione finale', prototype: 'Prototipo 2.11' },
  activations: { together: 'Tutti insieme', inOrder: 'In ordine' },
  promos: { consultant: 'Consulente', admissionsNurse: 'Infermiere dell’accettazione' },
  on: 'Sì',
  off: 'No',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'Prima partita',
    text: 'Il gioco semplice, senza amministratori, uno dopo l’altro nell’ordine delle ambulanze: il modo migliore per cominciare.',
  },
  standard: { name: 'Partita classica', text: 'Il gioco come si gioca di solito, con gli amministratori.' },
  expert: {
    name: 'Esperti',
    text: 'Amministratori, carte evento e medicina sperimentale, per chi conosce ogni corridoio.',
  },
  prototype: {
    name: 'Prototipo',
    text: 'La prima edizione 2.11, con dipartimenti, specialisti e regole propri.',
  },
}
