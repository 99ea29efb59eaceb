import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'

const units = [
  { name: 'A', form: 'attack', at: [30, 34] },
  { name: 'G', form: 'limbered', at: [36, 34] },
] as const

test.each([
  ['move', 'pick A'],
  ['form', 'form A > line'],
  ['form', 'face A > 90'],
  ['guns', 'pick G'],
  ['guns', 'form G > deployed'],
  ['general', 'ride general one > 33,30'],
] as const)('the price of %s is that of the tables: %s', (name, action) => {
  const laid = (pips: number) => {
    const at = table({ commands: [{ id: 'one', general: [33, 28], units }], prices: { [name]: 3 } }, 0, 2)
    at.p.pips = pips
    return at
  }
  expect(laid(2).why(action)).toBe('3.1')
  const at = laid(5)
  expect(at.act(action)).toBeUndefined()
  expect(at.p.pips).toBe(2)
})
