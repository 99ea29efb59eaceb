/**
 * 4.1c Skirmishers: light infantry that covers up to four hexes, with its points spread among them from left to right.
 */

import { adjacent, leftFront, rightFront, SIDE_X, SIDE_Y, sideTo } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { INFANTRY, NEVER } from '../state/ground.ts'
import { due, type Eagle, NORMAL, SKIRMISH } from '../state/position.ts'
import {
  breadth,
  enter,
  isSpread,
  LEAST_IN_HEX,
  leave,
  MOST_IN_HEX,
  nodeOf,
  points,
  refresh,
  standsIn,
} from '../state/stacks.ts'

const MOST_HEXES = 4

/** RA20 The number of hexes in which a unit with this many points skirmishes, at least and at most. */
export const leastHexes = (strength: number): number => Math.ceil(strength / MOST_IN_HEX)
export const mostHexes = (strength: number): number => Math.min(MOST_HEXES, Math.trunc(strength / LEAST_IN_HEX))

/** Can light infantry still skirmish with the points that it has left? */
export function canSkirmish(p: Eagle, unit: number): boolean {
  const strength = points(p, unit)
  return p.scenario.army.spread[unit] >= 0 && leastHexes(strength) <= mostHexes(strength)
}

/**
 * Returns how far one hex lies to the right of another for a unit that faces a corner: greater is farther right, and
 * then farther back.
 */
function rightOf(p: Eagle, corner: number, from: number, to: number): number {
  const { x, y } = p.scenario.ground.grid
  const [left, right] = [leftFront(corner), rightFront(corner)]
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]]
  // Columns are √3 half hexes apart: distances are compared by the squares of both scales.
  const across = 3 * dx * (SIDE_X[right] - SIDE_X[left]) + dy * (SIDE_Y[right] - SIDE_Y[left])
  const ahead = 3 * dx * (SIDE_X[right] + SIDE_X[left]) + dy * (SIDE_Y[right] + SIDE_Y[left])
  return across !== 0 ? across : -ahead
}

/** One place more than it needs: for a hex that is asked about and not yet covered. */
const line = new Int16Array(MOST_HEXES + 1)

/**
 * Writes the hexes of a unit, from left to right, to a buffer that is valid until the next question; returns their
 * number.
 */
function lineOf(p: Eagle, unit: number): number {
  const hexes = breadth(p, unit)
  for (let k = 0; k < hexes; k++) line[k] = p.at[nodeOf(p, unit, k)]
  return hexes
}

/**
 * Takes a unit off all its hexes, and lays it into the first `hexes` of the line. An empty hex takes the facing
 * `corner`.
 */
function layOut(p: Eagle, unit: number, hexes: number, corner: number): void {
  for (let k = breadth(p, unit) - 1; k >= 0; k--) leave(p, nodeOf(p, unit, k))
  for (let k = 0; k < hexes; k++) {
    if (p.top[line[k]] < 0) p.dir[line[k]] = corner
    enter(p, nodeOf(p, unit, k), line[k])
  }
}

/** Adds a hex to those that a unit covers. */
export function cover(p: Eagle, unit: number, hex: number, corner: number): void {
  if (p.top[hex] < 0) p.dir[hex] = corner
  enter(p, nodeOf(p, unit, breadth(p, unit)), hex)
}

/** 4.1c Puts the hexes of a unit in order from left to right, as it sees them when it deploys (RA19). */
export function dress(p: Eagle, unit: number, corner: number): void {
  const hexes = lineOf(p, unit)
  for (let k = 1; k < hexes; k++)
    for (let at = k; at > 0 && rightOf(p, corner, line[at - 1], line[at]) < 0; at--) {
      const hex = line[at]
      line[at] = line[at - 1]
      line[at - 1] = hex
    }
  layOut(p, unit, hexes, corner)
}

/** RA106 Moves all hexes of a unit one step across the same side. */
export function shiftLine(p: Eagle, unit: number, side: number, corner: number): void {
  const { neighbours } = p.scenario.ground.grid
  const hexes = lineOf(p, unit)
  for (let k = 0; k < hexes; k++) line[k] = neighbours[6 * line[k] + side]
  layOut(p, unit, hexes, corner)
}

/** Gathers a unit in one hex, in another formation. */
export function gatherIn(p: Eagle, unit: number, hex: number, shape: number, journal: Journal | undefined): void {
  const corner = p.dir[p.at[unit]]
  p.form[unit] = shape
  line[0] = hex
  layOut(p, unit, 1, corner)
  p.due[unit] &= ~(due.GATHER | due.SHRINK)
  journal?.tell(EVERYBODY, event.Gathers, unit, hex)
}

/** RA108 Gives up one of its hexes. With a single point left, in its last hex, it no longer skirmishes. */
export function giveUp(p: Eagle, unit: number, hex: number, journal: Journal | undefined): void {
  const hexes = lineOf(p, unit)
  let kept = 0
  for (let k = 0; k < hexes; k++) if (line[k] !== hex) line[kept++] = line[k]
  layOut(p, unit, kept, p.dir[p.at[unit]])
  journal?.tell(EVERYBODY, event.GivesUp, unit, hex)
  settleLine(p, unit)
}

/** RA108 After a loss, or when a hex is given up: notes if the unit has too few points for its hexes, or only one. */
export function settleLine(p: Eagle, unit: number): void {
  if (p.form[unit] !== SKIRMISH || p.at[unit] < 0) return
  p.due[unit] &= ~due.SHRINK
  if (points(p, unit) < LEAST_IN_HEX * breadth(p, unit) && isSpread(p, unit)) p.due[unit] |= due.SHRINK
  else if (points(p, unit) < LEAST_IN_HEX) {
    p.form[unit] = NORMAL
    refresh(p, p.at[unit])
  }
}

/** Is a unit connected without this hex: can each of its other hexes be reached through them? */
export function isOuter(p: Eagle, unit: number, hex: number): boolean {
  if (!isSpread(p, unit) || !standsIn(p, unit, hex)) return false
  const { grid } = p.scenario.ground
  const hexes = lineOf(p, unit)
  let first = 0
  while (line[first] === hex) first++
  let found = 1 << first
  for (let round = 0; round < hexes; round++)
    for (let k = 0; k < hexes; k++)
      if (line[k] !== hex && (found >> k) & 1)
        for (let next = 0; next < hexes; next++)
          if (line[next] !== hex && adjacent(grid, line[k], line[next])) found |= 1 << next
  for (let k = 0; k < hexes; k++) if (line[k] !== hex && ((found >> k) & 1) === 0) return false
  return true
}

const ways = new Int16Array(MOST_HEXES + 1)

/**
 * Works out `ways`, which are 0 at their ends or beginnings and NEVER elsewhere, through this many hexes of `line`:
 * with `back` to the hexes where they are 0, otherwise from there.
 */
function findWays(p: Eagle, hexes: number, back: boolean): void {
  const { grid, cost } = p.scenario.ground
  for (let round = 1; round < hexes; round++)
    for (let k = 0; k < hexes; k++)
      for (let next = 0; next < hexes; next++) {
        const side = sideTo(grid, line[k], line[next])
        if (side < 0) continue
        const step = cost[INFANTRY][6 * line[k] + side]
        const [begin, end] = back ? [next, k] : [k, next]
        if (step < NEVER && ways[begin] + step < ways[end]) ways[end] = ways[begin] + step
      }
}

/**
 * Returns what the way from one hex of a unit to another costs, through hexes that it covers; the last may be adjacent
 * to them. NEVER if there is none.
 */
export function wayThrough(p: Eagle, unit: number, from: number, to: number): number {
  let hexes = lineOf(p, unit)
  if (!standsIn(p, unit, to)) line[hexes++] = to
  for (let k = 0; k < hexes; k++) ways[k] = line[k] === from ? 0 : NEVER
  findWays(p, hexes, false)
  for (let k = 0; k < hexes; k++) if (line[k] === to) return ways[k]
  return NEVER
}

/**
 * Returns what the way from the farthest of its hexes to one of them costs (4.0, formation change table; example 2).
 */
export function wayBack(p: Eagle, unit: number, hex: number): number {
  const hexes = lineOf(p, unit)
  for (let k = 0; k < hexes; k++) ways[k] = line[k] === hex ? 0 : NEVER
  findWays(p, hexes, true)
  let most = 0
  for (let k = 0; k < hexes; k++) most = Math.max(most, ways[k])
  return most
}

/** Reports which further hexes a unit covers. */
export function tellLine(p: Eagle, unit: number, journal: Journal | undefined): void {
  for (let k = breadth(p, unit) - 1; k > 0; k--) journal?.tell(EVERYBODY, event.Covers, unit, p.at[nodeOf(p, unit, k)])
}
