import { describe, expect, test } from 'vitest'
import { OFF } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]

const objectives = [
  {
    id: 'town',
    outline: [
      [32, 44],
      [40, 44],
      [40, 52],
      [32, 52],
    ],
  },
  {
    id: 'mill',
    outline: [
      [10, 60],
      [12, 60],
      [12, 62],
    ],
  },
] as const

const foe: CommandSpec = {
  id: 'foe',
  army: 1,
  general: [70, 2],
  units: [{ name: 'enemy', form: 'line', at: [36, 69], heading: 180 }],
}

/** A commander in chief beside the general of a corps; it is the chief's turn. Dice: the chip, the average die. */
function staff(
  chief: Partial<CommandSpec> = {},
  corps: Partial<CommandSpec> = {},
  chip = 0,
  more: Partial<TableSpec> = {},
) {
  return table(
    {
      objectives,
      commands: [
        { id: 'chief', chief: true, general: [36, 20], ...chief },
        {
          id: 'corps',
          order: 'hold',
          objective: 'town',
          general: [36, 21],
          units: [{ name: 'A', form: 'attack', at: [36, 26] }],
          ...corps,
        },
        foe,
      ],
      ...more,
    },
    chip,
    3,
  )
}
const end = 'end the turn'

describe('2.3 new orders', () => {
  test.each([
    ['gifted', 1],
    ['average', 2],
    ['poor', 3],
  ] as const)('of a %s chief cost %i pips', (grade, price) => {
    const at = staff({ grade })
    const { pips } = at.p
    at.act('order corps > attack town')
    expect(at.p.pips).toBe(pips - price)
    at.p.pips = price - 1
    if (price > 1) expect(at.why('order corps > attack mill')).toBe('2.3')
  })

  test('need base contact, a corps of his own army, and an order other than the one it has', () => {
    const at = staff()
    expect([
      at.why('order corps > hold mill'),
      at.why('order corps > hold town'),
      at.why('order foe > halt'),
      at.why('order chief > halt'),
    ]).toEqual([undefined, '2.3', '2.3', '2.3'])
    at.act('ride general chief > 36,10')
    expect(at.why('order corps > hold mill')).toBe('2.3')
  })

  test('the order that it will have counts, not the one that it has', () => {
    const at = staff({ grade: 'gifted' })
    at.act('order corps > attack town')
    expect([at.why('order corps > attack town'), at.why('order corps > hold town')]).toEqual(['2.3', undefined])
  })

  test('0.4 every order but Halt names an objective', () => {
    const at = staff()
    expect([at.why('order corps > attack'), at.why('order corps > halt town'), at.why('order corps > halt')]).toEqual([
      '0.4',
      '0.4',
      undefined,
    ])
  })

  test('only the commander in chief gives them', () => {
    const at = staff({}, {}, 1)
    expect(at.why('order corps > hold mill')).toBe('2.3')
  })

  test('a corps on blinds has its general with it', () => {
    const at = staff({}, { general: undefined, units: [], blinds: [{ at: [36, 21.5], strips: 1 }] })
    expect(at.why('order corps > hold mill')).toBeUndefined()
    at.act('ride general chief > 36,10')
    expect(at.why('order corps > hold mill')).toBe('2.3')
  })

  test('A81 new orders bind from the next turn of the corps, in this move if its chip is still in the bag', () => {
    const at = staff()
    at.told()
    at.act('order corps > attack mill')
    expect(at.told()).toBe('Ordered corps attack mill')
    expect([at.p.order[1], at.p.objective[1]]).toEqual([2, 1])
    // The first of two chips.
    at.act(end, 0, 3)
    expect([at.p.order[1], at.p.objective[1], at.p.pending[1]]).toEqual([4, 2, 0])
  })

  test('the enemy learns neither the order nor that it was given', () => {
    const at = staff()
    const { kernel, p } = at
    const [before, after] = [0, 1].map(() => kernel.ruleset.layout.make(p.scenario))
    kernel.ruleset.layout.redact(p, 1, before as typeof p)
    at.act('order corps > attack mill')
    kernel.ruleset.layout.redact(p, 1, after as typeof p)
    expect([...(after as typeof p).order.subarray(0, 2), (after as typeof p).pending[1]]).toEqual(Array(3).fill(-32768))
    ;(after as typeof p).pips = (before as typeof p).pips
    expect(kernel.ruleset.layout.equal(before as typeof p, after as typeof p)).toBe(true)
  })
})

describe('3.11, A80 a change to Halt', () => {
  test.each([
    ['gifted', 1],
    ['average', 2],
    ['poor', 3],
  ] as const)('of a %s commander costs %i pips', (grade, price) => {
    const at = staff({}, { grade, order: 'attack' }, 1)
    const { pips } = at.p
    at.told()
    at.act('halt')
    expect([at.told(), at.p.pips, at.p.order[1], at.p.objective[1]]).toEqual([
      'Ordered corps halt none',
      pips - price,
      1,
      0,
    ])
    expect(at.why('halt')).toBe('3.11')
  })

  test('all units have to be within 16 inches, except those in Rout', () => {
    const units = [
      { name: 'A', form: 'attack', at: [36, 38.5] },
      { name: 'B', form: 'attack', at: [36, 38.75] },
    ] as const
    expect(staff({}, { order: 'move', units: [units[0]] }, 1).why('halt')).toBeUndefined()
    const at = staff({}, { order: 'move', units: [units[1]] }, 1)
    expect(at.why('halt')).toBe('A80')
    at.p.morale[0] = 3
    expect(at.why('halt')).toBeUndefined()
  })

  test('a corps does not change while its commander is off the table, and he does not ride then either', () => {
    const at = staff({}, { order: 'move', units: [{ name: 'A', form: 'attack', at: [2, 2] }] }, 1)
    at.p.x[at.p.scenario.roster.generals + 1] = OFF
    expect([at.why('halt'), at.why('ride general corps > 1,1')]).toEqual(['A53', '3.4'])
  })

  test('it works at once: the pips that are left are spent on Halt', () => {
    const at = staff({}, { order: 'move' }, 1)
    expect(at.why(end)).toBe('3.2')
    at.act('halt')
    expect(at.why(end)).toBeUndefined()
    at.act('pick A')
    expect(at.why('go 0 1')).toBe('4.3')
  })

  test('a commander in chief has no order to change, and a commander without the pips changes none', () => {
    expect(staff().why('halt')).toBe('3.11')
    const at = staff({}, { order: 'move' }, 1)
    at.p.pips = 1
    expect(at.why('halt')).toBe('3.11')
  })
})

describe('2.4, A82 the turn is given away', () => {
  test('the pips that are left are spent by the corps', () => {
    const at = staff()
    at.told()
    at.act('give the turn to corps')
    expect([at.told(), at.p.pips, at.asked()]).toEqual(['TurnGiven chief corps 3', 3, 0])
    at.act('pick A')
    at.act('go 0 6')
    expect(at.at('A')).toEqual([36, 32, 0])
    at.act(end, 0, 3)
    // Its own chip is still in the bag.
    expect(at.told()).toBe('Moved A 5.98; TurnEnded corps 2; ChipDrawn corps; PipsRolled corps 3 2 5')
  })

  test('A149 giving the turn away costs what an order costs, and a pip has to be left', () => {
    const at = staff()
    at.p.pips = 2
    expect(at.why('give the turn to corps')).toBe('2.4')
    at.p.pips = 3
    expect(at.why('give the turn to corps')).toBeUndefined()
  })

  test('it needs base contact', () => {
    const at = staff({ general: [36, 10] })
    expect(at.why('give the turn to corps')).toBe('2.4')
  })

  test('a new order binds the turn that is given', () => {
    const at = staff({ grade: 'gifted' })
    at.act('order corps > attack town')
    at.act('give the turn to corps')
    expect([at.p.order[1], at.p.pips]).toEqual([4, 4])
  })

  test('A82 the Poor chip does not stop a turn that is given, and waits for the chip of the corps itself', () => {
    const at = staff({}, { grade: 'poor' }, 0, { poorChip: true })
    at.p.poor = 1
    at.act('give the turn to corps')
    expect([at.p.poor, at.p.pips]).toEqual([1, 3])
    at.told()
    at.act(end, 0, 0, 3)
    expect(at.told()).toMatch(/^TurnEnded corps 3; ChipDrawn corps; TurnLost corps; ChipDrawn foe/)
  })
})

describe('3.2, A41 when all pips have to be spent', () => {
  const corps = (order: 'move' | 'halt' | 'hold' | 'engage' | 'attack', y = 26) =>
    staff({}, { order, general: [36, y + 4], units: [{ name: 'A', form: 'attack', at: [36, y] }] }, 1)

  test.each(['move', 'engage', 'attack'] as const)('on %s the turn does not end while a unit can go on', (order) => {
    const at = corps(order)
    expect([at.why(end), at.list().includes(end)]).toEqual(['3.2', false])
    at.act('pick A')
    at.act('go 0 6')
    expect(at.why(end)).toBe('3.2')
  })

  test.each(['halt', 'hold'] as const)('on %s pips may be left', (order) => {
    expect(corps(order).why(end)).toBeUndefined()
  })

  test('pips may be left if all units have arrived, are out of reach, or can go no nearer', () => {
    expect(corps('move', 46).why(end)).toBeUndefined()
    const far = corps('move')
    far.act('ride general corps > 36,16')
    expect(far.why(end)).toBeUndefined()
    const near = corps('move')
    const enemy = near.p.scenario.roster.names.indexOf('enemy')
    near.p.y[enemy] = 31 * 64
    expect(near.why(end)).toBeUndefined()
  })
})

describe('3.18 a corps commander changes his order to any other', () => {
  const own = (anyOrder: boolean, corps: Partial<CommandSpec> = {}) => staff({}, corps, 1, { later: { anyOrder } })

  test('only with the option, at the price of a change to Halt, and it binds at once (A184)', () => {
    expect(own(false).why('order corps > attack mill')).toBe('2.3')
    const at = own(true)
    expect(at.list()).toContain('order corps > attack mill')
    expect(at.act('order corps > attack mill')).toBeUndefined()
    expect([at.p.order[1], at.p.objective[1], at.p.pending[1], at.p.pips]).toEqual([4, 2, 0, 3])
  })

  test('he does not give the order that he has, an order without an objective, or one to another corps', () => {
    const at = own(true)
    expect(['corps > hold town', 'corps > attack', 'foe > attack mill'].map((text) => at.why(`order ${text}`))).toEqual(
      ['2.3', '0.4', '2.3'],
    )
  })

  test('he needs the pips for it, and his units within 16 inches', () => {
    const at = own(true)
    at.p.pips = 1
    expect(at.why('order corps > attack mill')).toBe('3.11')
    const far = own(true, { units: [{ name: 'A', form: 'attack', at: [36, 40] }] })
    expect(far.why('order corps > attack mill')).toBe('A80')
  })
})

describe('3.17 pips by brigades', () => {
  const pips = (spec: Partial<CommandSpec>, chip = 1, dice: readonly number[] = []) => {
    const found = table(
      {
        later: { pipsByBrigades: true },
        commands: [{ id: 'chief', chief: true, general: [36, 20] }, { id: 'corps', general: [36, 21], ...spec }, foe],
      },
      chip,
      ...dice,
    )
    return found.told()
  }
  const A = { name: 'A', form: 'attack', at: [36, 26] } as const
  const H = { name: 'H', form: 'horse-line', at: [46, 26] } as const
  const G = { name: 'G', form: 'deployed', at: [26, 26] } as const

  test('a corps has a pip for each Formed brigade, none for batteries, and those of the grade of its commander', () => {
    expect(pips({ units: [A, H, G], grade: 'gifted' })).toContain('PipsCounted corps 2 3 5')
    expect(pips({ units: [A], grade: 'poor' })).toContain('PipsCounted corps 1 1 2')
  })

  test('a commander in chief, and a corps on blinds, roll', () => {
    expect(pips({ units: [A] }, 0, [3])).toContain('PipsRolled chief 3 2 5')
    const at = table(
      {
        later: { pipsByBrigades: true },
        commands: [{ id: 'corps', units: [A], blinds: [{ at: [36, 20], strips: 1 }] }, foe],
      },
      0,
    )
    at.act('stay on blinds', 3)
    expect(at.told()).toContain('PipsRolled corps 3 0 3')
  })

  test('a brigade that is not Formed gives none', () => {
    const at = table(
      { later: { pipsByBrigades: true }, commands: [{ id: 'corps', units: [A, H], general: [36, 21] }, foe] },
      1,
      3,
    )
    at.p.morale[1] = 1
    at.act('end the turn', 0)
    expect(at.told()).toContain('PipsCounted corps 1 2 3')
  })
})
