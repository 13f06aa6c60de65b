import { expect, it } from 'vitest'

import { minutes } from './countdown.tsx'

it('counts down in minutes and seconds, and shows nothing only when nothing is left', () => {
  expect([90_000, 59_001, 10_000, 1, 0].map(minutes)).toEqual(['1:30', '1:00', '0:10', '0:01', '0:00'])
})
