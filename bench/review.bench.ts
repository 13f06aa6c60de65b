// How long the review of a whole game takes, on one core: the process's own CPU time.

import { readCourse, reviewOf } from '@grand-rounds/bots'
import { recordGame } from '../bots/testing/recorded-game.ts'

const GAMES = 2
const MOST_SECONDS = 60

function measure(name: string, options: object): void {
  const seconds: number[] = []
  let shifts = 0
  let proved = 0
  for (let i = 0; i < GAMES; i++) {
    const course = readCourse(recordGame(`${name} ${i}`, ['resident', 'intern', 'resident', 'student'], options))
    if (!course.ok) throw new Error(course.refusal.code)
    const start = process.cpuUsage()
    const review = reviewOf(course.value)
    const { user, system } = process.cpuUsage(start)
    if (!review.ok) throw new Error(review.refusal.code)
    seconds.push((user + system) / 1e6)
    for (const one of review.value.decisions) {
      if (one.kind !== 'activation') continue
      shifts++
      if (one.best.proved) proved++
    }
  }
  const worst = Math.max(...seconds)
  console.log(
    `review of a four-player game, ${name}: ${seconds.map((one) => one.toFixed(1)).join(', ')} s of CPU time; ` +
      `${proved} of ${shifts} shifts proved; to stay under: ${MOST_SECONDS} s${worst > MOST_SECONDS ? ' (MISSED)' : ''}`,
  )
}

measure('base game', {})
measure('all that rolls dice', { experimental: true, promos: ['consultant', 'admissionsNurse'], events: true })
