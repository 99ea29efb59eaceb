/** 4.2 Command range: hexes from a commander, never through hexes that enemy units hold alone. */
import { makeReach, ofGrid, type Search, spread } from '../../../../src/hex/index.ts'
import { type Albuera, other } from '../state/position.ts'
import { holds, isOnMap, rightOf } from '../state/troops.ts'

/**
 * No way is longer: the schema of the tables allows no greater range, and no greater allowance of commanders (12.8).
 */
const LONGEST = 20
const searchOf = ofGrid((grid): Search => makeReach(grid, LONGEST))

const asked = { side: 0 }
/** May a way of this side lead into a hex? A Clash Hex does not block it. */
const isOpen = (p: Albuera, hex: number): boolean =>
  p.scenario.field[hex] === 1 && (!holds(p, other(asked.side), hex) || holds(p, asked.side, hex))
const open = (p: Albuera, _from: number, to: number): boolean => isOpen(p, to)

/** Counts the hexes from a hex for a side: `cost` of the search is their distance; −1 if it is more than `most`. */
export function hexesFrom(p: Albuera, side: number, hex: number, most: number): Search {
  const { grid } = p.scenario.ground
  const search = searchOf(grid)
  asked.side = side
  spread(search, grid, hex, most, open, p)
  return search
}

/** The command range of a commander: read `inRange` right after it, before the next search. */
export const rangeOf = (p: Albuera, commander: number): Search =>
  hexesFrom(p, p.scenario.army.leads[commander], p.post[commander], p.scenario.command)

/** Is one of a unit's hexes in this range? */
export function inRange(p: Albuera, { cost }: Search, unit: number): boolean {
  if (!isOnMap(p, unit)) return false
  const right = rightOf(p, unit)
  return cost[p.at[unit]] >= 0 || (right >= 0 && cost[right] >= 0)
}
