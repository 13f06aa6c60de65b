import type { TableTexts } from '../../page/table.ts'

export const table: TableTexts = {
  opening: 'Der Tisch wird geöffnet …',
  problems: {
    unknown: {
      title: 'Hier steht kein Tisch',
      text: 'Dieser Browser kennt keinen Tisch mit dieser Adresse. Vielleicht wurde er gelöscht, oder er steht auf einem anderen Gerät.',
    },
    elsewhere: {
      title: 'Dieser Tisch ist in einem anderen Tab offen',
      text: 'An einem Tisch spielst du immer nur in einem Tab. Spiel dort weiter, oder hol den Tisch hierher.',
    },
    lost: {
      title: 'Der Tisch ist umgezogen',
      text: 'Er wurde in einem anderen Tab geöffnet oder ließ sich hier nicht mehr speichern. Jeder gemachte Schritt ist erhalten.',
    },
    deleted: {
      title: 'Dieser Tisch wurde gelöscht',
      text: 'Er wurde aus diesem Browser entfernt, oder die Daten des Browsers wurden gelöscht. Solange diese Seite offen bleibt, lässt sich das Spiel noch als Datei speichern.',
    },
    oldRules: {
      title: 'Ein Tisch aus früherer Zeit',
      text: 'Dieses Spiel wurde mit einer älteren Fassung der Regeln begonnen, die diese Seite nicht mehr hat.',
    },
    broken: {
      title: 'Dieser Tisch lässt sich nicht öffnen',
      text: 'Was davon gespeichert ist, ergibt kein Spiel. Vielleicht ist es beschädigt.',
    },
    noStorage: {
      title: 'Hier lässt sich nichts speichern',
      text: 'Dieser Browser lässt die Seite nichts speichern. In einem privaten Fenster ist das oft so.',
    },
  },
  playHere: 'Hier spielen',
  again: 'Noch einmal versuchen',
  games: 'Meine Spiele',
}
