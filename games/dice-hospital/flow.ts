// What comes after what: when nobody has anything left to decide in a stage, the game goes on to the next.

import { closeActivation, startActivation } from './phases/activation.ts'
import { discharge, startDischarge } from './phases/discharge.ts'
import { finish, startPickup } from './phases/end.ts'
import { askForDiscards, discardAll, returnSoloRow, startImprovement } from './phases/improvement.ts'
import { admit, askForRoom, closeIntake, closeSoloIntake, offerAmbulances, startIntake } from './phases/intake.ts'
import { neglect, startNeglect } from './phases/neglect.ts'
import { dealAdministrators, drawStartingDice, showAdministrators } from './phases/opening.ts'
import { shiftChange, startRound } from './phases/shift-change.ts'
import { isWaiting } from './stages.ts'
import { ROUNDS, type Stage } from './state.ts'
import type { Turn } from './turn.ts'

export function proceed(turn: Turn): void {
  for (;;) {
    const { stage } = turn.state
    if (stage === 'over' || isWaiting(turn.state)) return
    AFTER[stage](turn)
  }
}

function nextRound(turn: Turn): void {
  startRound(turn)
  startIntake(turn)
}

const AFTER: Readonly<Record<Exclude<Stage, 'over'>, (turn: Turn) => void>> = {
  extraReveal(turn) {
    if (turn.state.round === 0) drawStartingDice(turn)
    else nextRound(turn)
  },
  startingValues(turn) {
    if (drawStartingDice(turn)) return
    if (turn.state.options.administrators) dealAdministrators(turn)
    else nextRound(turn)
  },
  administrators(turn) {
    showAdministrators(turn)
    nextRound(turn)
  },
  split: offerAmbulances,
  ambulances(turn) {
    closeIntake(turn)
    askForRoom(turn)
  },
  keep(turn) {
    closeSoloIntake(turn)
    askForRoom(turn)
  },
  makeRoom(turn) {
    admit(turn)
    startImprovement(turn)
  },
  improvement(turn) {
    if (turn.seats === 1) returnSoloRow(turn)
    askForDiscards(turn.state)
  },
  discard(turn) {
    discardAll(turn)
    startActivation(turn)
  },
  activation(turn) {
    closeActivation(turn.state)
    startNeglect(turn)
  },
  protection(turn) {
    neglect(turn)
    startDischarge(turn)
  },
  reports(turn) {
    discharge(turn)
    if (turn.state.round < ROUNDS) shiftChange(turn)
    else if (turn.state.options.pickup) startPickup(turn)
    else finish(turn)
  },
  pickup: finish,
}
