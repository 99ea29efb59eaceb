/** 6 Stacking: the order of the pieces in a hex, and what a stack shows to everybody. */
import { adjacent, heightOf, NONE, putAtBottom, putOnTop, putUnder, takeOff } from '../../../../src/hex/index.ts'
import { FURTHER } from './army.ts'
import { ARTILLERY, CART, CAVALRY, INFANTRY } from './ground.ts'
import { ALL_ROUND, type Eagle, GOOD, NORMAL, SKIRMISH, SQUARE, WAITING } from './position.ts'
import { enemyOf } from './sides.ts'
import { laterFits } from './stacking-limits.ts'
import { surround } from './surroundings.ts'

/** Returns the current combat factor: the printed one less losses (RA64). */
export const points = (p: Eagle, unit: number): number => p.scenario.army.cf[unit] - p.lost[unit]

export const onMap = (p: Eagle, unit: number): boolean => p.at[unit] >= 0

/**
 * Returns the `k`-th node of a unit: its own, then those of the further hexes that skirmishers cover, from left to
 * right (4.1c).
 */
export const nodeOf = (p: Eagle, unit: number, k: number): number =>
  k === 0 ? unit : p.scenario.army.spread[unit] + k - 1

/** Does a unit skirmish over several hexes (4.1c)? */
export function isSpread(p: Eagle, unit: number): boolean {
  const first = p.scenario.army.spread[unit]
  return first >= 0 && p.at[first] >= 0
}

/** Returns the number of hexes in which a unit on the map stands: more than one only if it skirmishes. */
export function breadth(p: Eagle, unit: number): number {
  const first = p.scenario.army.spread[unit]
  if (first < 0) return 1
  let hexes = 1
  while (hexes <= FURTHER && p.at[first + hexes - 1] >= 0) hexes++
  return hexes
}

/** Does a unit stand in this hex, with all its points or as skirmishers with a part of them? */
export function standsIn(p: Eagle, unit: number, hex: number): boolean {
  if (p.at[unit] === hex) return true
  if (!isSpread(p, unit)) return false
  for (let k = breadth(p, unit) - 1; k > 0; k--) if (p.at[nodeOf(p, unit, k)] === hex) return true
  return false
}

/**
 * Does a hex touch one of the first `k` hexes of a unit? Lists that go round its hexes use this to name a hex only
 * once.
 */
export function touches(p: Eagle, unit: number, k: number, hex: number): boolean {
  for (let n = 0; n < k; n++) if (adjacent(p.scenario.ground.grid, p.at[nodeOf(p, unit, n)], hex)) return true
  return false
}

/**
 * 4.1c Returns the points of a unit in the hex of one of its nodes: skirmishers spread their points equally, and the
 * remainder from the left.
 */
export function pointsAt(p: Eagle, node: number): number {
  const { unitOf, spread } = p.scenario.army
  const unit = unitOf[node]
  const all = points(p, unit)
  if (!isSpread(p, unit)) return all
  const hexes = breadth(p, unit)
  const place = node === unit ? 0 : node - spread[unit] + 1
  return Math.trunc(all / hexes) + (place < all % hexes ? 1 : 0)
}

/** Returns the side that holds a hex: that of the unit on top, or -1. Carts count as units here. */
export function holder(p: Eagle, hex: number): number {
  if (p.cap[hex] > 0 && p.top[hex] !== NONE) return p.cap[hex] - 1
  const top = p.top[hex]
  return top < 0 ? -1 : p.scenario.army.side[p.scenario.army.unitOf[top]]
}

/** S4.8.5.2 Are there enemy carts in the hex that this unit cannot take? Only infantry and cavalry take them. */
export const cannotTake = (p: Eagle, unit: number, hex: number): boolean =>
  p.scenario.army.arm[unit] > CAVALRY && holder(p, hex) === enemyOf(p.scenario.army.side[unit])

/** Returns the side with a combat unit in the hex, or -1. Carts lie below everything else, so the top piece decides. */
export function fighter(p: Eagle, hex: number): number {
  // A marker hides the unit on top, but not its side (OR4).
  if (p.cap[hex] > 0 && p.top[hex] !== NONE) return p.cap[hex] - 1
  const { army } = p.scenario
  const top = p.top[hex]
  if (top < 0) return -1
  const unit = army.unitOf[top]
  return army.arm[unit] === CART ? -1 : army.side[unit]
}

/**
 * Has this unit a facing (5)? Not if disorganized, routed or under maneuver orders; leaders and carts never have one.
 */
export const isFormed = (p: Eagle, unit: number): boolean =>
  p.state[unit] === GOOD && p.scenario.army.arm[unit] !== CART && p.march[p.scenario.army.formation[unit]] === 0

/** Has this unit a front (5)? Squares and skirmishers have a facing, but are front all round. */
export const hasFront = (p: Eagle, unit: number): boolean =>
  isFormed(p, unit) && p.form[unit] !== SQUARE && p.form[unit] !== SKIRMISH

/**
 * Works out what the stack of a hex shows, after any change in it. `beside`: the unit that left it already stands next
 * to it.
 */
export function refresh(p: Eagle, hex: number, beside = false): void {
  const turned = showFacing(p, hex)
  surround(p, hex, fighter(p, hex), turned, beside)
}

/** Works out the facing that the stack of a hex shows. Has it changed? */
function showFacing(p: Eagle, hex: number): boolean {
  const { army } = p.scenario
  let shows = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (!isFormed(p, unit)) continue
    if (p.form[unit] === SQUARE || p.form[unit] === SKIRMISH) {
      shows = ALL_ROUND
      break
    }
    shows = 1 + p.dir[hex]
  }
  const turned = p.face[hex] !== shows
  p.face[hex] = shows
  return turned
}

/** Lays a node on top of a hex, or right under the skirmishers on top (4.1c). */
function layOn(p: Eagle, node: number, hex: number): void {
  const { unitOf } = p.scenario.army
  const top = p.top[hex]
  if (top >= 0 && p.form[unitOf[top]] === SKIRMISH && p.form[unitOf[node]] !== SKIRMISH) putUnder(p, node, top)
  else putOnTop(p, node, hex)
}

/**
 * Puts a node that is off the map into a hex: carts at the bottom, everything else on top of the stack. A combat unit
 * takes possession (RA66).
 */
export function enter(p: Eagle, node: number, hex: number): void {
  layInto(p, node, hex)
  refresh(p, hex)
}

function layInto(p: Eagle, node: number, hex: number): void {
  const { army, placeOf } = p.scenario
  p.tall[hex]++
  const unit = army.unitOf[node]
  if (army.arm[unit] === CART) putAtBottom(p, node, hex)
  else {
    layOn(p, node, hex)
    if (placeOf[hex] >= 0) p.held[placeOf[hex]] = 1 + army.side[unit]
  }
}

/** Takes a node off its hex; `place` says where its unit goes. */
export function leave(p: Eagle, node: number, place: number = WAITING): void {
  const hex = p.at[node]
  liftOff(p, node)
  p.at[node] = place
  refresh(p, hex)
}

function liftOff(p: Eagle, node: number): void {
  const hex = p.at[node]
  takeOff(p, node)
  p.tall[hex]--
  if (p.top[hex] === NONE) p.dir[hex] = 0
}

/** Moves a unit from its hex to another; the first to come brings its facing. */
export function shift(p: Eagle, unit: number, hex: number, facing: number): void {
  const from = p.at[unit]
  relay(p, unit, hex, facing)
  // Work in the arrival before the departure: then few hexes have to look for another nearest unit.
  refresh(p, hex)
  const { army, ground } = p.scenario
  refresh(p, from, fighter(p, hex) === army.side[unit] && adjacent(ground.grid, from, hex))
}

/**
 * Does the same on a scratch position, for a search: the distances and zones of control of the unit's own side stay
 * unchanged. Steps ask only for the enemy's, and updating them costs more than the rest of the search.
 */
export function carry(p: Eagle, unit: number, hex: number, facing: number): void {
  const from = p.at[unit]
  relay(p, unit, hex, facing)
  showFacing(p, hex)
  showFacing(p, from)
}

function relay(p: Eagle, unit: number, hex: number, facing: number): void {
  liftOff(p, unit)
  if (p.top[hex] === NONE) p.dir[hex] = facing
  layInto(p, unit, hex)
}

/**
 * Brings a unit to the top of its stack (RA26): a unit that acts lies on top, except under skirmishers. Carts stay at
 * the bottom.
 */
export function lift(p: Eagle, unit: number): void {
  const hex = p.at[unit]
  if (p.top[hex] === unit || p.scenario.army.arm[unit] === CART) return
  takeOff(p, unit)
  layOn(p, unit, hex)
}

/** Does a unit lie as high in its stack as it may: on top, or under skirmishers alone? */
export function isUppermost(p: Eagle, unit: number): boolean {
  const top = p.top[p.at[unit]]
  return top === unit || (p.below[top] === unit && p.form[p.scenario.army.unitOf[top]] === SKIRMISH)
}

/** Turns the whole stack of a hex. */
export function turnStack(p: Eagle, hex: number, corner: number): void {
  p.dir[hex] = corner
  refresh(p, hex)
}

/** Returns the combat factors of all units in a hex. */
export function pointsIn(p: Eagle, hex: number): number {
  let sum = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) sum += pointsAt(p, node)
  return sum
}

export const height = (p: Eagle, hex: number): number => heightOf(p, hex)

/** Returns the most that a unit brings into one hex: for skirmishers only a part of their points. */
function weight(p: Eagle, unit: number): number {
  const all = points(p, unit)
  if (p.form[unit] !== SKIRMISH) return all
  return Math.ceil(all / Math.max(breadth(p, unit), Math.ceil(all / MOST_IN_HEX)))
}
/** 4.1c Skirmishers have at least 2 points in each of their hexes, and at most 4. */
export const LEAST_IN_HEX = 2
export const MOST_IN_HEX = 4

/**
 * 6 Would the stack of a hex hold this unit as well? In woods and buildings 18 points; under maneuver orders 8 points
 * of infantry and 4 of cavalry; with a square 18 points or 3 units, and also 2 batteries. A unit that is too large by
 * itself may stand alone (RA27). `brings`: the points that it brings, if not all that it would. Own troops under a
 * marker count as if they were open: a unit that comes in sets them down (RA123).
 */
export function fits(p: Eagle, unit: number, hex: number, sheltered: boolean, asSquare = false, brings = -1): boolean {
  if (p.scenario.army.arm[unit] === CART) return true
  const hidden = p.scenario.markerSide.length === 0 ? NONE : nextHidden(p, unit, hex)
  // Most hexes are empty. This part is small enough to be inlined into its callers.
  return (p.top[hex] < 0 && hidden < 0) || fitsAmong(p, unit, hex, sheltered, asSquare, brings, hidden)
}

/**
 * `fits` where other units lie, openly or under a marker: `hidden` is the first under a marker, below zero for none.
 */
function fitsAmong(
  p: Eagle,
  unit: number,
  hex: number,
  sheltered: boolean,
  asSquare: boolean,
  brings: number,
  hidden: number,
): boolean {
  const { army, readings, tables } = p.scenario
  if (readings.laterStacking && !laterFits(p, unit, hex, asSquare)) return false
  const marching = p.march[army.formation[unit]] === 1
  if (
    !sheltered &&
    !marching &&
    !asSquare &&
    p.form[unit] !== SQUARE &&
    p.form[unit] !== SKIRMISH &&
    hidden < 0 &&
    !hasSquare(p, hex)
  )
    return true
  const { stacking } = tables.file
  let all = 0
  let troops = 0
  let foot = 0
  let horse = 0
  let units = 0
  let batteries = 0
  let square = false
  let others = 0
  let under = hidden
  // Skirmishers of two units never share a hex (4.1c).
  const top = p.top[hex] < 0 ? unit : army.unitOf[p.top[hex]]
  if (p.form[unit] === SKIRMISH && top !== unit && p.form[top] === SKIRMISH) return false
  for (let lies = unit, node = p.top[hex], here = brings < 0 ? weight(p, unit) : brings; lies >= 0; ) {
    all += here
    if (lies !== unit && army.arm[lies] !== CART) others++
    if (army.arm[lies] === ARTILLERY) batteries++
    else if (army.arm[lies] !== CART) {
      units++
      troops += here
      if (p.march[army.formation[lies]] === 1) {
        if (army.arm[lies] === INFANTRY) foot += here
        else horse += here
      }
      if (army.arm[lies] === INFANTRY && (p.form[lies] === SQUARE || (lies === unit && asSquare))) square = true
    }
    // Points only grow on the way down the stack.
    if (others > 0 && sheltered && all > stacking.shelter && !readings.laterStacking) return false
    if (others > 0 && marching && (foot > stacking.march.infantry || horse > stacking.march.cavalry)) return false
    // The next one down; the unit itself, if it already lies there, has been counted.
    if (node >= 0 && army.unitOf[node] === unit) node = p.below[node]
    if (node >= 0) {
      lies = army.unitOf[node]
      here = pointsAt(p, node)
      node = p.below[node]
    } else if (under >= 0) {
      lies = under
      here = weight(p, lies)
      under = nextHidden(p, unit, hex, under)
    } else break
  }
  if (others === 0) return true
  return (
    !square ||
    readings.laterStacking ||
    (squareFits(stacking.square, troops, units) && batteries <= stacking.square.batteries)
  )
}

/**
 * Returns the first unit, or the next after another, that lies under a marker in a hex, of the same side as a unit but
 * not that unit; below zero for none.
 */
export function nextHidden(p: Eagle, unit: number, hex: number, after: number = NONE): number {
  const { side } = p.scenario.army
  for (let other = after + 1; other < side.length; other++)
    if (p.lair[other] === 1 + hex && other !== unit && side[other] === side[unit]) return other
  return NONE
}

function hasSquare(p: Eagle, hex: number): boolean {
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (p.form[p.scenario.army.unitOf[node]] === SQUARE) return true
  return false
}

/** 6 Limits of what stands with a square: this many points or this many units. */
export const squareFits = (
  { points: most, units: many }: { points: number; units: number },
  troops: number,
  units: number,
): boolean => troops <= most || units <= many

/** Takes a unit off the map for good. Its cells are wiped, so that equal positions stay equal. */
export function remove(p: Eagle, unit: number, place: number): void {
  for (let k = breadth(p, unit) - 1; k > 0; k--) leave(p, nodeOf(p, unit, k))
  if (p.at[unit] >= 0) leave(p, unit, place)
  else p.at[unit] = place
  p.form[unit] = NORMAL
  p.marks[unit] = 0
  p.target[unit] = 0
  p.due[unit] = 0
  p.struck[unit] = 0
  p.aimed[unit] = 0
}
