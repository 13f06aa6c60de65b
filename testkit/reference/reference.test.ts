import { conformance } from '../conformance.ts'
import { dripWatchConformance } from './drip-watch.conformance.ts'
import { dripWatch } from './drip-watch.ts'
import { nightShiftConformance } from './night-shift.conformance.ts'
import { nightShift } from './night-shift.ts'

conformance(nightShift, nightShiftConformance)
conformance(dripWatch, dripWatchConformance)
