/** RA88 The run with which a charge ends, and whether cavalry that has come up still charges home. */
import { neighbour, sideTo } from '../../../../src/hex/index.ts'
import { isCover, NO_CHARGE } from '../state/ground.ts'
import { type Eagle, GOOD, mark } from '../state/position.ts'
import { faces } from '../state/zones.ts'

/**
 * Is the step from `from` to `at`, and the next one to the target, a run that a charge can make: straight, and over
 * clear ground?
 */
export function isRun({ scenario: { ground } }: Eagle, from: number, at: number, target: number): boolean {
  const side = sideTo(ground.grid, at, target)
  if (side < 0 || neighbour(ground.grid, from, side) !== at) return false
  if (isCover(ground, from) || isCover(ground, at) || isCover(ground, target)) return false
  return ((ground.sides[6 * from + side] | ground.sides[6 * at + side]) & NO_CHARGE) === 0
}

/**
 * Does a unit that has come up in a charge still have to charge home (11.2)? A barred unit stands and does not attack
 * (RA89), a shaken unit is no longer part of a charge and may attack like others, and a routed unit is gone. So is a
 * unit that a combat has driven or led away from its target, or that no longer has it in front of its stack (11.1a).
 */
export const chargesHome = (p: Eagle, unit: number): boolean =>
  (p.marks[unit] & (mark.CHARGED | mark.BARRED)) === mark.CHARGED &&
  p.state[unit] === GOOD &&
  faces(p, unit, p.target[unit] - 1)
