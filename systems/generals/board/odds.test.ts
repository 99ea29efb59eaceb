import { expect, test, vi } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { MARCH_NAMES, ZONE_NAMES } from '../rules/state/board.ts'
import { BATTERIES, space } from '../rules/state/counts.ts'
import { kernel, skirmish } from '../rules/testing/skirmish.ts'
import { deliveryChance } from './chance.ts'
import { reactionChance, rerollChance, shotChance } from './odds.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/question/t.ts', () => import('./test-words.ts'))

test('a reaction succeeds with a five or six (G97)', () => {
  expect(reactionChance(kernel.open('marengo', {}, scriptedDice([])))).toBeCloseTo(2 / 6)
})

test('guns on infantry: a six at two sectors, a five at one; a token adds one (G77, G79)', () => {
  const p = kernel.open('marengo', {}, scriptedDice([]))
  p.battery[0] = 1 + MARCH_NAMES.indexOf('b1>b2>b3')
  expect(shotChance(p, 0, 0)).toBeCloseTo(1 / 6)
  p.token[0] = 1 + 1 * 11 + 7
  expect(shotChance(p, 0, 0)).toBeCloseTo(2 / 6)
  p.token[0] = 0
  // The enemy's guns use the same table.
  p.battery[BATTERIES] = 1 + MARCH_NAMES.indexOf('b3>b2>b1')
  expect(shotChance(p, BATTERIES * 2, 0)).toBeCloseTo(1 / 6)
})

test('a die that may be rolled again shows whether it hits as it lies, and how likely a new roll hits', () => {
  const fight = skirmish({
    place: { a2: { white: '1I' }, b1: { white: '1I' }, b2: { black: '2I' } },
    white: ['1 I a2>b2', '1 I b1>b2'],
    dice: [6, 1, 6, 1],
  })
  while (kernel.phase(fight.p).name !== 're-rolls')
    fight.go((kernel.awaiting(fight.p) & 1) === 1 ? 'white' : 'black', 'close')
  const at = space(0, ZONE_NAMES.indexOf('b1|b2'), 0)
  const { now, again } = rerollChance(fight.p, at * 2)
  const shown = fight.p.die[at * 2]
  expect(shown).toBe(6)
  expect(now).toBe(true)
  // −1 against passive infantry at range (G120), whose own die shows a one: a five or six still hits.
  expect(again).toBeCloseTo(2 / 6)
  expect(fight.p.die[at * 2]).toBe(shown)
})

test('an order arrives if the die is at least the distance (G133)', () => {
  expect([0, 1, 2, 4].map(deliveryChance)).toEqual([1, 1, 5 / 6, 3 / 6])
})
