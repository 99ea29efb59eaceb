/** 16.6, A73, A175 Pursuers rally, or go back to their own lines. */
import { eastward, hull, INCH, makeBody, makeConvex, northward } from '../../../../src/inches/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { judgeMove } from '../movement/clearance.ts'
import { isDifficult, rateOf } from '../movement/rates.ts'
import { opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { STEP } from '../state/poses.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { isBarred } from './course.ts'
import { goTo } from './going-to.ts'
import { disorder, setMorale } from './harm.ts'
import { isLed, passes, rollNerve, rout } from './nerve.ts'

const place = makeBody()
const way = makeConvex()
const ANY_RATE = 64 * INCH

/** A73 A full move straight towards the edge of its own army, or as far as the way is clear; it faces as it rides. */
function goBack(p: Corps, unit: number, journal?: Journal): void {
  const heading = opposite(p.scenario.inward[p.scenario.roster.army[unit]])
  const start = shapeOf(p, unit)
  const rate = rateOf(p, unit)
  let cells = rate
  for (; cells > 0; cells -= STEP) {
    const [x, y] = [p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells)]
    shapeAt(p, unit, place, x, y, heading, p.form[unit])
    if (judgeMove(p, unit, start, place, ANY_RATE) !== undefined) continue
    hull(start, place, way)
    if (isBarred(p, unit, start, way) || (cells > rate >> 1 && isDifficult(p, way))) continue
    part(p, unit)
    goTo(p, unit, x, y, heading, journal)
    break
  }
  journal?.tell(EVERYBODY, event.PursuersWentBack, unit, cells)
}

/**
 * 16.6, A73 Pursuers try to rally: without a commander in contact, or without a pip, they fail. Those that pass are
 * Disordered; those that fail are Shaken at once, and go back.
 */
export function rallyPursuers(p: Corps, unit: number, hasPip: boolean, dice: Dice, journal?: Journal): void {
  const canTry = !p.scenario.nerve.rallyNeedsContact || (hasPip && isLed(p, unit, 0))
  const isSteady = canTry && passes(p, rollNerve(p, unit, rout.NONE, dice, journal))
  p.due[unit] &= ~due.PURSUES
  if (isSteady) {
    disorder(p, unit, journal)
    journal?.tell(EVERYBODY, event.PursuersRallied, unit)
    return
  }
  setMorale(p, unit, morale.SHAKEN, journal)
  goBack(p, unit, journal)
}
