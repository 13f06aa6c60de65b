import { setup as english } from '../../en/page/setup.ts'
import type { SetupTexts } from '../../page/setup.ts'

export const setup: SetupTexts = {
  ...english,
  title: 'Ein neues Spiel Dice Hospital',
  note: 'Für ein gutes Spiel ist alles schon eingestellt. Ändere, was du magst, und fang an.',
  who: 'Wer spielt',
  whoNote: 'Bis zu vier Krankenhäuser. Sie sitzen in dieser Reihenfolge; wer beginnt, wird ausgelost.',
  around: 'Ihr teilt euch diesen Bildschirm. Wenn etwas geheim ist, fragt er erst, wer gerade schaut.',
  solo: 'Allein spielst du gegen deine eigene Bestleistung: Schließ Arztberichte ab und verlier so wenig Patienten wie möglich.',
  watch: 'Hier sitzen nur Bots: Du siehst ihnen bei der Arbeit zu.',
  name: 'Name',
  person: 'Mensch',
  bot: 'Bot',
  level: 'Stärke',
  levels: {
    student: { name: 'Studium', text: 'Meint es gut, denkt einen Schritt voraus und vergisst die Blutbeutel.' },
    intern: { name: 'Praktikum', text: 'Sieht an einem guten Tag die meisten Kombinationen.' },
    resident: { name: 'Stationsdienst', text: 'Verschwendet wenig und wägt die Krankenwagen ab.' },
    chief: { name: 'Chefetage', text: 'Denkt alles zu Ende. Mach dich auf eine harte Schicht gefasst.' },
  },
  botWithLevel: ({ name, level }) => `${name} (${level})`,
  addPerson: 'Mensch dazu',
  addBot: 'Bot dazu',
  full: 'Der Tisch ist voll: höchstens vier Krankenhäuser.',
  remove: ({ who }) => `${who} entfernen`,
  moveUp: ({ who }) => `${who} nach oben`,
  moveDown: ({ who }) => `${who} nach unten`,
  preset: 'Welches Spiel',
  custom: { name: 'Deine Mischung', text: 'So, wie du es unten eingestellt hast.' },
  options: 'Varianten und Optionen',
  optionsNote: 'Was zusammenpasst, lässt sich frei mischen; was nicht, sagt, warum.',
  more: 'Mehr',
  seed: 'Ein Wort für die Würfel',
  seedNote:
    'Lass es leer für Würfel, die niemand kennt. Dasselbe Wort gibt wieder dieselben Würfel: gut für ein Duell an zwei Bildschirmen.',
  start: 'Spiel beginnen',
  starting: 'Die Türen gehen auf…',
  noStorage:
    'Der Tisch ließ sich in diesem Browser nicht sichern. Vielleicht ist es ein privates Fenster, oder der Platz reicht nicht.',
  botNames: ['Ada', 'Mo', 'Florence', 'Hugo'],
}
