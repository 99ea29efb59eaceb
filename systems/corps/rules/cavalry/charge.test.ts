import { describe, expect, test } from 'vitest'
import { gap } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { morale, type OrderId } from '../state/position.ts'
import { factorsTold, battle as fielded, stateOf, unitOf } from '../testing/battle.ts'
import type { Table } from '../testing/table.ts'

const battle = (
  own: Parameters<typeof fielded>[0],
  enemies: Parameters<typeof fielded>[1],
  order: OrderId = 'attack',
  more: Parameters<typeof fielded>[3] = {},
) => fielded(own, enemies, order, more)

/** Cavalry at the middle of the table, facing north, and enemies before it, facing south. */
const H = { name: 'H', form: 'horse-line', at: [36, 30] } as const
const horse = (y: number, more: object = {}) =>
  ({ name: 'X', form: 'horse-line', at: [36, y], heading: 180, ...more }) as const
const foot = (y: number, more: object = {}) =>
  ({ name: 'X', form: 'line', at: [36, y], heading: 180, ...more }) as const
const gapOf = (at: Table, one: string, two: string) =>
  gap(shapeOf(at.p, unitOf(at, one)), shapeOf(at.p, unitOf(at, two)))

describe('4.6 to 4.8 cavalry charges in its own turn, by order', () => {
  test.each([
    ['move', '4.1'],
    ['halt', '4.3'],
    ['hold', undefined],
    ['engage', undefined],
    ['attack', undefined],
  ] as const)('on %s', (order, why) => {
    expect(battle([H], [foot(38)], order).why('charge H > X')).toBe(why)
  })

  test('4.6, A64 cavalry charges within 8 inches on Hold and Engage, and within a move on Attack', () => {
    expect(battle([H], [foot(41)], 'hold').why('charge H > X')).toBe('4.6')
    expect(battle([H], [foot(41)], 'engage').why('charge H > X')).toBe('4.6')
    expect(battle([H], [foot(41)], 'attack').why('charge H > X')).toBeUndefined()
    expect(battle([H], [foot(44)], 'attack').why('charge H > X')).toBe('A28')
  })

  test('4.8, A57 on Attack the turn does not end while cavalry can charge', () => {
    const at = battle([H], [foot(38)], 'attack')
    expect(at.why('end the turn')).toBe('4.8')
  })
})

describe('15.1, 18.1 which units charge', () => {
  test('cavalry that is not Formed does not charge, and infantry does not charge infantry', () => {
    const at = battle([H, { name: 'A', form: 'attack', at: [40.75, 28] }], [foot(38)])
    expect(at.why('charge A > X')).toBe('15.1')
    at.p.morale[0] = morale.DISORDERED
    expect(at.why('charge H > X')).toBe('18.1')
  })

  test('A97, A160 cavalry charges once in a turn', () => {
    const at = battle([H], [foot(38, { form: 'square' }), foot(38, { name: 'Y', at: [44, 38] })])
    at.p.morale[1] = morale.SHAKEN
    expect(at.act('charge H > X', 6)).toBeUndefined()
    expect(at.list().filter((one) => one.startsWith('charge'))).toEqual([])
  })
})

describe('8.1 a Formed square', () => {
  test('is not charged; A62 one that is not Formed may be', () => {
    const at = battle([H], [foot(38, { form: 'square' })])
    expect(at.why('charge H > X')).toBe('8.1')
    at.p.morale[1] = morale.DISORDERED
    expect(at.why('charge H > X')).toBeUndefined()
  })
})

test('A78 cavalry does not charge into a wood or a built-up area', () => {
  const outline = [
    [32, 36],
    [40, 36],
    [40, 44],
    [32, 44],
  ] as const
  for (const ground of ['woods', 'sections'] as const)
    expect(battle([H], [foot(40)], 'attack', { [ground]: [outline] }).why('charge H > X')).toBe('A78')
})

describe('rule 14, cavalry against cavalry', () => {
  test('14.1, A164, A165 Formed cavalry counter-charges, and does not stand: both ride, neither is stationary', () => {
    // On the heading of the target nothing else is open: it is pinned against the edge of a wood of friends.
    const at = battle([H], [horse(38, { heading: 180 }), foot(41, { name: 'B' })], 'attack')
    at.told()
    at.act('charge H > X', 7)
    expect(at.asked()).toBe(1)
    expect(at.why('stand')).toBe('14.1')
    at.act('countercharge', 7)
    expect(gapOf(at, 'H', 'X')).toBeLessThanOrEqual(1)
    expect(factorsTold(at)).toEqual(['H heavy 2', 'X heavy 2'])
    expect([stateOf(at, 'H'), stateOf(at, 'X')]).toEqual([
      [morale.DISORDERED, 1],
      [morale.DISORDERED, 1],
    ])
    // They have met half way.
    expect([at.at('H')[1], at.at('X')[1]].map(Math.round)).toEqual([33, 35])
  })

  test('14.2 cavalry nearer than half a move receives the charge stationary', () => {
    const at = battle([H], [horse(35)])
    at.told()
    at.act('charge H > X', 7)
    expect(factorsTold(at)).toEqual(['H heavy 2', 'X heavy 2', 'X stationary -2'])
    expect(stateOf(at, 'X')).toEqual([morale.SHAKEN, 2])
  })

  test('A66 at exactly half a move Formed cavalry counter-charges, unasked', () => {
    const at = battle([H], [horse(37.5)])
    at.told()
    at.act('charge H > X', 7)
    expect(at.told()).toMatch(/CounterCharged X H/)
  })
})

describe('14.4, 14.5 cavalry fights cavalry', () => {
  /** X receives the charge where it stands: nearer than half a move. */
  const fought = (own: object, enemy: object, roll: number, ...more: number[]) => {
    const at = battle([{ ...H, ...own }], [horse(35, enemy)])
    at.told()
    at.act('charge H > X', roll, ...more)
    return at
  }

  test.each([
    [{ weight: 'light' }, {}, ['X heavy 2', 'X stationary -2']],
    [{ weight: 'light', lance: true }, { weight: 'light' }, ['X stationary -2']],
    [
      { determination: 'A' },
      { determination: 'C' },
      ['H classA 1', 'H heavy 2', 'X classC -1', 'X heavy 2', 'X stationary -2'],
    ],
  ] as const)('14.4 factors %o against %o; a lance adds nothing', (own, enemy, factors) => {
    expect(factorsTold(fought(own, enemy, 6, 1))).toEqual(factors)
  })

  test('14.4 casualties and being Shaken count in the factors', () => {
    const at = battle([H], [horse(35)])
    at.p.casualties[0] = 1
    at.p.casualties[1] = 2
    at.p.morale[1] = morale.SHAKEN
    at.told()
    at.act('charge H > X', 2, 1)
    expect(factorsTold(at)).toEqual([
      ...['H heavy 2', 'H casualty -1'],
      ...['X heavy 2', 'X casualty -2', 'X shaken -2', 'X stationary -2'],
    ])
  })

  // Light cavalry against heavy cavalry that stands: they are equal, and the charger rolls (A2).
  test.each([
    [3, [morale.ROUT, 2], [morale.DISORDERED, 0]],
    [5, [morale.SHAKEN, 2], [morale.DISORDERED, 1]],
    [7, [morale.DISORDERED, 1], [morale.DISORDERED, 1]],
    [9, [morale.DISORDERED, 1], [morale.SHAKEN, 2]],
    [10, [morale.DISORDERED, 0], [morale.ROUT, 2]],
  ])('14.5, A2, 8.9 the results on a roll of %i', (roll, own, foe) => {
    const at = fought({ weight: 'light' }, {}, roll, 1)
    expect([stateOf(at, 'H'), stateOf(at, 'X')]).toEqual([own, foe])
    if (roll === 5 || roll === 9) expect(at.told()).toMatch(/Retired . 8;|Retired . 8$/)
  })

  test('14.6 one brigade of each side fights: friends beside them neither help nor share', () => {
    const friend = { ...H, name: 'F', at: [42.5, 30] } as const
    const at = battle([H, friend], [horse(35), horse(35, { name: 'Y', at: [42.5, 35] })])
    at.told()
    at.act('charge H > X', 5)
    expect(factorsTold(at).filter((one) => one.includes('outnumbered'))).toEqual([])
    expect([stateOf(at, 'F'), stateOf(at, 'Y')]).toEqual([
      [morale.FORMED, 0],
      [morale.FORMED, 0],
    ])
  })
})

describe('8.1 cavalry halts 4 inches from a Formed square', () => {
  test('in a move too; cavalry that is nearer already comes no nearer', () => {
    const at = battle([H], [foot(36, { form: 'square' })], 'engage', { objectives: [] })
    at.act('pick H')
    // The front of H is 3.75 inches from the square.
    expect(at.why('go 0 0.25')).toBe('8.1')
    at.p.morale[1] = morale.DISORDERED
    expect(at.why('go 0 0.25')).toBeUndefined()
  })
})
