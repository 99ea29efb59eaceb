/** What the muskets of a whole side promise from where it stands. */
import { CORNER_ZONES, FRONT, neighbour } from '../../../src/hex/index.ts'
import { forbidsCombat } from '../rules/queries/asked.ts'
import { INFANTRY } from '../rules/state/ground.ts'
import { ALL_ROUND, GOOD, ROUTED } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import { fireGain, firerModifier } from './chances.ts'
import type { Judge } from './judge.ts'

interface Volley {
  sum: number
  readonly modifier: number
}

/**
 * Returns the sum over all enemies in front of the side's infantry; units in `silent` hexes hold their fire. Every unit
 * counts against each enemy that it sees, and a stack with all its points: the sum says how hard the enemy is pressed,
 * not which unit fires at which. When it was cut to the 6 points of a hex (10.1), the troops spread out and played
 * worse.
 */
export function volleys(judge: Judge, silent: ReadonlySet<number>, defensive: boolean): number {
  const { view: p, side } = judge
  const { army, ground, tables } = p.scenario
  const laid = new Map<number, Volley>()
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = p.at[unit]
    if (at < 0 || army.side[unit] !== side || army.arm[unit] !== INFANTRY || p.state[unit] === ROUTED || silent.has(at))
      continue
    if (!defensive && forbidsCombat(p, unit, true) !== undefined) continue
    const face = p.face[at]
    for (let k = 0; k < 6; k++) {
      const to = neighbour(ground.grid, at, k)
      if (to < 0 || fighter(p, to) !== enemyOf(side)) continue
      if (face > 0 && face !== ALL_ROUND && CORNER_ZONES[6 * (face - 1) + k] !== FRONT) continue
      let volley = laid.get(to)
      if (volley === undefined) laid.set(to, (volley = { sum: 0, modifier: firerModifier(p, unit) }))
      volley.sum += Math.min(tables.file.fire.infantryPoints, points(p, unit) * (p.state[unit] === GOOD ? 1 : 0.5))
    }
  }
  let worth = 0
  for (const [hex, { sum, modifier }] of laid) worth += fireGain(judge, hex, sum, modifier, defensive)
  return worth
}
