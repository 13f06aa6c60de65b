// Learn by playing: the lesson above, the real board below.

import { useMemo, useState } from 'preact/hooks'

import { words } from '../../../shell/language.ts'
import { PlayScreen } from '../play/play.tsx'
import { go } from '../../../shell/route.ts'
import { Coach } from './coach.tsx'
import { stepOf } from './learning.ts'
import { type Bookmark, LessonStore } from './lesson-store.ts'
import './learn.css'

const KEY = 'lesson'

const bookmark: Bookmark = {
  read() {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(step) {
    try {
      if (step === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, step)
    } catch {
      // Storage can be off; then the lesson begins at its start next time.
    }
  },
}

export default function LearnScreen() {
  const store = useMemo(() => {
    const { learner, neighbour } = words.value.page.learn
    const seats = [learner, neighbour].map((name) => ({ kind: 'person', name }) as const)
    return new LessonStore(seats, bookmark)
  }, [])
  const [height, setHeight] = useState(160)
  const leave = () => go('/')
  const { shows } = stepOf(store.learning.value)
  return (
    <div class="lesson" data-shows={store.done ? '' : shows.join(' ')} style={{ '--coach': `${height}px` }}>
      <Coach store={store} onLeave={leave} onHeight={setHeight} />
      <PlayScreen link={store.table.value} onLeave={leave} />
    </div>
  )
}
