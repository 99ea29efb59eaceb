/**
 * What refusals mean in a given case: the hex that is in the way, the unit that still owes something, the numbers. Runs
 * only on request and on the asking seat's view (`Engine.why`), so it costs the game nothing and tells a player no more
 * than he sees.
 */

import {
  blockingHex,
  blockingReason,
  CREST,
  distance,
  hexesWithin,
  neighbour,
  OBSTACLE,
  sideTo,
} from '../../../../src/hex/index.ts'
import { type Because, because, type Refusal } from '../../../../src/kernel/index.ts'
import { NO_LINE, OUT_OF_RANGE, rangeOf } from '../fire/fire.ts'
import { pointsCrossed } from '../movement/crowded-hex.ts'
import { NO_POINTS, pointsFor } from '../movement/movement.ts'
import { CROSSING, ENEMY_THERE, PROHIBITED, shiftCost, stackCost, stepCost } from '../movement/steps.ts'
import { owes } from '../orders/duties.ts'
import { AWAY, CLOSE_UP, GET_AWAY, leastDistance, nearestTo, SHARE, TOO_CLOSE } from '../orders/limits.ts'
import { canFallBack, IMPASSABLE, MUST_GO, OTHER_UNIT, OTHER_WAY } from '../retreat/retreat.ts'
import { gap, toBase } from '../retreat/retreat-path.ts'
import { HAS_FIRED, NO_WAY, TOO_MANY, whoFired } from '../shock/attacks.ts'
import { committed } from '../shock/strength.ts'
import { BY_FLIGHT, FREE, GATHERED, isLoose, KIND, retreatFrame } from '../state/frames.ts'
import { BRIDGE, BUILDINGS, isCover, NEVER, RIVER, ROAD, STEEP } from '../state/ground.ts'
import { type Eagle, note, VOLLEYS } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { enemyOf } from '../state/sides.ts'
import { lineOfFire } from '../state/sight.ts'
import { breadth, fighter, isSpread, nodeOf, points } from '../state/stacks.ts'
import { nearestEnemy } from '../state/zones.ts'

const STEEP_BETWEEN = because('An impassable slope lies between {hexes} and {hexes}.')
const NO_BRIDGE = because(
  'Between {hexes} and {hexes} runs a river without a bridge, which guns and carts do not cross.',
)
const TOO_DEAR = because('The step to {hexes} costs {#} MP, and it has {#} left.')
const HELD = because('An enemy unit stands in {hexes}.')
const BARRED_BY_FRIENDS = because(
  'In {hexes} stand {#} friendly points: with 8 or more it is crossed from flank to flank only.',
)
const COMES_NEAR = because(
  '{hexes} is {#} hexes from the enemy in {hexes}: under maneuver orders no unit comes within {#} of him.',
)
const GOES_AWAY = because(
  'Its order is to close with the enemy: {hexes} is {#} hexes from the nearest one, and it stands at {#}.',
)
const LINE_GOES_AWAY = because(
  'Its order is to close with the enemy: its nearest hex would be {#} hexes from him, and is {#} now.',
)
const HAS_TO_CLOSE = because('{units} in {hexes} still has to come nearer to the enemy, and a way is open to it.')
const HAS_TO_LEAVE = because('{units} in {hexes} still has to leave the zone of control, and a way is open to it.')
const SHARE_SPENT = because('Of {formations} {#} may begin a combat in this phase, and {#} have.')
const TREES_STAND = because('The woods of {hexes} stand in the line of fire.')
const HOUSES_STAND = because('The buildings of {hexes} stand in the line of fire.')
const TROOPS_STAND = because('Own troops in {hexes} stand in the line of fire.')
const CREST_HIDES = because('The crest of {hexes} stands in the line of fire.')
const EDGE_HIDES = because(
  'The line of fire does not pass the edge of the slope at {hexes}: the lower of the two stands too near to it.',
)
const FAR_OFF = because('{hexes} is {#} hexes away, and the range is {#}.')
const LEADS_BACK = because('{hexes} does not lead away from {hexes}, where the retreat began.')
const FROM_BASE = because('{hexes} is farther from its base.')
const BETTER_WAY = because(
  'It falls back towards its base and outside enemy zones of control while it can: to {hexes}, for instance.',
)
const HEXES_TO_GO = because('It has to fall back farther: {#} to go.')
const ONE_HEX_TO_GO = because('It has to fall back at least one hex.')
const NO_ROOM = because('There is no room for it in {hexes}: it has to go on.')
const TURNS_LAST = because('It turns at the end of its way.')
const GOES_FIRST = because('{units} has to fall back first.')
const HAS_POINTS = because('{#} points of {hexes} attack already, {#} of them into {hexes}, and this unit has {#}.')
const FIRED_BEFORE = because('{units} in {hexes} has fired in the previous phase.')

/** Explains a refusal, given the refused verb with its first thing (for units and volleys the unit) and its second. */
type Explainer = (p: Eagle, seat: number, a: number, b: number, verb: string) => Because | undefined

/** Returns what makes a hex side impassable, to all units or to guns. */
function obstacle(p: Eagle, from: number, to: number): Because | undefined {
  const side = sideTo(p.scenario.ground.grid, from, to)
  if (side < 0) return undefined
  const flags = p.scenario.ground.sides[6 * from + side]
  if ((flags & STEEP) !== 0) return STEEP_BETWEEN(from, to)
  return (flags & (RIVER | BRIDGE)) === RIVER ? NO_BRIDGE(from, to) : undefined
}

/** Returns what a step costs the unit, or the dearest of those that go with it (RA70) or of its hexes (RA106). */
function dear(p: Eagle, seat: number, unit: number, to: number): Because | undefined {
  const { army, ground } = p.scenario
  const from = p.at[unit]
  const side = sideTo(ground.grid, from, to)
  if (side < 0 || army.side[unit] !== seat) return undefined
  const cost = isSpread(p, unit)
    ? shiftCost(p, unit, side)
    : p.joined > 0 && p.mover === 1 + unit
      ? stackCost(p, from, to, side)
      : stepCost(p, unit, from, to, side)
  if (cost >= NEVER) return undefined
  let byRoad = true
  for (let k = breadth(p, unit) - 1; k >= 0; k--)
    if ((ground.sides[6 * p.at[nodeOf(p, unit, k)] + side] & ROAD) === 0) byRoad = false
  return TOO_DEAR(to, cost, pointsFor(p, unit, byRoad))
}

/** Returns the hex with an enemy that a step leads into: for skirmishers over several hexes, of any of them (RA106). */
function held(p: Eagle, seat: number, unit: number, to: number, verb: string): Because {
  const { grid } = p.scenario.ground
  const side = verb.startsWith('move') && isSpread(p, unit) ? sideTo(grid, p.at[unit], to) : -1
  for (let k = side < 0 ? 0 : breadth(p, unit); k > 0; k--) {
    const hex = neighbour(grid, p.at[nodeOf(p, unit, k - 1)], side)
    if (fighter(p, hex) === enemyOf(seat)) return HELD(hex)
  }
  return HELD(to)
}

/** Returns how far a step leads away from the enemy: for skirmishers over several hexes, their nearest hex (RA111). */
function goesAway(p: Eagle, seat: number, unit: number, to: number, verb: string): Because | undefined {
  if (!verb.endsWith('{hexes}')) return undefined
  const now = nearestTo(p, unit)
  if (!verb.startsWith('move') || !isSpread(p, unit)) return GOES_AWAY(to, nearestEnemy(p, seat, to), now)
  return LINE_GOES_AWAY(nearestTo(p, unit, sideTo(p.scenario.ground.grid, p.at[unit], to)), now)
}

let around = new Int16Array(0)

/** Returns the enemy that a step to this hex would bring too near. */
function tooClose(p: Eagle, seat: number, unit: number, to: number): Because | undefined {
  const { grid } = p.scenario.ground
  const forbidden = leastDistance(p, seat) - 1
  around = withRoom(around, grid.count)
  let found = -1
  for (let k = hexesWithin(grid, to, 0, forbidden, around) - 1; k >= 0; k--) {
    const hex = around[k]
    if (fighter(p, hex) !== enemyOf(seat) || distance(grid, to, hex) >= distance(grid, p.at[unit], hex)) continue
    if (found < 0 || distance(grid, to, hex) < distance(grid, to, found)) found = hex
  }
  return found < 0 ? undefined : COMES_NEAR(to, distance(grid, to, found), found, forbidden)
}

/**
 * Finds the unit that still owes something: the one that wants to line up, one under the leader that wants to ride, or
 * any of the side.
 */
const debtor =
  (said: (...of: number[]) => Because): Explainer =>
  (p, seat, a, _b, verb) => {
    const { army } = p.scenario
    const named = verb.includes('{units}')
    for (let unit = 0; unit < army.units.length; unit++) {
      if (named ? unit !== a : verb.includes('{leaders}') && army.leaderOf[army.formation[unit]] !== a) continue
      if (owes(p, seat, unit)) return said(unit, p.at[unit])
    }
    return undefined
  }

/** RA12 Returns how many counters may begin a combat, and how many have. */
function shares(p: Eagle, _seat: number, unit: number): Because {
  const { army } = p.scenario
  const formation = army.formation[unit]
  let begun = 0
  for (let other = 0; other < army.units.length; other++)
    if (army.formation[other] === formation && (p.notes[other] & note.FOUGHT) !== 0) begun++
  return SHARE_SPENT(formation, p.quota[formation] + begun, begun)
}

function inTheLine(p: Eagle, seat: number, unit: number, hex: number): Because | undefined {
  const { ground } = p.scenario
  const sight = lineOfFire(p, seat, p.at[unit], hex)
  if (sight < 0) return undefined
  const at = blockingHex(sight)
  if (blockingReason(sight) !== OBSTACLE) return blockingReason(sight) === CREST ? CREST_HIDES(at) : EDGE_HIDES(at)
  if (!isCover(ground, at)) return TROOPS_STAND(at)
  return ground.terrain[at] === BUILDINGS ? HOUSES_STAND(at) : TREES_STAND(at)
}

/** Returns why a hex is no way back. */
function noWayBack(p: Eagle, seat: number, unit: number, to: number): Because | undefined {
  const frame = retreatFrame(p)
  const { grid } = p.scenario.ground
  const from = p.at[unit]
  if (fighter(p, to) === enemyOf(seat)) return HELD(to)
  const barred = obstacle(p, from, to)
  if (barred || sideTo(grid, from, to) < 0) return barred
  if (isLoose(frame.kind)) return toBase(p, unit, to) > toBase(p, unit, from) ? FROM_BASE(to) : undefined
  return distance(grid, to, frame.start) <= distance(grid, from, frame.start) ? LEADS_BACK(to, frame.start) : undefined
}

/** Returns how far the unit that falls back still has to go. */
function mustGo(p: Eagle, _seat: number, _a: number, _b: number, verb: string): Because | undefined {
  const { unit, steps, left, kind } = retreatFrame(p)
  const at = p.at[unit]
  if (steps < 0) return undefined
  if (verb.startsWith('face')) return TURNS_LAST()
  const gone = (kind & GATHERED) !== 0 ? gap(p, at) : steps
  const still = (kind & GATHERED) !== 0 ? left - gone : left
  if ((kind & FREE) !== 0) return gone >= 1 ? NO_ROOM(at) : ONE_HEX_TO_GO()
  if (still <= 0) return NO_ROOM(at)
  // Flight is measured in points.
  return (kind & KIND) === BY_FLIGHT ? undefined : HEXES_TO_GO(still)
}

function betterWay(p: Eagle): Because | undefined {
  const { neighbours } = p.scenario.ground.grid
  for (let side = 0; side < 6; side++) {
    const to = neighbours[6 * p.at[retreatFrame(p).unit] + side]
    if (to >= 0 && canFallBack(p, to)) return BETTER_WAY(to)
  }
  return undefined
}

/** Returns the unit of the stack that has fired. Only the seat's own units attack, so it sees all of them. */
function hasFired(p: Eagle, _seat: number, unit: number): Because | undefined {
  const fired = whoFired(p, p.at[unit])
  return fired < 0 ? undefined : FIRED_BEFORE(fired, p.at[unit])
}

const EXPLAINERS = new Map<Refusal, Explainer>([
  [PROHIBITED, (p, _seat, unit, to) => obstacle(p, p.at[unit], to)],
  [NO_WAY, (p, _seat, unit, to) => obstacle(p, p.at[unit], to)],
  [ENEMY_THERE, held],
  [NO_POINTS, (p, seat, unit, to, verb) => (verb === 'move {units} > {hexes}' ? dear(p, seat, unit, to) : undefined)],
  [
    CROSSING,
    (p, _seat, unit) => (isSpread(p, unit) ? undefined : BARRED_BY_FRIENDS(p.at[unit], pointsCrossed(p, unit))),
  ],
  [TOO_CLOSE, tooClose],
  [AWAY, goesAway],
  [CLOSE_UP, debtor(HAS_TO_CLOSE)],
  [GET_AWAY, debtor(HAS_TO_LEAVE)],
  [SHARE, shares],
  [NO_LINE, inTheLine],
  [
    OUT_OF_RANGE,
    (p, _seat, unit, hex) => FAR_OFF(hex, distance(p.scenario.ground.grid, p.at[unit], hex), rangeOf(p, unit)),
  ],
  [IMPASSABLE, noWayBack],
  [OTHER_WAY, betterWay],
  [OTHER_UNIT, (p) => GOES_FIRST(retreatFrame(p).unit)],
  [MUST_GO, mustGo],
  [
    TOO_MANY,
    (p, _seat, unit, hex) =>
      HAS_POINTS(committed(p, p.at[unit], -1), p.at[unit], committed(p, p.at[unit], hex), hex, points(p, unit)),
  ],
  [HAS_FIRED, hasFired],
])

/** Returns what a refusal of this verb means in this case; undefined if the refusal says enough. */
export function explain(verb: string, p: Eagle, seat: number, a: number, b: number, why: Refusal): Because | undefined {
  const first = verb.includes('{volleys}') ? Math.floor(a / VOLLEYS) : a
  return EXPLAINERS.get(why)?.(p, seat, first, b, verb)
}
