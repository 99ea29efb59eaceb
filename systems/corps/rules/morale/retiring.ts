/** A61, A87 A result sends a unit back: straight away from its opponent, facing it at the end. */
import { bearing, eastward, hull, isWhollyOn, makeBody, makeConvex, northward } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemyWithin } from '../movement/clearance.ts'
import { isOnTable, opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { coverOf, isSameSection } from '../state/cover.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { isBarred, isEnemyInWay } from './course.ts'
import { passOver } from './generals.ts'
import { oweRout, remove, setMorale } from './harm.ts'
import { makeWay, pushBack } from './pushing.ts'

/** Where the unit retires to. */
const end = makeBody()
const way = makeConvex()

/** Sets `end`; a garrison that leaves its section forms a column of attack (A138). Returns the formation. */
function place(p: Corps, unit: number, x: number, y: number, heading: number): number {
  shapeAt(p, unit, end, x, y, heading, p.form[unit])
  if (p.form[unit] !== form.GARRISON) return p.form[unit]
  const area = coverOf(p, unit)
  if (area !== undefined && isWhollyOn(area, end) && isSameSection(p, area, p.x[unit], p.y[unit], x, y))
    return form.GARRISON
  shapeAt(p, unit, end, x, y, heading, form.ATTACK)
  return form.ATTACK
}

/** A61 Can it go that far: no enemy and no impassable ground in the way, and friends there can be pushed back? */
function canRetire(p: Corps, unit: number, foe: number, away: number): boolean {
  const start = shapeOf(p, unit)
  hull(start, end, way)
  if (isEnemyInWay(p, unit, way, foe) || isBarred(p, unit, start, way)) return false
  // A84
  if (p.form[unit] === form.GARRISON && isEnemyWithin(p, unit, end, p.scenario.fights.beside)) return false
  return makeWay(p, unit, way, away)
}

/**
 * A61, A87 A unit retires the full distance (cells) from an opponent, and is Shaken. If it cannot, it must rout; off
 * the table it is lost (A48); friends in the way are pushed back and Disordered. Enemy generals and guns in its way are passed
 * over (A20, A113). The caller ends with `settleHarm`.
 */
export function retire(p: Corps, unit: number, foe: number, cells: number, journal?: Journal): void {
  setMorale(p, unit, morale.SHAKEN, journal)
  const away = bearing(p.x[unit] - p.x[foe], p.y[unit] - p.y[foe])
  const [x, y] = [p.x[unit] + eastward(away, cells), p.y[unit] + northward(away, cells)]
  const as = place(p, unit, x, y, opposite(away))
  if (!canRetire(p, unit, foe, away)) {
    oweRout(p, unit, foe)
    return
  }
  part(p, unit)
  p.x[unit] = x
  p.y[unit] = y
  p.heading[unit] = opposite(away)
  p.form[unit] = as
  journal?.tell(EVERYBODY, event.Retired, unit, cells)
  pushBack(p, away, journal)
  passOver(p, unit, way, journal)
  if (!isOnTable(p.scenario, end)) remove(p, unit, journal)
}
