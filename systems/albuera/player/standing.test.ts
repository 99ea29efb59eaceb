import { expect, test } from 'vitest'
import { fastDice, lowest, NOBODY, randomSource } from '../../../src/kernel/index.ts'
import { headIn } from '../rules/queries/asked.ts'
import { isOnMap } from '../rules/state/troops.ts'
import { kernel } from '../rules/testing/field.ts'
import { drill } from './index.ts'
import { standing } from './standing.ts'
import { lookFor } from './survey.ts'
import { usual } from './taste.ts'

test('a place is worth the same however much it must be worth, or is found to be worth less', () => {
  const dice = fastDice(3)
  const p = kernel.open('knoll', {}, dice)
  const players = [0, 1].map((seat) => drill(randomSource(3, 1 + seat)))
  let [same, less] = [0, 0]
  for (let step = 0; step < 120 && kernel.awaiting(p) !== NOBODY; step++) {
    const seat = lowest(kernel.awaiting(p))
    const foes = lookFor(p, seat)
    for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
      if (p.scenario.army.side[unit] !== seat || !isOnMap(p, unit) || headIn(p, seat, p.at[unit]) !== unit) continue
      const worth = standing(usual, p, foes, unit)
      expect(standing(usual, p, foes, unit, worth - 0.01)).toBe(worth)
      same++
      const pruned = standing(usual, p, foes, unit, worth + 0.01)
      expect(pruned).toBeLessThanOrEqual(worth)
      if (pruned < worth) less++
    }
    kernel.play(p, seat, players[seat]!.choose(p, seat, kernel), dice)
  }
  expect(same).toBeGreaterThan(100)
  expect(less).toBeGreaterThan(20)
})
