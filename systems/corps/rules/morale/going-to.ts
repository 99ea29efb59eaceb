/** A20, A53 A unit goes straight to another place outside its turn, over what lies on its way. */
import { hull, makeBody, makeConvex } from '../../../../src/inches/index.ts'
import type { Journal } from '../../../../src/kernel/index.ts'
import { shapeAt, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { passOver } from './generals.ts'

const end = makeBody()
const way = makeConvex()

/** Puts a unit elsewhere, as it stands; it takes guns that the enemy left on its way, and enemy generals get away. */
export function goTo(p: Corps, unit: number, x: number, y: number, heading: number, journal?: Journal): void {
  shapeAt(p, unit, end, x, y, heading, p.form[unit])
  hull(shapeOf(p, unit), end, way)
  p.x[unit] = x
  p.y[unit] = y
  p.heading[unit] = heading
  passOver(p, unit, way, journal)
}
