/** RA130 Full hexes: a unit that cannot stay in one may pass it, if it can go straight on to one with room. */

import { CORNER_ZONES, FRONT, neighbour, opposite } from '../../../../src/hex/index.ts'
import { type Choice, refusal, UNKNOWN } from '../../../../src/kernel/index.ts'
import { forbidsStep } from '../orders/limits.ts'
import { CART, isCover } from '../state/ground.ts'
import { type Eagle, mark, note, SKIRMISH } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fits, hasFront, holder, nextHidden } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { costOf } from './allowance.ts'
import { isBarred } from './crowded-hex.ts'
import { headingOf, pointsFor } from './movement.ts'

export const GO_ON = refusal('RA130', 'A unit passes a hex where there is no room for it: it has to go on first.')

/** Does the mover stand where there is no room for it, so that it may only go on? */
export function isPassing(p: Eagle): boolean {
  const notes = p.mover > 0 && p.mover <= p.notes.length ? p.notes[p.mover - 1] : 0
  return notes !== UNKNOWN && (notes & note.PASSING) !== 0
}

/**
 * May a unit go through a full hex: outside every enemy zone of control, with points and a way to a hex with room
 * behind it?
 */
export function mayPass(p: Eagle, unit: number, to: number, side: number, cost: number): boolean {
  const { army, ground } = p.scenario
  const seat = army.side[unit]
  const together = p.joined > 0 && p.mover === 1 + unit
  if (p.chase > 0 || together || army.arm[unit] === CART || (p.marks[unit] & mark.CHARGING) !== 0) return false
  if (zoneAgainst(p, seat, to) !== NO_ZONE) return false
  // A unit that lies there under a marker is set down as this one comes, and may then stand in its way (RA25).
  if (p.scenario.markerSide.length > 0 && nextHidden(p, unit, to) >= 0) return false
  // 4.1c: the zones of skirmishers do not overlap, even in passing.
  if (p.form[unit] === SKIRMISH && p.top[to] >= 0 && p.form[army.unitOf[p.top[to]]] === SKIRMISH) return false
  const isFaced = hasFront(p, unit)
  const heading = headingOf(p, unit)
  const left = pointsFor(p, unit, false) - cost
  for (let next = 0; next < 6; next++) {
    const beyond = neighbour(ground.grid, to, next)
    if (beyond < 0 || beyond === p.at[unit] || (isFaced && CORNER_ZONES[6 * heading + next] !== FRONT)) continue
    if (isBarred(p, unit, to, opposite(side), next) || holder(p, beyond) === enemyOf(seat)) continue
    if (costOf(p, unit, to, next) > left || zoneAgainst(p, seat, beyond) !== NO_ZONE) continue
    if (fits(p, unit, beyond, isCover(ground, beyond)) && forbidsStep(p, unit, to, beyond) === undefined) return true
  }
  return false
}

/** Makes a choice wait while any unit stands where it may not stay. */
export const unlessPassing = (choice: Choice<Eagle>): Choice<Eagle> => ({
  ...choice,
  propose(p, seat, offers) {
    if (!isPassing(p)) choice.propose(p, seat, offers)
  },
  check: (p, seat, a, b) => (isPassing(p) ? GO_ON : choice.check(p, seat, a, b)),
})
