import { describe, expect, test } from 'vitest'
import { touch } from '../state/contacts.ts'
import { due, morale } from '../state/position.ts'
import { battle, factorsTold, stateOf } from '../testing/battle.ts'
import { table } from '../testing/table.ts'

const A = { name: 'A', form: 'line', at: [36, 31] } as const
/** Two inches before A, and four. */
const near = { name: 'X', form: 'line', at: [36, 34], heading: 180 } as const
const far = { ...near, at: [36, 36] } as const

describe('12 a firefight', () => {
  test.each([
    ['hold', undefined],
    ['engage', undefined],
    ['attack', '12.1'],
    ['move', '12.1'],
    ['halt', '12.1'],
  ] as const)('12.1 whether a brigade may begin a firefight on %s', (order, why) => {
    expect(battle([A], [near], order).why('firefight A > X')).toBe(why)
  })

  test('12.2 a firefight is fought within two inches', () => {
    expect(battle([A], [{ ...near, at: [36, 34.0625] }], 'hold').why('firefight A > X')).toBe('12.2')
  })

  test('12.1, A191 a firefight is fought only with infantry that does not rout', () => {
    const horse = { name: 'H', form: 'horse-line', at: [36, 34], heading: 180 } as const
    const at = battle([A], [near], 'hold')
    at.p.morale[1] = morale.ROUT
    expect([battle([A], [horse], 'hold').why('firefight A > H'), at.why('firefight A > X')]).toEqual(['12.1', 'A191'])
  })

  test('12.1, A155 no firefight leads into or out of a built-up area or wood', () => {
    const around = (y: number) =>
      [
        [32, y - 2],
        [40, y - 2],
        [40, y + 2],
        [32, y + 2],
      ] as const
    for (const [kind, y] of [
      ['sections', 34.5],
      ['woods', 34.5],
      ['sections', 30.5],
    ] as const)
      expect(battle([A], [near], 'hold', { [kind]: [around(y)] }).why('firefight A > X')).toBe('12.1')
  })

  test('A27, A122 the enemy has to be before the front, at least with a corner', () => {
    const why = (x: number, y: number, heading = 0) =>
      battle([{ ...A, heading }], [{ ...near, form: 'attack', at: [x, y] }], 'hold').why('firefight A > X')
    // A reaches from 33 to 39; its lines run outward from there at 45 degrees.
    expect([why(41.5, 33), why(42, 32.0625), why(42, 32)]).toEqual([undefined, undefined, 'A122'])
    expect(why(36, 34, 180)).toBe('A122')
  })

  test('A124 a brigade does not fire at an enemy that is in contact with friends', () => {
    const friend = { name: 'B', form: 'attack', at: [36, 36.5], heading: 180 } as const
    const at = battle([A, friend], [near], 'hold')
    touch(at.p, 1, 2)
    expect([at.why('firefight A > X'), at.why('skirmish A > X')]).toEqual(['A124', 'A124'])
  })

  test('11.2, A123 no unit may stand between the two', () => {
    const friend = { name: 'B', form: 'march', at: [36, 32.625], heading: 90 } as const
    expect(battle([A, friend], [near], 'hold').why('firefight A > X')).toBe('A123')
  })

  test('12.4 factors', () => {
    const told = (own: object, enemy: object) => {
      const at = battle([{ ...A, ...own }], [{ ...near, ...enemy }], 'hold')
      at.told()
      at.act('firefight A > X', 7)
      return factorsTold(at)
    }
    expect(told({ fire: 'A', determination: 'A' }, { fire: 'C', skirmish: 'A' })).toEqual([
      'A fireA 1',
      'X fireC -1',
      'X betterSkirmish 1',
    ])
    expect(told({}, { form: 'attack', at: [36, 34.5] })).toEqual(['A lineOnColumn 2'])
    expect(told({}, { form: 'square', at: [36, 35] })).toEqual(['X square -2'])
  })

  test('12.5, A37 both sides fire in one combat, and are Disordered by it', () => {
    const at = battle([A], [near], 'hold')
    at.act('firefight A > X', 7)
    expect([stateOf(at, 'A'), stateOf(at, 'X'), [...at.p.contact]]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ])
  })

  test('A33 two against one', () => {
    const own = [
      { ...A, form: 'attack', at: [34.25, 31] },
      { ...A, name: 'B', form: 'attack', at: [37.75, 31] },
    ] as const
    const at = battle(own, [near], 'hold')
    at.act('firefight A > X')
    at.act('join B')
    at.told()
    at.act('lead B', 7)
    expect(factorsTold(at)).toEqual(['X lineOnColumn 2', 'X outnumbered -2'])
    expect([stateOf(at, 'A'), stateOf(at, 'B')]).toEqual([
      [1, 0],
      [1, 1],
    ])
  })
})

test('1.9, 0.1, 11.1, 12.1 infantry skirmishes and fires, guns do not, and blinds and generals are no targets', () => {
  const at = table(
    {
      commands: [
        { id: 'one', order: 'hold', general: [36, 28], units: [A, { name: 'G', form: 'deployed', at: [42, 31] }] },
        { id: 'foe', army: 1, general: [36, 36], units: [near] },
        { id: 'veiled', army: 1, units: [{ ...near, name: 'Y' }], blinds: [{ at: [36, 60], strips: 1 }] },
      ],
    },
    0,
    3,
  )
  expect([at.why('skirmish G > X'), at.why('firefight G > X')]).toEqual(['11.1', '12.1'])
  expect([at.why('skirmish A > blind veiled1'), at.why('firefight A > general foe')]).toEqual(['1.9', '0.1'])
})

describe('11 a skirmish', () => {
  test('11.1, 11.2 a brigade skirmishes only on Hold and Engage, within four inches', () => {
    for (const order of ['hold', 'engage'] as const)
      expect(battle([A], [far], order).why('skirmish A > X')).toBeUndefined()
    for (const order of ['move', 'halt', 'attack'] as const)
      expect(battle([A], [far], order).why('skirmish A > X')).toBe('11.1')
    expect(battle([A], [{ ...far, at: [36, 36.0625] }], 'hold').why('skirmish A > X')).toBe('11.2')
  })

  test('11.3 six or more is a casualty; both roll', () => {
    const at = battle([{ ...A, skirmish: 'A' }], [{ ...far, skirmish: 'C' }], 'hold')
    at.told()
    at.act('skirmish A > X', 3, 5)
    expect([stateOf(at, 'A'), stateOf(at, 'X')]).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(at.told()).toContain('ShotModified A A 3; Skirmished A X 3 6; ShotModified X C 1; Skirmished X A 5 6')
  })

  test('11.3, A154 modifiers', () => {
    const told = (own: object, enemy: object, more = {}) => {
      const at = battle([{ ...A, ...own }], [{ ...far, ...enemy }], 'hold', more)
      at.p.casualties.set([1, 2])
      at.p.morale[1] = morale.SHAKEN
      at.told()
      at.act('skirmish A > X', 1, 1)
      return factorsTold(at)
    }
    expect(told({}, {})).toEqual(['A B 2', 'A casualty -1', 'X B 2', 'X shaken -2', 'X casualty -2'])
    expect(told({ form: 'square', at: [36, 30.5] }, {})[2]).toBe('A square -1')
    const wood = [
      [32, 34],
      [40, 34],
      [40, 38],
      [32, 38],
    ] as const
    expect(told({}, {}, { woods: [wood] })[2]).toBe('A covered -1')
    expect(told({}, { form: 'garrison', at: [36, 37] })).toContain('X garrison -1')
    const around = [
      [32, 29],
      [40, 29],
      [40, 38],
      [32, 38],
    ] as const
    // In the same section it does not fire out.
    expect(told({}, { form: 'garrison', at: [36, 36.5] }, { sections: [around] })).not.toContain('X garrison -1')
    expect(told({}, { form: 'garrison', at: [36, 36] }, { sections: [wood] })).toContain('X garrison -1')
  })

  test('A40 gunners and cavalry do not shoot back, and neither do columns of march (A39)', () => {
    const at = battle(
      [A],
      [
        { name: 'G', form: 'deployed', at: [36, 36.5], heading: 180 },
        // It faces away, and so does not charge the flank of A.
        { name: 'H', form: 'horse-line', at: [43, 36] },
        { name: 'M', form: 'march', at: [30, 36], heading: 180 },
      ],
      'hold',
    )
    at.told()
    for (const name of ['G', 'H', 'M']) {
      at.p.marks[0] = 0
      at.act(`skirmish A > ${name}`, 6)
    }
    expect([stateOf(at, 'G'), stateOf(at, 'H'), stateOf(at, 'M'), stateOf(at, 'A')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 0],
    ])
    expect(factorsTold(at)).toEqual(['A B 2', 'A guns -1', 'A B 2', 'A cavalry -1', 'A B 2'])
  })

  test('12.3, A59 a brigade begins one skirmish or firefight in a move, and answers each', () => {
    const at = battle([A, { ...A, name: 'B', form: 'attack', at: [31, 32], heading: 45 }], [near], 'hold')
    at.act('skirmish A > X', 1, 1)
    expect([at.why('skirmish A > X'), at.why('firefight A > X')]).toEqual(['A59', 'A59'])
    at.told()
    at.act('skirmish B > X', 1, 1)
    expect(at.told()).toContain('Skirmished X B')
  })

  test('11.4, A54 a unit that has had a casualty tests at the end of the turn', () => {
    const at = battle([A], [far], 'hold')
    at.act('skirmish A > X', 4, 1)
    expect(Array.from(at.p.due, (bits) => bits & due.TEST)).toEqual([0, due.TEST])
  })
})

test('A97 with strict actions a brigade that has moved near the enemy does not fight', () => {
  for (const [strictActions, why] of [
    [true, 'A97'],
    [false, undefined],
  ] as const) {
    const at = battle([{ ...A, at: [36, 30] }], [near], 'engage', { strictActions })
    at.act('pick A')
    at.act('go 0 1')
    expect(at.why('firefight A > X')).toBe(why)
  }
})

test('A97 near the enemy a fight follows a plain move only', () => {
  const after = (...actions: readonly string[]) => {
    const at = battle([{ ...A, at: [36, 30] }], [near], 'engage')
    for (const action of actions) at.act(action)
    return at.why('firefight A > X')
  }
  expect([after('face A > 60'), after('pick A', 'go 0 1')]).toEqual(['A97', undefined])
  expect([after('form A > attack'), after('march A > attack', 'go 0 0.5'), after('retire A')]).toEqual([
    'A97',
    'A97',
    'A97',
  ])
})

test('A9 a square counts in a firefight whatever its grade of morale', () => {
  const at = battle([A], [{ ...near, form: 'square', at: [36, 35] }], 'hold')
  at.p.morale[1] = morale.DISORDERED
  at.told()
  at.act('firefight A > X', 7)
  expect(factorsTold(at)).toContain('X square -2')
})
