/** 9 Command: which units are in command before they move, and how far an order must go. */
import {
  beginSearch,
  distance,
  endSearch,
  MOST_ROWS,
  makeSearch,
  NO,
  neighbour,
  offer,
  opposite,
  runSearch,
  type Search,
  spread,
  startAt,
} from '../../../../src/hex/index.ts'
import { INFANTRY, NEVER } from './ground.ts'
import { leadsOf } from './leading.ts'
import { truePlace } from './markers.ts'
import { type Eagle, note } from './position.ts'
import { withRoom } from './scratch.ts'
import { stepsTo } from './surroundings.ts'
import { NO_ZONE, nearestEnemy, zoneAgainst } from './zones.ts'

/** The longest way that any search here follows: six times the greatest divider. */
const LONGEST = 40
const HEXES = 0x7fff
let search: Search | undefined
const searchFor = (): Search => (search ??= makeSearch(HEXES, LONGEST))

const tracing = { side: 0 }

/** 9.1 A line of command avoids hexes with enemies, and their zones of control where no friend stands. */
const openToCommand = (p: Eagle, hex: number, side = tracing.side): boolean =>
  nearestEnemy(p, side, hex) > 0 && (zoneAgainst(p, side, hex) === NO_ZONE || stepsTo(p, side, hex) === 0)

/** 9.1 May a way of command or of an order of this side begin or end in a hex? */
export const isOpenEnd = (p: Eagle, side: number, hex: number): boolean => openToCommand(p, hex, side)

const step = (p: Eagle, _from: number, to: number): boolean => openToCommand(p, to)

/** By hex: bit f where troops of formation f would be in command. */
let commanded = new Int32Array(0)

/**
 * 9 Marks the units of a side that are in command: within the radius of their leader or of his Commander in Chief.
 * Neither end counts (RA15).
 */
export function findCommand(p: Eagle, side: number): void {
  const { army, ground } = p.scenario
  const inCommand = (commanded = withRoom(commanded, ground.grid.count))
  inCommand.fill(0)
  tracing.side = side
  const lines = searchFor()
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const from = p.where[leader]
    if (army.leaderSide[leader] !== side || from < 0 || p.away[leader] > 0 || !openToCommand(p, from)) continue
    spread(lines, ground.grid, from, army.radius[leader] + 1, step, p)
    const leads = leadsOf(p, leader)
    for (let k = 0; k < lines.count; k++) inCommand[lines.reached[k]] |= leads
  }
  for (let unit = 0; unit < army.units.length; unit++) if (army.side[unit] === side) p.notes[unit] &= ~note.COMMAND
  // RA111: the nearest hex of skirmishers counts.
  for (let node = 0; node < army.unitOf.length; node++) {
    const unit = army.unitOf[node]
    if (army.side[unit] !== side) continue
    const at = node === unit ? truePlace(p, unit) : p.at[node]
    if (at >= 0 && ((inCommand[at] >> army.formation[unit]) & 1) === 1) p.notes[unit] |= note.COMMAND
  }
}

/** Returns the hexes in which a leader's troops are in command (9), including his own; none while he is out. */
export function commandHexes(p: Eagle, leader: number): number[] {
  const { army, ground } = p.scenario
  const from = p.where[leader]
  tracing.side = army.leaderSide[leader]
  if (from < 0 || p.away[leader] > 0 || !openToCommand(p, from)) return []
  const lines = searchFor()
  spread(lines, ground.grid, from, army.radius[leader] + 1, step, p)
  return [...lines.reached.subarray(0, lines.count)]
}

/** S4.9.3 Does a Commander in Chief reach the leader of a formation within his radius, by a line of command? */
export function reaches(p: Eagle, chief: number, formation: number): boolean {
  const { army, ground } = p.scenario
  const led = army.leaderOf[formation]
  if (led < 0 || p.where[led] < 0) return false
  tracing.side = army.leaderSide[chief]
  if (!openToCommand(p, p.where[chief])) return false
  const lines = searchFor()
  spread(lines, ground.grid, p.where[chief], army.radius[chief] + 1, step, p)
  return lines.cost[p.where[led]] !== NO
}

/**
 * By hex: bit k for the k-th leader whom an order may reach from there; and the leaders whose nearest hex has been
 * found.
 */
const beside = new Int32Array(MOST_ROWS * MOST_ROWS)
const awaited = { all: 0, found: 0 }

function infantryEdges(paths: Search, hex: number, p: Eagle): void {
  awaited.found |= beside[hex]
  if (awaited.found === awaited.all) {
    endSearch(paths)
    return
  }
  const { cost, grid } = p.scenario.ground
  for (let side = 0; side < 6; side++) {
    const to = grid.neighbours[6 * hex + side]
    if (to < 0) continue
    const points = cost[INFANTRY][6 * hex + side]
    const known = paths.cost[to]
    // Most hexes have been reached from elsewhere at the same cost.
    if (points === NEVER || (known !== NO && known <= paths.cost[hex] + points) || !openToCommand(p, to)) continue
    offer(paths, to, points)
  }
}

/**
 * Measures the ways of orders that a side sends from a hex to each of `to` (31 hexes at most), up to `most` movement
 * points. `orderDistance` reads them.
 */
export function measureOrders(p: Eagle, side: number, from: number, most: number, to: readonly number[]): void {
  tracing.side = side
  const { grid, leastCost } = p.scenario.ground
  const paths = searchFor()
  const budget = Math.min(most, LONGEST)
  beginSearch(paths, budget)
  // The search ends when every hex is found, so leave out hexes that are adjacent, or too far on any ground.
  const within = to.filter((hex) => {
    const between = distance(grid, from, hex) - 1
    return between > 0 && between * leastCost <= budget
  })
  awaited.all = (1 << within.length) - 1
  awaited.found = 0
  for (const [k, hex] of within.entries())
    eachLast(p, hex, (last) => {
      beside[last] |= 1 << k
    })
  startAt(paths, from)
  runSearch(paths, infantryEdges, p)
  for (const hex of within)
    eachLast(p, hex, (last) => {
      beside[last] = 0
    })
}

/** Calls `found` for each hex from which infantry can enter a hex. */
function eachLast({ scenario: { ground } }: Eagle, hex: number, found: (last: number) => void): void {
  for (let side = 0; side < 6; side++) {
    const last = neighbour(ground.grid, hex, side)
    if (last >= 0 && ground.cost[INFANTRY][6 * last + opposite(side)] !== NEVER) found(last)
  }
}

/**
 * 3 Returns how far an order must go from the hex that was measured last: movement points of infantry for the hexes
 * strictly between, by the cheapest way that a line of command may take (RA5); 0 for the same or an adjacent hex (RA7),
 * NO if no way was found.
 */
export function orderDistance(p: Eagle, from: number, to: number): number {
  if (distance(p.scenario.ground.grid, from, to) <= 1) return 0
  if (!openToCommand(p, from) || !openToCommand(p, to)) return NO
  const paths = searchFor()
  let least = NO
  eachLast(p, to, (last) => {
    if (paths.cost[last] !== NO && (least === NO || paths.cost[last] < least)) least = paths.cost[last]
  })
  return least
}
