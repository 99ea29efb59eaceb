/**
 * 3.1c, 3.1d, 3.1f What orders still require of units that have not moved: until it is done, the movement does not end
 * and their leader does not ride.
 */
import type { Refusal } from '../../../../src/kernel/index.ts'
import { mayPayTurn, turnsFreely } from '../movement/facing.ts'
import { whyNotMove } from '../movement/movement.ts'
import { canCross, makeReady } from '../movement/steps.ts'
import type { Eagle } from '../state/position.ts'
import { mayOwe, type Steps, stillOwes } from './limits.ts'

/** The steps of a unit that turns first, if that is free or it has the point for it (RA69). */
const steps: Steps = {
  makeReady: (p, unit) => makeReady(p, p.active, unit, turnsFreely(p, unit)),
  makeReadyTurned: (p, unit) => mayPayTurn(p, unit) && makeReady(p, p.active, unit, true, 1),
  canCross: (p, unit, to, side) => canCross(p, p.active, unit, to, side),
}

/**
 * Returns what a unit still owes its order before its side's movement may end. A unit that may not act owes nothing
 * (RA134).
 */
export const owes = (p: Eagle, seat: number, unit: number): Refusal | undefined =>
  !mayOwe(p, unit) || whyNotMove(p, seat, unit) ? undefined : stillOwes(p, unit, steps)

/** Returns what a unit that may act still owes its order. */
export const ableOwes = (p: Eagle, unit: number): Refusal | undefined =>
  mayOwe(p, unit) ? stillOwes(p, unit, steps) : undefined

/** Returns what some unit of a side still owes. */
export function owedBySide(p: Eagle, seat: number): Refusal | undefined {
  const { side } = p.scenario.army
  for (let unit = 0; unit < side.length; unit++) {
    const owed = owes(p, seat, unit)
    if (owed) return owed
  }
  return undefined
}

/** The number in a list of units of the one that last owed something. Usually it still does. */
interface Debtor {
  last: number
}
const bySide: readonly Debtor[] = [{ last: 0 }, { last: 0 }]
const byLeader: Debtor[] = []

/** Does any of these units still owe something? Asks the last debtor first. */
function someOwes(p: Eagle, seat: number, units: ArrayLike<number>, debtor: Debtor): boolean {
  const { length } = units
  for (let asked = 0, k = debtor.last; asked < length; asked++, k++) {
    if (k >= length) k = 0
    if (owes(p, seat, units[k]) === undefined) continue
    debtor.last = k
    return true
  }
  return false
}

/** Does any unit of a side still owe something? */
export const sideOwes = (p: Eagle, seat: number): boolean =>
  someOwes(p, seat, p.scenario.army.unitsOfSide[seat], bySide[seat])

/** Does any unit of a leader's formation still owe something? */
export const owesUnder = (p: Eagle, leader: number): boolean =>
  someOwes(p, p.scenario.army.leaderSide[leader], p.scenario.army.unitsOf[leader], (byLeader[leader] ??= { last: 0 }))

/** 7 Returns what some unit of a leader's formation still owes: once he has moved, it could no longer do it. */
export function owedUnder(p: Eagle, leader: number): Refusal | undefined {
  const { leaderSide, unitsOf } = p.scenario.army
  const units = unitsOf[leader]
  for (let k = 0; k < units.length; k++) {
    const owed = owes(p, leaderSide[leader], units[k])
    if (owed) return owed
  }
  return undefined
}
