/** A12, A13 Which units support a unit: brigades that are Formed. */
import { type Convex, makeConvex, overlap, setSegment, within } from '../../../../src/inches/index.ts'
import { isEnemy, nearestEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'

/**
 * A12 Is a unit a support to its friends: a Formed brigade, not in column of march and not in contact with an enemy?
 */
export const isSupport = (p: Corps, unit: number): boolean =>
  isOn(p, unit) &&
  p.morale[unit] === morale.FORMED &&
  p.scenario.roster.arm[unit] !== arm.ARTILLERY &&
  p.form[unit] !== form.MARCH &&
  p.contact[unit] === 0

/** A12 Is a support of a unit within a range (cells) of it, in any direction? */
export function isSupported(p: Corps, unit: number, range: number): boolean {
  const shape = shapeOf(p, unit)
  for (let other = 0; other < p.morale.length; other++)
    if (other !== unit && !isEnemy(p, unit, other) && isSupport(p, other) && within(shape, shapeOf(p, other), range))
      return true
  return false
}

/** 15.4, A85 How many supports of infantry a unit has within a range (cells). */
export function countSupports(p: Corps, unit: number, range: number): number {
  const shape = shapeOf(p, unit)
  let count = 0
  for (let other = 0; other < p.morale.length; other++) {
    if (other === unit || p.scenario.roster.arm[other] !== arm.INFANTRY || isEnemy(p, unit, other)) continue
    if (isSupport(p, other) && within(shape, shapeOf(p, other), range)) count++
  }
  return count
}

/** From the centre of a unit to that of an enemy. */
const line: Convex = makeConvex(2)

/** A13 Does a support within a range (cells) stand between a unit and the enemy nearest to it? */
export function isBehindSupport(p: Corps, unit: number, range: number): boolean {
  const enemy = nearestEnemy(p, unit)
  if (enemy < 0) return false
  const shape = shapeOf(p, unit)
  setSegment(line, p.x[unit], p.y[unit], p.x[enemy], p.y[enemy])
  for (let other = 0; other < p.morale.length; other++) {
    if (other === unit || isEnemy(p, unit, other) || !isSupport(p, other)) continue
    const between = shapeOf(p, other)
    if (overlap(line, between) && within(shape, between, range)) return true
  }
  return false
}
