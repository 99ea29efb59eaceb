/**
 * The distance to a hex on foot, past enemies and their zones of control, so that no unit is caught behind a river or a
 * line.
 */
import {
  beginSearch,
  makeSearch,
  NO,
  offer,
  opposite,
  runSearch,
  type Search,
  startAt,
} from '../../../src/hex/index.ts'
import { INFANTRY, NEVER } from '../rules/state/ground.ts'
import type { Eagle } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../rules/state/zones.ts'

const HEXES = 0x1000
const FARTHEST = 240
/** The cost of a way through an enemy's zone of control, or through the enemy. */
const ZONE = 5
const ENEMY = 12

/** The ways to one hex, as they were at the beginning of a turn. */
export interface Field {
  goal: number
  turn: number
  side: number
  readonly search: Search
}

/** A field that has not been searched. */
export const makeField = (): Field => ({ goal: -1, turn: -1, side: -1, search: makeSearch(HEXES, FARTHEST) })

const going = { side: 0 }

/** Adds the hexes from which a unit steps into a hex. */
function edges(search: Search, hex: number, p: Eagle): void {
  const { grid, cost } = p.scenario.ground
  const barred =
    zoneAgainst(p, going.side, hex) === NO_ZONE ? 0 : fighter(p, hex) === enemyOf(going.side) ? ENEMY : ZONE
  for (let side = 0; side < 6; side++) {
    const from = grid.neighbours[6 * hex + side]
    if (from < 0) continue
    const step = cost[INFANTRY][6 * from + opposite(side)]
    if (step < NEVER) offer(search, from, step + barred)
  }
}

/**
 * Returns the movement points from a hex to the goal of a field, which is worked out again when the turn or the goal
 * changes.
 */
export function wayLeft(field: Field, p: Eagle, side: number, goal: number, hex: number): number {
  if (field.goal !== goal || field.turn !== p.turn || field.side !== side) {
    field.goal = goal
    field.turn = p.turn
    field.side = side
    going.side = side
    beginSearch(field.search, FARTHEST)
    startAt(field.search, goal)
    runSearch(field.search, edges, p)
  }
  const cost = field.search.cost[hex]
  return cost === NO ? FARTHEST : cost
}
