import { expect, test } from 'vitest'
import { randomSource } from '../../kernel/index.ts'
import type { Habit } from '../habit.ts'
import { mixtureOf, variantOf } from './mixture.ts'

const DRAWN = 2_000

test('half the enemies have the best taste, a quarter the usual one, and a quarter each a taste of its own', () => {
  const [usual, tuned] = [{ dare: 1 }, { dare: 2 }]
  const draw = mixtureOf({ usual, tuned } as unknown as Habit<never, { readonly dare: number }>)
  const chance = randomSource(1)
  const drawn = Array.from({ length: DRAWN }, () => draw(chance))
  const share = (is: (taste: object) => boolean) => drawn.filter(is).length / DRAWN
  expect(share((taste) => taste === tuned)).toBeCloseTo(1 / 2, 1)
  expect(share((taste) => taste === usual)).toBeCloseTo(1 / 4, 1)
  const strangers = drawn.filter((taste) => taste !== tuned && taste !== usual)
  // One number may come twice.
  expect(new Set(strangers.map(({ dare }) => dare)).size).toBeGreaterThan(0.95 * strangers.length)
})

test('the tastes that are tried grow out of the best one, and most differ from it by more than a third', () => {
  const draw = variantOf({ usual: { dare: 1 }, tuned: { dare: 60 } } as unknown as Habit<
    never,
    { readonly dare: number }
  >)
  const chance = randomSource(1)
  const drawn = Array.from({ length: DRAWN }, () => draw(chance).dare / 60).toSorted((a, b) => a - b)
  expect(drawn[DRAWN / 2]).toBeCloseTo(1, 0)
  const far = drawn.filter((dare) => dare > 4 / 3 || dare < 3 / 4)
  expect(far.length / DRAWN).toBeGreaterThan(0.75)
})
