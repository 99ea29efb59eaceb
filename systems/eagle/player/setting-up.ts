/** Set-up: front towards the enemy, few units in a hex, leaders with their own. */

import { distance } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import type { Eagle } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { points, pointsIn } from '../rules/state/stacks.ts'
import type { Judge } from './judge.ts'
import { look, nearestOf, pressure } from './survey.ts'
import { best } from './verbs.ts'

const EASY = 8

/** Places units first, then the leaders that the list offers. */
export function setUp(engine: Engine<Eagle>, { view, side }: Judge): Action | undefined {
  look(view)
  const { ground, army, places } = view.scenario
  const middle = places[0]
  const unit = best(engine, view, side, 'deploy {units} > {hexes}', (one, hex) => {
    const enemy = nearestOf(view, enemyOf(side), hex)
    const far = distance(ground.grid, hex, enemy < 0 ? middle : enemy)
    const room = Math.max(0, pointsIn(view, hex) + points(view, one) - EASY)
    return -room - 0.3 * far - 0.001 * one
  })
  if (unit !== undefined) return unit
  return best(engine, view, side, 'place {leaders} > {hexes}', (leader, hex) => {
    let near = 0
    for (let one = 0; one < army.units.length; one++) {
      const at = view.at[one]
      if (at >= 0 && ((army.commands[leader] >> army.formation[one]) & 1) === 1)
        near += 1 / (1 + distance(ground.grid, at, hex))
    }
    return near - 0.05 * pressure(view, enemyOf(side), hex)
  })
}
