import type { LanguageWithoutPage } from '../language.ts'
import { commandLine } from './command-line.ts'
import { common } from './common.ts'
import { diceHospital } from './dice-hospital/index.ts'

export const italian: LanguageWithoutPage = { code: 'it', name: 'Italiano', common, diceHospital, commandLine }
