import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { type Dice, noDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { touch } from '../state/contacts.ts'
import { morale } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { oweTest } from './harm.ts'
import { rollNerve, rout } from './nerve.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

/** A table for a test of the brigade A, which stands in line at 36, 30, its front to the north. */
function field(spec: {
  general?: readonly [number, number]
  chief?: readonly [number, number]
  determination?: 'A' | 'B' | 'C'
  friends?: Units
  enemy?: readonly [number, number]
  sections?: TableSpec['sections']
}) {
  const { general = [36, 20], determination, friends = [], enemy = [36, 70], sections } = spec
  return table(
    {
      commands: [
        {
          id: 'one',
          general,
          units: [{ name: 'A', form: 'line', at: [36, 30], ...(determination && { determination }) }, ...friends],
        },
        { id: 'chief', chief: true, general: spec.chief },
        { id: 'foe', army: 1, general: [70, 70], units: [{ name: 'enemy', form: 'attack', at: enemy, heading: 180 }] },
      ],
      ...(sections && { sections }),
    },
    0,
    3,
  )
}

/** What is told of a test of A that rolls a 6. */
function tested(at: ReturnType<typeof field>): string {
  at.told()
  oweTest(at.p, 0, at.p.scenario.roster.names.indexOf('enemy'))
  at.settle(6)
  return at.told()
}

const ALONE = 'NerveModified noGeneral -1; NerveModified noSupports -1; NervePassed A 6 -2 4'
const support = (at: readonly [number, number], form: 'line' | 'march' | 'horse-line' = 'line') =>
  ({ name: 'B', form, at }) as const

describe('17.3 what modifies a test', () => {
  test('no general and no supports within 8 inches: −1 each', () => {
    expect(tested(field({}))).toBe(ALONE)
  })

  test.each([
    ['A', 'NerveModified classA 1; NerveModified noGeneral -1; NerveModified noSupports -1; NervePassed A 6 -1 5'],
    ['C', 'NerveModified classC -1; NerveModified noGeneral -1; NerveModified noSupports -1; NervePassed A 6 -3 3'],
  ] as const)('class %s', (determination, said) => {
    expect(tested(field({ determination }))).toBe(said)
  })

  test('each casualty −1', () => {
    const at = field({})
    at.p.casualties[0] = 2
    expect(tested(at)).toContain('NerveModified casualty -2; NerveModified noSupports -1; NerveFailed A 6 -4 2')
  })

  test.each([
    [morale.DISORDERED, 'NerveModified disordered -1; NervePassed A 6 -3 3'],
    [morale.SHAKEN, 'NerveModified shaken -2; NerveFailed A 6 -4 2'],
  ])('in grade %i', (grade, said) => {
    const at = field({})
    at.p.morale[0] = grade
    expect(tested(at)).toContain(said)
  })

  test('+1 in a built-up area, wholly', () => {
    const town = (south: number) => [
      [
        [30, south],
        [42, south],
        [42, 40],
        [30, 40],
      ] as const,
    ]
    expect(tested(field({ sections: town(29) }))).toContain('NerveModified built 1')
    expect(tested(field({ sections: town(30) }))).toBe(ALONE)
  })

  test('a friend in Rout within 4 inches −1', () => {
    // The rear of A is at 29.5, the front of B half an inch beyond its centre.
    for (const [y, isNear] of [
      [25, true],
      [24.9375, false],
    ] as const) {
      const at = field({ friends: [support([36, y])] })
      at.p.morale[1] = morale.ROUT
      expect(tested(at).includes('rout -1')).toBe(isNear)
    }
  })
})

describe('A89 which general counts', () => {
  test('its own within 8 inches: no −1; in base contact +1', () => {
    // His disc has a radius of half an inch.
    expect(tested(field({ general: [36, 21] }))).not.toContain('noGeneral')
    expect(tested(field({ general: [36, 20.75] }))).toContain('noGeneral')
    expect(tested(field({ general: [36, 29] }))).toContain('NerveModified attached 1')
    expect(tested(field({ general: [36, 28.75] }))).not.toContain('attached')
  })

  test('the commander in chief as well, and no other general', () => {
    expect(tested(field({ chief: [36, 28.5] }))).toContain('NerveModified attached 1')
    const at = table(
      {
        commands: [
          { id: 'one', general: [36, 20], units: [{ name: 'A', form: 'line', at: [36, 30] }] },
          { id: 'two', general: [36, 29] },
          { id: 'foe', army: 1, units: [{ name: 'enemy', form: 'attack', at: [36, 70] }] },
        ],
      },
      0,
      3,
    )
    expect(tested(at)).toBe(ALONE)
  })
})

describe('A12 supports', () => {
  test('within 4 inches +1, within 8 no −1', () => {
    const near = (y: number) => tested(field({ friends: [support([36, y])] }))
    expect(near(25)).toContain('NerveModified supports 1; NerveModified noGeneral -1; NervePassed')
    expect(near(24.75)).toBe('NerveModified noGeneral -1; NervePassed A 6 -1 5')
    expect(near(21)).toBe('NerveModified noGeneral -1; NervePassed A 6 -1 5')
    expect(near(20.75)).toBe(ALONE)
  })

  test.each([
    ['a column of march', { friends: [support([36, 27], 'march')] }],
    ['a battery', { friends: [{ name: 'B', form: 'deployed', at: [36, 27] }] }],
  ] as const)('%s is no support', (_what, spec) => {
    expect(tested(field(spec))).toBe(ALONE)
  })

  test('a brigade that is not Formed is none, and neither is one in contact with an enemy', () => {
    const at = field({ friends: [support([36, 27])] })
    at.p.morale[1] = morale.DISORDERED
    expect(tested(at)).toBe(ALONE)
    at.p.morale[1] = morale.FORMED
    touch(at.p, 1, 2)
    expect(tested(at)).toBe(ALONE)
  })

  test('cavalry is a support', () => {
    expect(tested(field({ friends: [support([36, 27], 'horse-line')] }))).toContain('supports 1')
  })
})

describe('A13 behind formed supports', () => {
  const behind = (friend: readonly [number, number], enemy: readonly [number, number]) =>
    tested(field({ friends: [support(friend)], enemy }))

  test('another +1 besides that for supports near by, if one stands on the line to the nearest enemy', () => {
    expect(behind([36, 33], [36, 50])).toContain('supports 1; NerveModified behind 1')
    // The line between the centres passes beside it.
    expect(behind([40, 33], [36, 50])).not.toContain('behind')
    expect(behind([40, 33], [44, 36])).toContain('behind')
  })

  test('within 8 inches', () => {
    // The front of A is at 30.5, the rear of the support half an inch before its centre.
    expect(behind([36, 39], [36, 50])).toContain('NerveModified behind 1; NerveModified noGeneral')
    expect(behind([36, 39.25], [36, 50])).toBe(ALONE)
  })
})

describe('17.4, A15 results', () => {
  /** A with two casualties more or less, and a roll. */
  const result = (grade: number, roll: number) => {
    const at = field({ general: [36, 29] })
    at.p.morale[0] = grade
    at.told()
    oweTest(at.p, 0, 2)
    at.settle(roll)
    return [at.p.morale[0], at.p.owed]
  }

  test.each([
    // An attached general is worth as much as no support costs.
    ['Formed', morale.FORMED, 3, morale.FORMED],
    ['Formed', morale.FORMED, 2, morale.SHAKEN],
    ['Formed', morale.FORMED, 1, morale.SHAKEN],
    ['Disordered', morale.DISORDERED, 4, morale.DISORDERED],
    ['Disordered', morale.DISORDERED, 3, morale.SHAKEN],
    ['Disordered', morale.DISORDERED, 1, morale.ROUT],
    ['Shaken', morale.SHAKEN, 5, morale.SHAKEN],
    ['Shaken', morale.SHAKEN, 3, morale.SHAKEN],
    ['Shaken', morale.SHAKEN, 2, morale.ROUT],
    ['in Rout', morale.ROUT, 6, morale.ROUT],
    ['in Rout', morale.ROUT, 4, morale.ROUT],
  ])('%s (%i) with a %i', (_name, grade, roll, after) => {
    expect(result(grade, roll)).toEqual([after, 0])
  })
})

test('forecasts know at which faces the result changes', () => {
  const at = field({})
  const outcome = (total: number) => (total >= 3 ? 'passes' : total >= 1 ? 'shaken' : 'rout')
  for (let casualties = 0; casualties <= 6; casualties++) {
    at.p.casualties[0] = casualties
    let before: string | undefined
    for (let face = 1; face <= 6; face++) {
      let classes = 0
      const dice: Dice = {
        roll(_die, given = 0) {
          classes = given
          return face
        },
        pool: noDice.pool,
      }
      const now = outcome(rollNerve(at.p, 0, rout.NONE, dice))
      if (before !== undefined)
        expect([casualties, face, (classes >> face) % 2 === 1]).toEqual([casualties, face, now !== before])
      before = now
    }
  }
})

test('A19 a unit that routs in a test for a shot runs from the battery, not from the nearest enemy', () => {
  const at = table(
    {
      commands: [
        { id: 'one', general: [36, 20], units: [{ name: 'A', form: 'line', at: [36, 30] }] },
        {
          id: 'foe',
          army: 1,
          general: [70, 70],
          units: [
            { name: 'near', form: 'attack', at: [36, 36], heading: 180 },
            { name: 'guns', form: 'deployed', at: [20, 30], heading: 90 },
          ],
        },
      ],
    },
    0,
    3,
  )
  oweTest(at.p, 0, 2)
  at.settle(1)
  expect(at.at('A')).toEqual([42, 30, 90])
})

describe('17.5 far from the enemy, as an option', () => {
  const test17 = (away: number, y: number): string => {
    const at = table(
      {
        commands: [
          { id: 'one', general: [36, 20], units: [{ name: 'A', form: 'line', at: [36, 30] }] },
          { id: 'foe', army: 1, general: [36, 31], units: [{ name: 'X', form: 'line', at: [36, y], heading: 180 }] },
        ],
        nerve: { away: away * INCH },
      },
      0,
      3,
    )
    oweTest(at.p, 0, 2)
    at.told()
    at.settle(6)
    return at.told()
  }

  test('a unit is better by 1 with no enemy within 16 inches; enemy generals do not count', () => {
    expect(test17(16, 47.5)).toMatch(/NerveModified away 1/)
    expect(test17(16, 47)).not.toMatch(/away/)
  })

  test('without the option it does not count', () => {
    expect(test17(0, 60)).not.toMatch(/away/)
  })
})

describe('17.6 the commander in chief near by', () => {
  const near = (x: number, chief: number, army = 0, isChief = true) => {
    const at = table(
      {
        nerve: { chief },
        commands: [
          { id: 'one', general: [36, 20], units: [{ name: 'A', form: 'line', at: [36, 30] }] },
          { id: 'chief', chief: isChief, army, general: [x, 30] },
          {
            id: 'foe',
            army: 1,
            general: [70, 70],
            units: [{ name: 'enemy', form: 'attack', at: [36, 70], heading: 180 }],
          },
        ],
      },
      0,
      3,
    )
    at.told()
    oweTest(at.p, 0, 0)
    at.settle(6)
    return at.told().includes('NerveModified chief 1')
  }

  test('+1 within 4 inches with the option: edge to edge, his own army only, and no other general', () => {
    // The edge of A is at 39; the disc of the chief is 2 inches wide.
    expect([near(44, 4 * INCH), near(44 + 1 / 64, 4 * INCH), near(44, -1)]).toEqual([true, false, false])
    expect([near(44, 4 * INCH, 1), near(43, 4 * INCH, 0, false)]).toEqual([false, false])
  })
})

test('17.3, 17.7 Shaken and Rout are separate modifiers', () => {
  const told = (grade: number) => {
    const at = field({})
    at.p.morale[0] = grade
    at.told()
    rollNerve(at.p, 0, rout.NONE, scriptedDice([1]), at.journal)
    return at.told()
  }
  expect(
    [told(morale.SHAKEN), told(morale.ROUT)].map((text) => /NerveModified (shaken|routing) -2/.exec(text)?.[1]),
  ).toEqual(['shaken', 'routing'])
})
