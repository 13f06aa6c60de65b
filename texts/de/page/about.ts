import type { AboutTexts } from '../../page/about.ts'
import { count } from '../grammar.ts'

export const about: AboutTexts = {
  title: 'Über Grand Rounds',
  unofficial: {
    title: 'Inoffiziell',
    texts: [
      'Grand Rounds ist eine Ausgabe des Brettspiels Dice Hospital für den Browser, gemacht von Leuten, die es mögen. Es steht in keiner Verbindung zu seinen Autoren oder Verlagen und ist von ihnen nicht genehmigt. Die Namen der Spiele gehören ihren Eigentümern.',
      'Wenn es dir hier Spaß macht, hol dir die Schachtel: Nichts geht über echte Würfel in der Hand.',
    ],
  },
  own: {
    title: 'Was von uns ist',
    text: 'Die Regeln des Spiels kommen aus seinen Regelheften; jeder Satz und jede Zeichnung hier stammt von uns. Manche Karten stehen in keinem der Hefte, die wir haben, also haben wir sie gemacht:',
    events: ({ count: n }) => count(n, { one: '# Ereigniskarte', other: '# Ereigniskarten' }),
    reports: ({ count: n }) => count(n, { one: '# Arztbericht', other: '# Arztberichte' }),
    backs: ({ count: n }) =>
      count(n, { one: '# Rückseite eines Krankenwagens', other: '# Rückseiten von Krankenwagen' }),
    administrators: ({ count: n }) =>
      count(n, {
        one: 'Name und Charakter von # Verwalter, mit der Wirkung aus dem Heft',
        other: 'Namen und Charaktere von # Verwaltern, mit den Wirkungen aus den Heften',
      }),
    seeThem: 'Alle Karten ansehen',
  },
  rules: {
    title: 'Die Regeln, nach denen gespielt wird',
    texts: [
      'Vier Regelhefte (das niederländische, das französische, das italienische und das deutsche des Prototyps) wurden verglichen und zu einem nummerierten Text gemacht. Wo sie sich unterscheiden oder schweigen, sagt eine Lesart, wie hier gespielt wird und warum.',
      'Die Würfel fallen aus einer Startzahl, die niemand sieht, bevor das Spiel vorbei ist. Jedes Spiel lässt sich aus seiner Aufzeichnung noch einmal spielen und geht dann genauso aus.',
    ],
  },
  storage: {
    title: 'Was aufbewahrt wird, und wo',
    texts: [
      'Was du allein, gegen Bots oder an diesem Bildschirm spielst, deine Einstellungen und dein letzter Aufbau bleiben in diesem Browser und sonst nirgends. Es gibt kein Konto, keine Cookies und niemanden, der dich zählt. Wer die Daten dieser Seite löscht, löscht auch die Tische: Sichere, was dir lieb ist, als Datei.',
      'Nach dem ersten Besuch bleibt auch die Seite selbst im Browser, damit sie ohne Netz funktioniert.',
    ],
    server:
      'Einen Tisch online bewahrt der Server auf, von dem diese Seite kommt: wie er gedeckt wurde, jeden Zug, die Namen, was geschrieben wurde, und wann. Schlüssel zu Plätzen nur als Hash, und keine Adressen. Am Tisch selbst kann jeder seinen Namen und seine Worte entfernen, und wer ihn gedeckt hat, kann ihn löschen, wenn das Spiel vorbei ist.',
    keptDays: ({ gathering, playing, over, closed }) =>
      `Tage ohne jemanden am Tisch, bis dieser Server ihn abräumt: nie begonnen ${gathering}, mitten im Spiel ${playing}, beendet ${over}, geschlossen ${closed}.`,
    used: ({ megabytes }) => `Jetzt belegt: ${megabytes} MB.`,
    offline: 'Die Seite liegt für die Nutzung ohne Netz bereit.',
    online: 'Die Seite liegt noch nicht für die Nutzung ohne Netz bereit.',
  },
  licence: {
    title: 'Lizenz',
    texts: [
      'Freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, gib sie weiter.',
      'Die Schrift ist Atkinson Hyperlegible Next, unter der SIL Open Font License.',
    ],
    notices: 'Was andere gemacht haben, mit den Lizenzen',
  },
  version: ({ version }) => `Version ${version}`,
}
