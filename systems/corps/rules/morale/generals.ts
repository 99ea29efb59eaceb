/** A53, A113 The enemy reaches a general: he gets away to the nearest brigade of his army, or is removed. */
import { type Convex, gap, makeBody, overlap } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { discAt, frontOf, isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { type Corps, morale, OFF } from '../state/position.ts'
import { takeGuns } from './guns.ts'

const disc = makeBody()

/** The nearest brigade of a general's army, in his reach, that does not rout; −1 for none. Of equals the first. */
function refugeOf(p: Corps, general: number): number {
  const { roster, rates } = p.scenario
  let [nearest, least] = [-1, rates.general + 1]
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (roster.arm[unit] === arm.ARTILLERY || !isOn(p, unit) || isEnemy(p, general, unit)) continue
    if (p.morale[unit] === morale.ROUT) continue
    const cells = gap(shapeOf(p, general), shapeOf(p, unit))
    if (cells < least) [nearest, least] = [unit, cells]
  }
  return nearest
}

function flee(p: Corps, general: number, journal?: Journal): void {
  const refuge = refugeOf(p, general)
  if (refuge < 0) {
    p.x[general] = OFF
    journal?.tell(EVERYBODY, event.GeneralLost, general)
    return
  }
  const { x, y, aheadX, aheadY } = shapeOf(p, refuge)
  // Behind the middle of its rear; on the edge of the table at its centre, because generals block no body.
  const isBehind = isOnTable(p.scenario, discAt(disc, x - aheadX, y - aheadY, frontOf(p, general) >> 1))
  p.x[general] = isBehind ? x - aheadX : x
  p.y[general] = isBehind ? y - aheadY : y
  journal?.tell(EVERYBODY, event.GeneralFled, general, refuge)
}

/** A unit passes over enemy generals and guns that the enemy has left (A20). For everything that moves units. */
export function passOver(p: Corps, unit: number, way: Convex, journal?: Journal): void {
  takeGuns(p, unit, way, journal)
  const { generals, blinds } = p.scenario.roster
  for (let general = generals; general < blinds; general++)
    if (isOn(p, general) && isEnemy(p, unit, general) && overlap(way, shapeOf(p, general))) flee(p, general, journal)
}
