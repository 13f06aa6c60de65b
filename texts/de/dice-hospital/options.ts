import type { DiceHospitalTexts } from '../../dice-hospital/texts.ts'

export const options: DiceHospitalTexts['options'] = {
  all: {
    edition: {
      name: 'Ausgabe',
      text: 'Das Spiel, wie es erschienen ist, oder sein Prototyp 2.11 mit eigenen Karten und Regeln.',
    },
    activation: {
      name: 'Aktivierung',
      text: 'Alle arbeiten gleichzeitig oder nacheinander in der Reihenfolge der Krankenwagen.',
    },
    promos: { name: 'Promo-Spezialisten', text: 'Jeder von ihnen ersetzt einen anderen Spezialisten im Stapel.' },
    administrators: {
      name: 'Verwalter',
      text: 'Jedes Krankenhaus wird von jemandem geleitet, der ihm einen kleinen dauerhaften Vorteil bringt.',
    },
    events: {
      name: 'Ereigniskarten',
      text: 'Ab Runde 2 bringt jede Runde eine Nachricht, eine gute oder eine schlechte. Die Karten stammen von uns.',
    },
    openingCrisis: { name: 'Krise zum Auftakt', text: 'Alle beginnen mit 5 Patienten statt mit 3.' },
    epidemic: { name: 'Landesweite Epidemie', text: 'Bei jeder Aufnahme kommt ein Patient mehr.' },
    superbug: { name: 'Resistenter Superkeim', text: 'Vernachlässigte Patienten verschlechtern sich um 2 statt um 1.' },
    pickup: {
      name: 'Letzte Abholung',
      text: 'Nach Runde 8 nehmen die Krankenwagen Patienten mit, für je 1 Punkt; wer zurückbleibt, kostet 1 Punkt.',
    },
    timer: { name: 'Timer', text: '60 Sekunden für die Aktivierung in Runde 1 und in jeder weiteren Runde 5 mehr.' },
    experimental: {
      name: 'Experimentelle Medizin',
      text: 'Eine Mini-Erweiterung: vier Abteilungen und sechs Spezialisten, die etwas Neues wagen.',
    },
    doubleFatalities: {
      name: 'Todesfälle zählen doppelt',
      text: 'Solo, schwerer: Jeder Todesfall kostet 4 Punkte statt 2.',
    },
    doubleReports: {
      name: 'Offene Berichte zählen doppelt',
      text: 'Solo, schwerer: Ein offener Arztbericht kostet das Doppelte seiner Punkte.',
    },
  },
  editions: { final: 'Fertiges Spiel', prototype: 'Prototyp 2.11' },
  activations: { together: 'Alle gleichzeitig', inOrder: 'Der Reihe nach' },
  promos: { consultant: 'Oberarzt', admissionsNurse: 'Aufnahmeschwester' },
  on: 'An',
  off: 'Aus',
}

export const presets: DiceHospitalTexts['presets'] = {
  firstGame: {
    name: 'Erstes Spiel',
    text: 'Das einfache Spiel ohne Verwalter, nacheinander in der Reihenfolge der Krankenwagen: So fängst du am besten an.',
  },
  standard: { name: 'Standard', text: 'Das Spiel, wie es meistens gespielt wird, mit Verwaltern.' },
  expert: {
    name: 'Experte',
    text: 'Verwalter, Ereigniskarten und Experimentelle Medizin, für alle, die jeden Flur im Haus kennen.',
  },
  prototype: { name: 'Prototyp', text: 'Die frühe Ausgabe 2.11, mit eigenen Abteilungen, Spezialisten und Regeln.' },
}
