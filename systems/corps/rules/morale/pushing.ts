/** A61, A140 Friends in the way of a retiring unit are pushed back, and push back those behind them. */
import {
  type Convex,
  east as eastOf,
  eastward,
  hull,
  makeBody,
  makeConvex,
  north as northOf,
  northward,
  overlap,
} from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isEnemy, isSolid } from '../movement/clearance.ts'
import { isOn, isOnTable, MOST_BODIES, shapeAt, shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { STEP } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { isBarred, isEnemyInWay } from './course.ts'
import { passOver } from './generals.ts'
import { disorder } from './harm.ts'

/** The bodies that go back, the retiring unit first, how far (cells), and by which way. */
const bodies = new Int16Array(MOST_BODIES)
const lengths = new Int16Array(MOST_BODIES)
const ways: Convex[] = Array.from({ length: MOST_BODIES }, () => makeConvex())
let count = 0

const end = makeBody()

/** Is a shape in the way of any body that goes back? */
function isInWay(shape: Convex): boolean {
  for (let k = 0; k < count; k++) if (overlap(ways[k], shape)) return true
  return false
}

function goesBack(body: number): boolean {
  for (let k = 0; k < count; k++) if (bodies[k] === body) return true
  return false
}

/** The friend in the way that stands least far back along a heading; −1 for none. */
function nextInWay(p: Corps, heading: number): number {
  let [first, least] = [-1, Number.POSITIVE_INFINITY]
  for (let body = 0; body < p.x.length; body++) {
    if (!isOn(p, body) || !isSolid(p, body) || isEnemy(p, bodies[0], body) || goesBack(body)) continue
    const along = p.x[body] * eastOf(heading) + p.y[body] * northOf(heading)
    if (along < least && isInWay(shapeOf(p, body))) [first, least] = [body, along]
  }
  return first
}

/** Finds how far a friend must go back along a heading to be out of the way; false if it cannot. */
function makeRoom(p: Corps, body: number, heading: number): boolean {
  const start = shapeOf(p, body)
  let cells = 0
  do {
    cells += STEP
    const [x, y] = [p.x[body] + eastward(heading, cells), p.y[body] + northward(heading, cells)]
    shapeAt(p, body, end, x, y, p.heading[body], p.form[body])
    if (!isOnTable(p.scenario, end)) return false
  } while (isInWay(end))
  const way = hull(start, end, ways[count])
  if (isEnemyInWay(p, body, way, -1) || isBarred(p, body, start, way)) return false
  bodies[count] = body
  lengths[count++] = cells
  return true
}

/**
 * Finds which bodies must go back so that a unit can go this way along a heading, and how far: each just far enough to
 * be clear of all before it. False if one of them cannot: enemies, impassable ground or the edge are behind it, or it
 * holds a built-up area as its garrison.
 */
export function makeWay(p: Corps, unit: number, way: Convex, heading: number): boolean {
  bodies[0] = unit
  ways[0] = way
  count = 1
  for (;;) {
    const body = nextInWay(p, heading)
    if (body < 0) return true
    if (p.form[body] === form.GARRISON || !makeRoom(p, body, heading)) return false
  }
}

/** Pushes back all bodies that `makeWay` has found; units among them become Disordered. */
export function pushBack(p: Corps, heading: number, journal?: Journal): void {
  for (let k = 1; k < count; k++) {
    const body = bodies[k]
    p.x[body] += eastward(heading, lengths[k])
    p.y[body] += northward(heading, lengths[k])
    journal?.tell(EVERYBODY, event.PushedBack, body, lengths[k])
    if (body >= p.morale.length) continue
    part(p, body)
    disorder(p, body, journal)
    passOver(p, body, ways[k], journal)
  }
}
