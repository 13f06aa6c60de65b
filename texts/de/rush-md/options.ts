import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: {
      name: 'Schwierigkeit',
      text: 'Wie viel das Ziel verlangt und mit wie vielen Fähigkeitspunkten ihr beginnt.',
    },
    lesson: {
      name: 'Lernschritt',
      text: 'Öffnet das Krankenhaus nach und nach, von der Ambulanz bis zum ganzen Spiel.',
    },
    rounds: { name: 'Runden', text: 'Normalerweise vier; ein kürzeres Spiel verlangt nur einen Teil des Ziels.' },
    seconds: { name: 'Länge einer Runde', text: 'Sekunden der Aktionsphase: 240, allein 300.' },
    epidemics: {
      name: 'Epidemien',
      text: 'Manche Diagnosen sind ansteckend, und eine ganze Station will behandelt werden.',
    },
    research: {
      name: 'Forschungsarbeiten',
      text: 'Jede Runde bringen drei Arbeiten Aufgaben und zusätzliche Aktionen.',
    },
    contagion: {
      name: 'Ansteckungszeichen',
      text: 'Die Epidemie wird von selbst gezogen, oder jemand muss das Zeichen bemerken.',
    },
    oath: {
      name: 'Hippokratischer Eid',
      text: 'Ein Griff gegen die Regeln der Sanduhren wird abgelehnt oder kostet einen Fähigkeitspunkt.',
    },
    pace: { name: 'Tempo der Uhr', text: 'In Prozent, bis hinab zu 20. Ein Spiel mit langsamerer Uhr wird markiert.' },
    goal: { name: 'Ziel', text: 'Eines nach Wahl, oder eines, das gezogen wird.' },
    exams: {
      name: 'Untersuchungen',
      text: 'Gespielt als kleine Spiele, oder einfach: Die Karte wird sofort genommen.',
    },
    doctors: { name: 'Farben', text: 'Welchen Arzt jeder Spieler hat.' },
  },
  difficulties: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  contagions: { drawn: 'Von selbst gezogen', noticed: 'Selbst bemerken' },
  oaths: { refused: 'Abgelehnt', strict: 'Kostet einen Punkt' },
  exams: { played: 'Gespielt', plain: 'Einfach' },
  drawnGoal: 'Gezogen',
  noLesson: 'Keiner',
  on: 'An',
  off: 'Aus',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: { name: 'Schritt 0: die Ambulanz', text: 'Zwei Runden mit ambulanten Patienten und Vorräten. Ärzte tun alles.' },
  L1: {
    name: 'Schritt 1: die Stationen',
    text: 'Stationäre Patienten und zwei Krankenschwestern. Untersuchungen geben ihre Karte sofort.',
  },
  L2: {
    name: 'Schritt 2: die Untersuchungen',
    text: 'Vier Krankenschwestern, und jede Untersuchung ist ein kleines Spiel.',
  },
  L3: { name: 'Schritt 3: Operationen', text: 'OP-Säle, Organe und Pinzetten.' },
  L4: { name: 'Schritt 4: Epidemien', text: 'Das ganze Spiel.' },
  L5: { name: 'Schritt 5: Forschung', text: 'Das ganze Spiel mit Forschungsarbeiten.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: { name: 'Erstes Spiel', text: 'Zwei kurze Runden in der Ambulanz: der beste Anfang.' },
  standard: { name: 'Standard', text: 'Das ganze Spiel mit Epidemien, vier Runden gegen die Uhr.' },
  research: { name: 'Forschung', text: 'Das ganze Spiel mit Forschungsarbeiten, für Teams, die jeden Flur kennen.' },
  relaxed: { name: 'Ohne Eile', text: 'Das ganze Spiel mit einer Uhr, die halb so schnell läuft.' },
}
