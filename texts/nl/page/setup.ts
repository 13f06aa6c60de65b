import { setup as english } from '../../en/page/setup.ts'
import type { SetupTexts } from '../../page/setup.ts'

export const setup: SetupTexts = {
  ...english,
  title: 'Een nieuw spel Dice Hospital',
  note: 'Alles staat al klaar voor een mooi spel. Verander wat je wilt, en begin.',
  who: 'Wie speelt mee',
  whoNote: 'Hoogstens vier ziekenhuizen. Ze zitten in deze volgorde; wie begint, wordt geloot.',
  around: 'Jullie delen dit scherm. Als er iets geheim is, vraagt het eerst wie er kijkt.',
  solo: 'Alleen speel je tegen je eigen beste score: rond medische rapporten af en verlies zo weinig mogelijk patiënten.',
  watch: 'Hier zitten alleen bots: jij kijkt hoe ze werken.',
  name: 'Naam',
  person: 'Mens',
  bot: 'Bot',
  level: 'Niveau',
  levels: {
    student: { name: 'Student', text: 'Bedoelt het goed, kijkt één stap vooruit en vergeet de bloedzakken.' },
    intern: { name: 'Coassistent', text: 'Ziet op een goede dag de meeste combinaties.' },
    resident: { name: 'Zaalarts', text: 'Verspilt weinig en weegt de ziekenwagens tegen elkaar af.' },
    chief: { name: 'Chef', text: 'Denkt alles door. Reken op een zware dienst.' },
  },
  botWithLevel: ({ name, level }) => `${name} (${level})`,
  addPerson: 'Mens erbij',
  addBot: 'Bot erbij',
  full: 'De tafel is vol: hoogstens vier ziekenhuizen.',
  remove: ({ who }) => `Haal ${who} weg`,
  moveUp: ({ who }) => `Zet ${who} hoger`,
  moveDown: ({ who }) => `Zet ${who} lager`,
  preset: 'Welk spel',
  custom: { name: 'Je eigen mix', text: 'Zoals je het hieronder hebt ingesteld.' },
  options: 'Varianten en opties',
  optionsNote: 'Wat samengaat, mag je vrij combineren; wat niet samengaat, zegt waarom.',
  more: 'Meer',
  seed: 'Een woord voor de dobbelstenen',
  seedNote:
    'Laat het leeg voor dobbelstenen die niemand kent. Hetzelfde woord geeft weer dezelfde dobbelstenen: handig voor een duel op twee schermen.',
  start: 'Begin het spel',
  starting: 'De deuren gaan open…',
  noStorage:
    'De tafel kon niet in deze browser worden bewaard. Misschien is het een privévenster, of is er geen ruimte meer.',
  botNames: ['Ada', 'Mo', 'Florence', 'Hugo'],
}
