/** What is true at every moment of every game. The conformance kit checks it after every play. */

import { phases } from './sequence.ts'
import { isOuter } from './skirmishers/skirmish.ts'
import { ARTILLERY, CART, INFANTRY } from './state/ground.ts'
import { SHAPE_NAMES } from './state/names.ts'
import { due, type Eagle, GOOD, NORMAL, SKIRMISH, SQUARE, UNLIMBERED } from './state/position.ts'
import {
  breadth,
  height,
  isFormed,
  isSpread,
  LEAST_IN_HEX,
  MOST_IN_HEX,
  nodeOf,
  points,
  pointsAt,
} from './state/stacks.ts'
import { surroundings } from './state/surroundings-check.ts'

/** Yields a sentence for each invariant that is broken. */
export function* invariants(p: Eagle): Generator<string> {
  const torn = tornStack(p)
  if (torn !== undefined) {
    // Anything that walked down such a stack would never stop, or would leave it.
    yield torn
    return
  }
  yield* standing(p)
  yield* shown(p)
  yield* surroundings(p)
  for (let unit = 0; unit < p.scenario.army.units.length; unit++) yield* ofUnit(p, unit)
}

/** Says where a stack has no end or leads to something that is no piece. Checked before anything walks down a stack. */
function tornStack(p: Eagle): string | undefined {
  const { army, ground } = p.scenario
  const pieces = army.unitOf.length
  const met = new Uint8Array(pieces)
  for (let hex = 0; hex < ground.grid.count; hex++)
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      if (node >= pieces) return `${ground.grid.names[hex]} holds piece ${node} of ${pieces}`
      if (met[node] === 1) return `${army.units[army.unitOf[node]]} lies in stacks twice`
      met[node] = 1
    }
  for (let node = 0; node < pieces; node++)
    if (p.at[node] >= ground.grid.count)
      return `${army.units[army.unitOf[node]]} stands in hex ${p.at[node]} of ${ground.grid.count}`
  return undefined
}

function* standing(p: Eagle): Generator<string> {
  const { army, ground } = p.scenario
  let lying = 0
  for (let hex = 0; hex < ground.grid.count; hex++) {
    lying += height(p, hex)
    let side = -1
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      if (p.at[node] !== hex)
        yield `${army.units[army.unitOf[node]]} lies in ${ground.grid.names[hex]} and says that it does not`
      const own = army.side[army.unitOf[node]]
      if (side >= 0 && own !== side) yield `both sides stand in ${ground.grid.names[hex]}`
      side = own
    }
  }
  let there = 0
  for (let node = 0; node < army.unitOf.length; node++) if (p.at[node] >= 0) there++
  if (there !== lying) yield `${there} pieces are on the map, and ${lying} lie in its stacks`
}

/** Checks that a stack shows what follows from its units. */
function* shown(p: Eagle): Generator<string> {
  const { army, ground } = p.scenario
  for (let hex = 0; hex < ground.grid.count; hex++) {
    let face = 0
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      const unit = army.unitOf[node]
      if (!isFormed(p, unit)) continue
      face = p.form[unit] === SQUARE || p.form[unit] === SKIRMISH ? 7 : face === 7 ? 7 : 1 + p.dir[hex]
    }
    if (p.face[hex] !== face) yield `${ground.grid.names[hex]} shows ${p.face[hex]} and should show ${face}`
  }
}

function* ofUnit(p: Eagle, unit: number): Generator<string> {
  const { army } = p.scenario
  const id = army.units[unit]
  if (p.at[unit] >= 0 && army.arm[unit] !== CART && points(p, unit) < 1)
    yield `${id} stands on the map without a point left`
  if (p.form[unit] === SQUARE && (army.arm[unit] !== INFANTRY || p.state[unit] !== GOOD))
    yield `${id} is in square and cannot be`
  if (p.form[unit] === UNLIMBERED && army.arm[unit] !== ARTILLERY) yield `${id} is ${SHAPE_NAMES[p.form[unit]]}`
  if (army.arm[unit] === CART && p.form[unit] !== NORMAL) yield `${id} has a formation`
  if (p.form[unit] === SKIRMISH) yield* ofSkirmishers(p, unit)
  else if (isSpread(p, unit)) yield `${id} stands in several hexes and does not skirmish`
  if (p.left < 0) yield 'movement points are overdrawn'
}

/**
 * 4.1c, RA19, RA20 While nothing is left to settle, skirmishers are light, lie on top, are connected, and have 2 to 4
 * points in each hex.
 */
function* ofSkirmishers(p: Eagle, unit: number): Generator<string> {
  const { army, ground } = p.scenario
  const id = army.units[unit]
  if (army.light[unit] === 0) yield `${id} skirmishes and is not light`
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const node = nodeOf(p, unit, k)
    const hex = p.at[node]
    if (p.top[hex] !== node) yield `${id} skirmishes in ${ground.grid.names[hex]} below others`
    if (isSettled(p, unit) && (pointsAt(p, node) < LEAST_IN_HEX || pointsAt(p, node) > MOST_IN_HEX))
      yield `${id} has ${pointsAt(p, node)} points in ${ground.grid.names[hex]}`
  }
  if (isSettled(p, unit) && p.state[unit] !== GOOD) yield `${id} skirmishes without order`
  if (isSpread(p, unit) && !isWhole(p, unit)) yield `${id} has fallen apart`
}

/** Is nothing left to settle first: no hexes given up, no gathering, no deployment under way? */
const isSettled = (p: Eagle, unit: number): boolean =>
  (p.due[unit] & (due.GATHER | due.SHRINK)) === 0 && (p.depth < 0 || phases[p.phase].name !== 'deploying')

/** A line is whole if removing some hex of it leaves it whole, down to two. */
function isWhole(p: Eagle, unit: number): boolean {
  for (let k = breadth(p, unit) - 1; k >= 0; k--) if (isOuter(p, unit, p.at[nodeOf(p, unit, k)])) return true
  return false
}
