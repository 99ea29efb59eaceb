/** 3.3 The turn: the pool, one activation for each chit that is drawn, administration. */
import { begin, EVERYBODY, type Journal, type Phase } from '../../../../src/kernel/index.ts'
import { beginClash } from '../clash/clash.ts'
import { Activation, activateAtOnce } from '../command/activation.ts'
import { hasActivated } from '../command/commanders.ts'
import { countCup, drawChit, fillCup, isCupEmpty, Pool } from '../command/pool.ts'
import { postponeAll, Returning } from '../command/returning.ts'
import { Riding } from '../command/riding.ts'
import { recaptureGuns } from '../harm/capture.ts'
import { Acting } from '../movement/acting.ts'
import { callUnits, dismissUnits } from '../movement/allowance.ts'
import { event } from '../state/events.ts'
import { type Albuera, harm, mark } from '../state/position.ts'
import { TURN_MINUTES } from '../state/scenario.ts'
import { judge, judgeEarly } from './victory.ts'

/** The steps of a turn that others lead to. */
const DRAW = 2
const ADMINISTRATION = 9

export const Turn: Phase<Albuera> = {
  name: 'turn',
  rule: '3.3',
  steps: [
    (p, _dice, journal) => {
      beginTurn(p, journal)
      if (p.scenario.allChits) fillCup(p)
      else begin(p, Pool)
    },
    (p, _dice, journal) => countCup(p, journal),
    (p, dice, journal) => {
      if (isCupEmpty(p)) {
        p.step = ADMINISTRATION
        return
      }
      const commander = drawChit(p, dice, journal)
      p.drawn = 1 + commander
      if (!activateAtOnce(p, commander, journal)) begin(p, Activation)
    },
    // 4.5.2.1 A division that failed does nothing.
    (p) => {
      if (p.drawn === 0) p.step = DRAW
    },
    // 15.11.3 Routed units come back.
    (p) => begin(p, Returning),
    // Subphase 2.2; without a brigade commander there is none (4.5.3).
    (p) => {
      callUnits(p)
      if (hasActivated(p)) begin(p, Acting)
    },
    (p, _dice, journal) => {
      dismissUnits(p)
      recaptureGuns(p, journal)
      begin(p, Riding)
    },
    // Subphase 2.4.
    (p) => beginClash(p, p.scenario.army.leads[p.drawn - 1], 0),
    (p, _dice, journal) => {
      recaptureGuns(p, journal)
      p.active.fill(0)
      p.drawn = 0
      p.step = DRAW
    },
    (p, _dice, journal) => administer(p, journal),
  ],
}

function beginTurn(p: Albuera, journal?: Journal): void {
  p.turn++
  const { start } = p.scenario
  journal?.tell(EVERYBODY, event.TurnBegan, p.turn, start + (p.turn - 1) * TURN_MINUTES)
}

/** Phase 3: turns commanders and chits back, and checks for an Automatic Victory (16.4). */
function administer(p: Albuera, journal?: Journal): void {
  p.striped.fill(0)
  p.known.fill(0)
  postponeAll(p, journal)
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~(mark.USED | mark.BACK | mark.OUT)
  p.fires.fill(0)
  // 4.10.1 The wounded recover (R28).
  for (let c = 0; c < p.harmed.length; c++) if (p.harmed[c] === harm.WOUNDED) p.harmed[c] = harm.NONE
  judgeEarly(p, journal)
  if (p.result !== 0) return
  if (p.turn === p.scenario.turns) judge(p, journal)
  else p.step = 0
}
