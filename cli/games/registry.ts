// The games that the command line knows.

import { diceHospitalTable } from './dice-hospital.ts'
import type { Playable } from './playable.ts'

export const GAMES: readonly Playable[] = [diceHospitalTable]
