import { describe, expect, test } from 'vitest'
import { fastDice, lowest, randomSource } from '../../../../src/kernel/index.ts'
import { marshal } from '../../../../src/players/marshal/index.ts'
import { type Level, levels } from '../../../../src/players/marshal/levels.ts'
import { appraises } from '../../../../src/players/marshal/testing/appraising.ts'
import { keepsTheLaws, LITTLE_WAYS } from '../../../../src/players/marshal/testing/laws.ts'
import type { Player } from '../../../../src/players/player.ts'
import { SAMPLES } from '../../rules/samples.ts'
import { type Albuera, COALITION, FRENCH } from '../../rules/state/position.ts'
import { kernel } from '../../rules/testing/field.ts'
import { captain } from './index.ts'
import { value } from './value.ts'

describe('marshal plays Albuera, and', () => {
  keepsTheLaws({
    engine: kernel,
    captain,
    level: LITTLE_WAYS,
    cases: SAMPLES.filter(({ fights }) => !fights),
    played: { scenario: 'lancers', options: {} },
    hidden: { scenario: 'assault', options: { frenchChits: 2, coalitionChits: 2 } },
    choices: 60,
    every: 12,
  })
  appraises(kernel, captain, [
    { scenario: 'albuera', options: {}, telling: 3 },
    { scenario: 'knoll', options: {}, telling: 5 },
  ])
})

test('a level does not think where a large battle leaves it too few playouts to find anything', () => {
  const dice = fastDice(1)
  const p = kernel.open('lancers', {}, dice)
  const view = kernel.open('lancers', {}, dice)
  const drills = [FRENCH, COALITION].map((seat) => captain.habit.player(captain.habit.usual, randomSource(seat)))
  for (;;) {
    const seat = lowest(kernel.awaiting(p))
    kernel.ruleset.redact(p, seat, view)
    if (captain.manner(view, seat) === 'way') break
    kernel.play(p, seat, (drills[seat] as Player<Albuera>).choose(view, seat, kernel), dice)
  }
  const weighs = (effort: number) => {
    const player = marshal({ ...captain, effort: () => effort }, levels[0] as Level)(randomSource(1))
    player.choose(view, lowest(kernel.awaiting(p)), kernel)
    return (player.weighed?.() ?? []).length
  }
  expect(weighs(1 / 4)).toBeGreaterThan(0)
  expect(weighs(1 / 10)).toBe(0)
})

test('levels of Manpower and points that help one side harm the other, and points count more later', () => {
  const p = kernel.open('lancers', {}, fastDice(1))
  p.turn = 1
  const before = value(p, FRENCH)
  const foe = p.scenario.army.side.indexOf(COALITION)
  p.lost[foe]++
  const hurt = value(p, FRENCH)
  expect(hurt).toBeGreaterThan(before)
  expect(value(p, FRENCH) + value(p, COALITION)).toBeCloseTo(1, 12)
  const gainAt = (turn: number) => {
    p.turn = turn
    p.points = 0
    const even = value(p, FRENCH)
    p.points = 2
    return value(p, FRENCH) - even
  }
  expect(gainAt(1)).toBeGreaterThan(0)
  expect(gainAt(p.scenario.turns)).toBeGreaterThan(gainAt(1))
})

test('a unit that never comes back counts with all its levels, one that has routed for some turns with its Losses', () => {
  const p = kernel.open('lancers', {}, fastDice(1))
  p.turn = 1
  const one = p.scenario.army.side.indexOf(COALITION)
  const before = value(p, FRENCH)
  p.due[one] = p.turn + 2
  expect(value(p, FRENCH)).toBe(before)
  p.due[one] = p.scenario.turns + 1
  expect(value(p, FRENCH)).toBeGreaterThan(before)
})
