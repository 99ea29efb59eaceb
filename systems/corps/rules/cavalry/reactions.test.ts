import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { touch } from '../state/contacts.ts'
import { form } from '../state/forms.ts'
import { morale } from '../state/position.ts'
import { battle, factorsTold, stateOf, unitOf } from '../testing/battle.ts'
import { charge, foot, gapOf, H, horse } from '../testing/charge.ts'
import type { Table } from '../testing/table.ts'

type Unit = Parameters<typeof charge>[0][number]

const guns = (inches: number, more: object = {}) =>
  ({ name: 'G', form: 'deployed', at: [36, 31.75 + inches], heading: 180, ...more }) as const

/** What the army that is asked can do. */
const options = (at: Table) => at.list().sort()

describe('6.4, A66 within half a move no one reacts', () => {
  test.each([
    [5, 0],
    [6, 0],
    [6.25, 1],
  ])('%f inches away', (inches, asked) => {
    const at = charge([foot(inches)])
    at.act('charge H > X', ...(asked === 1 ? [] : [7]))
    expect(at.asked()).toBe(asked)
  })

  test('A28, A159 on difficult ground half a move is a quarter of a move', () => {
    const ground = [
      [
        [30, 31],
        [42, 31],
        [42, 34],
        [30, 34],
      ],
    ] as const
    const at = charge([foot(4)], {}, { difficult: ground })
    at.act('charge H > X')
    expect(at.asked()).toBe(1)
  })
})

describe('6.5, A30 evading', () => {
  test('4.12 units evade on Move, Halt and Engage, not on Hold or Attack; they are asked all the same', () => {
    for (const [order, may] of [
      ['move', true],
      ['halt', true],
      ['engage', true],
      ['hold', false],
      ['attack', false],
    ] as const) {
      const at = charge([foot(8)])
      at.act('charge H > X')
      const orders = ['move', 'halt', 'hold', 'engage', 'attack']
      at.p.order[1] = orders.indexOf(order)
      expect([order, at.why('evade')]).toEqual([order, may ? undefined : '4.12'])
      expect(options(at)).toContain('stand')
    }
  })

  test('A168 a unit evades a full move at its best rate, facing away and Disordered; the charge ends where it stood', () => {
    const at = charge([foot(8)])
    at.act('charge H > X')
    at.act('evade')
    expect(at.at('X')).toEqual([36, 47.25, 0])
    expect(stateOf(at, 'X')).toEqual([morale.DISORDERED, 0])
    // A68 A charger that missed is not Disordered. Its front is where that of the enemy was.
    expect([at.at('H'), stateOf(at, 'H')]).toEqual([
      [36, 38, 0],
      [morale.FORMED, 0],
    ])
  })

  test('8.8, A169 a unit that evades and is reached nevertheless is caught in the rear', () => {
    const wall = { name: 'W', form: 'square', at: [36, 44.5] } as const
    const at = charge([foot(8), wall])
    at.act('charge H > X')
    at.told()
    // The square behind it leaves it three inches.
    at.act('evade', 6, 1)
    expect(at.told()).toMatch(/Evaded X 3.*CaughtInFlank X H/)
    expect(stateOf(at, 'X')).toEqual([morale.ROUT, 3])
  })

  test('A48 a unit that evades stops at the edge of the table', () => {
    const at = charge([foot(8, { at: [36, 67.25] })], { at: [36, 58] })
    at.p.y[unitOf(at, 'general one')] = 52 * INCH
    at.act('charge H > X')
    at.told()
    at.act('evade', 1)
    expect(at.told()).toMatch(/Evaded X 4.2/)
  })

  test('a square does not evade', () => {
    const at = charge([foot(8, { form: 'square', at: [36, 40.25] })])
    at.p.morale[1] = morale.SHAKEN
    at.act('charge H > X', 2)
    expect(at.asked()).toBe(0)
  })
})

describe('6.7, 6.8, A67, 15.2 infantry forms square or turns', () => {
  test('8.1, A68, A171 before a Formed square the charge halts 4 inches away, and no unit is Disordered', () => {
    const at = charge([foot(9)])
    at.act('charge H > X')
    at.act('form square', 4)
    expect(at.p.form[unitOf(at, 'X')]).toBe(form.SQUARE)
    expect(gapOf(at, 'H', 'X') - 4 * INCH).toBeLessThanOrEqual(2)
    expect(gapOf(at, 'H', 'X')).toBeGreaterThanOrEqual(4 * INCH)
    expect([stateOf(at, 'H'), stateOf(at, 'X')]).toEqual([
      [morale.FORMED, 0],
      [morale.FORMED, 0],
    ])
  })

  test('6.10 infantry reacts on 4 or more: class, a general near by and a Poor commander count', () => {
    const rolls = (more: object, general?: readonly [number, number], grade?: 'poor') => {
      const at = charge([foot(9, more)])
      if (general) [at.p.x[3], at.p.y[3]] = [general[0] * INCH, general[1] * INCH]
      if (grade) (at.p.scenario.commands[1] as { grade: number }).grade = -1
      at.act('charge H > X')
      at.told()
      at.act('form square', 3, 3)
      return (at.told().match(/ChargeModified [^;]*|ReactionPassed|ReactionFailed/g) ?? []).join('; ')
    }
    expect(rolls({})).toBe('ReactionFailed')
    expect(rolls({ determination: 'A' })).toBe('ChargeModified X classA 1; ReactionPassed')
    expect(rolls({ determination: 'C' })).toBe('ChargeModified X classC -1; ReactionFailed')
    expect(rolls({}, [36, 44])).toBe('ChargeModified X general 1; ReactionPassed')
    expect(rolls({}, undefined, 'poor')).toBe('ChargeModified X poor -1; ReactionFailed')
  })

  test('A67, A167 infantry charged in flank forms only square, or turns, and its die counts 1 less', () => {
    const at = charge([foot(8, { heading: 90, at: [36, 42] })])
    at.act('charge H > X')
    expect(options(at)).toEqual(['evade', 'form square', 'stand', 'turn to face'])
    at.told()
    at.act('turn to face', 5, 5)
    expect(at.told()).toMatch(/ChargeModified X flank -1; ReactionPassed X 5 -1 4; Faced X 180/)
    // It is fought in front.
    expect(stateOf(at, 'X')).toEqual([morale.DISORDERED, 1])
  })

  test('8.8, A68 infantry charged in flank that stands routs with 3 casualties; the charger is Disordered, and may pursue', () => {
    const at = charge([foot(8, { heading: 90, at: [36, 42] })])
    at.act('charge H > X')
    at.told()
    at.act('stand', 4)
    expect(at.told()).toMatch(/CaughtInFlank X H.*PursuitRolled H 4 5$/)
    expect([stateOf(at, 'X'), stateOf(at, 'H')]).toEqual([
      [morale.ROUT, 3],
      [morale.DISORDERED, 0],
    ])
  })

  test('8.4, A67 a column of march that does not form in time is caught; a turn is not offered', () => {
    const at = charge([foot(8, { form: 'march', at: [36, 41] })])
    at.act('charge H > X')
    expect(options(at)).toEqual(['evade', 'form attack', 'form line', 'form square', 'stand'])
    at.told()
    at.act('form line', 1, 4)
    expect(at.told()).toMatch(/ReactionFailed X .*CaughtInMarch X H/)
    expect(stateOf(at, 'X')).toEqual([morale.ROUT, 3])
  })

  test('A162 infantry that is not Formed neither forms square nor turns', () => {
    const at = charge([foot(8)])
    at.p.morale[1] = morale.DISORDERED
    at.act('charge H > X')
    expect([options(at), at.why('form square')]).toEqual([['evade', 'stand'], 'A67'])
  })
})

describe('A162 if the target is in contact with another enemy', () => {
  /** X looks east, and A stands at the right of its front; H comes from the south, past A. */
  const beside = (x: Unit, ...friends: Unit[]) => {
    const at = battle(
      [
        { ...H, form: 'horse-column', at: [34.75, 29.25] },
        { name: 'A', form: 'attack', at: [37.75, 38.25], heading: 270 },
      ],
      [{ ...x, at: [36, 42], heading: 90 }, ...friends],
      'attack',
    )
    // Cavalry of the enemy may charge A or H first.
    if (at.asked() === 1) at.act('hold back', 3)
    return at
  }
  const contact = (x: Unit, ...friends: Unit[]) => {
    const at = beside(x, ...friends)
    touch(at.p, unitOf(at, 'A'), unitOf(at, 'X'))
    return at
  }

  test('infantry neither evades, forms square nor turns', () => {
    const free = beside(foot(8))
    free.act('charge H > X')
    expect(options(free)).toEqual(['evade', 'form square', 'stand', 'turn to face'])
    const at = contact(foot(8))
    at.told()
    at.act('charge H > X', 4)
    expect(at.told()).toMatch(/^ChargeDeclared H X; WentIn H X/)
  })

  test('cavalry does not counter-charge', () => {
    const charged = (at: Table, die: number) => {
      at.told()
      at.act('charge H > X', die)
      return at.told()
    }
    expect(charged(beside(horse(8)), 7)).toMatch(/^ChargeDeclared H X; CounterCharged X H/)
    expect(charged(contact(horse(8)), 4)).toMatch(/^ChargeDeclared H X; WentIn H X/)
  })

  test('a friend may still intercept', () => {
    const at = contact(foot(8), { name: 'R', form: 'horse-line', at: [30, 40], heading: 135 })
    at.act('charge H > X')
    expect(options(at)).toEqual(['intercept R', 'stand'])
  })
})

describe('14.1 to 14.3, A74 cavalry that is charged', () => {
  test('14.3 Disordered cavalry tests its morale, and counter-charges if it passes', () => {
    const at = charge([horse(8)])
    at.p.morale[1] = morale.DISORDERED
    at.act('charge H > X')
    at.told()
    // No general and no support near by, and Disordered: 6 makes 3.
    at.act('countercharge', 6, 7)
    expect(at.told()).toMatch(/NervePassed X 6 -3 3.*CounterCharged X H/)
  })

  test('14.3 Disordered cavalry that fails is stationary, and keeps its grade', () => {
    const at = charge([horse(8)])
    at.p.morale[1] = morale.DISORDERED
    at.act('charge H > X')
    at.told()
    at.act('countercharge', 5, 4)
    const told = at.told()
    expect(told).toMatch(/NerveFailed X 5 -3 2/)
    expect(told).toMatch(/FactorCounted X disordered -1; FactorCounted X stationary -2/)
  })

  test('A74, A163 a router that passes gets away; 8.7, A86 one that fails is destroyed, and not pursued', () => {
    const run = (die: number) => {
      const at = charge([horse(8, { determination: 'A' })])
      at.p.morale[1] = morale.ROUT
      at.p.order[1] = 0
      at.act('charge H > X')
      expect(options(at)).toEqual(['evade', 'stand'])
      at.told()
      at.act('evade', die)
      return at.told()
    }
    expect(run(6)).toMatch(/NervePassed X .*Evaded X/)
    expect(run(5)).toMatch(/NerveFailed X .*CutDown X/)
    expect(run(5)).not.toMatch(/PursuitRolled/)
  })
})

describe('8.5, 8.6, A30, A98 guns', () => {
  const friend = (more: object = {}) => ({ name: 'S', form: 'square', at: [36, 44], heading: 180, ...more }) as const

  test('8.6, A170 gunners evade behind a Formed square within 4 inches, unasked and whatever their order; the guns stay', () => {
    const at = charge([guns(7), friend()], {}, {})
    at.p.order[1] = 4
    at.told()
    at.act('charge H > G')
    expect(at.told()).toMatch(/GunsAbandoned G; Evaded G .*ChargeMissed H G/)
    expect(at.p.form[unitOf(at, 'G')]).toBe(form.CREW)
    expect(at.at('G')[1]).toBeGreaterThan(45.5)
    // The charge ends before the guns, and has not passed over them.
    expect([at.p.lost[1], at.at('guns of G')]).toEqual([0, [36, 38.75, 180]])
  })

  test.each([
    ['no one near', []],
    ['a support too far', [friend({ at: [36, 46.5] })]],
    ['a battery is none', [friend({ form: 'deployed', at: [36, 43] })]],
  ] as const)('8.6 gunners are cut down: %s', (_, friends) => {
    const at = charge([guns(7), ...friends])
    at.told()
    at.act('charge H > G', 6)
    expect(at.told()).toMatch(/WentIn H G .*CutDown G/)
    expect([at.p.lost[1], stateOf(at, 'H')[0]]).toEqual([1, morale.DISORDERED])
  })

  test('8.6 gunners are cut down within half a move', () => {
    const at = charge([guns(6), friend({ at: [36, 43] })])
    at.told()
    at.act('charge H > G', 4)
    expect(at.told()).toMatch(/CutDown G/)
  })

  test('8.5 limbered guns get away, and are cut down if they cannot', () => {
    const away = charge([guns(7, { form: 'limbered', at: [36, 39.75] })])
    away.told()
    away.act('charge H > G')
    expect(away.told()).toMatch(/Evaded G 8/)
    const near = charge([guns(5, { form: 'limbered', at: [36, 37.75] })])
    near.told()
    near.act('charge H > G')
    expect(near.told()).toMatch(/CutDown G/)
  })

  test('A98 Shaken gunners evade as others do', () => {
    const at = charge([guns(7), friend()])
    at.p.morale[1] = morale.SHAKEN
    at.told()
    at.act('charge H > G')
    expect(at.told()).toMatch(/Evaded G/)
  })
})

describe('A79 infantry against guns', () => {
  const A = { name: 'H', form: 'attack', at: [36, 30] } as const
  test('A176 on Attack infantry charges guns, and cuts them down; it does not pursue', () => {
    const at = charge([guns(3, { at: [36, 35] })], A)
    at.told()
    at.act('charge H > G')
    expect(at.told()).toMatch(/WentIn H G .*CutDown G/)
    expect(stateOf(at, 'H')[0]).toBe(morale.DISORDERED)
  })

  test('half a move is that of the infantry: farther away the gunners evade', () => {
    const at = charge([guns(4, { at: [36, 36.25] }), { name: 'S', form: 'square', at: [36, 41] }], A)
    at.told()
    at.act('charge H > G')
    expect(at.told()).toMatch(/Evaded G/)
  })

  test('4.8, 4.11 on Attack infantry has to charge guns, and on other orders it may not', () => {
    const at = charge([guns(3, { at: [36, 35] })], A)
    expect(at.why('end the turn')).toBe('4.8')
    for (const order of [0, 1, 2, 3]) {
      at.p.order[0] = order
      expect(at.why('charge H > G')).toBe('4.11')
    }
  })
})

describe('6.9, A31 intercepting', () => {
  const rider = (more: object = {}) => ({ name: 'R', form: 'horse-line', at: [42, 40], heading: 225, ...more }) as const

  test('A166 Formed cavalry of the corps meets a charge within half its move, and neither is stationary', () => {
    const at = charge([foot(9), rider()])
    at.act('charge H > X')
    at.told()
    at.act('intercept R', 4, 7)
    const told = at.told()
    expect(told).toMatch(/ReactionPassed R 4 0 4; Intercepted R H/)
    expect(told).toMatch(/Fought cavalry H R; FactorCounted H heavy 2; FactorCounted R heavy 2; FightRolled H 7/)
    expect([stateOf(at, 'X'), stateOf(at, 'R')]).toEqual([
      [morale.FORMED, 0],
      [morale.DISORDERED, 1],
    ])
    expect(gapOf(at, 'H', 'R')).toBeLessThanOrEqual(1)
  })

  test('if it fails, the target has had its one reaction', () => {
    const at = charge([foot(9), rider()])
    at.act('charge H > X')
    at.told()
    at.act('intercept R', 3, 7)
    expect(at.told()).toMatch(/ReactionFailed R 3 0 3; WentIn H X/)
  })

  test.each([
    ['too far', { at: [54, 40], heading: 270 }],
    ['in contact with its back to it', { heading: 45 }],
  ])('cavalry does not intercept if it is %s', (_, more) => {
    const at = charge([foot(9), rider(more)])
    at.act('charge H > X')
    expect(at.why('intercept R')).toBe('A31')
  })

  test('cavalry does not intercept if it is not Formed', () => {
    const at = charge([foot(9), rider()])
    at.p.morale[2] = morale.DISORDERED
    at.act('charge H > X')
    expect(at.why('intercept R')).toBe('A31')
  })
})

describe('15.3, 15.4, A85 factors', () => {
  const told = (own: object, enemies: Parameters<typeof charge>[0]) => {
    const at = charge(enemies, own)
    at.told()
    at.act('charge H > X', 5)
    return factorsTold(at)
  }
  test.each([
    [{}, 'H heavy 2'],
    [{ weight: 'light' }, 'H light 1'],
    [{ weight: 'light', lance: true }, 'H lance 3'],
  ] as const)('of cavalry in line %o', (own, factor) => {
    expect(told(own, [foot(4)])).toEqual([factor])
  })

  test('cavalry in column has none for its kind', () => {
    expect(told({ form: 'horse-column', at: [36, 29.25] }, [foot(4)])).toEqual([])
  })

  test('of infantry: column of attack, line with fire A, supports, class', () => {
    expect(told({}, [foot(4, { form: 'attack', at: [36, 35.75] })])).toContain('X columnOfAttack 1')
    expect(told({}, [foot(4, { fire: 'A', determination: 'C' })])).toEqual([
      'H heavy 2',
      'X classC -1',
      'X lineFireA 1',
    ])
    const supports = [-4, 4].map(
      (x, k) => ({ name: `S${k}`, form: 'attack', at: [36 + x, 38] as const, heading: 180 }) as const,
    )
    expect(told({}, [foot(4), ...supports])).toContain('X support 2')
  })

  test('A62 a square that is not Formed has no bonus', () => {
    const at = charge([foot(4, { form: 'square', at: [36, 36.25] })])
    at.p.morale[1] = morale.SHAKEN
    at.told()
    at.act('charge H > X', 2)
    expect(factorsTold(at)).toEqual(['H heavy 2', 'X shaken -2'])
  })

  test('15.5 cavalry retires 8 inches, infantry 4', () => {
    const beaten = charge([foot(4)])
    beaten.told()
    // H has 2 more: 2 makes 4.
    beaten.act('charge H > X', 2)
    expect(beaten.told()).toMatch(/Retired H 8/)
    const beats = charge([foot(4)])
    beats.told()
    beats.act('charge H > X', 6)
    expect(beats.told()).toMatch(/Retired X 4/)
  })
})

test('A36, A161 another round in contact costs a pip, and neither side is stationary in it', () => {
  const at = charge([horse(4)])
  at.act('charge H > X', 5)
  expect(gapOf(at, 'H', 'X')).toBeLessThanOrEqual(1)
  at.p.morale[0] = morale.FORMED
  at.p.marks[0] = 0
  at.told()
  const { pips } = at.p
  expect(at.act('charge H > X', 7)).toBeUndefined()
  expect(at.p.pips).toBe(pips - 1)
  expect(factorsTold(at).filter((one) => one.includes('stationary'))).toEqual([])
})

describe('14.7 a test before every counter-charge', () => {
  const counter = (countersTest: boolean, ...dice: number[]): string => {
    const at = charge([horse(8)], {}, { later: { countersTest } })
    at.told()
    at.act('charge H > X')
    at.act('countercharge', ...dice)
    return at.told()
  }

  test('with the option Formed cavalry tests its morale, and stands if it fails', () => {
    expect(counter(false, 7)).toContain('CounterCharged')
    const passed = counter(true, 6, 7)
    expect([passed.includes('NervePassed X'), passed.includes('CounterCharged')]).toEqual([true, true])
    const failed = counter(true, 1, 7)
    expect([failed.includes('NerveFailed X'), failed.includes('CounterCharged')]).toEqual([true, false])
    expect(failed).toContain('FactorCounted X stationary -2')
  })
})

test('15.2 by option casualties count if infantry forms square, not if it takes another formation', () => {
  const rolls = (form: 'square' | 'attack'): string => {
    const at = charge([foot(9)], {}, { charges: { toReact: Int8Array.of(1, -1, 1, -1, -1, -1) } })
    at.p.casualties[unitOf(at, 'X')] = 2
    at.act('charge H > X')
    at.told()
    at.act(`form ${form}`, 4, 2)
    return (at.told().match(/ChargeModified X casualty [^;]*|ReactionPassed|ReactionFailed/g) ?? []).join('; ')
  }
  expect([rolls('square'), rolls('attack')]).toEqual(['ChargeModified X casualty -2; ReactionFailed', 'ReactionPassed'])
})
