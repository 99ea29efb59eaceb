/** 3.1 What an order lets a unit do. Only its own side ever asks, because orders are secret. */

import { distance, hexesWithin, neighbour } from '../../../../src/hex/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { inArea, toArea } from '../state/areas.ts'
import { CART } from '../state/ground.ts'
import { truePlace } from '../state/markers.ts'
import { ATTACK, DEFEND, type Eagle, GOOD, HARASS, MARCH, NO_ORDER, note, RETREAT, ROUTED } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { enemyOf, FRENCH } from '../state/sides.ts'
import { breadth, fighter, nodeOf } from '../state/stacks.ts'
import { enemyNextTo, FAR, NO_ZONE, nearestEnemy, zoneAgainst } from '../state/zones.ts'

const NO_ORDERS = refusal('3.1a', 'Without orders it may only come closer to its leader.')
export const TOO_CLOSE = refusal('3.1b', 'Under maneuver orders no unit comes within 5 hexes of an enemy combat unit.')
export const AWAY = refusal('RA113', 'Its order is to close with the enemy: it may not go farther from him.')
const OUT_OF_AREA = refusal('3.1e', 'It may not leave the area that it defends.')
const TO_AREA = refusal('RA114', 'It is outside the area that it defends, and may only come nearer to it.')
const KEEP_OFF = refusal('3.1f', 'Under retreat orders it enters no zone of control.')
export const CLOSE_UP = refusal(
  'RA113',
  'Its order is to close with the enemy: it has to come nearer while a way is open.',
)
export const GET_AWAY = refusal('3.1f', 'Under retreat orders it has to leave the zone of control while it can.')
const FALLS_BACK = refusal(
  '3.1f',
  'Its order lets it begin no combat: that takes an order to attack, to harass or to defend.',
)
const NO_COMBAT = refusal(
  '3.1a',
  'Its order lets it begin no combat: that takes an order to attack, to harass or to defend.',
)
export const SHARE = refusal('RA12', 'No more counters of its formation may begin a combat in this phase.')
const NOT_FROM_HERE = refusal('3.1e', 'It attacks and fires only from inside the area that it defends.')

export const orderOf = (p: Eagle, unit: number): number => p.order[p.scenario.army.formation[unit]]

/** Returns the hex of a unit's leader; below zero where it has none on the map, or he is out (RA105). */
function leaderPlace(p: Eagle, unit: number): number {
  const { army } = p.scenario
  const leader = army.leaderOf[army.formation[unit]]
  return leader < 0 || p.away[leader] > 0 ? -1 : p.where[leader]
}

/**
 * Returns why this step may not be made under the unit's order. Orders do not bind routed units and carts (RA97,
 * RA113).
 */
export function forbidsStep(p: Eagle, unit: number, from: number, to: number): Refusal | undefined {
  const { army, ground, tables } = p.scenario
  const { grid } = ground
  const side = army.side[unit]
  if (p.state[unit] === ROUTED) return undefined
  switch (orderOf(p, unit)) {
    case NO_ORDER: {
      const at = leaderPlace(p, unit)
      return at >= 0 && distance(grid, to, at) < distance(grid, from, at) ? undefined : NO_ORDERS
    }
    case MARCH:
      if (nearestEnemy(p, side, to) >= tables.file.orders.march.distance) return undefined
      return comesTooClose(p, side, from, to, leastDistance(p, side)) ? TOO_CLOSE : undefined
    case HARASS:
    case ATTACK: {
      // RA113: disorganized units are free of the duty to close up.
      if (p.state[unit] !== GOOD) return undefined
      const near = nearestEnemy(p, side, to)
      return near > tables.file.orders.closeUp && near > nearestEnemy(p, side, from) ? AWAY : undefined
    }
    case DEFEND:
      return leavesArea(p, unit, from, to)
    case RETREAT:
      // Going from one zone into another is also a way out (8.1).
      return zoneAgainst(p, side, to) === NO_ZONE || zoneAgainst(p, side, from) !== NO_ZONE ? undefined : KEEP_OFF
    default:
      return undefined
  }
}

/**
 * Returns why skirmishers of this unit, which stay in `own`, may not cover a hex as well. Covering is no step away from
 * the enemy (RA111).
 */
export function forbidsCover(p: Eagle, unit: number, own: number, hex: number): Refusal | undefined {
  const order = orderOf(p, unit)
  return order === ATTACK || order === HARASS ? undefined : forbidsStep(p, unit, own, hex)
}

/**
 * RA9 Returns how near to an enemy units of a side may come under maneuver orders. In the battle of encounter the
 * French may come to exactly 5.
 */
export function leastDistance(p: Eagle, side: number): number {
  const far = p.scenario.tables.file.orders.march.distance
  return side === FRENCH && p.scenario.rules.has('encounter') ? far - 1 : far
}

/**
 * RA74 Does a step come nearer to any enemy that is then nearer than `least`? Not only to the nearest one, whose
 * distance may stay the same.
 */
function comesTooClose(p: Eagle, side: number, from: number, to: number, least: number): boolean {
  const near = nearestEnemy(p, side, to)
  if (near >= least || near < nearestEnemy(p, side, from)) return near < least
  const { grid } = p.scenario.ground
  close = withRoom(close, grid.count)
  for (let k = hexesWithin(grid, to, near, least - 1, close) - 1; k >= 0; k--)
    if (fighter(p, close[k]) === enemyOf(side) && distance(grid, to, close[k]) < distance(grid, from, close[k]))
      return true
  return false
}
let close = new Int16Array(0)

/**
 * 3.1 Returns why a unit may not leave the map under its order. Leaving brings it no nearer to its leader, the enemy or
 * its area.
 */
export function forbidsLeaving(p: Eagle, unit: number): Refusal | undefined {
  switch (orderOf(p, unit)) {
    case NO_ORDER:
      return NO_ORDERS
    case HARASS:
    case ATTACK:
      return p.state[unit] === GOOD ? AWAY : undefined
    case DEFEND:
      return p.area[p.scenario.army.formation[unit]] > 0 ? OUT_OF_AREA : undefined
    default:
      return undefined
  }
}

/**
 * RA114 Returns why a step breaks a defense order: the unit must stay in its area, or come nearer to it. This order
 * alone also binds in the pursuit of 11.3.
 */
export function leavesArea(p: Eagle, unit: number, from: number, to: number): Refusal | undefined {
  const area = p.area[p.scenario.army.formation[unit]] - 1
  if (orderOf(p, unit) !== DEFEND || area < 0 || inArea(p, area, to)) return undefined
  if (inArea(p, area, from)) return OUT_OF_AREA
  return toArea(p, area, to) < toArea(p, area, from) ? undefined : TO_AREA
}

/**
 * Returns the steps from the nearest enemy to a unit: for skirmishers over several hexes to the nearest of them
 * (RA111), all moved across `side`.
 */
export function nearestTo(p: Eagle, unit: number, side = HERE): number {
  const { army, ground } = p.scenario
  let least = FAR
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const at = p.at[nodeOf(p, unit, k)]
    const hex = side === HERE ? at : neighbour(ground.grid, at, side)
    if (hex >= 0) least = Math.min(least, nearestEnemy(p, army.side[unit], hex))
  }
  return least
}
const HERE = -1

/**
 * RA106, RA111 Returns why skirmishers over several hexes may not go one step across a side under their order. Closing
 * up is measured from the nearest hex.
 */
export function forbidsShift(p: Eagle, unit: number, side: number): Refusal | undefined {
  const { ground, tables } = p.scenario
  const order = orderOf(p, unit)
  if (order === ATTACK || order === HARASS) {
    const near = nearestTo(p, unit, side)
    return near > tables.file.orders.closeUp && near > nearestTo(p, unit) ? AWAY : undefined
  }
  let why: Refusal | undefined
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const from = p.at[nodeOf(p, unit, k)]
    why = forbidsStep(p, unit, from, neighbour(ground.grid, from, side))
    // Without orders it is enough if the hex nearest to the leader comes closer.
    if (order === NO_ORDER && why === undefined && isNearest(p, unit, from, leaderPlace(p, unit))) return undefined
    if (order !== NO_ORDER && why !== undefined) return why
  }
  return order === NO_ORDER ? NO_ORDERS : undefined
}

/**
 * RA106 Returns why skirmishers over several hexes may not gather in this hex of theirs under their order. It forbids
 * what it would forbid to a step.
 */
export function forbidsGathering(p: Eagle, unit: number, hex: number): Refusal | undefined {
  const { army, tables } = p.scenario
  const formation = army.formation[unit]
  switch (orderOf(p, unit)) {
    case NO_ORDER: {
      const at = leaderPlace(p, unit)
      return at < 0 || isNearest(p, unit, hex, at) ? undefined : NO_ORDERS
    }
    case HARASS:
    case ATTACK: {
      const near = nearestEnemy(p, army.side[unit], hex)
      return near > tables.file.orders.closeUp && near > nearestTo(p, unit) ? AWAY : undefined
    }
    case DEFEND: {
      const area = p.area[formation] - 1
      if (area < 0) return undefined
      const far = toArea(p, area, hex)
      let least = far
      for (let k = breadth(p, unit) - 1; k >= 0; k--) least = Math.min(least, toArea(p, area, p.at[nodeOf(p, unit, k)]))
      if (far === least) return undefined
      return least === 0 ? OUT_OF_AREA : TO_AREA
    }
    default:
      return undefined
  }
}

/** Is none of a unit's hexes nearer to a place than this one? */
function isNearest(p: Eagle, unit: number, hex: number, place: number): boolean {
  const { grid } = p.scenario.ground
  for (let k = breadth(p, unit) - 1; k >= 0; k--)
    if (distance(grid, p.at[nodeOf(p, unit, k)], place) < distance(grid, hex, place)) return false
  return true
}

/** Does a unit stand in an enemy zone of control, next to an enemy? */
function isHeld(p: Eagle, unit: number): boolean {
  const side = p.scenario.army.side[unit]
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const at = p.at[nodeOf(p, unit, k)]
    if (enemyNextTo(p, side, at) && zoneAgainst(p, side, at) !== NO_ZONE) return true
  }
  return false
}

/** The steps that a unit could make: ask one of the first two first, which says whether it could make any. */
export interface Steps {
  makeReady(p: Eagle, unit: number): boolean
  /** Does the same for a unit that pays a point to turn before it steps. */
  makeReadyTurned(p: Eagle, unit: number): boolean
  canCross(p: Eagle, unit: number, to: number, side: number): boolean
}

/**
 * Could the unit make a step, perhaps after a turn that it pays for (RA134), to a hex nearer to the enemy than `than`?
 * FAR: to any hex.
 */
const someStep = (p: Eagle, unit: number, steps: Steps, than: number): boolean =>
  (steps.makeReady(p, unit) && crossesSome(p, unit, steps, than)) ||
  (steps.makeReadyTurned(p, unit) && crossesSome(p, unit, steps, than))

/** Could a unit that has been made ready cross any of its sides, to a hex nearer to the enemy than `than`? */
function crossesSome(p: Eagle, unit: number, steps: Steps, than: number): boolean {
  const { neighbours } = p.scenario.ground.grid
  for (let side = 0; side < 6; side++) {
    const to = neighbours[6 * p.at[unit] + side]
    if (to >= 0 && (than === FAR || nearestTo(p, unit, side) < than) && steps.canCross(p, unit, to, side)) return true
  }
  return false
}

/** Does the unit's order require units to come nearer to the enemy, or to get away from him? */
export function mayOwe(p: Eagle, unit: number): boolean {
  const order = orderOf(p, unit)
  return order === RETREAT || order === ATTACK || order === HARASS
}

/**
 * Returns what the order of a unit that requires something (`mayOwe`) still requires at the end of the movement, if the
 * unit could go on.
 */
export function stillOwes(p: Eagle, unit: number, steps: Steps): Refusal | undefined {
  const { army, tables } = p.scenario
  if (army.arm[unit] === CART || p.state[unit] === ROUTED || p.at[unit] < 0) return undefined
  if (orderOf(p, unit) === RETREAT) return isHeld(p, unit) && someStep(p, unit, steps, FAR) ? GET_AWAY : undefined
  if (p.state[unit] !== GOOD) return undefined
  const near = nearestTo(p, unit)
  if (near <= tables.file.orders.closeUp || near === FAR || near < p.began[unit]) return undefined
  return someStep(p, unit, steps, near) ? CLOSE_UP : undefined
}

/**
 * 3.1 Returns why the unit may not begin a combat (shock, or fire at an adjacent enemy) in its own phase. Artillery at
 * a distance needs no share (RA12).
 */
export function forbidsCombat(p: Eagle, unit: number, close: boolean): Refusal | undefined {
  const { army } = p.scenario
  const formation = army.formation[unit]
  const order = orderOf(p, unit)
  if (order === RETREAT) return FALLS_BACK
  if (order !== ATTACK && order !== HARASS && order !== DEFEND) return NO_COMBAT
  if (order === DEFEND) {
    const area = p.area[formation] - 1
    return area < 0 || inArea(p, area, p.at[unit]) ? undefined : NOT_FROM_HERE
  }
  if (!close || (p.notes[unit] & note.FOUGHT) !== 0 || p.scenario.readings.quota !== 'cap') return undefined
  return p.quota[formation] > 0 ? undefined : SHARE
}

/** Notes that a counter has begun a combat; it counts once (RA112). */
export function countCombat(p: Eagle, unit: number): void {
  if ((p.notes[unit] & note.FOUGHT) !== 0) return
  p.notes[unit] |= note.FOUGHT
  p.quota[p.scenario.army.formation[unit]]--
}

/** 3.1c, 3.1d Counts how many counters of each formation may begin combats in the phase that begins (RA3, RA112). */
export function countQuotas(p: Eagle, side: number): void {
  const { army, tables } = p.scenario
  const { harassment, attack } = tables.file.orders.share
  for (let f = 0; f < army.formations.length; f++) {
    if (army.formationSide[f] !== side) continue
    let base = 0
    for (const unit of army.troopsOf[f]) if (truePlace(p, unit) >= 0 && p.state[unit] !== ROUTED) base++
    const [above, below] = p.order[f] === HARASS ? harassment : attack
    p.quota[f] = Math.max(1, Math.ceil((base * above) / below))
  }
}
