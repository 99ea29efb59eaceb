/** 15.11, 15.12 Routs to the Turn track, and the crises of Morale that they cause. */
import { type Dice, d10, EVERYBODY, type Journal, upTo } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { type Albuera, mark, OFF } from '../state/position.ts'
import { moraleOf, rightOf } from '../state/troops.ts'
import { captureGunsOf } from './capture.ts'
import { loseUncommanded, shakeLeaders } from './leaders.ts'
import { leave } from './leaving.ts'
import { oweCrisisRetreat, shakeNeighbours } from './owed.ts'

/**
 * 15.11.1 All units that must rout leave the map for the Turn track; those that do so together do not shake each other.
 */
export function carryOutRouts(p: Albuera, journal?: Journal): void {
  for (let unit = 0; unit < p.routs.length; unit++) if (p.routs[unit] !== 0) shakeNeighbours(p, unit)
  for (let unit = 0; unit < p.routs.length; unit++) if (p.routs[unit] !== 0) rout(p, unit, journal)
}

function rout(p: Albuera, unit: number, journal?: Journal): void {
  const side = p.scenario.army.side[unit]
  const [left, right] = [p.at[unit], rightOf(p, unit)]
  if (p.routs[unit] < 0) captureGunsOf(p, unit, journal)
  p.due[unit] = p.turn + Math.abs(p.routs[unit]) - 1
  leave(p, unit)
  // 15.11.5 A unit that would come back after the last turn is out of the game.
  if (p.due[unit] > p.scenario.turns) journal?.tell(EVERYBODY, event.Dispersed, unit)
  else journal?.tell(EVERYBODY, event.Routed, unit, p.due[unit])
  if (p.due[unit] > p.scenario.turns) loseUncommanded(p, p.scenario.army.commander[unit], journal)
  shakeLeaders(p, side, left)
  if (right !== OFF) shakeLeaders(p, side, right)
}

/** 15.12 A unit checks its Morale for its stack, without modifiers; if it fails, the stack retreats a hex (R24). */
export function checkCrisis(p: Albuera, unit: number, dice: Dice, journal?: Journal): void {
  const { unitOf } = p.scenario.army
  const foe = p.foe[unit] - 1
  p.marks[unit] &= ~mark.SHAKEN
  p.foe[unit] = 0
  const morale = moraleOf(p, unit)
  const roll = dice.roll(d10, upTo(morale))
  journal?.tell(EVERYBODY, roll <= morale ? event.CrisisPassed : event.CrisisFailed, unit, roll, morale)
  if (roll <= morale) return
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) oweCrisisRetreat(p, unitOf[node], foe)
}
