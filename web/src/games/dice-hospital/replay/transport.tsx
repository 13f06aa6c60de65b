// The bar below a game that is being watched: to and fro, by itself, and anywhere at once.

import { words } from '../../../shell/language.ts'
import { type Move, PACES, type Speed } from './moves.ts'
import type { Mark, Timeline } from './timeline.ts'

interface Props {
  readonly timeline: Timeline
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  readonly onMove: (move: Move) => void
  readonly onGo: (moment: number) => void
  readonly onToggle: () => void
  readonly onSpeed: (speed: Speed) => void
}

/** Around the middle of a square of 24. */
const SIGNS: Readonly<Record<Move | 'play' | 'pause', string>> = {
  start: 'M5 5v14M19 5 9 12l10 7Z',
  markBack: 'M12 5 4 12l8 7ZM20 5l-8 7 8 7Z',
  back: 'M17 5 7 12l10 7Z',
  play: 'M7 4v16l13-8Z',
  pause: 'M7 4h4v16H7ZM14 4h4v16h-4Z',
  forward: 'M7 5l10 7-10 7Z',
  markForward: 'M12 5l8 7-8 7ZM4 5l8 7-8 7Z',
  end: 'M19 5v14M5 5l10 7-10 7Z',
}

const SPEEDS = Object.keys(PACES) as readonly Speed[]

export function Transport({ timeline, at, playing, speed, onMove, onGo, onToggle, onSpeed }: Props) {
  const { replay } = words.value.page
  const last = timeline.moments.length - 1
  const here = timeline.moments[at]
  return (
    <div class="transport" role="group" aria-label={replay.controls}>
      <div class="transport-line">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.slider}
          aria-valuetext={replay.position({ move: at, moves: last, where: whereIs(here) })}
          onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
        />
        <Marks marks={timeline.marks} last={last} round={here?.round ?? 0} onGo={onGo} />
      </div>
      <div class="transport-buttons">
        <Press move="start" label={replay.toStart} off={at === 0} onMove={onMove} />
        <Press move="markBack" label={replay.markBack} off={at === 0} onMove={onMove} />
        <Press move="back" label={replay.back} off={at === 0} onMove={onMove} />
        <button class="go square" type="button" aria-label={playing ? replay.pause : replay.play} onClick={onToggle}>
          <Sign path={SIGNS[playing ? 'pause' : 'play']} />
        </button>
        <Press move="forward" label={replay.forward} off={at === last} onMove={onMove} />
        <Press move="markForward" label={replay.markForward} off={at === last} onMove={onMove} />
        <Press move="end" label={replay.toEnd} off={at === last} onMove={onMove} />
        <div class="transport-speed">
          <span aria-hidden="true">{replay.speed}</span>
          <select
            value={speed}
            aria-label={replay.speed}
            onChange={({ currentTarget }) => {
              const chosen = SPEEDS.find((one) => one === currentTarget.value)
              if (chosen) onSpeed(chosen)
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {replay.speeds[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </div>
  )
}

interface PressProps {
  readonly move: Move
  readonly label: string
  readonly off: boolean
  readonly onMove: (move: Move) => void
}

/** Not `disabled`: the focus would be lost at the end of the game. */
function Press({ move, label, off, onMove }: PressProps) {
  return (
    <button
      class={`button square move-${move}`}
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => onMove(move)}
    >
      <Sign path={SIGNS[move]} />
    </button>
  )
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg class="art transport-sign" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

interface MarksProps {
  readonly marks: readonly Mark[]
  readonly last: number
  readonly round: number
  readonly onGo: (moment: number) => void
}

function Marks({ marks, last, round, onGo }: MarksProps) {
  const { terms } = words.value.diceHospital
  const place = (moment: number) => ({ left: `${last === 0 ? 0 : (moment / last) * 100}%` })
  return (
    <div class="transport-marks">
      {marks.map((mark) =>
        mark.kind === 'round' ? (
          <button
            key={mark.moment}
            type="button"
            class={mark.round === round ? 'round-mark is-here' : 'round-mark'}
            aria-label={terms.round({ round: mark.round })}
            style={place(mark.moment)}
            onClick={() => onGo(mark.moment)}
          >
            {mark.round}
          </button>
        ) : (
          <span key={mark.moment} class="phase-mark" style={place(mark.moment)} />
        ),
      )}
    </div>
  )
}

/** Round and phase in words. */
export function whereIs(moment: Timeline['moments'][number] | undefined): string {
  const { diceHospital, page } = words.value
  if (!moment || moment.round === 0) return page.replay.before
  if (moment.state.stage === 'over') return page.replay.over
  const round = diceHospital.terms.round({ round: moment.round })
  return moment.phase === null ? round : `${round}, ${diceHospital.phases[moment.phase].name}`
}
