// Dice travel from where they were to where they are: only transform and opacity, under half a second, and not at all
// for whoever wants stillness.

import { still } from '../settings.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly picture: string
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
    const key = element.dataset['key']
    if (key !== undefined && width > 0) places.set(key, { x, y, width, picture: element.innerHTML, element })
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
  for (const element of things()) {
    const key = element.dataset['key']
    if (key === undefined || here.has(key)) continue
    here.add(key)
    const { x, y, width } = element.getBoundingClientRect()
    if (width === 0) continue
    const from = places.get(key)
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
    } else if (from.picture !== element.innerHTML) turn(element)
  }
  for (const [key, place] of places) if (!here.has(key)) leave(key, place)
  places.clear()
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
  if (!screen || key.startsWith('card-')) return
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
