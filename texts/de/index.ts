import type { LanguageWithoutPage } from '../language.ts'
import { commandLine } from './command-line.ts'
import { common } from './common.ts'
import { diceHospital } from './dice-hospital/index.ts'

export const german: LanguageWithoutPage = { code: 'de', name: 'Deutsch', common, diceHospital, commandLine }
