import type { RushMdTexts } from '../../rush-md/texts.ts'

export const options: RushMdTexts['options'] = {
  all: {
    difficulty: { name: 'Difficulty', text: 'How much the goal asks for, and how many skill points you start with.' },
    lesson: { name: 'Step of learning', text: 'Opens the hospital bit by bit, from the clinic to the full game.' },
    rounds: { name: 'Rounds', text: 'Four as a rule; a shorter game asks for a part of the goal.' },
    seconds: { name: 'Length of a round', text: 'Seconds of the action phase: 240, and 300 for one player.' },
    epidemics: { name: 'Epidemics', text: 'Some diagnoses are contagious, and a whole ward wants treatment.' },
    research: { name: 'Research papers', text: 'Each round three papers bring tasks and additional actions.' },
    contagion: {
      name: 'Contagious signs',
      text: 'The epidemic is drawn by itself, or somebody has to notice the sign.',
    },
    oath: {
      name: 'Hippocratic oath',
      text: 'A try against the rules of the glasses is refused, or costs a skill point.',
    },
    pace: { name: 'Speed of the clock', text: 'In percent, down to 20. A game with a slower clock is marked.' },
    goal: { name: 'Goal', text: 'One of your choice, or one that is drawn.' },
    exams: { name: 'Exams', text: 'Played as small games, or plain: the card is taken at once.' },
    doctors: { name: 'Colours', text: 'Which doctor each player has.' },
  },
  difficulties: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  contagions: { drawn: 'Drawn by itself', noticed: 'To be noticed' },
  oaths: { refused: 'Refused', strict: 'Costs a point' },
  exams: { played: 'Played', plain: 'Plain' },
  drawnGoal: 'Drawn',
  noLesson: 'None',
  on: 'On',
  off: 'Off',
}

export const lessons: RushMdTexts['lessons'] = {
  L0: { name: 'Step 0: the clinic', text: 'Two rounds of out-patients and stores. Doctors do everything.' },
  L1: { name: 'Step 1: the wards', text: 'In-patients and two nurses. Exams give their card at once.' },
  L2: { name: 'Step 2: the exams', text: 'Four nurses, and every exam is a small game.' },
  L3: { name: 'Step 3: surgery', text: 'Operating rooms, organs and tweezers.' },
  L4: { name: 'Step 4: epidemics', text: 'The full game.' },
  L5: { name: 'Step 5: research', text: 'The full game with research papers.' },
}

export const presets: RushMdTexts['presets'] = {
  firstGame: { name: 'First game', text: 'Two short rounds in the clinic: the best way to begin.' },
  standard: { name: 'Standard', text: 'The full game with epidemics, four rounds against the clock.' },
  research: { name: 'Research', text: 'The full game with research papers, for teams who know every corridor.' },
  relaxed: { name: 'No hurry', text: 'The full game with a clock at half speed.' },
}
