import { learn as english } from '../../en/page/learn.ts'
import type { LearnTexts } from '../../page/learn.ts'

export const learn: LearnTexts = {
  ...english,
  title: 'Deine erste Schicht',
  learner: 'Dr. Robin',
  neighbour: 'Dr. Sam',
  steps: {
    ...english.steps,
    welcome: {
      title: 'Guten Morgen in der Klinik',
      text: 'Das ist dein Krankenhaus. In ein paar Minuten weißt du alles für ein erstes Spiel: wen du heilst, wie sie nach Hause kommen und wie es denen ergeht, um die sich niemand kümmert.',
    },
    patients: {
      title: 'Patienten sind Würfel',
      text: 'Oben sind deine Stationen. Die Zahl sagt, wie es jemandem geht: Eine 1 ist in Gefahr, eine 6 ist fast gesund. Die Farbe mit ihrem Zeichen (Herz, Sonne oder Blatt) sagt, wer helfen kann.',
    },
    nurse: {
      title: 'Setz eine Krankenschwester ein',
      text: 'Unter den Stationen liegen deine Abteilungen. Jede zeigt, wen sie heilt: die Akutstation einen roten Patienten um 1, die Bildgebung jeden mit Wert 3 oder 4. Eine Krankenschwester geht hinein, und sofort geht es einem Patienten besser.',
      task: 'Setz eine Krankenschwester in einer beliebigen Abteilung ein und wähle einen Patienten dafür.',
      other: 'Das kann warten. Nimm eine Krankenschwester, dann eine Abteilung, dann einen Patienten.',
      done: 'Einen Schritt besser. Der Patient gilt in dieser Runde als behandelt. Die Abteilung ist jetzt besetzt, und die Krankenschwester auch: Beide arbeiten einmal pro Runde.',
    },
    home: {
      title: 'Über die 6 heißt nach Hause',
      text: 'Eine 6, die noch einmal geheilt wird, ist wieder gesund und kommt in den Entlassungsbereich.',
      task: 'Schick jemanden nach Hause.',
      other: 'Eine gute Tat, aber alle liegen noch im Bett. Heile einen Patienten, der schon eine 6 hat.',
      done: 'Und ab. Ein Patient allein ist 1 Punkt wert, aber schau auf diese Tabelle: Je mehr in einer Runde nach Hause gehen, desto mehr ist jeder wert.',
    },
    more: {
      title: 'Zusammen ist besser',
      text: 'Zwei auf einmal sind 3 Punkte, drei sind 5, und so geht es weiter. Es kann sich also lohnen, eine 6 im Bett zu lassen, bis andere mitkommen.',
      task: 'Schick in derselben Runde noch jemanden nach Hause.',
      other: 'Das heilt, aber niemand geht. Da wartet noch eine 6: Welche freie Abteilung nimmt eine 6?',
      done: 'Zwei im Entlassungsbereich: 3 Punkte, wenn die Runde endet.',
    },
    rescue: {
      title: 'Niemand wird gern vergessen',
      text: 'Am Ende einer Runde verschlechtert sich jeder Patient, der nicht behandelt wurde, um 1. Von der 1 geht es nur noch in eine Richtung: Du verlierst ihn, und das kostet am Ende des Spiels 2 Punkte. Eine Krankenschwester hast du noch.',
      task: 'Kümmere dich mit deiner letzten Krankenschwester um die rote 1.',
      other: 'Nett gemeint, aber dann erlebt die rote 1 den Morgen nicht. Hilf ihr zuerst.',
      done: 'Gerettet. Besser konnte die Krankenschwester nicht stehen.',
    },
    endShift: {
      title: 'Das Ende einer Schicht',
      text: 'Alle, die arbeiten, haben gearbeitet. Achte auf die grüne 4, wenn du den Tag beschließt: Für sie hatte niemand Zeit.',
      task: 'Beende deine Schicht.',
      other: 'Hier ist nichts mehr zu tun: Beende die Schicht mit dem Knopf unten.',
      done: 'Die grüne 4 ist jetzt eine 3. Wer behandelt wurde, blieb gleich und beginnt die nächste Runde wie alle anderen.',
    },
    bag: {
      title: 'Blutbeutel',
      text: 'Alle Krankenschwestern sind bei der Arbeit, aber ein Blutbeutel ist noch da. In deiner Schicht darfst du ihn jederzeit ausgeben: Er heilt einen beliebigen Patienten um 1. Ein Blutbeutel, den du bis zum Spielende behältst, ist einen Punkt wert.',
      task: 'Gib den Blutbeutel aus, um jemanden nach Hause zu bringen.',
      other: 'Der Blutbeutel könnte mehr: Einem Patienten fehlt nur noch ein Schritt.',
      done: 'Gut angelegt: noch jemand im Entlassungsbereich.',
    },
    colour: {
      title: 'Ein Blutbeutel ändert eine Farbe',
      text: 'Die HNO heilt einen grünen Patienten um 3. Deine rote 4 wäre sofort zu Hause, wenn sie nur grün wäre. Ein Blutbeutel macht sie dazu, für diese Behandlung.',
      task: 'Schick die rote 4 mit der HNO nach Hause.',
      other:
        'Versuch den großen Wurf: eine Krankenschwester in der HNO, und die rote 4 als Patient. Das kostet den Blutbeutel.',
      done: 'Eine Behandlung lang war sie grün, und das hat gereicht.',
    },
    three: {
      title: 'Räume für drei',
      text: 'Manche Abteilungen behandeln drei Patienten auf einmal. Die Anästhesie braucht genau drei rote mit demselben Wert: nicht zwei, und nicht verschiedene.',
      task: 'Setz eine Krankenschwester in der Anästhesie ein.',
      other: 'Das geht auch, aber dann sind es keine drei gleichen roten mehr. Nimm die Anästhesie, solange du kannst.',
      done: 'Drei nach Hause mit einer Krankenschwester: 5 Punkte. Darum geht es hier.',
    },
    specialist: {
      title: 'Spezialisten können mehr',
      text: 'Ein Spezialist arbeitet in jeder Abteilung wie eine Krankenschwester und legt dann noch etwas drauf. Wenn deine Chirurgin einen roten Patienten geheilt hat, bekommt einer davon 1 dazu.',
      task: 'Schick die rote 5 mit der Chirurgin nach Hause.',
      other:
        'Einer Krankenschwester allein fehlt ein Schritt. Nimm die Chirurgin, lass die Abteilung die rote 5 heilen und nutze den Schritt dazu.',
      done: 'Von der 5 über die 6 in einem Zug. Jeder Spezialist hat so seine Eigenart: Tipp auf eine Karte, um sie zu lesen.',
    },
    ambulance: {
      title: 'Krankenwagen',
      text: 'Eine Runde beginnt mit neuen Patienten. Nummer 1 bringt die schwersten Fälle, die höchste Nummer die leichtesten. Wer die niedrigste nimmt, erhält einen Blutbeutel und wählt nächste Runde zuerst. Niedrige Nummern dürfen auch beim Ausbau zuerst zugreifen.',
      task: 'Nimm einen Krankenwagen.',
      other: 'Erst muss jemand die Tür aufmachen: Nimm einen der Krankenwagen.',
      done: 'Die schweren Fälle, aber auch der Blutbeutel, nächste Runde die erste Wahl und jetzt der erste Griff zum Ausbau.',
      doneHigh:
        'Die leichteren Patienten, und sie sind bald zu Hause. Dr. Sam hat jetzt den Blutbeutel und die erste Wahl.',
    },
    improvement: {
      title: 'Das Krankenhaus wächst',
      text: 'Einmal pro Runde darfst du einen Ausbau nehmen: eine neue Abteilung oder einen Spezialisten, der zwei Hände mehr mitbringt. Sie bleiben bis zum Ende des Spiels.',
      task: 'Nimm eine der Karten.',
      other: 'Es ginge auch ohne, aber das macht in den ersten Runden niemand. Nimm eine Karte.',
      done: 'Eine gute Wahl. Mit jeder Runde werden deine Schichten länger, und mehr Patienten gehen zusammen nach Hause.',
    },
    ready: {
      title: 'Mehr brauchst du nicht',
      text: 'Acht Runden: Krankenwagen, ein Ausbau, deine Schicht, dann die Vernachlässigten und die Geheilten. Die meisten Punkte gewinnen. Wenn du nicht weiterweißt, frag nach einem Tipp: Er weiß, was noch zu holen ist.',
    },
  },
  progress: ({ step, steps }) => `Schritt ${step} von ${steps}`,
  next: 'Weiter',
  back: 'Zurück',
  leave: 'Übung verlassen',
  fromTheStart: 'Von vorn',
  play: 'Ein erstes Spiel spielen',
  rules: 'In die Regeln schauen',
  pressNext: 'Dieser Schritt ist schon getan. Drück auf „Weiter“, wenn du so weit bist.',
  pointsTitle: 'Punkte für Patienten, die in einer Runde nach Hause gehen',
  patients: 'Patienten',
  points: 'Punkte',
  coach: 'Übung',
  wellDone: 'Gut gemacht.',
}
