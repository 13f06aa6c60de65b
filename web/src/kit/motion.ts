// Dice travel from where they were to where they are, and staff from the bar to the rooms: only transform and opacity,
// under half a second, and not at all for whoever wants stillness.

import { still } from './still.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What it shows. */
  readonly face: string | undefined
  readonly element: HTMLElement
}

const places = new Map<string, Place>()
let remembered = false

function things(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.play [data-key]')
}

/** While the screen still shows what was. */
export function rememberPlaces(): void {
  if (still.value || typeof document === 'undefined') return
  places.clear()
  for (const element of things()) {
    const { x, y, width } = element.getBoundingClientRect()
    const { key, face } = element.dataset
    if (key !== undefined && width > 0) places.set(key, { x, y, width, face, element })
  }
  remembered = true
}

const TRAVEL = 380
const APPEAR = 260
const EASE = 'cubic-bezier(.3, .9, .35, 1)'

/** After the screen shows what is. */
export function moveFromPlaces(): void {
  if (!remembered) return
  remembered = false
  const here = new Set<string>()
  // All is measured before anything is moved: in turns, every step would have the page laid out anew.
  const measured = [...things()].map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (const { element, box } of measured) {
    const { key, face, from: origin } = element.dataset
    if (key === undefined || here.has(key)) continue
    here.add(key)
    const { x, y, width } = box
    if (width === 0) continue
    const from = places.get(key)
    const sent = from === undefined && origin !== undefined ? places.get(origin) : undefined
    if (sent) {
      fly(element, sent)
      continue
    }
    if (!from) {
      element.animate(
        [
          { opacity: 0, transform: 'translateY(-14px) rotate(-50deg) scale(.6)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: APPEAR, easing: EASE },
      )
      continue
    }
    const dx = from.x - x
    const dy = from.y - y
    if (Math.abs(dx) + Math.abs(dy) > 1) {
      const scale = from.width / width
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5, transformOrigin: '0 0' },
          { transform: 'none', zIndex: 5, transformOrigin: '0 0' },
        ],
        { duration: TRAVEL, easing: EASE },
      )
    } else if (from.face !== face) turn(element)
  }
  for (const [key, place] of places) if (!here.has(key)) leave(key, place)
  places.clear()
}

/** Over the board, since rooms would cut off what comes from outside of them. */
function fly(element: HTMLElement, from: Place): void {
  const screen = document.querySelector('.play')
  const picture = element.firstElementChild
  if (!screen || !picture) return
  const { x, y, width } = picture.getBoundingClientRect()
  const ghost = document.createElement('span')
  ghost.className = 'ghost'
  ghost.append(picture.cloneNode(true))
  ghost.style.left = `${x}px`
  ghost.style.top = `${y}px`
  ghost.style.width = `${width}px`
  screen.append(ghost)
  const start = `translate(${from.x - x}px, ${from.y - y}px) scale(${from.width / width})`
  const flight = ghost.animate(
    [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: TRAVEL, easing: EASE },
  )
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL })
  flight.addEventListener('finish', () => ghost.remove())
  flight.addEventListener('cancel', () => ghost.remove())
}

/** The same die shows another side. */
function turn(element: HTMLElement): void {
  element.animate(
    [{ transform: 'none' }, { transform: 'rotate(14deg) scale(1.18)', offset: 0.4 }, { transform: 'none' }],
    { duration: APPEAR, easing: 'ease-out' },
  )
}

/** Whoever is gone fades where they were. */
function leave(key: string, { x, y, width, element }: Place): void {
  const screen = document.querySelector('.play')
  if (!screen || key.startsWith('card-') || key.startsWith('staff-')) return
  const ghost = document.createElement('span')
  ghost.className = 'ghost'
  for (const child of (element.querySelector('.thing-in') ?? element).children) ghost.append(child.cloneNode(true))
  ghost.style.left = `${x}px`
  ghost.style.top = `${y}px`
  ghost.style.width = `${width}px`
  screen.append(ghost)
  const gone = ghost.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translateY(-26px) scale(.7)' },
    ],
    { duration: 420, easing: 'ease-in', fill: 'forwards' },
  )
  gone.addEventListener('finish', () => ghost.remove())
  gone.addEventListener('cancel', () => ghost.remove())
}
