import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { chip, due, mark, morale } from '../state/position.ts'
import { stateOf, unitOf } from '../testing/battle.ts'
import { foot, H, horse, opportunity } from '../testing/charge.ts'
import { charges } from '../testing/charges.ts'
import { type Table, table } from '../testing/table.ts'

/** The events about tests and their modifiers. */
const tested = (at: Table) => (at.told().match(/ChargeModified [^;]*|Charge(Passed|Failed)/g) ?? []).join('; ')

describe('6.1, A65 cavalry may charge in the turn of an enemy, before his pips and after each completed action', () => {
  test('before the pips: no die has been rolled yet', () => {
    const at = opportunity([foot(5, { form: 'march', at: [36, 37] })])
    expect([at.asked(), at.p.pips]).toEqual([0, 0])
    at.act('hold back', 3)
    expect([at.asked(), at.p.pips]).toEqual([1, 6])
  })

  test('after an action that exposes a unit, and again after each further one', () => {
    const at = opportunity([foot(9)], {}, { order: 'hold', general: [36, 44] })
    expect(at.asked()).toBe(1)
    at.act('form X > march')
    expect(at.asked()).toBe(0)
    at.act('hold back')
    expect(at.asked()).toBe(1)
    at.act('ride general foe > 37,45')
    expect(at.asked()).toBe(0)
  })

  test('A158 only units of the command whose turn it is are charged', () => {
    const at = opportunity([foot(5, { form: 'march', at: [36, 37] })])
    expect(at.why('charge H > H')).toBe('6.1')
    expect(at.list()).toEqual(['charge H > X', 'hold back'])
  })
})

describe('6.2 which enemies may be charged', () => {
  const asks = (at: Table) => at.list().includes('charge H > X')
  test.each([
    ['Formed infantry in line', foot(5), false],
    ['infantry in column of march', foot(5, { form: 'march', at: [36, 37] }), true],
    ['infantry in flank', foot(5, { heading: 90, at: [36, 39] }), true],
    ['cavalry in column', horse(5, { form: 'horse-column', at: [36, 38] }), true],
    ['cavalry in line', horse(5), false],
    ['limbered guns', { name: 'X', form: 'limbered', at: [36, 38], heading: 180 }, true],
    ['deployed guns', { name: 'X', form: 'deployed', at: [36, 38], heading: 180 }, false],
    ['a square', foot(5, { form: 'square', at: [36, 38] }), false],
  ] as const)('%s', (_, enemy, may) => {
    const at = opportunity([enemy, foot(30, { name: 'Z', form: 'march', at: [70, 70] })])
    expect(at.asked() === 0 && asks(at)).toBe(may)
  })

  test('any Disordered or Shaken enemy; A86 a routing one', () => {
    for (const grade of [morale.DISORDERED, morale.SHAKEN, morale.ROUT]) {
      const at = opportunity([foot(9)], {}, { order: 'hold', general: [36, 44] })
      at.p.morale[unitOf(at, 'X')] = grade
      at.act('ride general foe > 37,45')
      expect(asks(at)).toBe(true)
    }
  })

  test('A65 only an enemy within reach of a move may be charged', () => {
    expect(opportunity([foot(13, { form: 'march', at: [36, 46] })], {}, {}).asked()).toBe(1)
  })
})

describe('6.3, A60 the test to charge', () => {
  const march = foot(5, { form: 'march', at: [36, 37] })
  const flank = foot(5, { heading: 90, at: [36, 39] })
  test('cavalry passes on 4 or more, and goes in', () => {
    const at = opportunity([march])
    at.told()
    at.act('charge H > X', 4, 4, 3)
    expect(at.told()).toMatch(/ChargeDeclared H X; ChargePassed H 4 0 4; WentIn H X .*CaughtInMarch X H/)
  })

  test.each([
    [{ determination: 'A' }, march, 3, 'ChargeModified H classA 1; ChargePassed'],
    [{ determination: 'C' }, march, 4, 'ChargeModified H classC -1; ChargeFailed'],
    [{}, flank, 3, 'ChargeModified H flank 1; ChargePassed'],
  ] as const)('%o', (own, enemy, die, told) => {
    const at = opportunity([enemy], own)
    at.told()
    at.act('charge H > X', die, 3, 3)
    expect(tested(at)).toBe(told)
  })

  test('a commander within 4 inches adds 1', () => {
    const at = opportunity([march])
    at.p.y[unitOf(at, 'general riders')] = 27 * INCH
    at.told()
    at.act('charge H > X', 1, 3)
    expect(tested(at)).toBe('ChargeModified H general 1; ChargeFailed')
  })

  test.each([
    ['far away', {}, false],
    ['who is Poor too', { general: [36, 26], grade: 'poor' }, false],
    ['of the enemy', { general: [36, 26], army: 1 }, false],
    ['who is not one in chief', { general: [36, 26], chief: false }, false],
    ['near by', { general: [36, 26] }, true],
  ] as const)('a Poor commander counts unless an able commander in chief is near by: one %s', (_who, other, helps) => {
    const chief = { id: 'chief', chief: true, general: [60, 10], ...other } as const
    const at = opportunity([march], {}, { grade: 'poor', others: [chief] })
    at.told()
    at.act('charge H > X', 1, 3)
    expect(tested(at).includes('poor -1')).toBe(!helps)
  })

  test('A65 a brigade that has failed the test may not try again in that turn', () => {
    const at = opportunity([foot(9)], {}, { order: 'hold', general: [36, 44] })
    at.p.morale[unitOf(at, 'X')] = morale.SHAKEN
    at.act('ride general foe > 37,45')
    at.act('charge H > X', 3)
    expect(at.asked()).toBe(1)
    at.act('ride general foe > 36,44')
    expect(at.asked()).toBe(1)
  })

  test('A65 charges are played one at a time', () => {
    const second = { ...H, name: 'K', at: [44, 30] } as const
    const at = opportunity([march, foot(5, { name: 'Y', form: 'march', at: [44, 37] })], {}, { friends: [second] })
    at.act('charge H > X', 3)
    expect(at.list()).toEqual(['charge K > X', 'charge K > Y', 'hold back'].filter((one) => at.list().includes(one)))
    expect(at.why('charge H > X')).toBe('A65')
  })
})

describe('A32 a unit that has charged does nothing in its own turn of that move', () => {
  test.each([
    [chip.IN, mark.CHARGED],
    [chip.DRAWN, 0],
  ])('if that is still to come', (state, marked) => {
    const at = opportunity([foot(5, { form: 'march', at: [36, 37] })])
    at.p.chips[0] = state
    at.act('charge H > X', 4, 3, 3)
    expect(at.p.marks[0] & mark.CHARGED).toBe(marked)
  })

  test('A177 a failed test does not count as a charge', () => {
    const at = opportunity([foot(5, { form: 'march', at: [36, 37] })])
    at.act('charge H > X', 3, 3)
    expect(at.p.marks[0] & mark.CHARGED).toBe(0)
  })
})

test('16.6 pursuers do not charge before they have rallied', () => {
  const at = opportunity([foot(9)], {}, { order: 'hold', general: [36, 44] })
  at.p.due[0] |= due.PURSUES
  at.p.morale[1] = morale.SHAKEN
  at.act('ride general foe > 37,45')
  expect(at.asked()).toBe(1)
})

describe('8.3, A43, A76 cavalry gives way to infantry', () => {
  /** Infantry that comes within this many inches of the front of H. */
  const comes = (inches: number, form: 'attack' | 'line' = 'attack', more = {}, own = {}) => {
    const at = opportunity([foot(0, { form, at: [36, 31.75 + inches + 2] })], own, {
      order: 'engage',
      general: [36, 42],
      ...more,
    })
    at.act('pick X')
    at.told()
    at.act('go 0 2')
    return at
  }

  test('at once and free, to 4 inches, facing the infantry', () => {
    const at = comes(2)
    expect(at.told()).toMatch(/Moved X .*GaveWay H X 2/)
    expect([at.at('H'), stateOf(at, 'H')]).toEqual([
      [36, 28, 0],
      [morale.FORMED, 0],
    ])
  })

  test('not at 4 inches', () => {
    expect(comes(4).told()).not.toMatch(/GaveWay/)
  })

  test('it turns to the infantry, and one that cannot keep the distance is Disordered', () => {
    const at = comes(2, 'attack', { friends: [{ name: 'F', form: 'line', at: [36, 28] }] })
    expect(at.told()).toMatch(/GaveWay H X 0.*MoraleChanged H disordered/)
  })

  test('A172 cavalry does not give way to infantry to which it rides itself, even if that has moved before', () => {
    const at = opportunity([foot(0, { form: 'attack', at: [36, 46] })], {}, { order: 'engage', general: [36, 50] })
    at.act('pick X')
    at.act('go 0 1')
    at.p.order[0] = 3
    at.p.y[unitOf(at, 'general riders')] = 26 * 64
    // The chip of the riders is drawn, and a 3 for their pips.
    at.act('end the turn', 0, 3)
    at.act('pick H')
    at.told()
    at.act('go 0 10')
    expect(at.told()).toMatch(/^Moved H 9.98$/)
    expect([at.at('H')[1], at.at('X')[1]]).toEqual([40, 45])
  })

  test('A172 cavalry gives way once each time infantry comes: infantry that stands does not push it on', () => {
    const at = comes(2)
    at.told()
    at.act('ride general foe > 37,43')
    expect(at.told()).not.toMatch(/GaveWay/)
  })

  test('A43 with the option cavalry may charge instead, without a test, and no unit reacts within half a move', () => {
    const at = comes(2, 'line', { charges: { ...charges, mayChargeInstead: true } })
    expect(at.list()).toEqual(['charge H > X', 'hold back'])
    at.told()
    at.act('charge H > X', 5)
    expect(at.told()).toMatch(/ChargeDeclared H X; WentIn H X .*Fought onInfantry H X/)
  })

  test('A43 an opportunity charge that rule 6 allows comes first', () => {
    const at = opportunity([foot(0, { form: 'march', at: [36, 38] })], {}, { order: 'engage', general: [36, 42] })
    at.act('hold back', 3)
    at.act('pick X')
    at.act('go 0 3')
    expect(at.list()).toEqual(['charge H > X', 'hold back'])
    at.told()
    at.act('hold back')
    expect(at.told()).toMatch(/GaveWay H X/)
  })
})

test('A90 a charge at an opportunity needs no commander near', () => {
  const at = opportunity([foot(5, { form: 'march', at: [36, 37] })])
  // The general of H is more than 8 inches away.
  expect(at.at('general riders')[1]).toBeLessThan(20)
  expect(at.why('charge H > X')).toBeUndefined()
})

test('A65 cavalry that has tried in one turn of the enemy may try again in the next', () => {
  const march = foot(5, { form: 'march', at: [36, 37] })
  const other = { id: 'second', army: 1, general: [40, 66], order: 'move' } as const
  const riders = { id: 'riders', general: [36, 10], units: [H] } as const
  const at = table(
    {
      commands: [
        riders,
        { id: 'foe', army: 1, order: 'halt', general: [36, 66], units: [{ ...foot(30), name: 'Y', at: [60, 60] }] },
        { ...other, units: [march] },
      ],
    },
    2,
  )
  // The turn of the second: H tries and fails, and is not asked again in it.
  at.act('charge H > X', 1, 3)
  expect([at.asked(), at.p.marks[0] & mark.TRIED]).toEqual([1, mark.TRIED])
  at.act('end the turn', 1, 3)
  // The turn of the other command: the attempt has been forgotten.
  expect(at.p.marks[0] & mark.TRIED).toBe(0)
})
