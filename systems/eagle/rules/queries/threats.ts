/** What troops can do to a hex in their side's next movement, fire and shock, as the asking side sees them. */

import {
  CORNER_ZONES,
  distance,
  FRONT,
  inField,
  leftFront,
  NO,
  neighbour,
  rightFront,
} from '../../../../src/hex/index.ts'
import { rangeOf } from '../fire/fire.ts'
import { ARTILLERY, CART, CAVALRY, INFANTRY, isCover, NO_CHARGE } from '../state/ground.ts'
import { type Eagle, GOOD, NORMAL, ROUTED, SKIRMISH, SQUARE, UNLIMBERED } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { enemyOf } from '../state/sides.ts'
import { isClear } from '../state/sight.ts'
import { fighter, points } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { cornerAt, findMarches, goesOn, hexOf, type Marches, nodeLooking } from './marches.ts'
import { type Way, wayOf } from './reach.ts'

/** What a unit can do to a hex, as bits: enter it, fire at it, attack it, charge it. */
export const threat = { COMES: 1, FIRES: 2, ATTACKS: 4, CHARGES: 8 } as const

/** By hex, what the last unit asked about can do there; and the node from which it does the most. */
const found = { what: new Uint8Array(0), from: new Int16Array(0) }

function note(hex: number, what: number, node: number): void {
  if (found.what[hex] === 0 || what > found.what[hex]) found.from[hex] = node
  found.what[hex] |= what
}

/** Does the unit at this node have a side in front of it? */
const looksAt = (marches: Marches, node: number, side: number): boolean =>
  !marches.faced || CORNER_ZONES[6 * cornerAt(marches, node) + side] === FRONT

/** Infantry and cavalry threaten what lies in front of them, wherever they can get to. */
function byContact(p: Eagle, marches: Marches): void {
  const { army, ground } = p.scenario
  const { unit, search } = marches
  const formed = p.form[unit] !== SQUARE && p.form[unit] !== SKIRMISH
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    note(hex, threat.COMES, node)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(ground.grid, hex, side)
      if (to < 0 || !looksAt(marches, node, side)) continue
      if (army.arm[unit] === INFANTRY) note(to, threat.FIRES, node)
      if (formed && ground.shock[6 * hex + side] > 0) note(to, threat.ATTACKS, node)
    }
  }
}

/** 11.2 Cavalry in good order threatens by a straight run of two hexes over clear ground. */
function byCharge(p: Eagle, marches: Marches): void {
  const { army, ground } = p.scenario
  const { search, faced, from, unit, budget } = marches
  if (!faced) return
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    if (!goesOn(marches, node)) continue
    const corner = cornerAt(marches, node)
    const hex = hexOf(marches, node)
    if (isCover(ground, hex)) continue
    for (const side of [leftFront(corner), rightFront(corner)]) {
      const at = neighbour(ground.grid, hex, side)
      const target = at < 0 ? -1 : neighbour(ground.grid, at, side)
      if (target < 0 || distance(ground.grid, from, target) < 2 || isCover(ground, at) || isCover(ground, target))
        continue
      if (((ground.sides[6 * hex + side] | ground.sides[6 * at + side]) & NO_CHARGE) !== 0) continue
      // The run itself must be within its points: the cheapest way to its end may be another.
      const spent = search.cost[node] + 1 + (zoneAgainst(p, army.side[unit], at) === NO_ZONE ? 0 : 1)
      const end = nodeLooking(marches, at, corner)
      if (end !== NO && spent <= budget) note(target, threat.CHARGES, end)
    }
  }
}

const UNLIMBERING = 2

/** 10.2 Guns threaten from where they stand, or from where they can get to with the points for unlimbering left. */
function byGuns(p: Eagle, marches: Marches, target: number): void {
  const { ground, readings } = p.scenario
  const { unit, search } = marches
  const { grid } = ground
  const side = p.scenario.army.side[unit]
  const range = rangeOf(p, unit)
  const ready = p.form[unit] === UNLIMBERED
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    if (!ready && search.cost[node] + UNLIMBERING > marches.budget) continue
    if (!ready) note(hex, threat.COMES, node)
    const [first, last] = target >= 0 ? [target, target] : [0, grid.count - 1]
    for (let to = first; to <= last; to++) {
      if (to === hex || distance(grid, hex, to) > range) continue
      if (readings.artilleryArc && marches.faced && !inField(grid, hex, cornerAt(marches, node), to)) continue
      if ((found.what[to] & threat.FIRES) === 0 && isClear(p, side, hex, to)) note(to, threat.FIRES, node)
    }
  }
}

/** Works out what a unit threatens, all over the map or (`target`) at least in one hex, into `found`. */
function findThreats(p: Eagle, unit: number, target: number): Marches {
  const { army, ground } = p.scenario
  found.what = withRoom(found.what, ground.grid.count)
  found.from = withRoom(found.from, ground.grid.count)
  found.what.fill(0, 0, ground.grid.count)
  const marches = findMarches(p, unit, true)
  if (army.arm[unit] === ARTILLERY) byGuns(p, marches, target)
  else byContact(p, marches)
  if (army.arm[unit] === CAVALRY && p.state[unit] === GOOD && p.form[unit] === NORMAL) byCharge(p, marches)
  return marches
}

/** Can a unit threaten anything at all? Units that are not seen cannot be judged. */
const isDangerous = (p: Eagle, unit: number, side: number): boolean =>
  p.scenario.army.side[unit] === side &&
  p.scenario.army.arm[unit] !== CART &&
  p.at[unit] >= 0 &&
  p.state[unit] !== ROUTED

export interface Threat {
  readonly unit: number
  readonly comes: boolean
  readonly fires: boolean
  readonly attacks: boolean
  readonly charges: boolean
  /** How it gets to where it does that. */
  readonly way: Way
}

/** A nearby enemy stack that holds unseen units. */
export interface Unseen {
  readonly hex: number
  readonly count: number
}

/** No unit gets farther than cavalry under maneuver orders, plus one hex in front of it. */
const FAR = 11

/**
 * Returns the visible enemies of `side` that may enter a hex in their next movement, fire at it, or attack or charge
 * the unit there.
 */
export function threatsTo(
  view: Eagle,
  side: number,
  hex: number,
): { readonly threats: readonly Threat[]; readonly unseen: readonly Unseen[] } {
  const { army, ground } = view.scenario
  const enemy = enemyOf(side)
  const threats: Threat[] = []
  const seen = new Map<number, number>()
  for (let unit = 0; unit < army.units.length; unit++) {
    if (view.at[unit] >= 0) seen.set(view.at[unit], (seen.get(view.at[unit]) ?? 0) + 1)
    if (!isDangerous(view, unit, enemy) || distance(ground.grid, view.at[unit], hex) > FAR) continue
    const marches = findThreats(view, unit, hex)
    const what = found.what[hex]
    if (what === 0) continue
    const has = (bit: number) => (what & bit) !== 0
    const way = wayOf(view, marches, found.from[hex])
    threats.push({
      unit,
      comes: has(threat.COMES),
      fires: has(threat.FIRES),
      attacks: has(threat.ATTACKS),
      charges: has(threat.CHARGES),
      way,
    })
  }
  const unseen: Unseen[] = []
  for (let at = 0; at < ground.grid.count; at++) {
    const count = fighter(view, at) === enemy ? view.tall[at] - (seen.get(at) ?? 0) : 0
    if (count > 0 && distance(ground.grid, at, hex) <= FAR) unseen.push({ hex: at, count })
  }
  return { threats, unseen }
}

/**
 * By hex: what enemies can do there in their next movement, fire and shock, and the combat points of those that can;
 * each unit counts by itself.
 */
export interface Dangers {
  /** Bits of `threat`. */
  readonly what: Uint8Array
  readonly comes: Int16Array
  readonly fires: Int16Array
  readonly attacks: Int16Array
  readonly charges: Int16Array
}

/** Returns an empty record of dangers. */
export function noDangers({ scenario: { ground } }: Eagle): Dangers {
  const many = () => new Int16Array(ground.grid.count)
  return { what: new Uint8Array(ground.grid.count), comes: many(), fires: many(), attacks: many(), charges: many() }
}

/** Returns the visible enemies of a side that can threaten a unit. */
export const dangerousTo = (view: Eagle, side: number): number[] =>
  [...view.scenario.army.units.keys()].filter((unit) => isDangerous(view, unit, enemyOf(side)))

/** Adds what one unit may do to each hex. It goes unit by unit, so that a page can do other work in between. */
export function addDangers(view: Eagle, unit: number, into: Dangers): void {
  findThreats(view, unit, -1)
  const has = points(view, unit)
  for (let hex = 0; hex < into.what.length; hex++) {
    const what = found.what[hex]
    if (what === 0) continue
    into.what[hex] |= what
    if ((what & threat.COMES) !== 0) into.comes[hex] += has
    if ((what & threat.FIRES) !== 0) into.fires[hex] += has
    if ((what & threat.ATTACKS) !== 0) into.attacks[hex] += has
    if ((what & threat.CHARGES) !== 0) into.charges[hex] += has
  }
}

/** Returns what all visible enemies of `side` together may do to each hex, with their points. */
export function dangersTo(view: Eagle, side: number): Dangers {
  const dangers = noDangers(view)
  for (const unit of dangerousTo(view, side)) addDangers(view, unit, dangers)
  return dangers
}

/**
 * Returns, by hex, what all visible enemies of `side` together may do there in their next movement, as bits of
 * `threat`.
 */
export const threatMap = (view: Eagle, side: number): Uint8Array => dangersTo(view, side).what
