import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Meteen naar de inhoud',
  screens: {
    new: 'Nieuw spel',
    table: 'Tafel',
    review: 'Nabespreking',
    replay: 'Terugkijken',
    learn: 'Leer het spel',
    rules: 'Spelregels',
    cards: 'Kaarten',
    games: 'Mijn spellen',
    online: 'Online spelen',
    settings: 'Instellingen',
    about: 'Over',
    nothing: 'Hier is niets',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Hoofdmenu',
  footMenu: 'Meer pagina’s',
  language: 'Taal',
  night: 'Nacht',
  unofficial:
    'Niet officieel: gemaakt door mensen die van het spel houden, zonder band met de auteurs of uitgevers en zonder hun goedkeuring.',
  licence: 'Vrije software onder de MIT-licentie. Alle tekeningen en teksten zijn eigen werk.',
  loading: 'Een ogenblik…',
  failed: {
    title: 'Deze kamer zit op slot',
    text: 'Dit deel van de pagina kon niet worden opgehaald. Misschien is er geen netwerk, of is er een nieuwe versie.',
    again: 'Probeer het opnieuw',
  },
  broken: {
    title: 'Er ging iets mis',
    text: 'Dat ligt aan ons, niet aan jou. Je tafels zijn tot en met de laatste stap bewaard: laad de pagina opnieuw om verder te gaan.',
  },
  newVersion: {
    text: 'Er staat een nieuwe versie van Grand Rounds klaar. Je tafels blijven zoals ze zijn.',
    load: 'Laad haar nu',
    later: 'Later',
  },
  nothing: {
    title: 'In dit bed ligt niemand',
    text: 'Op dit adres is geen pagina. Misschien is de link oud, of is er onderweg een letter verloren gegaan.',
    home: 'Naar de voordeur',
  },
}
