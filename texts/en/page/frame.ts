import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Skip to the content',
  screens: {
    new: 'New game',
    table: 'Table',
    review: 'Review',
    replay: 'Replay',
    learn: 'Learn to play',
    rules: 'Rules',
    cards: 'Cards',
    games: 'My games',
    online: 'Play online',
    settings: 'Settings',
    about: 'About',
    nothing: 'Nothing here',
  },
  title: ({ screen }) => `${screen} · Grand Rounds`,
  menu: 'Main menu',
  footMenu: 'More pages',
  language: 'Language',
  night: 'Night',
  unofficial:
    'Unofficial: made by people who like the game, not connected with or approved by its designers or publishers.',
  licence: 'Free software under the MIT licence. All drawings and texts are its own.',
  loading: 'One moment…',
  failed: {
    title: 'This room is locked',
    text: 'This part of the page could not be fetched. Perhaps there is no network, or there is a new version.',
    again: 'Try again',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This is our fault, not yours. Your tables are stored up to the last step: load the page anew to go on.',
  },
  newVersion: {
    text: 'A new version of Grand Rounds is ready. Your tables stay as they are.',
    load: 'Load it now',
    later: 'Later',
  },
  nothing: {
    title: 'Nobody in this bed',
    text: 'There is no page at this address. The link may be old, or a letter got lost on the way.',
    home: 'To the front door',
  },
}
