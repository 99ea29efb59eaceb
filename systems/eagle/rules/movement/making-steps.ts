/** 7, 8 The effects of a step: of one unit, of units that go together, of skirmishers over several hexes. */

import { neighbour, opposite, sideTo } from '../../../../src/hex/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { leadersScatter } from '../leaders/left-alone.ts'
import { shiftLine, tellLine } from '../skirmishers/skirmish.ts'
import { event } from '../state/events.ts'
import { isCover, ROAD } from '../state/ground.ts'
import { type Eagle, mark, note } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { breadth, fits, isSpread, nodeOf, shift } from '../state/stacks.ts'
import { FRONT_ZONE, zoneAgainst } from '../state/zones.ts'
import { judge, judgeIn } from '../victory/demoralization.ts'
import { inFrontZone, leavesZone } from './leaving-zones.ts'
import { isJoined, roadBonus, startMove } from './movement.ts'
import { shiftCost, stackCost, stepCost } from './steps.ts'

/** Moves a unit one hex. True if it has come nearer in a charge. */
export function makeStep(p: Eagle, unit: number, to: number, dice: Dice, journal: Journal | undefined): boolean {
  const { ground, army } = p.scenario
  const seat = army.side[unit]
  startMove(p, unit)
  p.marks[unit] |= mark.MOVED
  const from = p.at[unit]
  const side = sideTo(ground.grid, from, to)
  if (!leavesZone(p, unit, to, dice, journal)) return false
  if (isSpread(p, unit)) {
    makeShift(p, unit, side, journal)
    return false
  }
  const byRoad = (ground.sides[6 * from + side] & ROAD) !== 0
  const cost = p.joined > 0 ? stackCost(p, from, to, side) : stepCost(p, unit, from, to, side)
  leadersScatter(p, to, seat, journal)
  p.left -= cost
  leaveRoad(p, unit, byRoad)
  if (p.joined > 0) shiftStack(p, to, p.left, journal)
  else shift(p, unit, to, p.heading)
  p.via = 1 + opposite(side)
  p.stopped = zoneAgainst(p, seat, to) === FRONT_ZONE ? 1 : 0
  // RA130: a unit that has no room here goes on.
  if (p.stopped === 0 && p.chase === 0 && !fits(p, unit, to, isCover(ground, to))) p.notes[unit] |= note.PASSING
  else p.notes[unit] &= ~note.PASSING
  journal?.tell(EVERYBODY, event.Moved, unit, from, to, p.left)
  judgeIn(p, to, journal)
  return (p.marks[unit] & mark.CHARGING) !== 0
}

let together = new Int16Array(0)

/** RA70 Moves the mover and all units that go along with it, the lowest first, so that they keep their order. */
export function shiftStack(p: Eagle, to: number, left: number, journal: Journal | undefined): void {
  const from = p.at[p.mover - 1]
  together = withRoom(together, p.scenario.army.units.length)
  let count = 0
  for (let node = p.top[from]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (p.mover === 1 + unit || isJoined(p, unit)) together[count++] = unit
  }
  for (let k = count - 1; k >= 0; k--) {
    shift(p, together[k], to, p.heading)
    if (p.mover !== 1 + together[k]) journal?.tell(EVERYBODY, event.Moved, together[k], from, to, left)
  }
}

/** RA106 Moves all hexes of skirmishers one step across the same side. */
function makeShift(p: Eagle, unit: number, side: number, journal: Journal | undefined): void {
  const { ground, army } = p.scenario
  const from = p.at[unit]
  let byRoad = true
  p.left -= shiftCost(p, unit, side)
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const hex = p.at[nodeOf(p, unit, k)]
    if ((ground.sides[6 * hex + side] & ROAD) === 0) byRoad = false
    leadersScatter(p, neighbour(ground.grid, hex, side), army.side[unit], journal)
  }
  shiftLine(p, unit, side, p.heading)
  leaveRoad(p, unit, byRoad)
  p.via = 1 + opposite(side)
  if (inFrontZone(p, unit)) p.stopped = 1
  journal?.tell(EVERYBODY, event.Moved, unit, from, p.at[unit], p.left)
  tellLine(p, unit, journal)
  judge(p, journal)
}

/** RA10 Takes away the extra point of the road once the unit leaves it. */
function leaveRoad(p: Eagle, unit: number, byRoad: boolean): void {
  if (byRoad || p.road === 0) return
  p.road = 0
  p.left -= roadBonus(p, unit)
}
