import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Instellingen',
  note: 'Alleen voor deze browser. Wat je verandert, geldt meteen.',
  language: { name: 'Taal', browser: 'Zoals de browser' },
  theme: { name: 'Dag of nacht', device: 'Zoals het apparaat', day: 'Dag', night: 'Nacht' },
  speed: {
    name: 'Wat de anderen doen',
    text: 'Hoe snel hun zetten na elkaar worden getoond. Met een tik sla je ze over.',
    slow: 'Langzaam',
    normal: 'Gewoon',
    fast: 'Snel',
    instant: 'Meteen',
  },
  motion: {
    name: 'Beweging',
    text: 'Met minder beweging vliegt of rolt er niets: alles staat gewoon op zijn nieuwe plaats.',
    device: 'Zoals het apparaat',
    less: 'Minder beweging',
  },
  sound: {
    name: 'Geluid',
    text: 'Een dobbelsteen, een deur, een pen: kort en zacht. Niets wordt alleen met geluid verteld.',
  },
  hints: {
    name: 'Hints aanbieden',
    text: 'Tijdens het spel laat een knop zien wat er nog in zit en, als je doorvraagt, hoe.',
  },
  cardNames: {
    name: 'Namen van kaarten',
    text: 'Op het bord. In de kaartenlijst staan beide; het verslag houdt die van ons.',
    own: 'Die van ons',
    printed: 'Zoals in het spelregelboek',
  },
}
