import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const departments: DiceHospitalTexts['departments'] = {
  criticalCare: { name: 'Traumatologia', where: 'in Traumatologia', text: 'Cura un paziente rosso di 1.' },
  oncology: { name: 'Oncologia', where: 'in Oncologia', text: 'Cura un paziente giallo di 1.' },
  pharmacy: { name: 'Farmacia', where: 'in Farmacia', text: 'Cura un paziente verde di 1.' },
  intensiveCare: {
    name: 'Terapia intensiva',
    where: 'in Terapia intensiva',
    text: 'Cura un paziente di valore 1–2 di 1.',
  },
  imaging: { name: 'Ecografia', where: 'in Ecografia', text: 'Cura un paziente di valore 3–4 di 1.' },
  clinic: { name: 'Clinica', where: 'in Clinica', text: 'Cura un paziente di valore 5–6 di 1.' },

  operatingTheatre: { name: 'Sala operatoria', where: 'in Sala operatoria', text: 'Cura un paziente rosso di 3.' },
  earNoseThroat: {
    name: 'Otorinolaringoiatria',
    where: 'in Otorinolaringoiatria',
    text: 'Cura un paziente verde di 3.',
  },
  orthopaedics: { name: 'Ortopedia', where: 'in Ortopedia', text: 'Cura un paziente giallo di 3.' },
  cardiology: {
    name: 'Cardiologia',
    where: 'in Cardiologia',
    text: 'Cura esattamente tre pazienti rossi di valori consecutivi, di 1 ciascuno.',
  },
  immunology: {
    name: 'Immunologia',
    where: 'in Immunologia',
    text: 'Cura esattamente tre pazienti verdi di valori consecutivi, di 1 ciascuno.',
  },
  urology: {
    name: 'Urologia',
    where: 'in Urologia',
    text: 'Cura esattamente tre pazienti gialli di valori consecutivi, di 1 ciascuno.',
  },
  anaesthesia: {
    name: 'Anestesia',
    where: 'in Anestesia',
    text: 'Cura esattamente tre pazienti rossi dello stesso valore, di 1 ciascuno.',
  },
  allergyCentre: {
    name: 'Centro allergologico',
    where: 'al Centro allergologico',
    text: 'Cura esattamente tre pazienti verdi dello stesso valore, di 1 ciascuno.',
  },
  renalMedicine: {
    name: 'Nefrologia',
    where: 'in Nefrologia',
    text: 'Cura esattamente tre pazienti gialli dello stesso valore, di 1 ciascuno.',
  },
  crashCentre: {
    name: 'Pronto soccorso',
    where: 'al Pronto soccorso',
    text: 'Cura un paziente di valore 1–2 di 4.',
  },
  radiology: {
    name: 'Radiologia',
    where: 'in Radiologia',
    text: 'Cura esattamente tre pazienti di valore 1–3, di 1 ciascuno.',
  },
  triageCentre: {
    name: 'Sportello del triage',
    where: 'allo Sportello del triage',
    text: 'Cura esattamente due pazienti di valore 1–3, di 2 ciascuno.',
  },

  drugTrialCentre: {
    name: 'Centro per test farmacologici',
    where: 'al Centro per test farmacologici',
    text: 'Tira di nuovo esattamente due pazienti; vale quello che esce. Contano come trattati.',
  },
  experimentalTherapy: {
    name: 'Terapia sperimentale',
    where: 'in Terapia sperimentale',
    text: 'Gira un paziente sulla faccia opposta del dado. Il paziente conta come trattato.',
  },
  physiotherapy: {
    name: 'Fisioterapia',
    where: 'in Fisioterapia',
    text: 'Cambia colore a un paziente, o anche a due, fino alla fine della fase. Contano come trattati.',
  },
  trainingDepartment: {
    name: 'Centro di formazione',
    where: 'al Centro di formazione',
    text: 'Cura esattamente due pazienti dello stesso valore, di 1 ciascuno.',
  },

  prototypeRadiology: {
    name: 'Radiologia (prototipo)',
    where: 'in Radiologia',
    text: 'Cura fino a tre pazienti di valore 1–3, di 1 ciascuno.',
  },
  prototypeTriageCentre: {
    name: 'Sportello del triage (prototipo)',
    where: 'allo Sportello del triage',
    text: 'Cura fino a due pazienti di valore 1–3, di 2 ciascuno.',
  },
  prototypePhysiotherapyA: {
    name: 'Fisioterapia A',
    where: 'in Fisioterapia A',
    text: 'Cura fino a tre pazienti di valore 4–6, di 1 ciascuno.',
  },
  prototypePhysiotherapyB: {
    name: 'Fisioterapia B',
    where: 'in Fisioterapia B',
    text: 'Cura un paziente di valore 1–3 di 2 e uno di valore 4–5 di 1.',
  },
  isolationWard: {
    name: 'Stanza di isolamento',
    where: 'nella Stanza di isolamento',
    text: 'Cura un paziente di valore 1–3 di 3.',
  },
}
