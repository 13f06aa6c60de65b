// The time of tables in this browser: what is shown of a deadline goes by the clock that keeps it.

import { systemClock } from '@grand-rounds/match'

export const clock = systemClock()
