import { expect, test } from 'vitest'
import { battle, unitOf } from '../testing/battle.ts'
import { reach } from './reach.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'line', at: [36, 60], heading: 180 } as const

const rounded = (outline: readonly (readonly [number, number])[]) =>
  outline.map(([x, y]) => `${Math.round(10 * x) / 10},${Math.round(10 * y) / 10}`)

test('A93 a unit reaches ahead, within 45 degrees, up to its rate', () => {
  const { rate, outline } = reach(battle([A], [X], 'attack').p, 0, 0)
  expect(rate).toBe(6)
  // From where it stands, along the left, and over straight ahead to the right.
  expect([outline.length, ...rounded([outline[0], outline[1], outline[10], outline[19]] as never)]).toEqual([
    20,
    '36,30',
    '31.8,34.3',
    '36,36',
    '40.3,34.3',
  ])
})

test('a square reaches all round', () => {
  const { outline } = reach(battle([{ ...A, form: 'square' }], [X], 'attack').p, 0, 0)
  expect([outline.length, rounded(outline)[36]]).toEqual([72, '36,28'])
})

test('5.6, A94 difficult ground and other units shorten the reach', () => {
  const wood = [
    [30, 34],
    [42, 34],
    [42, 40],
    [30, 40],
  ] as const
  const ahead = (at: ReturnType<typeof battle>) => rounded(reach(at.p, 0, unitOf(at, 'A')).outline)[10]
  expect(ahead(battle([A], [X], 'attack', { difficult: [wood] }))).toBe('36,33')
  expect(ahead(battle([A, { ...A, name: 'B', at: [36, 34] }], [X], 'attack'))).toBe('36,32')
})

test('a unit with no way ahead has no reach', () => {
  const before = [31, 36, 41].map((x, k) => ({ ...A, name: `B${k}`, form: 'line', at: [x, 31.5] }) as const)
  expect(reach(battle([A, ...before], [X], 'attack').p, 0, 0).outline).toEqual([])
})
