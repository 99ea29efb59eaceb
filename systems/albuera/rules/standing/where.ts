/** Where enemies and commanders are: for orders to turn to the former and to stay near the latter. */
import { distance, inField, turned } from '../../../../src/hex/index.ts'
import { troopsIn } from '../clash/bodies.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { LEFT } from '../state/shapes.ts'
import { distanceTo, isOnMap } from '../state/troops.ts'

/** The hex of the enemy's infantry or cavalry that is nearest to a hex; OFF for none. */
export function enemyNear(p: Albuera, side: number, hex: number): number {
  const { grid } = p.scenario.ground
  let found = OFF
  for (const node of p.scenario.army.nodesOf[other(side)]) {
    const at = p.at[node]
    if (at < 0 || troopsIn(p, other(side), at) < 0) continue
    if (found < 0 || distance(grid, hex, at) < distance(grid, hex, found)) found = at
  }
  return found
}

/** Does a corner look towards a hex: does the hex lie in the field in front of it? */
export const looksAt = (p: Albuera, unit: number, corner: number, hex: number): boolean =>
  inField(p.scenario.ground.grid, p.at[unit], corner, hex)

/** The corner that a unit faces after turning by a sixth to a hand. */
export const cornerAt = (p: Albuera, unit: number, hand: number): number => turned(p.face[unit], hand === LEFT ? -1 : 1)

/** Steps from a hex to the commander whose orders a unit follows; 0 if none is left. */
export function stepsToLeader(p: Albuera, unit: number, hex: number): number {
  const { above, commander } = p.scenario.army
  for (let c = commander[unit]; c >= 0; c = above[c])
    if (p.post[c] !== OFF) return distance(p.scenario.ground.grid, p.post[c], hex)
  return 0
}

/** Steps from a hex to the nearest enemy unit; the size of the map if there is none. */
export function stepsToEnemy(p: Albuera, side: number, hex: number): number {
  let least = p.scenario.ground.grid.count
  const { units } = p.scenario.army
  for (let unit = 0; unit < units.length; unit++)
    if (p.scenario.army.side[unit] !== side && isOnMap(p, unit)) least = Math.min(least, distanceTo(p, unit, hex))
  return least
}
