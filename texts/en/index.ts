import type { Language } from '../language.ts'
import { commandLine } from './command-line.ts'
import { common } from './common.ts'
import { diceHospital } from './dice-hospital/index.ts'
import { page } from './page/index.ts'

export const english: Language = { code: 'en', common, diceHospital, commandLine, page }
