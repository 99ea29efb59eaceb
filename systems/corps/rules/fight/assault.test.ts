import { describe, expect, test } from 'vitest'
import { gap } from '../../../../src/inches/index.ts'
import { scriptedDice } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { morale, type OrderId } from '../state/position.ts'
import { factorsTold, battle as fielded, stateOf, unitOf } from '../testing/battle.ts'
import type { Table } from '../testing/table.ts'

const battle = (
  own: Parameters<typeof fielded>[0],
  enemies: Parameters<typeof fielded>[1],
  order: OrderId = 'attack',
) => fielded(own, enemies, order)

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'attack', at: [36, 36], heading: 180 } as const
const far = { name: 'Z', form: 'attack', at: [4, 68], heading: 180 } as const
const gapOf = (at: Table, one: string, two: string) =>
  gap(shapeOf(at.p, unitOf(at, one)), shapeOf(at.p, unitOf(at, two)))

describe('13.1 which units assault', () => {
  test.each([
    ['attack', undefined],
    ['engage', '4.11'],
    ['hold', '4.11'],
  ] as const)('on %s', (order, why) => {
    expect(battle([A], [X], order).why('assault A > X')).toBe(why)
  })

  test('only Formed infantry that is not in column of march assaults', () => {
    const at = battle([A, { ...A, name: 'B', form: 'march', at: [40, 28] }], [X, far])
    expect([at.why('assault B > X'), at.why('assault A > B'), at.why('assault A > A')]).toEqual(['18.6', '0.1', '0.1'])
    at.p.morale[0] = morale.DISORDERED
    expect(at.why('assault A > X')).toBe('18.1')
  })

  test('8.2 infantry does not assault cavalry, or (8.6) guns', () => {
    const horse = { name: 'H', form: 'horse-line', at: [36, 34], heading: 180 } as const
    const guns = { name: 'G', form: 'deployed', at: [30, 34], heading: 180 } as const
    const at = battle([A], [horse, guns])
    expect([at.why('assault A > H'), at.why('assault A > G')]).toEqual(['8.2', '8.6'])
  })
})

describe('13.2 contact', () => {
  test('exact, within the rate', () => {
    // Four inches are between them; a column of attack goes six.
    const at = battle([A], [X])
    at.told()
    at.act('assault A > X', 7)
    expect(at.at('A')).toEqual([36, 34, 0])
    expect([gapOf(at, 'A', 'X'), at.told().slice(0, 15)]).toEqual([0, 'WentIn A X 3.98'])
  })

  test('is the same with the last pip as with the first, whatever else was asked before', () => {
    const spot = (isAskedElse: boolean): readonly number[] => {
      const at = battle([A, { ...A, name: 'B', at: [41, 31] }], [X, { ...X, name: 'Y', at: [41, 36] }])
      const action = at.kernel.parse(at.p, 0, 'assault A > X') as number
      expect(at.why('assault A > X')).toBeUndefined()
      at.p.pips = 1
      if (isAskedElse) expect(at.why('assault B > Y')).toBeUndefined()
      at.kernel.play(at.p, 0, action, scriptedDice([7, 0, 3]))
      return at.at('A')
    }
    expect(spot(true)).toEqual(spot(false))
  })

  test('reaches no farther than the rate', () => {
    const at = battle(
      [A],
      [
        { ...X, at: [36, 38] },
        { ...X, name: 'Y', at: [30, 38.125] },
      ],
    )
    expect([at.why('assault A > X'), at.why('assault A > Y')]).toEqual([undefined, '13.2'])
  })

  test('9.1 an assault does not lead over sections of a built-up area that other enemies hold', () => {
    const farm = (x: number) =>
      [
        [x, 33],
        [x + 6, 33],
        [x + 6, 39],
        [x, 39],
      ] as const
    const why = (...holders: number[]) =>
      fielded(
        [{ ...A, form: 'line', at: [36, 32] }],
        [
          { ...X, at: [36, 37] },
          ...holders.map((x) => ({ ...X, name: `${x}`, form: 'garrison', at: [x, 36] }) as const),
        ],
        'attack',
        { sections: [farm(28), farm(38)] },
      ).why('assault A > X')
    // A line reaches three inches to either side: the farms leave it four.
    expect([why(31, 41), why()]).toEqual(['9.1', undefined])
  })

  test('A131 an assault may begin with one wheel of up to 45 degrees', () => {
    const at = battle(
      [A],
      [
        { ...X, at: [40, 34.5], heading: 225 },
        { ...X, name: 'Y', at: [41, 30], heading: 270 },
      ],
    )
    expect([at.why('assault A > X'), at.why('assault A > Y')]).toEqual([undefined, '13.2'])
    at.act('assault A > X', 7)
    expect([gapOf(at, 'A', 'X') <= 1, at.at('A')[2]]).toEqual([true, 45])
  })

  test('is square against the side that it meets, if that is possible', () => {
    const at = battle([A], [{ ...X, at: [37, 35], heading: 190 }])
    at.act('assault A > X', 7)
    expect(at.at('A')[2]).toBe(10)
  })

  test('a unit also assaults an enemy that it touches already', () => {
    const at = battle([A], [{ ...X, at: [36, 32] }])
    expect(at.act('assault A > X', 7)).toBeUndefined()
    expect([at.at('A'), [...at.p.contact]]).toEqual([
      [36, 30, 0],
      [2, 1],
    ])
  })

  test('A94 an assault needs a clear way', () => {
    const at = battle([A, { ...A, name: 'B', form: 'line', at: [36, 33] }], [X])
    expect(at.why('assault A > X')).toBe('A94')
  })

  test('5.6 an assault across difficult ground has half the rate', () => {
    const rough = [
      [30, 32],
      [42, 32],
      [42, 33],
      [30, 33],
    ] as const
    expect(fielded([A], [X], 'attack', { difficult: [rough] }).why('assault A > X')).toBe('5.6')
  })
})

describe('9.7, 13.4 results', () => {
  // Equal factors: the attacker is favoured by nothing (A2).
  test.each([
    [2, 'A', [3, 3], 'X', [1, 1]],
    [3, 'A', [3, 3], 'X', [1, 1]],
    [4, 'A', [2, 2], 'X', [1, 1]],
    [5, 'A', [2, 2], 'X', [1, 1]],
    [6, 'A', [1, 1], 'X', [1, 1]],
    [7, 'A', [1, 1], 'X', [1, 1]],
    [8, 'A', [1, 1], 'X', [2, 2]],
    [9, 'A', [1, 1], 'X', [2, 2]],
    [10, 'A', [1, 1], 'X', [3, 3]],
    [12, 'A', [1, 1], 'X', [3, 3]],
  ] as const)('a total of %i: %s %j, %s %j', (roll, one, ofOne, two, ofTwo) => {
    const at = battle([A], [X])
    at.act('assault A > X', roll)
    expect([stateOf(at, one), stateOf(at, two)]).toEqual([ofOne, ofTwo])
  })

  test('A1 the side with the higher factors rolls, and may lose all the same', () => {
    const at = battle([A], [{ ...X, determination: 'A' }])
    at.told()
    at.act('assault A > X', 2)
    expect(at.told()).toContain('Fought assault A X; FactorCounted X classA 1; FightRolled X 2 1 3')
    expect([stateOf(at, 'X'), stateOf(at, 'A')]).toEqual([
      [3, 3],
      [1, 1],
    ])
  })

  test('A87 a unit that retires goes 4 inches straight back, and faces its enemy', () => {
    const at = battle([A], [X])
    at.act('assault A > X', 8)
    expect([at.at('X'), at.at('A')]).toEqual([
      [36, 40, 180],
      [36, 34, 0],
    ])
    expect([...at.p.contact]).toEqual([0, 0])
  })
})

describe('13.3 factors', () => {
  const told = (own: object, enemy: object, before?: (at: Table) => void) => {
    const at = battle([{ ...A, ...own }], [{ ...X, ...enemy }])
    before?.(at)
    at.told()
    at.act('assault A > X', 7)
    return factorsTold(at)
  }

  test('class, the better fire, the better skirmishers', () => {
    expect(
      told({ determination: 'A', fire: 'A', skirmish: 'A' }, { determination: 'C', fire: 'C', skirmish: 'B' }),
    ).toEqual(['A classA 1', 'A betterFire 1', 'A betterSkirmish 1', 'X classC -1'])
  })

  test('A38 a line counts 2 against a column', () => {
    expect(told({}, { form: 'line' })).toEqual(['X lineOnColumn 2'])
    expect(told({ form: 'line', at: [36, 32] }, {})).toEqual(['A lineOnColumn 2'])
    expect(told({ form: 'line', at: [36, 32] }, { form: 'line' })).toEqual([])
    expect(told({}, { form: 'square' })).toEqual([])
  })

  test('A10 casualties and grades of morale are those before the fight', () => {
    const worn = (at: Table) => {
      at.p.casualties.set([1, 2])
      at.p.morale[1] = morale.SHAKEN
    }
    expect(told({}, {}, worn)).toEqual(['A casualty -1', 'X casualty -2', 'X shaken -2'])
    expect(told({}, {}, (at) => at.p.morale.set([0, morale.DISORDERED]))).toEqual(['X disordered -1'])
  })
})

describe('8.8, A27, A29 flank and rear', () => {
  test.each([
    ['flank', 90],
    ['rear', 0],
  ])('a unit that is caught in the %s routs with three casualties, without dice', (_zone, heading) => {
    const at = battle([A], [{ ...X, heading }])
    at.told()
    at.act('assault A > X')
    expect(at.told()).toContain('CaughtInFlank X A')
    expect([stateOf(at, 'X'), stateOf(at, 'A')]).toEqual([
      [3, 3],
      [1, 0],
    ])
  })

  test('a square has neither', () => {
    const at = battle([A], [{ ...X, form: 'square', heading: 0 }])
    at.act('assault A > X', 7)
    expect(stateOf(at, 'X')).toEqual([1, 1])
  })

  test('the front of the attacker counts as it stood before the move', () => {
    // Its front is before the line of 45 degrees from the corner of X, or behind it.
    const before = battle([{ ...A, at: [39.5, 30] }], [X])
    before.act('assault A > X', 7)
    expect(stateOf(before, 'X')).toEqual([1, 1])
    const beside = battle([{ ...A, at: [41.5, 33], heading: 330 }], [X])
    beside.act('assault A > X')
    expect(stateOf(beside, 'X')).toEqual([3, 3])
  })

  test('8.7 routers whom infantry reaches are lost', () => {
    const at = battle([A], [X])
    at.p.morale[1] = morale.ROUT
    at.act('assault A > X')
    expect([at.p.lost[1], at.p.x[1], at.p.morale[0]]).toEqual([1, -1, morale.DISORDERED])
  })
})

describe('A36 a draw', () => {
  const drawn = () => {
    const at = battle([A, { ...A, name: 'B', at: [42, 26] }], [X])
    at.act('assault A > X', 7)
    at.p.morale.fill(0)
    at.p.moved.fill(0)
    return at
  }

  test('both stay in contact, and do nothing but fight on', () => {
    const at = drawn()
    expect([...at.p.contact]).toEqual([3, 0, 1])
    expect([at.why('pick A'), at.why('form A > line'), at.why('face A > 90')]).toEqual(['A36', 'A36', 'A36'])
  })

  test('another round costs a pip and moves no one', () => {
    const at = drawn()
    const { pips } = at.p
    at.act('assault A > X', 8)
    expect([at.at('A'), at.p.pips, stateOf(at, 'X')]).toEqual([[36, 34, 0], pips - 1, [2, 3]])
  })
})

describe('4.8, A57 on Attack the turn does not end while a brigade can assault', () => {
  const why = (own: Parameters<typeof battle>[0], enemy: object = {}, before?: (at: Table) => void) => {
    const at = battle(own, [{ ...X, ...enemy }])
    before?.(at)
    return at.why('end the turn')
  }

  test('an enemy within reach', () => {
    expect([why([A]), why([A], { at: [36, 38] })]).toEqual(['4.8', '4.8'])
    expect(why([A], { at: [36, 38.125] })).toBeUndefined()
    expect(why([A], { form: 'horse-column', at: [36, 37] })).toBeUndefined()
  })

  test('a brigade that is not Formed, out of the radius, or in contact does not keep the turn open', () => {
    for (const grade of [morale.DISORDERED, morale.SHAKEN])
      expect(why([A], {}, ({ p }) => p.morale.fill(grade, 0, 1))).toBeUndefined()
    expect(why([A], {}, ({ p }) => p.y.fill(10 * 64, p.scenario.roster.generals, 3))).toBeUndefined()
    expect(why([A], { at: [36, 32] }, ({ p }) => p.contact.set([2, 1]))).toBeUndefined()
  })

  test('on Engage the turn may end', () => {
    expect(battle([A], [X], 'engage').why('end the turn')).toBeUndefined()
  })

  test('A152 at the edge of a built-up area an order to attack allows an assault, and does not demand it', () => {
    const farm = [
      [33, 34],
      [39, 34],
      [39, 40],
      [33, 40],
    ] as const
    const at = fielded([A], [{ ...X, form: 'garrison', at: [36, 36] }], 'attack', { sections: [farm] })
    expect([at.why('assault A > X'), at.why('end the turn')]).toEqual([undefined, undefined])
  })
})
