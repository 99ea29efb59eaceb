/** 5.7, A189 Following a road: one move that ends on the middle line of the road and faces along it. */
import {
  bearing,
  DEGREE,
  INCH,
  isWithinRate,
  type Point,
  placeAlong,
  turnBetween,
} from '../../../../src/inches/index.ts'
import { type Choice, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { form } from '../state/forms.ts'
import { quartersOf, TURNS, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { bodyOf, carryOut } from './carrying.ts'
import { judgeOpen, judgePose } from './going.ts'
import { type Outset, setOut } from './outset.ts'
import { makePose, setPose } from './pose.ts'
import { isAt, isOnRoad } from './roads.ts'

const NO_FRONT = refusal('A189', 'Only a unit with a front goes along a road: no blind, and no square.')
const NOT_ON_ROAD = refusal('A189', 'The middle of the unit is on no road: move it onto one first.')
const NOT_SO = refusal(
  'A189',
  'No road leads on with such a turn. One of more than 45 degrees is a change of face: make it first.',
)

const MOST_TURN = quartersOf(TURNS - 1)
/** Cells between the first places searched along a road, before it is searched cell by cell. */
const COARSE = INCH / 4

const squareOf = (x: number, y: number): number => x * x + y * y
const lengthOf = ([x, y]: Point, [toX, toY]: Point): number => Math.sqrt(squareOf(toX - x, toY - y))

/** How far along a way its point nearest to a place is: cells, not whole. */
function cellsTo(way: readonly Point[], x: number, y: number): number {
  let [before, found, least] = [0, 0, Number.POSITIVE_INFINITY]
  for (let k = 1; k < way.length; k++) {
    const [[fromX, fromY], [toX, toY]] = [way[k - 1], way[k]]
    const length = lengthOf(way[k - 1], way[k])
    const along = ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length
    const cells = Math.max(0, Math.min(length, along))
    const part = cells / length
    const square = squareOf(fromX + part * (toX - fromX) - x, fromY + part * (toY - fromY) - y)
    if (square < least) [found, least] = [before + cells, square]
    before += length
  }
  return found
}

/** Where the unit would stand. */
const end = makePose()
const place = { x: 0, y: 0 }

/**
 * Puts the unit on the middle line of a road, `cells` from its start. False if the line is shorter, or if the unit would
 * have to turn by more than a move allows.
 */
function putOn(p: Corps, body: number, way: readonly Point[], cells: number): boolean {
  let left = cells
  for (let k = 1; k < way.length; k++) {
    const [[fromX, fromY], [toX, toY]] = [way[k - 1], way[k]]
    const length = lengthOf(way[k - 1], way[k])
    if (left > length) {
      left -= length
      continue
    }
    const heading = bearing(toX - fromX, toY - fromY)
    if (Math.abs(turnBetween(p.heading[body], heading)) > MOST_TURN) return false
    placeAlong(fromX, fromY, toX, toY, left, place)
    setPose(p, body, end, place.x, place.y, heading)
    return true
  }
  return false
}

/** How many cells beyond `start` its rate takes it along a way; 0 if the way does not lie ahead. */
function farthest(p: Corps, { body, from, rate }: Outset, way: readonly Point[], start: number): number {
  const reaches = (cells: number) => putOn(p, body, way, start + cells) && isWithinRate(from, end.body, rate)
  // Round a bend the road is longer than the move.
  let cells = rate + INCH
  while (cells > 0 && !reaches(cells)) cells -= COARSE
  if (cells <= 0) return 0
  while (reaches(cells + 1)) cells++
  return cells
}

/**
 * Puts the unit in `end` as far along a way as it is open, and returns why it may not go there. Everybody can see how
 * far that is: an order does not shorten it, because where the unit ends would betray the order.
 */
function findEnd(p: Corps, outset: Outset, way: readonly Point[], start: number, most: number): Refusal | undefined {
  const isOpen = (cells: number): boolean =>
    putOn(p, outset.body, way, start + cells) && judgeOpen(p, outset, end) === undefined
  let [low, high] = [most, most]
  while (low > 0 && !isOpen(low)) [low, high] = [low >> 1, low]
  while (low > 0 && high - low > 1) {
    const middle = (low + high) >> 1
    if (isOpen(middle)) low = middle
    else high = middle
  }
  putOn(p, outset.body, way, start + (low > 0 ? low : most))
  return judgePose(p, outset, end)
}

/** Tries each way on from where a unit stands on roads, until `isIt` accepts one: then its end is in `end`. */
function findWay(p: Corps, isIt: (turn: number, why: Refusal | undefined) => boolean): boolean {
  const body = bodyOf(p)
  const [x, y] = [p.x[body], p.y[body]]
  const outset = setOut(p, body)
  for (const road of p.scenario.ground.roads) {
    if (!isAt(road, x, y)) continue
    for (const way of road.ways) {
      const start = cellsTo(way, x, y)
      const most = farthest(p, outset, way, start)
      if (most === 0) continue
      const why = findEnd(p, outset, way, start, most)
      if (isIt(turnOf(Math.round(turnBetween(p.heading[body], end.heading) / DEGREE)), why)) return true
    }
  }
  return false
}

const hasFront = (p: Corps, body: number): boolean => body < p.morale.length && p.form[body] !== form.SQUARE

function judgeFollowing(p: Corps, turn: number): Refusal | undefined {
  const body = bodyOf(p)
  if (!hasFront(p, body)) return NO_FRONT
  if (!isOnRoad(p, { x: p.x[body], y: p.y[body] })) return NOT_ON_ROAD
  let found: Refusal | undefined
  const isFound = findWay(p, (one, why) => {
    found = why
    return one === turn
  })
  return isFound ? found : NOT_SO
}

export const Follow: Choice<Corps> = {
  verb: 'follow the road {turns}',
  propose(p, _seat, offers) {
    const body = bodyOf(p)
    if (!hasFront(p, body) || !isOnRoad(p, { x: p.x[body], y: p.y[body] })) return
    const known: number[] = []
    findWay(p, (turn, why) => {
      if (why === undefined && !known.includes(turn)) offers.give(turn)
      known.push(turn)
      return false
    })
  },
  check: (p, _seat, turn) => judgeFollowing(p, turn),
  play(p, seat, turn, _b, _dice, journal) {
    findWay(p, (one) => one === turn)
    carryOut(p, seat, end, journal)
  },
}
