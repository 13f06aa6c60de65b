import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Einstellungen',
  note: 'Nur für diesen Browser. Was du änderst, gilt sofort.',
  language: { name: 'Sprache', browser: 'Wie im Browser' },
  theme: { name: 'Tag oder Nacht', device: 'Wie am Gerät', day: 'Tag', night: 'Nacht' },
  speed: {
    name: 'Was die anderen tun',
    text: 'Wie schnell ihre Züge nacheinander gezeigt werden. Ein Tippen überspringt sie.',
    slow: 'Langsam',
    normal: 'Normal',
    fast: 'Schnell',
    instant: 'Sofort',
  },
  motion: {
    name: 'Bewegung',
    text: 'Mit weniger Bewegung fliegt und rollt nichts: Alles ist einfach an seinem neuen Platz.',
    device: 'Wie am Gerät',
    less: 'Weniger Bewegung',
  },
  sound: {
    name: 'Geräusche',
    text: 'Ein Würfel, eine Tür, ein Stift: kurz und leise. Nichts wird nur durch ein Geräusch gesagt.',
  },
  hints: {
    name: 'Tipps anbieten',
    text: 'Beim Spielen zeigt ein Knopf, was noch zu holen ist, und, wenn du weiterfragst, wie.',
  },
  cardNames: {
    name: 'Namen der Karten',
    text: 'Auf dem Plan. Die Kartenliste zeigt beide; im Verlauf stehen unsere.',
    own: 'Unsere',
    printed: 'Wie im Regelheft',
  },
}
