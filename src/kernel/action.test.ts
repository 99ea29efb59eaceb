import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_BITS, packing, parseVerb, verbsOf } from './action.ts'

test('an action packed into 30 bits is unpacked the same, for every split of its 24 bits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 }), fc.nat(63), fc.nat(), fc.nat(), (bits, verb, x, y) => {
      const { pack, ...un } = packing(bits)
      const a = x % 2 ** (24 - bits)
      const b = y % 2 ** bits
      const action = pack(verb, a, b)
      expect(action).toBeGreaterThanOrEqual(0)
      expect(action).toBeLessThan(2 ** 30)
      expect([un.verb(action), un.a(action), un.b(action)]).toEqual([verb, a, b])
    }),
  )
})

test('b has twelve bits unless a ruleset says otherwise, and never more than there are', () => {
  expect(packing().bits).toBe(DEFAULT_BITS)
  for (const bits of [-1, 25, 1.5, Number.NaN]) expect(() => packing(bits)).toThrow('bits of b')
})

test('a verb consists of words and kinds in turn', () => {
  expect(parseVerb('fire {units} > {hexes}')).toEqual({
    template: 'fire {units} > {hexes}',
    words: ['fire ', ' > ', ''],
    kinds: ['units', 'hexes'],
  })
  expect(parseVerb('{units} stands fast')).toEqual({
    template: '{units} stands fast',
    words: ['', ' stands fast'],
    kinds: ['units'],
  })
  expect(parseVerb('close')).toEqual({ template: 'close', words: ['close'], kinds: [] })
  expect(() => parseVerb('{a} {b} {c}')).toThrow('at most two')
})

test('the verbs of a phase are numbered in order; each occurs once, and there is room for 64', () => {
  expect(verbsOf('march', ['b', 'a']).map(({ template }) => template)).toEqual(['b', 'a'])
  expect(() => verbsOf('march', ['b', 'a', 'b'])).toThrow("phase 'march' has the verb 'b' twice")
  const verbs = (count: number) =>
    verbsOf(
      'march',
      Array.from({ length: count }, (_, k) => `verb ${k}`),
    )
  expect(verbs(64).length).toBe(64)
  expect(() => verbs(65)).toThrow("phase 'march' has 65 verbs; an action has room for 64")
})
