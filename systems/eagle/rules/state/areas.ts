/** 3.1e Defense areas: five rows of nine hexes round a centre, along one of the three rows of the grid (RA13). */

import { displaced, type Grid, ofGrid, SIDE_X, SIDE_Y } from '../../../../src/hex/index.ts'
import type { Offers } from '../../../../src/kernel/index.ts'
import { areaOf, centreOf } from './area-names.ts'
import { CART } from './ground.ts'
import { ON_TOP, seemingHeight } from './markers.ts'
import type { Eagle } from './position.ts'
import { withRoom } from './scratch.ts'
import { fighter, nodeOf } from './stacks.ts'
import { nearestEnemy } from './zones.ts'

/**
 * The rows, in the order of their names: the side along which each runs, and the two sides that alternate towards the
 * rows on either hand.
 */
const ROWS = [
  { along: 0, off: [1, 2], back: [5, 4] },
  { along: 1, off: [2, 3], back: [0, 5] },
  { along: 5, off: [0, 1], back: [4, 3] },
] as const
const ARM = 4
const DEEP = 2
const SIZE = 45

/** The hexes of all areas of a map, SIZE each, with OFF for hexes beyond its edge. */
const hexesOf = ofGrid((grid) => {
  const table = new Int16Array(3 * grid.count * SIZE)
  let at = 0
  for (let centre = 0; centre < grid.count; centre++)
    for (const { along, off, back } of ROWS) {
      for (const steps of [off, back])
        for (let deep = steps === off ? 0 : 1; deep <= DEEP; deep++)
          for (let k = -ARM; k <= ARM; k++) {
            // Each row begins one step farther off than the last, alternately by one side and the other.
            const first = Math.ceil(deep / 2)
            table[at++] = rowHex(grid, centre, steps, first, deep - first, along, k)
          }
    }
  return table
})

/**
 * The hex `k` along a row that begins `first` steps across one side and `then` across another from the centre; OFF
 * beyond the edge.
 */
function rowHex(
  grid: Grid,
  centre: number,
  [a, b]: readonly [number, number],
  first: number,
  then: number,
  along: number,
  k: number,
): number {
  const dx = first * SIDE_X[a] + then * SIDE_X[b] + k * SIDE_X[along]
  const dy = first * SIDE_Y[a] + then * SIDE_Y[b] + k * SIDE_Y[along]
  // Go to the column by NE steps, then straight south or north.
  const [side, across] = dx >= 0 ? [1, dx] : [4, -dx]
  const rest = dy + dx
  return displaced(grid, centre, side, across, rest > 0 ? 3 : 0, Math.abs(rest) / 2)
}

const BEYOND = 255
const waysOf = ofGrid((grid): (Uint8Array | undefined)[] => Array.from({ length: 3 * grid.count }))

/**
 * Steps from each hex to the nearest hex of an area. Made on demand: there are thousands of areas, and few are ever
 * defended.
 */
function waysTo(grid: Grid, area: number): Uint8Array {
  const table = waysOf(grid)
  const known = table[area]
  if (known !== undefined) return known
  const steps = new Uint8Array(grid.count).fill(BEYOND)
  const queue = hexesOf(grid)
    .slice(area * SIZE, (area + 1) * SIZE)
    .filter((hex) => hex >= 0)
  const waiting = new Int16Array(grid.count)
  waiting.set(queue)
  for (const hex of queue) steps[hex] = 0
  for (let next = 0, end = queue.length; next < end; next++)
    for (let k = 6 * waiting[next]; k < 6 * waiting[next] + 6; k++) {
      const to = grid.neighbours[k]
      if (to < 0 || steps[to] !== BEYOND) continue
      steps[to] = steps[waiting[next]] + 1
      waiting[end++] = to
    }
  table[area] = steps
  return steps
}

/** Returns the steps from a hex to the nearest hex of an area. */
export const toArea = (p: Eagle, area: number, hex: number): number => waysTo(p.scenario.ground.grid, area)[hex]

/** By row and vector from the centre: 1 for a hex of the area. */
const shapesOf = ofGrid((grid): readonly Uint8Array[] => {
  const tables = ROWS.map(() => new Uint8Array(grid.distances.length))
  for (const [k, hex] of hexesOf(grid).entries()) {
    const area = Math.floor(k / SIZE)
    if (hex >= 0) tables[area % 3][grid.key[hex] - grid.key[centreOf(area)] + grid.origin] = 1
  }
  return tables
})

/** Does a hex lie in an area? */
export function inArea(p: Eagle, area: number, hex: number): boolean {
  const { grid } = p.scenario.ground
  return shapesOf(grid)[area % 3][grid.key[hex] - grid.key[centreOf(area)] + grid.origin] === 1
}

/**
 * RA114 May a side write a defense order for this area? It must have more combat units in it, and no enemy in or next
 * to the centre.
 */
export const isControlled = (p: Eagle, side: number, area: number): boolean =>
  isSafe(p, side, area) && balance(p, side, area) > 0

/** Is no enemy in the centre of an area or next to it? */
const isSafe = (p: Eagle, side: number, area: number): boolean => nearestEnemy(p, side, centreOf(area)) > 1

/** The areas in which each hex lies. */
const areasAround = ofGrid((grid) => {
  const hexes = hexesOf(grid)
  const lists: number[][] = Array.from({ length: grid.count }, () => [])
  for (let k = 0; k < hexes.length; k++) if (hexes[k] >= 0) lists[hexes[k]].push(Math.floor(k / SIZE))
  const starts = new Int32Array(grid.count + 1)
  for (let hex = 0; hex < grid.count; hex++) starts[hex + 1] = starts[hex] + lists[hex].length
  return { starts, areas: Int16Array.from(lists.flat()) }
})

/** Returns 1 if skirmishers on top of a hex have already been counted in another of their hexes in the area. */
function repeated(p: Eagle, area: number, node: number): number {
  const unit = p.scenario.army.unitOf[node]
  if (node === unit) return 0
  for (let k = 0; nodeOf(p, unit, k) !== node; k++) if (inArea(p, area, p.at[nodeOf(p, unit, k)])) return 1
  return 0
}

let balances = new Int16Array(0)

/** Counts the balances of all areas at once, stack by stack. */
function countBalances(p: Eagle, side: number): void {
  const { army, ground } = p.scenario
  const { starts, areas } = areasAround(ground.grid)
  balances = withRoom(balances, 3 * ground.grid.count)
  balances.fill(0, 0, 3 * ground.grid.count)
  for (let node = 0; node < army.unitOf.length; node++) {
    const at = p.at[node]
    // A stack counts by its height, which both sides see (6).
    if (at < 0 || p.top[at] !== node || army.arm[army.unitOf[node]] === CART) continue
    if (p.cap[at] > 0) continue
    const one = army.side[army.unitOf[node]] === side ? p.tall[at] : -seemingHeight(p, at)
    for (let k = starts[at]; k < starts[at + 1]; k++)
      balances[areas[k]] += one - Math.sign(one) * repeated(p, areas[k], node)
  }
  // The units under a marker are not seen, but their side is (OR4).
  for (let marker = 0; marker < p.use.length; marker++) {
    const at = p.post[marker] - 1
    if (p.use[marker] !== ON_TOP) continue
    const one = p.scenario.markerSide[marker] === side ? p.tall[at] : -seemingHeight(p, at)
    for (let k = starts[at]; k < starts[at + 1]; k++) balances[areas[k]] += one
  }
}

/** Does a side control any area at all? The most likely one lies round one of its own stacks. */
export function areaExists(p: Eagle, side: number): boolean {
  for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
    const at = p.at[unit]
    if (at < 0 || fighter(p, at) !== side) continue
    for (let row = 0; row < ROWS.length; row++) if (isControlled(p, side, areaOf(at, row))) return true
  }
  countBalances(p, side)
  for (let area = 0; area < 3 * p.scenario.ground.grid.count; area++)
    if (balances[area] > 0 && isSafe(p, side, area)) return true
  return false
}

/** Offers all areas that a side controls to the formation whose area must be written next. */
export function offerHeld(p: Eagle, side: number, formation: number, offers: Offers): void {
  countBalances(p, side)
  for (let area = 0; area < 3 * p.scenario.ground.grid.count; area++)
    if (balances[area] > 0 && isSafe(p, side, area)) offers.give(formation, area)
}

/** Returns the side's own units in an area less the enemy's, stack by stack. */
function balance(p: Eagle, side: number, area: number): number {
  const hexes = hexesOf(p.scenario.ground.grid)
  let own = 0
  for (let k = area * SIZE; k < (area + 1) * SIZE; k++) {
    const hex = hexes[k]
    if (hex < 0) continue
    const there = fighter(p, hex)
    if (there < 0) continue
    const height = there === side ? p.tall[hex] : seemingHeight(p, hex)
    const count = p.cap[hex] > 0 ? height : height - repeated(p, area, p.top[hex])
    own += there === side ? count : -count
  }
  return own
}
