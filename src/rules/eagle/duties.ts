/** 3.1c, 3.1d, 3.1f What orders still ask of units that have not moved: the movement does not end before, nor does their leader ride. */
import type { Refusal } from '../../engine/index.ts'
import { whyNotMove } from './movement.ts'
import { stillOwes } from './obedience.ts'
import type { Eagle } from './position.ts'
import { whyNotStep } from './steps.ts'
import { turnsFreely } from './turning.ts'

/** May a unit step there, if it turns first where that is free (RA69)? */
const canStep = (p: Eagle, unit: number, to: number): boolean => whyNotStep(p, p.active, unit, to, turnsFreely(p, unit)) === undefined

/** What a unit still owes its order before its side's movement may end; whoever cannot move owes nothing (RA134). */
export const owes = (p: Eagle, seat: number, unit: number): Refusal | undefined =>
  p.scenario.army.side[unit] !== seat || whyNotMove(p, seat, unit) ? undefined : stillOwes(p, unit, canStep)

/** What some unit of a side still owes. */
export function owedBySide(p: Eagle, seat: number): Refusal | undefined {
  const { side } = p.scenario.army
  for (let unit = 0; unit < side.length; unit++) {
    const owed = owes(p, seat, unit)
    if (owed) return owed
  }
  return undefined
}

/** By side: who owed something when it was last asked. */
const likely = new Int16Array(2)

/** Does any unit of a side still owe something? Asks him first who did the last time, for mostly he still does. */
export function sideOwes(p: Eagle, seat: number): boolean {
  const { length } = p.scenario.army.units
  for (let asked = 0, unit = likely[seat]; asked < length; asked++, unit++) {
    if (unit >= length) unit = 0
    if (owes(p, seat, unit) === undefined) continue
    likely[seat] = unit
    return true
  }
  return false
}

/** 7 What some unit of a leader's formation still owes: once he has moved it could not. */
export function owedUnder(p: Eagle, leader: number): Refusal | undefined {
  const { leaderSide, unitsOf } = p.scenario.army
  const units = unitsOf[leader]
  for (let k = 0; k < units.length; k++) {
    const owed = owes(p, leaderSide[leader], units[k])
    if (owed) return owed
  }
  return undefined
}
