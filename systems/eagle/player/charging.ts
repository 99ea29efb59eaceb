/** Charges: which target a regiment can charge, and whether it should. */
import { CORNER_ZONES, distance, FRONT, leftFront, NO, neighbour, rightFront } from '../../../src/hex/index.ts'
import { forbidsCombat } from '../rules/queries/asked.ts'
import { cornerAt, findMarches, goesOn, hexOf, nodeAt } from '../rules/queries/marches.ts'
import { isCover, NO_CHARGE } from '../rules/state/ground.ts'
import { GOOD } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../rules/state/zones.ts'
import { checkCost, weightOf } from './chances.ts'
import { prospect } from './clash.ts'
import type { Judge } from './judge.ts'
import { standsAside } from './swiss.ts'
import { MOVE, type Wish, wish } from './verbs.ts'
import { wayAsWishes } from './way.ts'

/** Returns the best charge that a unit can make from where it stands, as wishes; none if none is worth it. */
export function chargeBy(judge: Judge, unit: number): Wish[] {
  const { view, side, weights } = judge
  const { army, ground } = view.scenario
  if (
    view.state[unit] !== GOOD ||
    view.march[army.formation[unit]] === 1 ||
    forbidsCombat(view, unit, true) !== undefined
  )
    return []
  const marches = findMarches(view, unit)
  const { search, faced, from, budget } = marches
  if (!faced) return []
  // A unit that comes up may fail its check; one that wins soon loses control (11.3).
  const fear = checkCost(judge, unit) + weights.wild * weightOf(judge, unit)
  let most = weights.dare
  let found = NO
  let target = -1
  let last = -1
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    const corner = cornerAt(marches, node)
    if (!goesOn(marches, node) || isCover(ground, hex)) continue
    for (const side6 of [leftFront(corner), rightFront(corner)]) {
      const at = neighbour(ground.grid, hex, side6)
      const to = at < 0 ? -1 : neighbour(ground.grid, at, side6)
      if (to < 0 || fighter(view, to) !== enemyOf(side) || distance(ground.grid, from, to) < 2) continue
      if (standsAside(view, unit, to)) continue
      if (isCover(ground, at) || isCover(ground, to) || fighter(view, at) === enemyOf(side)) continue
      if (((ground.sides[6 * hex + side6] | ground.sides[6 * at + side6]) & NO_CHARGE) !== 0) continue
      if (
        search.cost[node] + 1 + (zoneAgainst(view, side, at) === NO_ZONE ? 0 : 1) > budget ||
        nodeAt(marches, at) === NO
      )
        continue
      if (CORNER_ZONES[6 * corner + side6] !== FRONT) continue
      const gain = prospect(judge, to, [{ unit, from: at, charges: true }], 0).gain - fear
      if (gain > most) [most, found, target, last] = [gain, node, to, at]
    }
  }
  if (found === NO) return []
  return [wish('charge {units} > {hexes}', unit, target), ...wayAsWishes(marches, found), wish(MOVE, unit, last)]
}
