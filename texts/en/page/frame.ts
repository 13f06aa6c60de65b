import type { FrameTexts } from '../../page/frame.ts'

export const frame: FrameTexts = {
  name: 'Grand Rounds',
  skip: 'Skip to the content',
  night: 'Night',
  unofficial:
    'Grand Rounds is made by people who like the game. It is not connected with, or approved by, its designers or publishers. All drawings and texts are its own.',
  licence: 'Free software under the MIT licence.',
  nothing: {
    title: 'Nobody in this bed',
    text: 'There is no page at this address.',
    home: 'To the front door',
  },
}
