import type { HomeTexts } from '../../page/home.ts'

export const home: HomeTexts = {
  lead: 'A hospital of dice',
  what: 'Dice Hospital is a board game about busy wards. Patients are dice, from 1 to 6. Your nurses and specialists heal them, step by step, and whoever gets past 6 goes home.',
  here: 'Grand Rounds is an unofficial edition for the browser.',
  read: 'Read the rules',
  ward: 'A ward seen from above: six beds, dice as patients from very ill to beaming, a nurse, a surgeon and an ambulance at the door.',
  roundTitle: 'A round',
  roundNote: 'Eight of them make a game.',
  departmentsTitle: 'Where everyone starts',
  departmentsNote: 'Six rooms that every hospital has. What a room heals stands on its door.',
}
