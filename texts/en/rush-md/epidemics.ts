import type { RushMdTexts } from '../../rush-md/texts.ts'

export const epidemics: RushMdTexts['epidemics'] = {
  seasonalFlu: { name: 'Seasonal flu', text: 'It is that time of the year, and this ward goes first.' },
  stomachBug: { name: 'Stomach bug', text: 'There is a queue, and it is not for lunch.' },
  skinMites: { name: 'Skin mites', text: 'Scratching is catching; so is this.' },
  kennelCough: { name: 'Kennel cough', text: 'Nobody has a dog. Everybody barks.' },
  redRash: { name: 'Red rash', text: 'The ward looks like a strawberry field.' },
  sleepingFever: { name: 'Sleeping fever', text: 'Even the visitors are nodding off.' },
  wardFever: { name: 'Ward fever', text: 'Goes from bed to bed and does not knock.' },
  marshFever: { name: 'Marsh fever', text: 'Somebody left the window to the pond open.' },
  thirstingSickness: { name: 'Thirsting sickness', text: 'Every jug is empty and every bell rings.' },
  shakingFever: { name: 'Shaking fever', text: 'The beds rattle in chorus.' },
  spottedFever: { name: 'Spotted fever', text: 'One has dots, so all have dots.' },
  falseAlarm: { name: 'False alarm', text: 'It was jam.' },
  quickQuarantine: { name: 'Quick quarantine', text: 'Somebody shut the door in time.' },
  goodHygiene: { name: 'Clean hands', text: 'Soap has won this one.' },
}
