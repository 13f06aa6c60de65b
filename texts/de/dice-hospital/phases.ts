import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const phases: DiceHospitalTexts['phases'] = {
  intake: {
    name: 'Patientenaufnahme',
    text: 'Neue Patienten treffen ein, drei in jedem Krankenwagen, und alle brauchen ein Bett.',
  },
  improvement: {
    name: 'Krankenhausausbau',
    text: 'Erweitere dein Krankenhaus um eine Abteilung oder einen Spezialisten.',
  },
  activation: {
    name: 'Krankenhausaktivierung',
    text: 'Schick dein Personal in die Abteilungen und mach deine Patienten gesund.',
  },
  neglect: { name: 'Vernachlässigte Patienten', text: 'Wer unbehandelt geblieben ist, dem geht es jetzt schlechter.' },
  discharge: {
    name: 'Entlassene Patienten',
    text: 'Wer geheilt ist, darf nach Hause: Je mehr auf einmal, desto mehr Punkte.',
  },
  shiftChange: {
    name: 'Schichtwechsel',
    text: 'Das Personal kehrt in die Schwesternstation zurück, und neue Karten liegen aus.',
  },
}

export const stages: DiceHospitalTexts['stages'] = {
  extraReveal: {
    name: 'Noch eine Karte',
    text: 'Wähle, was zusätzlich ausliegt: eine Abteilung oder ein Spezialist.',
  },
  startingValues: { name: 'Erste Patienten', text: 'Wähle, welcher Würfel welchen Wert bekommt.' },
  administrators: { name: 'Verwalter', text: 'Wähle, wer dein Krankenhaus leitet.' },
  split: {
    name: 'Gleiche Werte',
    text: 'Entscheide, welche der gleichwertigen Patienten in welchem Krankenwagen mitfahren.',
  },
  ambulances: { name: 'Krankenwagen', text: 'Wähle einen Krankenwagen.' },
  keep: { name: 'Neue Patienten', text: 'Wähle die drei Patienten, die du aufnimmst.' },
  makeRoom: {
    name: 'Kein Bett frei',
    text: 'Du hast zu wenige Betten. Wähle, wer von den früheren Patienten nicht zu retten ist.',
  },
  improvement: { name: 'Ausbau', text: 'Wähle eine Abteilung oder einen Spezialisten.' },
  discard: { name: 'Ablegen', text: 'Leg einen Ausbau für einen Blutbeutel ab oder behalte alles.' },
  activation: {
    name: 'Aktivierung',
    text: 'Setz deine Krankenschwestern und Spezialisten ein, gib Blutbeutel aus oder beende deine Schicht.',
  },
  protection: {
    name: 'Schutz',
    text: 'Wähle den vernachlässigten Patienten, über den dein Verwalter wacht.',
  },
  reports: {
    name: 'Arztberichte',
    text: 'Schließ mit den Patienten im Entlassungsbereich einen Bericht ab oder mach weiter.',
  },
  pickup: { name: 'Letzte Abholung', text: 'Bring einen Patienten auf einen passenden Platz oder passe endgültig.' },
  over: { name: 'Ende', text: 'Das Spiel ist vorbei.' },
}

export const followUps: DiceHospitalTexts['followUps'] = {
  model: { name: 'Oberarzt', text: 'Wähle, wessen Wirkung der Oberarzt in dieser Aktivierung hat.' },
  specialist: {
    name: 'Nach dem Wurf',
    text: 'Die Würfel sind gefallen. Nutze die Wirkung des Spezialisten oder lass es.',
  },
  admissions: {
    name: 'Aufnahmeschwester',
    text: 'Leg einen Patienten in den Beutel zurück, zieh einen neuen oder lass es.',
  },
}
