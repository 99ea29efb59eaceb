/** A61, A87 A result sends a unit back: straight away from its opponent, and its front towards him at the end. */
import { bearing, eastward, hull, makeBody, makeConvex, northward, overlap } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy, isSolid } from '../movement/clearance.ts'
import { isOn, isOnTable, opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'
import { oweRout, remove } from './harm.ts'

const there = makeBody()
const way = makeConvex()

/** Retires a unit so many cells from an opponent. */
export function retire(p: Corps, unit: number, foe: number, cells: number, journal?: Journal): void {
  const away = bearing(p.x[unit] - p.x[foe], p.y[unit] - p.y[foe])
  const [x, y] = [p.x[unit] + eastward(away, cells), p.y[unit] + northward(away, cells)]
  const heading = opposite(away)
  shapeAt(p, unit, there, x, y, heading, p.form[unit])
  hull(shapeOf(p, unit), there, way)
  for (let other = 0; other < p.x.length; other++)
    if (isOn(p, other) && isEnemy(p, unit, other) && isSolid(p, other) && overlap(way, shapeOf(p, other))) {
      oweRout(p, unit, foe)
      return
    }
  part(p, unit)
  p.x[unit] = x
  p.y[unit] = y
  p.heading[unit] = heading
  journal?.tell(EVERYBODY, event.Retired, unit, cells)
  if (!isOnTable(p.scenario, there)) remove(p, unit, journal)
}
