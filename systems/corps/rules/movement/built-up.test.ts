import { describe, expect, test } from 'vitest'
import { morale, type OrderId } from '../state/position.ts'
import { battle, unitOf } from '../testing/battle.ts'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

const outline = [
  [32, 34],
  [40, 34],
  [40, 42],
  [32, 42],
] as const
const A = { name: 'A', form: 'attack', at: [36, 32] } as const
const far = { ...A, name: 'Z', at: [5, 65] } as const

const moving = (own: Units, enemies: Units = [far], order: OrderId = 'engage') => {
  const at = battle(own, enemies, order, { sections: [outline] })
  at.act(`pick ${own[0].name}`)
  return at
}

describe('A46 a section takes one brigade of an army', () => {
  const inside = { ...A, name: 'B', at: [34, 38] } as const

  test('no other brigade comes in', () => {
    const at = moving([A, inside])
    expect([at.why('go 0 1'), at.why('go 0 1.0625'), moving([A]).why('go 0 1.0625')]).toEqual([
      undefined,
      'A46',
      undefined,
    ])
  })

  test('routers do not hold it', () => {
    const at = moving([A, inside])
    at.p.morale[unitOf(at, 'B')] = morale.ROUT
    expect(at.why('go 0 2')).toBeUndefined()
  })

  test('a brigade that is inside moves on', () => {
    expect(moving([{ ...A, at: [37.5, 36] }, inside]).why('go 0 1')).toBeUndefined()
  })
})

test('9.1 no brigade walks into a section that enemies hold, or falls back into it', () => {
  const held = { ...A, name: 'X', form: 'garrison', at: [36, 40] } as const
  expect(moving([A], [held]).why('go 0 2')).toBe('9.1')
  const at = battle([{ ...A, heading: 180 }], [held], 'halt', { sections: [outline] })
  expect(at.why('retire A')).toBe('9.1')
})

describe('A77 a wood', () => {
  const walking = (own: Units, enemies: Units = [far], wood: readonly (readonly [number, number])[] = outline) => {
    const at = battle(own, enemies, 'engage', { woods: [wood] })
    at.act(`pick ${own[0].name}`)
    return at
  }
  const inside = { ...A, name: 'B', at: [34, 38] } as const
  const held = { ...A, name: 'X', form: 'garrison', at: [34, 39] } as const

  test('takes no brigade wholly inside where a friend is (A46), or an enemy (9.1)', () => {
    expect([walking([A]).why('go 0 3'), walking([A, inside]).why('go 0 3')]).toEqual([undefined, 'A46'])
    expect([walking([A, inside]).why('go 0 2.9375'), walking([A], [held]).why('go 0 3')]).toEqual([undefined, '9.1'])
  })

  test('A128 is divided into sections', () => {
    const forest = [
      [32, 34],
      [56, 34],
      [56, 42],
      [32, 42],
    ] as const
    const beside = [{ ...A, at: [42, 32] }, inside] as const
    expect([walking([A, inside], [far], forest).why('go 0 3'), walking(beside, [far], forest).why('go 0 3')]).toEqual([
      'A46',
      undefined,
    ])
  })

  test('lets a brigade that stands half inside turn and leave', () => {
    const at = battle([{ ...A, at: [36, 34] }, inside], [held], 'halt', { woods: [outline] })
    expect([at.why('form A > line'), at.why('retire A')]).toEqual([undefined, undefined])
  })
})

describe('A46 cavalry and guns', () => {
  test('do not pass without a road', () => {
    expect(moving([{ name: 'H', form: 'horse-column', at: [36, 32] }]).why('go 0 4')).toBe('A46')
    expect(moving([{ name: 'H', form: 'horse-line', at: [28, 32] }]).why('go 0 4')).toBeUndefined()
  })

  test('pass along one in column or limbered', () => {
    const road = [
      [35.25, 20],
      [36.75, 20],
      [36.75, 60],
      [35.25, 60],
    ] as const
    const why = (unit: Units[0], text = 'go 0 6') => {
      const at = battle([unit], [far], 'engage', { sections: [outline], roads: [road] })
      at.act(`pick ${unit.name}`)
      return at.why(text)
    }
    const horse = { name: 'H', form: 'horse-column', at: [36, 31] } as const
    expect([why(horse), why({ ...horse, form: 'horse-line' }), why(horse, 'go 0 6 R1')]).toEqual([
      undefined,
      'A46',
      'A46',
    ])
    expect(why({ name: 'G', form: 'limbered', at: [36, 31] })).toBeUndefined()
  })

  const road = [
    [35.25, 20],
    [36.75, 20],
    [36.75, 60],
    [35.25, 60],
  ] as const
  const standing = (unit: Units[0]) =>
    battle([unit], [{ ...far, at: [36, 4] }], 'halt', { sections: [outline], roads: [road], difficult: [outline] })

  test('A153 cavalry and guns do not unlimber or form line in a built-up area, or turn or form into one', () => {
    const guns = standing({ name: 'G', form: 'limbered', at: [36, 36] })
    expect([guns.why('form G > deployed'), guns.why('face G > 180')]).toEqual(['A46', undefined])
    expect(standing({ name: 'H', form: 'horse-column', at: [36, 36] }).why('form H > horse-line')).toBe('A46')
    const beside = standing({ name: 'H', form: 'horse-column', at: [30, 36] })
    expect([beside.why('form H > horse-line'), beside.why('face H > 45')]).toEqual(['A46', 'A46'])
    expect(standing({ name: 'H', form: 'horse-column', at: [29, 36] }).why('form H > horse-line')).toBeUndefined()
  })

  test('do not fall back into one', () => {
    const back = { name: 'H', form: 'horse-column', at: [30, 36], heading: 90 } as const
    expect([standing({ ...back, heading: 270 }).why('retire H'), standing(back).why('retire H')]).toEqual([
      'A46',
      undefined,
    ])
  })

  test('get out of one if their blind has brought them in, off the roads', () => {
    const at = standing({ name: 'G', form: 'deployed', at: [38, 36], heading: 90 })
    expect(at.why('form G > limbered')).toBeUndefined()
    at.act('form G > limbered')
    at.act('pick G')
    expect(at.why('go 0 4')).toBeUndefined()
  })
})

describe('4.14 entering an empty built-up area', () => {
  const town = { id: 'town', outline } as const
  const ridge = {
    id: 'ridge',
    outline: [
      [30, 50],
      [42, 50],
      [42, 56],
    ],
  } as const
  /** May A go into the section with this order and objective? */
  const enters = (order: OrderId, objective: 'town' | 'ridge', enter?: number) => {
    const at = table(
      {
        sections: [outline],
        objectives: [town, ridge],
        commands: [
          { id: 'one', order, objective, general: [34, 28], units: [A] },
          { id: 'foe', army: 1, general: [70, 70], units: [{ ...A, name: 'X', at: [60, 32] }] },
        ],
      },
      0,
      3,
    )
    if (enter !== undefined) at.p.scenario.orders.leaves.enter[at.p.order[0]] = enter
    at.act('pick A')
    const why = at.why('go 0 3')
    if (enter !== undefined) at.p.scenario.orders.leaves.enter[at.p.order[0]] = 1
    return why
  }

  test('on Move, Engage and Attack, if it leads to the objective', () => {
    expect((['move', 'engage', 'attack'] as const).map((order) => enters(order, 'town'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('on Hold within the objective only', () => {
    expect([enters('hold', 'town'), enters('hold', 'ridge')]).toEqual([undefined, '4.14'])
  })

  test('if the tables of a designer forbid it, not at all', () => {
    expect(enters('engage', 'town', 0)).toBe('4.14')
  })
})
