/**
 * A100 The documented list of moves: it is offered to everybody, and decides whether there is a move left that must be
 * made. `README.md` says what it holds. Any other legal move can be sent as well.
 */
import {
  type Area,
  bearing,
  DEGREE,
  east,
  eastward,
  FULL_TURN,
  GRACE,
  INCH,
  north,
  northward,
  ONE,
  RIGHT_ANGLE,
  turnBetween,
  turned,
  within,
} from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { isPlace, placeOf, STEP, TURNS as TURN_NUMBERS, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { nearestEnemy } from './clearance.ts'
import { findNearest, nearest } from './objective.ts'
import { poseAfter } from './pose.ts'
import { rateOf } from './rates.ts'

/** The list made last: by number, the turn and the way of each move, as actions name them. */
export const listed = { count: 0, turns: new Int16Array(160), places: new Int32Array(160) }

/** Degrees of the turns that are always offered. */
const TURNS = [0, -45, -30, -15, 15, 30, 45]
/** Quarter degrees of the ways aside, to the left and to the right. */
const SLANTS = [-180, -90, 90, 180]
/** A square goes any way: quarter degrees. */
const AROUND = [0, 180, 360, 540, 720, 900, 1080, 1260]
/** A move goes ahead by up to half a right angle to either side, and turns by as much (A93): quarter degrees. */
const MOST_ASIDE = 180
/** Distances from the nearest enemy at which a move stops; cells. */
const STOPS = [16 * INCH, 8 * INCH, 4 * INCH, 2 * INCH]

/** What the list is made for. */
const now = { body: 0, heading: 0, sideways: 0, rate: 0, most2: 0, enemy: -1 }

/**
 * Moves already on the list, by their numbers: a table with room for far more, in which a move takes the first free
 * place from the one that its number leads to. Places that were filled for an earlier list count as free.
 */
const known = { numbers: new Int32Array(512), lists: new Int32Array(512), list: 0 }
/** This factor spreads the numbers over the table: the upper 9 bits of the product are the place. */
const SPREAD = 0x9e3779b1
const UPPER = 32 - 9

/** Notes that a move is on the list; false if it was already. */
function isNew(number: number): boolean {
  const { numbers, lists, list } = known
  let at = Math.imul(number, SPREAD) >>> UPPER
  while (lists[at] === list) {
    if (numbers[at] === number) return false
    at = (at + 1) % numbers.length
  }
  lists[at] = list
  numbers[at] = number
  return true
}

function add(turn: number, ahead: number, right: number): void {
  if ((turn === turnOf(0) && ahead === 0 && right === 0) || !isPlace(ahead, right)) return
  const { turns, places, count } = listed
  const place = placeOf(ahead, right)
  if (!isNew(place * TURN_NUMBERS + turn)) return
  turns[count] = turn
  places[count] = place
  listed.count++
}

/** The part ahead, and the part to the right, of a number of steps in a direction: quarter degrees right of straight ahead. */
const aheadBy = (aside: number, steps: number): number => northward(turned(0, aside), steps)
const rightBy = (aside: number, steps: number): number => eastward(turned(0, aside), steps)

const addAlong = (turn: number, aside: number, steps: number): void =>
  add(turn, aheadBy(aside, steps), rightBy(aside, steps))

/** The body after a turn and a number of steps in a direction. */
const bodyAfter = (p: Corps, turn: number, aside: number, steps: number) =>
  poseAfter(p, now.body, turn, placeOf(aheadBy(aside, steps), rightBy(aside, steps))).body

/** How far a turn in place carries each corner, and which turn that was; −1 for none yet. */
const swing = { turn: -1, count: 0, xs: new Int32Array(4), ys: new Int32Array(4) }

function setSwing(p: Corps, turn: number): void {
  if (swing.turn === turn) return
  swing.turn = turn
  // Without a turn all corners go alike, so one is enough.
  swing.count = turn === turnOf(0) ? 1 : 4
  const from = shapeOf(p, now.body)
  const to = poseAfter(p, now.body, turn, placeOf(0, 0)).body
  for (let k = 0; k < swing.count; k++) {
    swing.xs[k] = to.xs[k] - from.xs[k]
    swing.ys[k] = to.ys[k] - from.ys[k]
  }
}

/** Is a turn with a number of steps in a direction within its rate? A way carries all corners alike. */
function isInRate(aside: number, steps: number): boolean {
  const ahead = aheadBy(aside, steps) * STEP
  const right = rightBy(aside, steps) * STEP
  const { heading, sideways, most2 } = now
  const x = eastward(heading, ahead) + eastward(sideways, right)
  const y = northward(heading, ahead) + northward(sideways, right)
  for (let k = 0; k < swing.count; k++) {
    const dx = swing.xs[k] + x
    const dy = swing.ys[k] + y
    if (dx * dx + dy * dy > most2) return false
  }
  return true
}

/** How many steps it can go along a direction by its rate; −1 if even the turn is too much. */
function mostSteps(p: Corps, turn: number, aside: number): number {
  setSwing(p, turn)
  if (!isInRate(aside, 0)) return -1
  let steps = nearlyMost(aside)
  while (!isInRate(aside, steps)) steps--
  while (isInRate(aside, steps + 1)) steps++
  return steps
}

/**
 * About how many steps it can go, ignoring the rounding of places: until the first of its corners has gone its rate.
 */
function nearlyMost(aside: number): number {
  const direction = turned(now.heading, aside)
  const [x, y] = [east(direction) / ONE, north(direction) / ONE]
  let most = now.rate
  for (let k = 0; k < swing.count; k++) {
    const [dx, dy] = [swing.xs[k], swing.ys[k]]
    const along = dx * x + dy * y
    most = Math.min(most, Math.sqrt(along * along + now.most2 - dx * dx - dy * dy) - along)
  }
  return Math.max(0, Math.floor(most / STEP))
}

/** Adds the whole of what it can go, a half and, if `parts` is 3, a quarter; `most` is the whole in steps. */
function addParts(p: Corps, turn: number, aside: number, parts: number, most = mostSteps(p, turn, aside)): void {
  for (let k = 0; k < parts; k++) if (most >> k > 0) addAlong(turn, aside, most >> k)
}

/**
 * Adds the move, of `most` steps at most, that stops at this distance (cells) from the enemy, if the way leads that
 * near.
 */
function addStop(p: Corps, turn: number, aside: number, most: number, cells: number): void {
  const enemy = shapeOf(p, now.enemy)
  const isNear = (steps: number): boolean => within(bodyAfter(p, turn, aside, steps), enemy, cells - 1)
  let [low, high] = [0, most]
  if (high <= 0 || isNear(0) || !isNear(high)) return
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isNear(middle)) high = middle
    else low = middle
  }
  addAlong(turn, aside, low)
}

/** The whole degrees nearest to a turn in quarter degrees, at most what a move allows. */
const turnTowards = (by: number): number => turnOf(Math.round(Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, by)) / DEGREE))

const isAhead = (by: number): boolean => Math.abs(by) <= 2 * MOST_ASIDE
const asideTowards = (by: number): number => Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, by))

/** Adds the turns in place, and the ways straight ahead with them. */
function addTurns(p: Corps, turn: number): void {
  const most = mostSteps(p, turn, 0)
  if (most >= 0) add(turn, 0, 0)
  addParts(p, turn, 0, 3, most)
}

function addForEnemy(p: Corps): void {
  const by = turnBetween(now.heading, bearing(p.x[now.enemy] - p.x[now.body], p.y[now.enemy] - p.y[now.body]))
  const away = turnBetween(now.heading, turned(now.heading, by + FULL_TURN / 2))
  const [to, from] = [turnTowards(by), turnTowards(away)]
  addTurns(p, to)
  addTurns(p, from)
  if (isAhead(by)) {
    const aside = asideTowards(by)
    const [most, turning] = [mostSteps(p, turnOf(0), aside), mostSteps(p, to, aside)]
    for (const cells of STOPS) {
      addStop(p, turnOf(0), aside, most, cells)
      addStop(p, to, aside, turning, cells)
    }
    addParts(p, turnOf(0), aside, 3, most)
    addParts(p, to, aside, 2, turning)
    // To a flank.
    addParts(p, to, -MOST_ASIDE, 2)
    addParts(p, to, MOST_ASIDE, 2)
  }
  if (isAhead(away)) {
    addParts(p, turnOf(0), asideTowards(away), 2)
    addParts(p, from, asideTowards(away), 2)
  }
}

/** Adds moves towards the nearest point of some ground, and on to it. */
function addForGround(p: Corps, areas: readonly Area[], parts: number): void {
  const [x, y] = [p.x[now.body], p.y[now.body]]
  if (!findNearest(areas, x, y)) return
  const by = turnBetween(now.heading, bearing(nearest.x - x, nearest.y - y))
  const turn = turnTowards(by)
  if (parts > 0) addTurns(p, turn)
  if (!isAhead(by)) return
  const aside = asideTowards(by)
  const arrival = Math.ceil(Math.sqrt(nearest.square) / STEP)
  for (const one of [turnOf(0), turn]) {
    const most = mostSteps(p, one, aside)
    addParts(p, one, aside, Math.max(1, parts), most)
    if (arrival <= most) addAlong(one, aside, arrival)
  }
}

/**
 * Begins the list of a body's moves in `listed` with those straight ahead and towards its objective. `completeList`
 * adds the rest.
 */
export function beginList(p: Corps, body: number): void {
  listed.count = 0
  known.list++
  now.body = body
  now.heading = p.heading[body]
  now.sideways = turned(now.heading, RIGHT_ANGLE)
  now.rate = rateOf(p, body)
  now.most2 = (now.rate + GRACE) * (now.rate + GRACE)
  swing.turn = -1
  const { objectives, roster } = p.scenario
  addParts(p, turnOf(0), 0, 3)
  addForGround(p, objectives[p.objective[roster.command[body]]].areas, 3)
}

/** Adds to a list that was begun what it still lacks. */
export function completeList(p: Corps): void {
  const { body } = now
  const { ground } = p.scenario
  now.enemy = nearestEnemy(p, body)
  if (now.enemy >= 0) addForEnemy(p)
  for (const degrees of TURNS) addTurns(p, turnOf(degrees))
  for (const aside of p.form[body] === form.SQUARE ? AROUND : SLANTS) addParts(p, turnOf(0), aside, 2)
  addForGround(p, ground.sections, 0)
  addForGround(p, ground.woods, 0)
}

/** Makes the list of a body's moves in `listed`: at most about 120; `judgeGoing` says which of them are legal. */
export function listMoves(p: Corps, body: number): void {
  beginList(p, body)
  completeList(p)
}
