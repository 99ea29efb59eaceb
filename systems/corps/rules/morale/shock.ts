/** 16.1, A69, A70 Friends near a rout: which they are, and which is next. */
import { type Convex, gap, overlap, within } from '../../../../src/inches/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, morale } from '../state/position.ts'
import { disorder, oweRout, remove } from './harm.ts'
import { fail, passes, rollNerve, rout } from './nerve.ts'

/** A69 Was it in Rout before these routs began? Units that began to rout in this chain have a place in the queue. */
const wasRouting = (p: Corps, unit: number): boolean => p.morale[unit] === morale.ROUT && p.routs[unit] === 0

/** Can a unit still react to a rout near by: does it not rout in this chain itself? */
const canReact = (p: Corps, unit: number): boolean => isOn(p, unit) && p.routs[unit] === 0

/**
 * 16.1 Marks all friends of a router within 4 inches of a way, including its start, and those that the way passes
 * through. Call it before the router moves, because the nearest to where it stands react first.
 */
export function shake(p: Corps, router: number, way: Convex, isMoving: boolean): void {
  const start = shapeOf(p, router)
  for (let unit = 0; unit < p.shock.length; unit++) {
    if (unit === router || isEnemy(p, unit, router) || !canReact(p, unit)) continue
    const shape = shapeOf(p, unit)
    if (!within(way, shape, p.scenario.nerve.radius)) continue
    p.shock[unit] = 1 + 2 * gap(start, shape) + Number(isMoving && overlap(way, shape))
  }
}

const distanceOf = (shock: number): number => (shock - 1) >> 1

/** The friend that reacts next, found by `findNext`: 1 + a unit, 0 for none; and how many it could be. */
export const next = { unit: 0, count: 0 }

/** The least distance from the start among friends that must still react. */
function leastDistance(p: Corps): number {
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < p.shock.length; unit++)
    if (p.shock[unit] !== 0) least = Math.min(least, distanceOf(p.shock[unit]))
  return least
}

/**
 * A70 Finds the friend that reacts next: the nearest. Of several, their owner says which is first; that matters only
 * among those that test or rout, so those that are removed come before them.
 */
export function findNext(p: Corps): void {
  const least = leastDistance(p)
  next.unit = 0
  next.count = 0
  for (let unit = 0; unit < p.shock.length; unit++) {
    if (p.shock[unit] === 0 || distanceOf(p.shock[unit]) !== least) continue
    next.count++
    if (next.unit === 0) next.unit = 1 + unit
    if (!wasRouting(p, unit)) continue
    next.unit = 1 + unit
    next.count = 1
    return
  }
}

/** Is a unit one of the nearest? */
export const isNearest = (p: Corps, unit: number): boolean =>
  unit < p.shock.length && p.shock[unit] !== 0 && distanceOf(p.shock[unit]) === leastDistance(p)

/**
 * 16.1 A friend reacts: one in Rout is removed, a Shaken one routs, any other tests. `from` is what it would rout from.
 */
export function react(p: Corps, unit: number, from: number, dice: Dice, journal?: Journal): void {
  const isThrough = p.shock[unit] % 2 === 0
  p.shock[unit] = 0
  if (isThrough) journal?.tell(EVERYBODY, event.RoutedThrough, unit)
  if (wasRouting(p, unit)) remove(p, unit, journal)
  else if (p.morale[unit] === morale.SHAKEN) oweRout(p, unit, from)
  else {
    const total = rollNerve(p, unit, isThrough ? rout.THROUGH : rout.NEAR, dice, journal)
    if (passes(p, total)) disorder(p, unit, journal)
    else fail(p, unit, total, from, journal)
  }
}
