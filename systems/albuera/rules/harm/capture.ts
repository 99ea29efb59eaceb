/** 10.9, 10.11, 10.12 Guns that are captured, destroyed or recaptured. They never fire again. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import { event } from '../state/events.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { holds, isGuns, rightOf } from '../state/troops.ts'
import { exposeLeaders, loseLeaders, loseUncommanded } from './leaders.ts'
import { leave } from './leaving.ts'

/** The value of a battery: two points and its white stars (10.12). */
const worth = (p: Albuera, unit: number): number => {
  const entry = p.scenario.army.entries[unit]
  return pointsFor(p).guns + (entry.arm === 'artillery' ? entry.stars : 0)
}

/**
 * 10.12 A side captures enemy guns. Their wreck stays in the hex and obstructs no unit (R15); commanders who stood with
 * them are alone among the captors (R27), and one who has lost his last unit with them leaves the battle (R26).
 */
export function captureGuns(p: Albuera, unit: number, bySide: number, journal?: Journal): void {
  const hex = p.at[unit]
  p.wreck[unit] = 1 + hex
  p.taken[unit] = 1
  leave(p, unit)
  journal?.tell(EVERYBODY, event.GunsCaptured, unit, bySide)
  score(p, bySide, worth(p, unit), reason.CAPTURE, journal)
  const { commander, side } = p.scenario.army
  exposeLeaders(p, side[unit], hex)
  loseUncommanded(p, commander[unit], journal)
}

/** 10.9 Enemy fire destroys guns: points as for a capture, and nothing is left to recapture, nor a commander (R26). */
export function destroyGuns(p: Albuera, unit: number, journal?: Journal): void {
  const { commander, side } = p.scenario.army
  const hex = p.at[unit]
  p.taken[unit] = 1
  leave(p, unit)
  journal?.tell(EVERYBODY, event.GunsDestroyed, unit)
  score(p, other(side[unit]), worth(p, unit), reason.CAPTURE, journal)
  loseLeaders(p, side[unit], hex, journal)
  loseUncommanded(p, commander[unit], journal)
}

/** 10.11 The guns in the hexes of a unit that routs from a Clash are captured. */
export function captureGunsOf(p: Albuera, unit: number, journal?: Journal): void {
  const side = p.scenario.army.side[unit]
  captureIn(p, p.at[unit], side, journal)
  const right = rightOf(p, unit)
  if (right !== OFF) captureIn(p, right, side, journal)
}

function captureIn(p: Albuera, hex: number, side: number, journal?: Journal): void {
  const { army } = p.scenario
  for (let node = p.top[hex]; node >= 0; ) {
    const unit = army.unitOf[node]
    node = p.below[node]
    if (isGuns(p, unit) && army.side[unit] === side) captureGuns(p, unit, other(side), journal)
  }
}

/** 10.12 At the end of a subphase guns are recaptured if only their own side has units in their hex (R16). */
export function recaptureGuns(p: Albuera, journal?: Journal): void {
  const { side } = p.scenario.army
  for (let unit = 0; unit < p.wreck.length; unit++) {
    const hex = p.wreck[unit] - 1
    if (hex < 0 || !holds(p, side[unit], hex) || holds(p, other(side[unit]), hex)) continue
    p.wreck[unit] = 0
    p.taken[unit] = 2
    journal?.tell(EVERYBODY, event.GunsRecaptured, unit, side[unit])
    score(p, side[unit], worth(p, unit), reason.RECAPTURE, journal)
  }
}
