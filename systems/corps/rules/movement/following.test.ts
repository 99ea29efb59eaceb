import { describe, expect, test } from 'vitest'
import { bearing, INCH } from '../../../../src/inches/index.ts'
import { type TableSpec, table } from '../testing/table.ts'

type Unit = NonNullable<TableSpec['commands'][0]['units']>[0]
const FAR = { name: 'X', form: 'line', at: [70, 70], heading: 180 } as const
const MARCH = { name: 'A', form: 'march', at: [20, 20] } as const
/** Runs north, then bends by 37 degrees to the right. */
const BENT = [
  [20, 4],
  [20, 24],
  [35, 44],
] as const
const WOOD = [
  [10, 10],
  [50, 10],
  [50, 50],
  [10, 50],
] as const
const SLANT = bearing(3, 4) / 4

/** The unit A has been picked; its corps on Move has no objective. */
function picked(unit: Unit, more: Partial<TableSpec> = { ways: [BENT] }, others: Unit[] = []) {
  const own = { id: 'one', order: 'move', general: [18, 15], units: [unit, ...others] } as const
  const at = table({ commands: [own, { id: 'foe', army: 1, general: [70, 70], units: [FAR] }], ...more }, 0, 3)
  at.act('pick A')
  at.told()
  return at
}
const offered = (at: ReturnType<typeof picked>) => at.list().filter((text) => text.startsWith('follow'))

describe('5.7, A189 a unit follows a road', () => {
  test('it goes the length of its rate, on the middle line of the road', () => {
    const at = picked({ ...MARCH, at: [20, 10] })
    expect(offered(at)).toEqual(['follow the road 0'])
    at.act('follow the road 0')
    // The grace of a cell that every bound has.
    expect(at.at('A')).toEqual([20, 18 + 1 / INCH, 0])
    expect([at.p.picked, at.p.moved[0], at.told()]).toEqual([0, 1, expect.stringMatching(/^Moved A 8/)])
  })

  test('a unit beside the middle line or at an angle to it ends on it, with the heading of the road', () => {
    const at = picked({ ...MARCH, at: [20.5, 10], heading: 13 })
    at.act('follow the road L13')
    const [x, y, heading] = at.at('A')
    expect([x, heading]).toEqual([20, 0])
    expect(y).toBeGreaterThan(17)
  })

  test('round a bend it turns, and ends on the stretch beyond it', () => {
    const at = picked({ ...MARCH, at: [20, 19] })
    expect(offered(at)).toEqual(['follow the road R37'])
    at.act('follow the road R37')
    const [x, y, heading] = at.at('A')
    expect(heading).toBe(SLANT)
    // On the line from the bend, to a cell.
    expect(Math.abs((x - 20) * 4 - (y - 24) * 3)).toBeLessThan(5 / INCH)
    expect(y).toBeGreaterThan(24)
  })

  test('the way back is for a unit that faces it', () => {
    const at = picked({ ...MARCH, heading: 180 })
    expect(offered(at)).toEqual(['follow the road 0'])
    at.act('follow the road 0')
    expect(at.at('A')).toEqual([20, 12 - 1 / INCH, 180])
  })

  test('if two roads lie ahead, there are two ways', () => {
    const fork = [
      [20, 20],
      [26, 40],
    ] as const
    expect(offered(picked(MARCH, { ways: [[BENT[0], [20, 44]], fork] })).toSorted()).toEqual([
      'follow the road 0',
      'follow the road R17',
    ])
  })

  test('A110 a column of march that goes straight does not feel the wood; others have half the rate', () => {
    const at = picked({ ...MARCH, at: [20, 12] }, { ways: [BENT], difficult: [WOOD] })
    at.act('follow the road 0')
    expect(at.at('A')[1]).toBe(20 + 1 / INCH)
    const column = picked({ ...MARCH, form: 'attack', at: [20, 12] }, { ways: [BENT], difficult: [WOOD] })
    column.act('follow the road 0')
    expect(column.at('A')[1]).toBe(15 + 1 / INCH)
  })

  test('it stops before a body that bars the way', () => {
    const at = picked({ ...MARCH, at: [20, 10] }, { ways: [BENT] }, [{ name: 'B', form: 'attack', at: [20, 18] }])
    at.act('follow the road 0')
    expect(at.at('A')).toEqual([20, 15, 0])
  })

  test.each([
    ['attack', undefined],
    ['move', '4.2'],
  ] as const)('on %s an enemy near its end makes the way no shorter, for that would betray the order', (order, why) => {
    const own = { id: 'one', order, general: [18, 8], units: [{ ...MARCH, at: [20, 10] }] } as const
    const foe = { id: 'foe', army: 1, general: [70, 70], units: [{ ...FAR, at: [20, 22] }] } as const
    const at = table({ commands: [own, foe], ways: [BENT] }, 0, 3)
    at.act('pick A')
    expect(at.why('follow the road 0')).toBe(why)
    at.act('follow the road 0')
    expect(at.at('A')).toEqual([20, why === undefined ? 18 + 1 / INCH : 10, 0])
  })

  test('a refusal says why it cannot go at all', () => {
    const barred = picked({ ...MARCH, at: [20, 10] }, undefined, [{ name: 'B', form: 'attack', at: [20, 13] }])
    expect([barred.why('follow the road 0'), offered(barred)]).toEqual(['A94', []])
    expect(picked(MARCH).why('follow the road L20')).toBe('A189')
    expect(picked({ ...MARCH, heading: 90 }).why('follow the road L45')).toBe('A189')
    expect(picked({ ...MARCH, at: [23, 20] }).why('follow the road 0')).toBe('A189')
    expect(picked({ ...MARCH, form: 'square' }).why('follow the road 0')).toBe('A189')
  })
})
