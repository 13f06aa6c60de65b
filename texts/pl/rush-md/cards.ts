// All cards of a kind together.

import type { RushMdTexts } from '../../rush-md/texts.ts'
import { bloodTests } from './blood-tests.ts'
import { cultures } from './cultures.ts'
import { inPatients } from './in-patients.ts'
import { mris } from './mris.ts'
import { outPatients } from './out-patients.ts'
import { xrays } from './xrays.ts'

export const patients: RushMdTexts['patients'] = { ...inPatients, ...outPatients }
export const diagnoses: RushMdTexts['diagnoses'] = { ...cultures, ...bloodTests, ...xrays, ...mris }
