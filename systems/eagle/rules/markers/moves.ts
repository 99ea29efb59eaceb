/**
 * OR4, RA123, RA142 How a marker moves: with the troops that it stands for, with the stack that it lies on, or, if
 * false, by itself.
 */

import { CORNER_ZONES, FRONT, sideTo } from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, only, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { allowance, costOf, isRooted } from '../movement/allowance.ts'
import { AFTER_LEADER } from '../movement/movement.ts'
import { forbidsStep } from '../orders/limits.ts'
import { isEnemyBeside } from '../secrecy/sighting.ts'
import { event } from '../state/events.ts'
import { CART, CAVALRY, isCover, NEVER, ROAD } from '../state/ground.ts'
import {
  carries,
  facingUnder,
  LAYERS,
  lastOf,
  liesOn,
  markerCount,
  markerHex,
  markerOver,
  standsFor,
  truePlace,
} from '../state/markers.ts'
import { type Eagle, mark, note, ROUTED, SQUARE, UNLIMBERED } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { enemyOf, SIDE_NAMES } from '../state/sides.ts'
import { fighter, isFormed, points, shift, turnStack } from '../state/stacks.ts'
import { nearestEnemy } from '../state/zones.ts'
import { NOT_LAID, NOT_YOURS } from './laying.ts'

const NOT_ADJACENT = refusal('7.0', 'Markers move hex by hex.')
const OCCUPIED = refusal('RA123', 'Own troops stand there: take the marker off to join or to pass them.')
const BESIDE_ENEMY = refusal('OR5', 'Beside an enemy piece it would be found: take it off first.')
const PROHIBITED = refusal('13.0', 'It cannot cross that side or enter that hex.')
const NO_POINTS = refusal(
  'RA121',
  'It has not the movement points: the slowest of a stack counts, a false marker has those of light cavalry.',
)
const NOT_FRONT = refusal('7.0', 'It moves only into its two front hexes: turn first.')
const CROWDED = refusal('6.0', 'More than may stand in that hex.')
const SAME_FACING = refusal('5.0', 'It faces there already.')
const NOT_TOGETHER = refusal(
  'RA142',
  'A stack goes with its marker as one: with nobody who has moved by himself, runs or is a cart.',
)

/**
 * Returns the points of a false marker, or of the slowest unit that a marker takes along; `road` if all its way lies
 * along roads.
 */
function pointsOf(p: Eagle, marker: number, road: boolean): number {
  const { army, markerSide, tables } = p.scenario
  const { cavalry, maneuver } = tables.file.movement
  let least = NEVER
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!carries(p, marker, unit)) continue
    const bonus = p.march[army.formation[unit]] === 1 ? (road ? maneuver.road : maneuver.any) : 0
    least = Math.min(least, allowance(p, unit) + bonus)
  }
  return least === NEVER ? cavalry[SIDE_NAMES[markerSide[marker]]] : least
}

/**
 * Returns where the stack of a column that holds this unit goes when its head steps to `to`: into the place of the one
 * before it.
 */
function nextPlace(p: Eagle, marker: number, unit: number, to: number): number {
  const stack = Math.floor(p.layer[unit] / LAYERS)
  if (stack === 0) return to
  for (let other = 0; other < p.scenario.army.units.length; other++)
    if (carries(p, marker, other) && Math.floor(p.layer[other] / LAYERS) === stack - 1) return p.lair[other] - 1
  return to
}

/** Is a unit one of several in its stack? Units that go together do not find a hex empty (code D, RA70). */
function hasCompany(p: Eagle, marker: number, unit: number): boolean {
  for (let other = 0; other < p.scenario.army.units.length; other++)
    if (other !== unit && carries(p, marker, other) && truePlace(p, other) === truePlace(p, unit)) return true
  return false
}

/**
 * Returns the dearest step of all units that a marker takes along; for a false one the step of cavalry. NEVER if some
 * unit cannot go.
 */
function costTo(p: Eagle, marker: number, to: number): number {
  const { army, ground } = p.scenario
  const { grid } = ground
  let dearest = -1
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!carries(p, marker, unit)) continue
    const from = truePlace(p, unit)
    const side = sideTo(grid, from, nextPlace(p, marker, unit, to))
    dearest = Math.max(
      dearest,
      p.form[unit] === UNLIMBERED || isRooted(p, unit)
        ? NEVER
        : costOf(p, unit, from, side, hasCompany(p, marker, unit)),
    )
  }
  const from = markerHex(p, marker)
  return dearest < 0 ? ground.cost[CAVALRY][6 * from + sideTo(grid, from, to)] : dearest
}

/** Returns why the troops under a marker may not make a step. */
function whyNotContents(p: Eagle, marker: number, to: number): Refusal | undefined {
  const { army, ground, tables } = p.scenario
  const side = sideTo(ground.grid, markerHex(p, marker), to)
  let sum = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!carries(p, marker, unit)) continue
    const leader = army.leaderOf[army.formation[unit]]
    if (leader >= 0 && p.rode[leader] > 0) return AFTER_LEADER
    if (liesOn(p, marker) && !isWholeUnder(p, marker, unit)) return NOT_TOGETHER
    const why = forbidsStep(p, unit, truePlace(p, unit), nextPlace(p, marker, unit, to))
    if (why) return why
    if (p.layer[unit] < LAYERS) sum += points(p, unit)
    if (isFormed(p, unit) && p.form[unit] !== SQUARE && CORNER_ZONES[6 * facingUnder(p, marker) + side] !== FRONT)
      return NOT_FRONT
  }
  return isCover(ground, to) && sum > tables.file.stacking.shelter ? CROWDED : undefined
}

/** Has a unit done nothing in this movement except with its marker? */
function isWholeUnder(p: Eagle, marker: number, unit: number): boolean {
  if (p.scenario.army.arm[unit] === CART || p.state[unit] === ROUTED || p.mover === 1 + unit) return false
  return (p.marks[unit] & ~mark.SEEN) === 0 && ((p.notes[unit] & note.CARRIED) !== 0) === (p.travelled[marker] === 1)
}

function whyNotGo(p: Eagle, seat: number, marker: number, to: number): Refusal | undefined {
  const { ground, markerSide } = p.scenario
  if (markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
  if (markerHex(p, marker) < 0) return NOT_LAID
  const from = markerHex(p, marker)
  const side = sideTo(ground.grid, from, to)
  if (side < 0) return NOT_ADJACENT
  if (fighter(p, to) === enemyOf(seat) || isEnemyBeside(p, seat, to)) return BESIDE_ENEMY
  if (p.top[to] >= 0 || markerOver(p, seat, to) >= 0) return OCCUPIED
  const cost = costTo(p, marker, to)
  if (cost >= NEVER) return PROHIBITED
  if (p.paid[marker] + cost > pointsOf(p, marker, p.strayed[marker] === 0 && isRoad(p, from, side))) return NO_POINTS
  return whyNotContents(p, marker, to)
}

const isRoad = (p: Eagle, from: number, side: number): boolean =>
  (p.scenario.ground.sides[6 * from + side] & ROAD) !== 0

/** Could the troops that a marker takes along still come nearer to the enemy? */
export function couldClose(p: Eagle, seat: number, marker: number): boolean {
  const { neighbours } = p.scenario.ground.grid
  const near = nearestEnemy(p, seat, markerHex(p, marker))
  for (let side = 0; side < 6; side++) {
    const to = neighbours[6 * markerHex(p, marker) + side]
    if (to >= 0 && nearestEnemy(p, seat, to) < near && whyNotGo(p, seat, marker, to) === undefined) return true
  }
  return false
}

/**
 * Moves the troops that a marker stands for along with it, the last stack first, so that each still finds the place of
 * the one before it taken.
 */
function takeColumn(p: Eagle, marker: number, to: number): void {
  const { army } = p.scenario
  for (let stack = LAYERS; stack >= 0; stack--)
    for (let unit = 0; unit < army.units.length; unit++)
      if (carries(p, marker, unit) && Math.floor(p.layer[unit] / LAYERS) === stack)
        p.lair[unit] = 1 + nextPlace(p, marker, unit, to)
}

let stack = new Int16Array(0)

/** RA142 Moves the stack that a marker lies on along with it, unchanged, and the markers under it. */
function takeStack(p: Eagle, marker: number, to: number): void {
  const { army } = p.scenario
  const from = markerHex(p, marker)
  stack = withRoom(stack, army.unitOf.length)
  let count = 0
  for (let node = p.top[from]; node >= 0; node = p.below[node]) stack[count++] = army.unitOf[node]
  p.cap[to] = p.cap[from]
  for (const facing = p.dir[from]; count > 0; ) {
    const unit = stack[--count]
    p.notes[unit] |= note.CARRIED
    shift(p, unit, to, facing)
  }
  p.cap[from] = 0
  for (let other = 0; other < p.beneath.length; other++) if (p.beneath[other] === 1 + from) p.beneath[other] = 1 + to
}

/** `go {markers} > {hexes}`: the marker steps, with everything that it covers. */
export const go: Choice<Eagle> = {
  verb: 'go {markers} > {hexes}',
  propose(p, seat, offers) {
    const { ground, markerSide } = p.scenario
    for (let marker = 0; marker < markerSide.length; marker++) {
      if (markerSide[marker] !== seat || markerHex(p, marker) < 0) continue
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * markerHex(p, marker) + side]
        if (to >= 0) offers.try(marker, to)
      }
    }
  },
  check: whyNotGo,
  play(p, _seat, marker, to, _dice, journal) {
    const from = markerHex(p, marker)
    p.paid[marker] += costTo(p, marker, to)
    if (!isRoad(p, from, sideTo(p.scenario.ground.grid, from, to))) p.strayed[marker] = 1
    if (standsFor(p, marker)) takeColumn(p, marker, to)
    else takeStack(p, marker, to)
    p.travelled[marker] = 1
    p.post[marker] = 1 + to
    journal?.tell(EVERYBODY, event.MarkerMoved, marker, from, to)
  },
}

/** `laid`: it has turned in this phase. */
const WHEELED = 2

/** Facing is free once, before the first hex (5, RA69). */
const turnsFreely = (p: Eagle, marker: number): boolean => p.travelled[marker] === 0 && (p.laid[marker] & WHEELED) === 0

/** Does a marker cover troops that have done nothing without it? */
function coversTroops(p: Eagle, marker: number): boolean {
  if (standsFor(p, marker)) return lastOf(p, marker) >= 0
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (carries(p, marker, unit) && !isWholeUnder(p, marker, unit)) return false
  return liesOn(p, marker)
}

/** `wheel {markers} > {corners}`: the troops under a marker turn; both sides see it if the marker lies on top. */
export const wheel: Choice<Eagle> = {
  verb: 'wheel {markers} > {corners}',
  propose(p, seat, offers) {
    for (let marker = 0; marker < markerCount(p); marker++)
      if (p.scenario.markerSide[marker] === seat && markerHex(p, marker) >= 0)
        for (let corner = 0; corner < 6; corner++) offers.try(marker, corner)
  },
  check(p, seat, marker, corner) {
    if (p.scenario.markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
    if (!coversTroops(p, marker)) return NOT_LAID
    if (facingUnder(p, marker) === corner) return SAME_FACING
    return turnsFreely(p, marker) || p.paid[marker] < pointsOf(p, marker, false) ? undefined : NO_POINTS
  },
  play(p, seat, marker, corner, _dice, journal) {
    if (!turnsFreely(p, marker)) p.paid[marker]++
    p.laid[marker] |= WHEELED
    if (standsFor(p, marker)) {
      p.aim[marker] = corner
      journal?.tell(only(seat), event.MarkerTurned, marker, corner)
      return
    }
    turnStack(p, markerHex(p, marker), corner)
    journal?.tell(EVERYBODY, event.Faced, markerHex(p, marker), corner)
  },
}
