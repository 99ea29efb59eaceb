/** 16.1, A69, A70 Friends near a rout: who they are, and who is next. */
import { type Convex, gap, overlap, within } from '../../../../src/inches/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, morale } from '../state/position.ts'
import { disorder, oweRout, remove } from './harm.ts'
import { fail, passes, rollNerve, rout } from './nerve.ts'

/** A69 Was it in Rout before these routs began? What has begun to rout in this chain has its place in the queue. */
const wasRouting = (p: Corps, unit: number): boolean => p.morale[unit] === morale.ROUT && p.routs[unit] === 0

/** Does a rout near by still mean anything to a unit: is it not itself one of those who rout in this chain? */
const canReact = (p: Corps, unit: number): boolean => isOn(p, unit) && p.routs[unit] === 0

/**
 * 16.1 Marks all friends of a router within 4 inches of a way, its start included, and those that the way passes
 * through. To be called before the router moves, for the nearest to where it stands are the first to react.
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

/** Who reacts next, found by `findNext`: 1 + a unit, 0 for none; and how many there are of whom that can be said. */
export const next = { unit: 0, count: 0 }

/** The least distance from the start at which a friend has still to react. */
function leastDistance(p: Corps): number {
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < p.shock.length; unit++)
    if (p.shock[unit] !== 0) least = Math.min(least, distanceOf(p.shock[unit]))
  return least
}

/**
 * A70 Finds who reacts next: the nearest. Of several, their owner says who is the first; only among those who test or
 * rout does it matter, so those who are removed come before them.
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
 * 16.1 A friend reacts: one in Rout is removed, a Shaken one routs, the others test. `from` is what it would rout from.
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
