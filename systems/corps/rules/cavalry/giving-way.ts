/** 8.3, A43, A76, A172 Cavalry gives way to infantry that has come near. */
import { bearing, eastward, hull, INCH, makeBody, makeConvex, northward, within } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isBarred } from '../morale/course.ts'
import { goTo } from '../morale/going-to.ts'
import { disorder } from '../morale/harm.ts'
import { isEnemy, judgeMove } from '../movement/clearance.ts'
import { isDifficult, rateOf } from '../movement/rates.ts'
import { isOn, opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { STEP } from '../state/poses.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import { gapOf, isHorse } from './aiming.ts'

/** Has infantry come nearer to a cavalry brigade than it allows? Routers never count. */
export const comesNear = (p: Corps, foot: number, horse: number): boolean =>
  // Few have moved, so this is asked first.
  (p.marks[foot] & mark.CAME) !== 0 &&
  p.scenario.roster.arm[foot] === arm.INFANTRY &&
  isEnemy(p, foot, horse) &&
  isOn(p, foot) &&
  p.morale[foot] !== morale.ROUT &&
  within(shapeOf(p, foot), shapeOf(p, horse), p.scenario.charges.giveWay - 1)

/** The nearest infantry to which a cavalry brigade must give way; −1 for none. In contact it fights on. */
function nearestThreat(p: Corps, horse: number): number {
  if (!isHorse(p, horse) || !isOn(p, horse) || p.contact[horse] !== 0 || p.morale[horse] === morale.ROUT) return -1
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (let foot = 0; foot < p.morale.length; foot++) {
    if (!comesNear(p, foot, horse)) continue
    const cells = gapOf(p, foot, horse)
    if (cells < least) [nearest, least] = [foot, cells]
  }
  return nearest
}

const place = makeBody()
const way = makeConvex()
const ANY_RATE = 64 * INCH

/** The place found last. */
const found = { x: 0, y: 0, heading: 0, cells: 0, isFar: false }

/**
 * Finds the place straight back from infantry, facing it, at which the distance is kept: half a move away at most. If
 * there is none, the farthest place that it reaches; false if it cannot even turn.
 */
function findPlace(p: Corps, horse: number, foot: number): boolean {
  const start = shapeOf(p, horse)
  const half = rateOf(p, horse) >> 1
  found.heading = bearing(p.x[foot] - p.x[horse], p.y[foot] - p.y[horse])
  found.isFar = false
  let isFound = false
  const away = opposite(found.heading)
  for (let cells = 0; cells <= half && !found.isFar; cells += STEP) {
    const [x, y] = [p.x[horse] + eastward(away, cells), p.y[horse] + northward(away, cells)]
    shapeAt(p, horse, place, x, y, found.heading, p.form[horse])
    if (judgeMove(p, horse, start, place, ANY_RATE) !== undefined) continue
    hull(start, place, way)
    if (isBarred(p, horse, start, way) || (cells > half >> 1 && isDifficult(p, way))) continue
    isFound = true
    found.x = x
    found.y = y
    found.cells = cells
    found.isFar = !within(place, shapeOf(p, foot), p.scenario.charges.giveWay - 1)
  }
  return isFound
}

/** 8.3, A43 A cavalry brigade goes back; if it cannot keep the distance it becomes Disordered. */
function giveWay(p: Corps, horse: number, foot: number, journal?: Journal): void {
  const isFound = findPlace(p, horse, foot)
  if (isFound) goTo(p, horse, found.x, found.y, found.heading, journal)
  journal?.tell(EVERYBODY, event.GaveWay, horse, foot, isFound ? found.cells : 0)
  if (!found.isFar) disorder(p, horse, journal)
}

/** Everything that has moved until now has been dealt with: it no longer counts as coming near. */
export function forgetComings(p: Corps): void {
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.CAME
}

/** All cavalry that infantry has come near since the last time gives way. */
export function giveAllWay(p: Corps, journal?: Journal): void {
  for (let horse = 0; horse < p.morale.length; horse++) {
    const foot = nearestThreat(p, horse)
    if (foot >= 0) giveWay(p, horse, foot, journal)
  }
  forgetComings(p)
}

function hasAnyCome(p: Corps): boolean {
  for (let unit = 0; unit < p.marks.length; unit++) if ((p.marks[unit] & mark.CAME) !== 0) return true
  return false
}

/** Must any cavalry give way? */
export function doesAnyGiveWay(p: Corps): boolean {
  if (!hasAnyCome(p)) return false
  for (let horse = 0; horse < p.morale.length; horse++) if (nearestThreat(p, horse) >= 0) return true
  return false
}
