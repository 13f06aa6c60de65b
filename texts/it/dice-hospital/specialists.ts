import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const specialists: DiceHospitalTexts['specialists'] = {
  surgeon: {
    name: 'Chirurgo',
    whom: 'il Chirurgo',
    text: 'Se il dipartimento ha curato uno o più pazienti rossi, cura uno di loro ancora di 1.',
  },
  pharmacist: {
    name: 'Farmacista',
    whom: 'il Farmacista',
    text: 'Se il dipartimento ha curato uno o più pazienti verdi, cura uno di loro ancora di 1.',
  },
  haematologist: {
    name: 'Ematologo',
    whom: 'l’Ematologo',
    text: 'Se il dipartimento ha curato uno o più pazienti gialli, cura uno di loro ancora di 1.',
  },
  anaesthetist: {
    name: 'Anestesista',
    whom: 'l’Anestesista',
    text: 'Se il dipartimento ha curato un paziente rosso, cura un altro paziente rosso di 1.',
  },
  virologist: {
    name: 'Virologo',
    whom: 'il Virologo',
    text: 'Se il dipartimento ha curato un paziente verde, cura un altro paziente verde di 1.',
  },
  urologist: {
    name: 'Urologo',
    whom: 'l’Urologo',
    text: 'Se il dipartimento ha curato un paziente giallo, cura un altro paziente giallo di 1.',
  },
  cardiologist: {
    name: 'Cardiologo',
    whom: 'il Cardiologo',
    text: 'Se il dipartimento ha curato un paziente rosso, cura di 1 un altro paziente di qualsiasi colore, con il valore che quel paziente aveva prima.',
  },
  microbiologist: {
    name: 'Microbiologo',
    whom: 'il Microbiologo',
    text: 'Se il dipartimento ha curato un paziente verde, cura di 1 un altro paziente di qualsiasi colore, con il valore che quel paziente aveva prima.',
  },
  neurologist: {
    name: 'Neurologo',
    whom: 'il Neurologo',
    text: 'Se il dipartimento ha curato un paziente giallo, cura di 1 un altro paziente di qualsiasi colore, con il valore che quel paziente aveva prima.',
  },
  triageNurse: {
    name: 'Infermiere del triage',
    whom: 'l’Infermiere del triage',
    text: 'Se il dipartimento ha curato qualcuno, cura altri due pazienti di valore 1–3 di 1 ciascuno, o uno solo se non ce ne sono di più.',
  },
  paramedic: {
    name: 'Paramedico',
    whom: 'il Paramedico',
    text: 'Se il dipartimento ha curato qualcuno, cura un altro paziente di valore 1–3 di 2.',
  },
  generalPractitioner: {
    name: 'Medico di famiglia',
    whom: 'il Medico di famiglia',
    text: 'Se il dipartimento ha curato qualcuno, cura un altro paziente di valore 4–6 di 1.',
  },

  consultant: {
    name: 'Consulente',
    whom: 'il Consulente',
    text: 'All’inizio di ogni attivazione scegli un altro dei tuoi specialisti: fino alla fine della fase il Consulente ha il suo effetto.',
  },
  admissionsNurse: {
    name: 'Infermiere dell’accettazione',
    whom: 'l’Infermiere dell’accettazione',
    text: 'Per ogni paziente che il suo piazzamento dimette puoi rimettere nel sacchetto un altro paziente dei tuoi reparti, oppure pescarne uno nuovo, tirarlo e metterlo in un letto libero.',
  },

  pathologist: {
    name: 'Patologo',
    whom: 'il Patologo',
    text: 'Se il dipartimento ha curato qualcuno, puoi rimuovere 1 segnalino decesso; se lo fai, ottieni 1 sacca di sangue.',
  },
  registrar: {
    name: 'Medico internista',
    whom: 'il Medico internista',
    text: 'Se il dipartimento ha dimesso qualcuno, guadagni 1 punto.',
  },
  physiotherapist: {
    name: 'Fisioterapista',
    whom: 'il Fisioterapista',
    text: 'Se il dipartimento ha curato qualcuno, cambia colore a un paziente fino alla fine della fase. Il paziente conta come trattato.',
  },
  experimentalChemist: {
    name: 'Chimico sperimentale',
    whom: 'il Chimico sperimentale',
    text: 'Se il dipartimento ha curato qualcuno, tira di nuovo un altro paziente; vale quello che esce. Il paziente conta come trattato.',
  },
  medicalStudent: {
    name: 'Studente di medicina',
    whom: 'lo Studente di medicina',
    text: 'Se il dipartimento ha curato qualcuno, cura un altro paziente di 1 e fanne peggiorare un altro ancora di 1. Entrambi contano come trattati.',
  },
  haematologyTechnician: {
    name: 'Tecnico di laboratorio',
    whom: 'il Tecnico di laboratorio',
    text: 'Se il dipartimento ha dimesso qualcuno, ottieni 1 sacca di sangue.',
  },

  prototypeTriageNurse: {
    name: 'Infermiere del triage (prototipo)',
    whom: 'l’Infermiere del triage',
    text: 'Se il dipartimento ha curato qualcuno, cura un altro paziente di valore 1–3 di 2.',
  },
  prototypeConsultant: {
    name: 'Consulente (prototipo)',
    whom: 'il Consulente',
    text: 'Se il dipartimento ha curato qualcuno, cura un altro paziente di valore 1–2 di 3. Non vale in un dipartimento senza colore.',
  },
  prototypeRegistrar: {
    name: 'Medico internista (prototipo)',
    whom: 'il Medico internista',
    text: 'Se il dipartimento ha dimesso qualcuno, cura un paziente di valore 4–6 di 1 oppure uno di valore 1–3 di 2.',
  },
  prototypeParamedic: {
    name: 'Paramedico (prototipo)',
    whom: 'il Paramedico',
    text: 'Se il dipartimento ha curato qualcuno, cura fino a due pazienti di valore 1–3, di 1 ciascuno.',
  },
  criticalSpecialist: {
    name: 'Specialista di area critica',
    whom: 'lo Specialista di area critica',
    text: 'Se il dipartimento ha curato qualcuno, cura fino a tre pazienti di valore 1–2, di 1 ciascuno.',
  },
}
