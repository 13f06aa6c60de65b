import type { SettingsTexts } from '../../page/settings.ts'

export const settings: SettingsTexts = {
  title: 'Settings',
  note: 'For this browser only. What you change holds at once.',
  language: { name: 'Language', browser: 'As the browser says' },
  theme: { name: 'Day or night', device: 'As the device says', day: 'Day', night: 'Night' },
  speed: {
    name: 'What the others do',
    text: 'How fast their moves are shown, one after the other. A tap skips ahead.',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    instant: 'At once',
  },
  motion: {
    name: 'Motion',
    text: 'With less motion nothing flies or rolls: things are simply in their new place.',
    device: 'As the device says',
    less: 'Less motion',
  },
  sound: { name: 'Sounds', text: 'A die, a door, a pen: short and quiet. Nothing is told by sound alone.' },
  hints: {
    name: 'Offer hints',
    text: 'While you play, a button shows what can still be reached, and, asked again, how.',
  },
  cardNames: {
    name: 'Names of cards',
    text: 'On the board. Lists of cards show both; the log keeps ours.',
    own: 'Ours',
    printed: 'As in the rulebook',
  },
}
