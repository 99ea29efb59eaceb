/** What stands in the way of a move, and where a body can stand. */
import { type Body, type Convex, GRACE, gap, isWithinRate, overlap, within } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isGeneral, isOn, isOnTable, MOST_BODIES, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { type Corps, morale, OFF } from '../state/position.ts'
import { isWayDifficult } from './rates.ts'
import { goesAlongRoad } from './roads.ts'
import { isBarredBy, passesNear, setWay } from './way.ts'

export const OFF_TABLE = refusal('A48', 'A unit leaves the table only in a rout or retreat, or along a retreat road.')
export const NO_ROOM = refusal('A45', 'There is no room: the base would overlap another.')
const BLOCKED = refusal('A94', 'The way is not clear: only generals and routing friends can be passed.')
/** By arm; a blind and a general move by rules of their own. */
const TOO_FAR = ['5.3', '5.1', '5.2', '1.4'].map((rule) =>
  refusal(rule, 'The corner that goes farthest would go farther than a pip allows.'),
)
const TOO_FAR_TO_FORM = refusal('3.13', 'With a change of formation a brigade goes half a move: that is too far.')
const TOO_FAR_HERE = refusal('5.6', 'On difficult ground, or across it, a pip is worth half: that is too far.')

const armyOf = (p: Corps, body: number): number => p.scenario.roster.army[body]
export const isEnemy = (p: Corps, body: number, other: number): boolean => armyOf(p, body) !== armyOf(p, other)

const isRouting = (p: Corps, body: number): boolean => body < p.morale.length && p.morale[body] === morale.ROUT

/**
 * Is it an obstacle, which others can neither pass nor stand on? Generals and guns without a crew are none (A20, A53).
 */
export const isSolid = (p: Corps, body: number): boolean => !isGeneral(p, body) && p.form[body] !== form.GUNS

/** Bodies with their shapes, in the order of the roster. Valid until anything moves. */
export interface Crowd {
  count: number
  readonly bodies: Int16Array
  readonly shapes: Body[]
}

export const makeCrowd = (): Crowd => ({ count: 0, bodies: new Int16Array(MOST_BODIES), shapes: [] })

const isNear = (one: Convex, { west, east, south, north }: Convex, range: number): boolean =>
  one.west <= east + range && one.east >= west - range && one.south <= north + range && one.north >= south - range

function enrol(into: Crowd, body: number, shape: Body): void {
  into.bodies[into.count] = body
  into.shapes[into.count++] = shape
}

/** Gathers the bodies from `first` up to `end`, none of which reaches farther from its middle than `extent`. */
function gatherThose(
  p: Corps,
  first: number,
  end: number,
  extent: number,
  self: number,
  place: Convex,
  near: number,
  crowd: Crowd,
  far: number,
  foes: Crowd,
): void {
  const { x, y } = p
  const { army } = p.scenario.roster
  const most = Math.max(near, far) + extent
  const [west, east, south, north] = [place.west - most, place.east + most, place.south - most, place.north + most]
  for (let other = first; other < end; other++) {
    // Most are too far away by their middles alone.
    if (x[other] < west || x[other] > east || y[other] < south || y[other] > north) continue
    if (x[other] === OFF || other === self) continue
    const shape = shapeOf(p, other)
    if (near >= 0 && isNear(shape, place, near)) enrol(crowd, other, shape)
    if (far >= 0 && army[other] !== army[self] && isNear(shape, place, far)) enrol(foes, other, shape)
  }
}

/**
 * Gathers at once everything that a body could meet if it goes `near` cells from a place, and the enemies, including
 * blinds, that could be within `far` cells of it. Generals do not count (A192). A range below 0 gathers none.
 */
export function gatherAt(
  p: Corps,
  self: number,
  place: Convex,
  near: number,
  crowd: Crowd,
  far: number,
  foes: Crowd,
): void {
  const { roster, extents } = p.scenario
  crowd.count = 0
  foes.count = 0
  gatherThose(p, 0, roster.generals, extents.unit, self, place, near, crowd, far, foes)
  gatherThose(p, roster.blinds, roster.guns, extents.blind, self, place, near, crowd, far, foes)
}

/** The same from where a body stands. */
export const gatherBoth = (p: Corps, self: number, near: number, crowd: Crowd, far: number, foes: Crowd): void =>
  gatherAt(p, self, shapeOf(p, self), near, crowd, far, foes)

const unused = makeCrowd()
const around = makeCrowd()

/** Gathers everything that a body could meet if it goes this far (cells). */
export function gather(p: Corps, self: number, range: number, into: Crowd): Crowd {
  gatherBoth(p, self, range, into, -1, unused)
  return into
}

/** Gathers the enemies, including blinds, that could be within this range (cells). */
export function gatherEnemies(p: Corps, self: number, range: number, into: Crowd): Crowd {
  gatherBoth(p, self, -1, unused, range, into)
  return into
}

/**
 * Is a shape clear of all bodies except `self`? Routing friends bar it too: they can be passed, but not stood on (A45).
 */
export function isFree(p: Corps, self: number, shape: Convex): boolean {
  gatherAt(p, self, shape, 0, around, -1, unused)
  return isFreeOf(around, shape)
}

/** Is a shape clear of a whole crowd? Routing friends bar it too: they can be passed, but not stood on (A45). */
export function isFreeOf({ count, shapes }: Crowd, shape: Convex): boolean {
  for (let k = 0; k < count; k++) if (overlap(shape, shapes[k])) return false
  return true
}

/** What `meet` has found: is the way barred, and does a body that can be passed stand where it ends? */
const met = { isBlocked: false, isFull: false }
/** The place in the crowd of the body that barred a way last: it often bars the next as well. */
let barrier = 0

/** Can a body pass this one of a crowd on its way: a routing friend, or `foe`? */
const canPass = (p: Corps, self: number, foe: number, other: number): boolean =>
  other === foe || (isRouting(p, other) && !isEnemy(p, self, other))

/** Finds what in a crowd stands in the way of a move, or where it ends. Routing friends and `foe` can be passed. */
function meet(p: Corps, self: number, to: Body, foe: number, { count, bodies, shapes }: Crowd): void {
  met.isFull = false
  met.isBlocked = barrier < count && !canPass(p, self, foe, bodies[barrier]) && isBarredBy(shapes[barrier])
  for (let k = 0; k < count && !met.isBlocked; k++) {
    const shape = shapes[k]
    if (!passesNear(shape, 0)) continue
    if (canPass(p, self, foe, bodies[k])) met.isFull ||= overlap(to, shape)
    else if (isBarredBy(shape)) {
      met.isBlocked = true
      barrier = k
    }
  }
}

/**
 * Rules 5, A45, A150: may `self` move from one pose to another at this rate (cells)? The corner that goes farthest
 * counts, the way is the hull of both ends, and half the rate is left where any of it is difficult. `crowd` is
 * everything that it could meet (`gather`); `foe` is the enemy that it goes to touch, a corner of which may reach into
 * that hull.
 */
export function judgeMove(
  p: Corps,
  self: number,
  from: Body,
  to: Body,
  rate: number,
  foe = -1,
  crowd = gather(p, self, rate + GRACE, around),
): Refusal | undefined {
  if (!isOnTable(p.scenario, to)) return OFF_TABLE
  if (!isWithinRate(from, to, rate))
    return p.forming > 0 && p.picked === 1 + self ? TOO_FAR_TO_FORM : TOO_FAR[p.scenario.roster.arm[self]]
  // The halved rate is asked first, because it costs less than the ground.
  setWay(from, to)
  if (!isWithinRate(from, to, rate >> 1) && isWayDifficult(p) && !goesAlongRoad(p, p.form[self], from, to))
    return TOO_FAR_HERE
  meet(p, self, to, foe, crowd)
  if (met.isBlocked) return BLOCKED
  return met.isFull ? NO_ROOM : undefined
}

/** Is any enemy, including blinds, within `range` cells of a shape of a body? Generals do not count (A192). */
export function isEnemyWithin(p: Corps, self: number, shape: Convex, range: number): boolean {
  gatherAt(p, self, shape, -1, unused, range, around)
  return isAnyWithin(around, shape, range)
}

/** The enemy, including blinds, whose middle is nearest to that of a body; −1 if none is on the table. */
function nearestMiddle(p: Corps, self: number): number {
  const { x, y } = p
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (let other = 0; other < x.length; other++) {
    if (x[other] === OFF || !isEnemy(p, self, other) || !isSolid(p, other)) continue
    const [dx, dy] = [x[other] - x[self], y[other] - y[self]]
    const square = dx * dx + dy * dy
    if (square >= least) continue
    nearest = other
    least = square
  }
  return nearest
}

/** The enemy, including blinds, nearest to a body; −1 if none is on the table. Of equals the first. */
export function nearestEnemy(p: Corps, self: number): number {
  // Start from the enemy that is probably nearest: then few of the others must be measured.
  let nearest = nearestMiddle(p, self)
  if (nearest < 0) return -1
  const shape = shapeOf(p, self)
  let least = gap(shape, shapeOf(p, nearest))
  for (let other = 0; other < p.x.length; other++) {
    if (other === nearest || !isOn(p, other) || !isEnemy(p, self, other) || !isSolid(p, other)) continue
    const enemy = shapeOf(p, other)
    const most = other < nearest ? least : least - 1
    if (!within(shape, enemy, most)) continue
    nearest = other
    least = gap(shape, enemy)
  }
  return nearest
}

/** Is any of a crowd within `range` cells of a shape? */
export function isAnyWithin({ count, shapes }: Crowd, shape: Convex, range: number): boolean {
  for (let k = 0; k < count; k++) if (within(shape, shapes[k], range)) return true
  return false
}
