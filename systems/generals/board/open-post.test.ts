import { expect, test } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { situations } from '../rules/situations.ts'
import { SECTOR_NAMES } from '../rules/state/board.ts'
import { kernel } from '../rules/testing/skirmish.ts'
import { openPost } from './open-post.ts'

/** White's post in b1, given the units on the field and White's orders. */
function post(
  place: Readonly<Record<string, { readonly white?: string; readonly black?: string }>>,
  ...orders: readonly string[]
): string {
  const p = kernel.open('marengo', {}, scriptedDice([]))
  situations.clear(p)
  for (const [what, units] of Object.entries(place)) situations.place(p, what, units)
  situations.set(p, 'phase', 'planning')
  kernel.settle(p, scriptedDice([]))
  for (const text of orders) kernel.play(p, 0, kernel.parse(p, 0, text) as number, scriptedDice([]))
  const sector = openPost(p, 0)
  return sector < 0 ? 'safe' : SECTOR_NAMES[sector]
}

test('a command post lies open when no unit stays there and the enemy can come in this round', () => {
  expect(post({ b2: { black: '1I' } })).toBe('b1')
  // Cavalry comes from two sectors away, but not through a held one; infantry does not.
  expect(post({ b3: { black: '1C' } })).toBe('b1')
  expect(post({ b3: { black: '1I' } })).toBe('safe')
  expect(post({ b3: { black: '1C' }, b2: { white: '1I' } })).toBe('safe')
  // Units hold the post; routed ones do not count.
  expect(post({ b2: { black: '1I' }, b1: { white: '1A' } })).toBe('safe')
  // No enemy is near, or he is already there.
  expect(post({ a3: { black: '1I' } })).toBe('safe')
})

test('orders count: units that leave open the post, units that come close it, guns that aim stay', () => {
  const near = { b2: { black: '1I' } }
  expect(post({ ...near, b1: { white: '2I' } }, 'order I b1>a1')).toBe('safe')
  expect(post({ ...near, b1: { white: '2I' } }, 'order I b1>a1', 'order I b1>a1')).toBe('b1')
  expect(post({ ...near, a1: { white: '1I' } }, 'order I a1>b1')).toBe('safe')
  expect(post({ ...near, b1: { white: '1A' } }, 'order A b1>b2>b3')).toBe('safe')
})
