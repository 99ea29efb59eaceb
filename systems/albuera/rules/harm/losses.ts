/** 3.4 Losses: level by level, until a unit is eliminated. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import { event } from '../state/events.ts'
import { type Albuera, OFF, other, owed } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { isOnMap, isWide, manpowerOf, needsTwoHexes, rightOf } from '../state/troops.ts'
import { captureGunsOf } from './capture.ts'
import { loseLeaders, loseUncommanded } from './leaders.ts'
import { leave } from './leaving.ts'
import { shakeNeighbours } from './owed.ts'

/** The causes of Losses. Fire, and a retreat that it has caused, count as FIRE (R22). */
export const cause = { FIRE: 0, RETREAT: 1, REACTION: 2, CLASH: 3 } as const

/**
 * 3.4 Takes Losses from a unit, and takes the unit off the map when its last level is gone; one point for the other
 * side if that was the effect of fire (16.1, R22). Begin `Aftermath` after it: a Line over two hexes may have to
 * contract.
 *
 * @param why one of `cause`
 */
export function takeLosses(p: Albuera, unit: number, count: number, why: number, journal?: Journal): void {
  const taken = Math.min(count, manpowerOf(p, unit))
  if (taken <= 0 || !isOnMap(p, unit)) return
  p.lost[unit] += taken
  journal?.tell(EVERYBODY, event.Lost, unit, taken, manpowerOf(p, unit))
  if (manpowerOf(p, unit) > 0) {
    if (isWide(p, unit) && !needsTwoHexes(p, unit)) p.owing |= owed.UNFIT
    return
  }
  journal?.tell(EVERYBODY, event.Eliminated, unit)
  remove(p, unit, journal)
  if (why === cause.FIRE) score(p, other(p.scenario.army.side[unit]), pointsFor(p).fire, reason.FIRE, journal)
}

/** 14.10.6 Eliminates a unit that has no hex left to retreat to: one point for the other side (16.1). */
export function cutOff(p: Albuera, unit: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, event.CutOff, unit, p.at[unit])
  p.lost[unit] = p.scenario.army.manpower[unit]
  remove(p, unit, journal)
  score(p, other(p.scenario.army.side[unit]), pointsFor(p).blocked, reason.BLOCKED, journal)
}

/** Takes an eliminated unit off the map. If it was to rout, it still counts as routed (R23). */
function remove(p: Albuera, unit: number, journal?: Journal): void {
  const side = p.scenario.army.side[unit]
  const [left, right] = [p.at[unit], rightOf(p, unit)]
  if (p.routs[unit] !== 0) {
    shakeNeighbours(p, unit)
    if (p.routs[unit] < 0) captureGunsOf(p, unit, journal)
  }
  leave(p, unit)
  loseLeaders(p, side, left, journal)
  if (right !== OFF) loseLeaders(p, side, right, journal)
  loseUncommanded(p, p.scenario.army.commander[unit], journal)
}
