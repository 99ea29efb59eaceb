/** What a side sees when it looks over the field: stacks, their strength, and how near they are. */

import { distance, NONE } from '../../../src/hex/index.ts'
import { CART } from '../rules/state/ground.ts'
import { limitOf } from '../rules/state/losses.ts'
import { type Eagle, ELIMINATED, ROUTED, SHAKEN } from '../rules/state/position.ts'
import { withRoom } from '../rules/state/scratch.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import { NEARNESS } from './weights.ts'

/** The points that an unseen unit is taken to have. */
const UNSEEN = 4

/** The stacks of one side. */
export interface Host {
  readonly hexes: number[]
  /** By hex: points there, with half of those in disorder and none of the routed. */
  power: Float64Array
}

const hosts: Host[] = [0, 1].map(() => ({ hexes: [], power: new Float64Array(0) }))

/** Returns the present strength of a unit. */
export const powerOf = (p: Eagle, unit: number): number =>
  p.state[unit] === ROUTED ? 0 : p.state[unit] === 0 ? points(p, unit) : points(p, unit) / 2

/** Looks over the field. The result is valid until the next look. */
export function look(view: Eagle): void {
  const { army, ground } = view.scenario
  for (const host of hosts) {
    host.hexes.length = 0
    host.power = withRoom(host.power, ground.grid.count)
    host.power.fill(0, 0, ground.grid.count)
  }
  for (let hex = 0; hex < ground.grid.count; hex++) {
    if (view.top[hex] === NONE) continue
    const side = fighter(view, hex)
    if (side < 0) continue
    const host = hosts[side]
    host.hexes.push(hex)
    host.power[hex] = UNSEEN * view.tall[hex]
  }
  countLeft(view)
  for (let unit = 0; unit < army.units.length; unit++) {
    const hex = view.at[unit]
    if (hex < 0 || army.arm[unit] === CART) continue
    const { power } = hosts[army.side[unit]]
    power[hex] = power[hex] - UNSEEN + powerOf(view, unit)
  }
}

/**
 * By formation: how many more of its counters must be lost or shaken until it is demoralized, judging by what can be
 * seen.
 */
let left = new Int16Array(0)
/** How many more a formation can lose, as it was surveyed last. */
export const leftOf = (formation: number): number => left[formation]

/** By formation: its counters, including lost ones. */
let size = new Int16Array(0)
/** How many counters a formation has had, as it was surveyed last. */
export const sizeOf = (formation: number): number => size[formation]

function countLeft(view: Eagle): void {
  const { army } = view.scenario
  left = withRoom(left, army.formations.length)
  size = withRoom(size, army.formations.length)
  for (let f = 0; f < army.formations.length; f++) left[f] = limitOf(view, f)
  size.fill(0)
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = view.at[unit]
    const state = view.state[unit]
    const formation = army.formation[unit]
    if (army.arm[unit] === CART) continue
    size[formation] = size[formation] + 1
    if (at === ELIMINATED || state === SHAKEN || state === ROUTED) left[formation] = left[formation] - 1
  }
}

/** The troops of a side, as they were surveyed last. */
export const hostOf = (side: number): Host => hosts[side]

/** Returns how much of a side is near a hex; the nearer, the more it counts. */
export function pressure(view: Eagle, side: number, hex: number): number {
  const { grid } = view.scenario.ground
  const { hexes, power } = hostOf(side)
  let sum = 0
  for (let k = 0; k < hexes.length; k++) {
    const at = hexes[k]
    sum += power[at] * (NEARNESS[distance(grid, hex, at)] ?? 0)
  }
  return sum
}

export const NOBODY_NEAR = 99

/** Returns the hex of the nearest stack of a side, the weaker of two at the same distance; -1 if there is none. */
export function nearestOf(view: Eagle, side: number, hex: number): number {
  const { grid } = view.scenario.ground
  const { hexes, power } = hostOf(side)
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < hexes.length; k++) {
    const at = hexes[k]
    const far = distance(grid, hex, at) + power[at] / 40
    if (far < least) [found, least] = [at, far]
  }
  return found
}

/** Returns the steps to the nearest stack of a side; NOBODY_NEAR if there is none. */
export function stepsTo(view: Eagle, side: number, hex: number): number {
  const { grid } = view.scenario.ground
  const { hexes } = hostOf(side)
  let least = NOBODY_NEAR
  for (let k = 0; k < hexes.length; k++) least = Math.min(least, distance(grid, hex, hexes[k]))
  return least
}

/** Returns the visible units of a hex except carts. Valid until the next question. */
export function unitsIn(view: Eagle, hex: number, into: number[]): number[] {
  const { army } = view.scenario
  into.length = 0
  for (let unit = 0; unit < army.units.length; unit++)
    if (view.at[unit] === hex && army.arm[unit] !== CART) into.push(unit)
  return into
}
