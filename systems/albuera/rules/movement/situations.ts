/** How situation files say which units are moving, in the middle of a Movement subphase. */
import { entriesField, nameField, UserError, wholeField } from '../../../../src/kernel/index.ts'
import { type Albuera, mark } from '../state/position.ts'
import { isOnMap } from '../state/troops.ts'
import { allowanceOf } from './allowance.ts'

/** The fields of `set` that belong to this chapter. */
export const MOVEMENT_FIELDS = ['moving', 'run']

/** Sets what a file says; returns whether it is a field of this chapter. */
export function setMovement(p: Albuera, field: string, value: unknown): boolean {
  if (field === 'run') p.run = wholeField(field, value, 0, 99)
  else if (field === 'moving')
    for (const [name, points] of entriesField(field, value)) {
      const what = `${field}.${name}`
      const unit = nameField(what, name, p.scenario.army.units)
      if (!isOnMap(p, unit)) throw new UserError(`${what}: it is not on the map`)
      p.left[unit] = pointsIn(what, points, allowanceOf(p, unit))
      p.marks[unit] |= mark.MOVING
    }
  else return false
  return true
}

/** Movement Points as half points, at most `most` of them. */
function pointsIn(field: string, value: unknown, most: number): number {
  const points = typeof value === 'number' ? 2 * value : Number.NaN
  if (!(Number.isInteger(points) && points >= 0 && points <= most))
    throw new UserError(`${field}: Movement Points are expected, 0 to ${most / 2}, in halves`)
  return points
}

/** The value of a field of this chapter; undefined for others. */
export function readMovement(p: Albuera, field: string): unknown {
  if (field === 'run') return p.run
  if (field !== 'moving') return undefined
  const moving = p.scenario.army.units.flatMap((name, unit) =>
    (p.marks[unit] & mark.MOVING) === 0 ? [] : [[name, p.left[unit] / 2] as const],
  )
  return Object.fromEntries(moving)
}

/** The units of `moving` have entered the hex in which they stand, and have the points that the file gives them. */
export function resume(p: Albuera, left: Int16Array): void {
  const { unitOf } = p.scenario.army
  const first = p.marks.findIndex((marks) => (marks & mark.MOVING) !== 0)
  if (first < 0) throw new UserError('moving: the units that are on the move are expected')
  for (let node = p.top[p.at[first]]; node >= 0; node = p.below[node])
    if ((p.marks[unitOf[node]] & mark.MOVING) !== 0 && p.mover === 0) p.mover = 1 + unitOf[node]
  for (let unit = 0; unit < p.marks.length; unit++) {
    if ((p.marks[unit] & mark.MOVING) === 0) continue
    if (p.at[unit] !== p.at[first]) throw new UserError('moving: units that are on the move stand in one hex')
    if (p.left[unit] === 0) p.ready++
    p.left[unit] = left[unit]
  }
  p.stepped = 1
}
