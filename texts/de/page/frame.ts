import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Direkt zum Inhalt',
  screens: {
    new: 'Neues Spiel',
    table: 'Tisch',
    review: 'Nachbesprechung',
    replay: 'Wiederholung',
    learn: 'Spielen lernen',
    rules: 'Regeln',
    cards: 'Karten',
    games: 'Meine Spiele',
    online: 'Online spielen',
    settings: 'Einstellungen',
    about: 'Über',
    nothing: 'Hier ist nichts',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Hauptmenü',
  footMenu: 'Weitere Seiten',
  language: 'Sprache',
  night: 'Nacht',
  unofficial:
    'Inoffiziell: von Leuten gemacht, die das Spiel mögen, ohne Verbindung zu seinen Autoren oder Verlagen und ohne deren Zustimmung.',
  licence: 'Freie Software unter der MIT-Lizenz. Alle Zeichnungen und Texte sind eigene.',
  loading: 'Einen Moment …',
  failed: {
    title: 'Dieses Zimmer ist abgeschlossen',
    text: 'Dieser Teil der Seite ließ sich nicht laden. Vielleicht fehlt das Netz, oder es gibt eine neue Version.',
    again: 'Noch einmal versuchen',
  },
  broken: {
    title: 'Da ging etwas schief',
    text: 'Das liegt an uns, nicht an dir. Deine Tische sind bis zum letzten Zug gespeichert: Lade die Seite neu, um weiterzumachen.',
  },
  newVersion: {
    text: 'Eine neue Version von Grand Rounds liegt bereit. Deine Tische bleiben, wie sie sind.',
    load: 'Jetzt laden',
    later: 'Später',
  },
  nothing: {
    title: 'In diesem Bett liegt niemand',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder unterwegs ging ein Buchstabe verloren.',
    home: 'Zur Eingangstür',
  },
}
