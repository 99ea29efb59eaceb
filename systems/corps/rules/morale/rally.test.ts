import { describe, expect, test } from 'vitest'
import { due, morale } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { oweRout, oweTestLater } from './harm.ts'

const end = 'end the turn'

/**
 * The turn of corps `one` in the first of two moves: its brigade A stands at 36, 40 in a grade of morale, with its
 * general in base contact, and B beside it as a support. The enemy and the commander in chief are far off. The die of
 * pips was 3.
 */
function field(
  grade: number,
  { general = [36, 39], chief = [60, 10], ...more }: Partial<TableSpec> & { general?: Place; chief?: Place } = {},
) {
  const at = table(
    {
      commands: [
        {
          id: 'one',
          general,
          units: [
            { name: 'A', form: 'line', at: [36, 40] },
            { name: 'B', form: 'line', at: [46, 40] },
          ],
        },
        { id: 'foe', army: 1, general: [10, 70], units: [{ name: 'enemy', form: 'line', at: [36, 70], heading: 180 }] },
        { id: 'chief', chief: true, general: chief },
      ],
      moves: 2,
      ...more,
    },
    0,
    3,
  )
  at.p.morale[0] = grade
  at.told()
  return at
}
type Place = readonly [number, number]

describe('A14 tests and attempts to rally', () => {
  // An attached general and a support within 4 inches are worth as much as the grade costs.
  test.each([
    ['Shaken', morale.SHAKEN, morale.DISORDERED, 'shaken'],
    ['in Rout', morale.ROUT, morale.SHAKEN, 'routing'],
  ])('18.7 %s: with a pip and a commander in contact a pass improves it by a grade', (_name, grade, after, factor) => {
    const at = field(grade)
    at.act('rally A')
    expect([at.told(), at.p.pips, at.why('rally A')]).toEqual(['PipSetAside A', 4, 'A14'])
    at.act(end, 3, 0, 3)
    expect(at.told()).toContain(
      `NerveModified attached 1; NerveModified supports 1; NerveModified ${factor} -2; NervePassed A 3 0 3`,
    )
    expect([at.p.morale[0], at.p.due[0]]).toEqual([after, due.TESTED])
  })

  test('without a pip a pass keeps the grade', () => {
    const at = field(morale.SHAKEN)
    at.act(end, 3, 0, 3)
    expect([at.told().includes('NervePassed A 3 0 3'), at.p.morale[0]]).toEqual([true, morale.SHAKEN])
  })

  test('a pass also keeps the grade with a pip, if no commander is in contact any more', () => {
    const at = field(morale.SHAKEN)
    at.act('rally A')
    at.act('ride general one > 36,38')
    at.act(end, 4, 0, 3)
    expect([at.told().includes('NervePassed A 4 -1 3'), at.p.morale[0]]).toEqual([true, morale.SHAKEN])
  })

  test.each([
    ['no worse', 0, [1, 0, 3], morale.SHAKEN],
    // B tests for the rout near by.
    ['in Rout', 1, [1, 6, 0, 3], morale.ROUT],
  ])('a failure counts with a pip too: %s', (_name, casualties, dice, after) => {
    const at = field(morale.SHAKEN)
    at.p.casualties[0] = casualties
    at.act('rally A')
    at.act(end, ...dice)
    expect(at.p.morale[0]).toBe(after)
  })

  test('rallyNeedsContact off: a pass is enough, and no pip is set aside', () => {
    const at = field(morale.ROUT, { general: [36, 35], nerve: { rallyNeedsContact: false } })
    expect(at.why('rally A')).toBe('A14')
    at.act(end, 4, 0, 3)
    expect(at.p.morale[0]).toBe(morale.SHAKEN)
  })

  test('a Shaken unit does not test in the turn of another corps', () => {
    const at = field(morale.FORMED)
    at.act(end, 0, 3)
    at.p.morale[0] = morale.SHAKEN
    at.told()
    at.act(end, 0, 3)
    expect(at.told()).toBe('TurnEnded foe 5; ChipDrawn chief; PipsRolled chief 3 2 5')
  })

  test('a turn lost to the Poor chip ends with its tests', () => {
    const commands = [
      { id: 'one', grade: 'poor', general: [36, 39], units: [{ name: 'A', form: 'line', at: [36, 40] }] },
    ] as const
    const at = table({ commands, poorChip: true, moves: 2 }, 0, 3)
    at.p.morale[0] = morale.SHAKEN
    at.told()
    // The Poor chip is void in this move; in the next it comes first.
    at.act(end, 4, 0, 1, 0, 5)
    expect(at.told()).toMatch(/TurnLost one; NerveModified attached 1; .* NervePassed A 5/)
  })
})

describe('3.10, 2.5 which commanders help to rally', () => {
  test('a commander in base contact, and no one else', () => {
    expect(field(morale.SHAKEN, { general: [36, 38.75] }).why('rally A')).toBe('3.10')
    expect(field(morale.SHAKEN, { general: [36, 38.75], chief: [36, 41] }).why('rally A')).toBeUndefined()
  })

  test('only Shaken and routing units are helped, and only those of the commander’s own corps', () => {
    const at = field(morale.DISORDERED)
    expect([at.why('rally A'), at.why('rally general one')]).toEqual(['18.7', '18.7'])
    at.p.morale[2] = morale.SHAKEN
    expect(at.why('rally enemy')).toBe('3.10')
    at.p.morale[0] = morale.ROUT
    expect(at.list().filter((text) => text.startsWith('rally'))).toEqual(['rally A'])
  })

  test('2.5, A134 the commander in chief helps in his own turn, in contact; the pip waits for the corps', () => {
    const at = field(morale.FORMED, { chief: [36, 41] })
    at.act(end, 1, 3)
    at.p.morale[0] = morale.SHAKEN
    at.act('rally A')
    expect(at.p.due[0]).toBe(due.PIP)
    at.act(end, 0, 3)
    at.act(end, 0, 3)
    at.told()
    at.act(end, 3, 0, 3)
    expect([at.told().includes('NervePassed A 3 0 3'), at.p.morale[0]]).toEqual([true, morale.DISORDERED])
    const far = field(morale.FORMED)
    far.act(end, 1, 3)
    far.p.morale[0] = morale.SHAKEN
    expect(far.why('rally A')).toBe('2.5')
  })
})

describe('16.3, A15, A16 units in Rout', () => {
  test('a unit that fails routs on in the direction that it faces', () => {
    const at = field(morale.ROUT)
    at.p.heading[0] = 4 * 90
    at.act(end, 2, 0, 3)
    expect(at.told()).toContain('NerveFailed A 2 -1 1; RallyFailed A 1; RoutMoved A 6; ChipDrawn foe')
    expect(at.at('A')).toEqual([42, 40, 90])
  })

  test('a friend ahead makes it turn, and does not react', () => {
    const at = field(morale.ROUT)
    at.p.heading[0] = 4 * 90
    at.p.x[1] = 42 * 64
    at.act(end, 2, 0, 3)
    expect([at.at('A')[2] !== 90, at.p.morale[1]]).toEqual([true, morale.FORMED])
  })

  test('a unit hemmed in only by friends stays where it is; one hemmed in by enemies is lost (8.7)', () => {
    const hemmed = (by: 'one' | 'foe') => {
      const walls = [
        { name: 'north', form: 'line', at: [36, 43.75] },
        { name: 'east', form: 'line', at: [38.75, 40], heading: 90 },
        { name: 'west', form: 'line', at: [33.25, 40], heading: 90 },
      ] as const
      const of = (id: string) => (id === by ? walls : [])
      const at = table(
        {
          commands: [
            { id: 'one', general: [60, 10], units: [{ name: 'A', form: 'attack', at: [36, 40] }, ...of('one')] },
            { id: 'foe', army: 1, general: [70, 70], units: [...of('foe'), { name: 'X', form: 'line', at: [10, 70] }] },
          ],
        },
        0,
        3,
      )
      at.p.morale[0] = morale.ROUT
      oweRout(at.p, 0, -1)
      at.settle()
      return [at.p.lost[0], at.p.x[0] / 64, at.p.y[0] / 64]
    }
    expect(hemmed('one')).toEqual([0, 36, 40])
    expect(hemmed('foe')[0]).toBe(1)
  })

  test('A16 the third failure removes a routing unit', () => {
    const at = field(morale.ROUT)
    at.p.failures[0] = 2
    at.act(end, 2, 0, 3)
    expect([at.told().includes('RallyFailed A 3; UnitLost A'), at.p.lost[0]]).toEqual([true, 1])
  })

  test('A16 a unit with its number of casualties cannot rally, and fails without a die', () => {
    const at = field(morale.ROUT)
    at.p.casualties[0] = 6
    expect(at.why('rally A')).toBe('A16')
    at.act(end, 0, 3)
    expect([at.told().includes('RallyFailed A 1'), at.p.morale[0]]).toEqual([true, morale.ROUT])
  })

  test('A137 a routing unit that is hemmed in only by friends stays where it is', () => {
    const friend = (name: string, x: number, y: number, heading: number) =>
      ({ name, form: 'line', at: [x, y], heading }) as const
    const at = table(
      {
        commands: [
          {
            id: 'one',
            general: [36, 38],
            units: [
              { name: 'A', form: 'attack', at: [36, 40] },
              friend('north', 36, 42, 0),
              friend('east', 39.75, 40, 90),
              friend('west', 32.25, 40, 90),
            ],
          },
          { id: 'foe', army: 1, general: [10, 70] },
        ],
      },
      0,
      3,
    )
    at.p.morale[0] = morale.ROUT
    at.told()
    at.act(end, 1, 0, 3)
    expect(at.told()).toMatch(/RallyFailed A 1; ChipDrawn foe/)
    expect([at.at('A'), at.p.morale[0]]).toEqual([[36, 40, 0], morale.ROUT])
  })

  test('A133 a routing unit tests once in a move, counting a given turn and its own together', () => {
    const at = field(morale.ROUT, { chief: [36, 37.5] })
    at.act(end, 2, 1, 3)
    expect(at.told()).toMatch(/RallyFailed A 1/)
    at.act('give the turn to one')
    at.act(end, 0, 3)
    expect(at.told()).not.toMatch(/Nerve/)
  })

  test('a rally wipes out the failures', () => {
    const at = field(morale.ROUT)
    at.p.failures[0] = 2
    at.act('rally A')
    at.act(end, 3, 0, 3)
    expect(at.p.failures[0]).toBe(0)
  })

  test('A132 a unit that begins to rout in this turn tries to rally in the next', () => {
    const at = field(morale.FORMED)
    oweRout(at.p, 0, 2)
    at.settle(6)
    at.told()
    at.act(end, 0, 3)
    expect(at.told()).toBe('TurnEnded one 5; ChipDrawn foe; PipsRolled foe 3 2 5')
    at.act(end, 0, 3)
    // The next move: corps one is drawn first.
    at.act(end, 0, 3)
    at.told()
    at.act(end, 6, 0, 3)
    expect(at.told()).toContain('NerveModified routing -2; NerveP')
  })
})

describe('A54 tests for casualties in a skirmish', () => {
  test('A141 units of both sides test at the end of the turn, those of the corps first', () => {
    const at = field(morale.FORMED)
    oweTestLater(at.p, 2, 0)
    oweTestLater(at.p, 0, 2)
    at.act(end, 6, 6, 0, 3)
    const told = at.told()
    expect(told.indexOf('NervePassed A 6')).toBeLessThan(told.indexOf('NervePassed enemy 6'))
    expect([...at.p.due]).toEqual([0, 0, 0])
  })

  test('a Shaken unit tests once for both', () => {
    const at = field(morale.SHAKEN)
    oweTestLater(at.p, 0, 2)
    at.act(end, 3, 0, 3)
    expect(at.told().match(/NervePassed A/g)).toHaveLength(1)
  })

  test('a unit that routs runs from the enemy that shot at it, before others test', () => {
    const at = field(morale.FORMED)
    for (const unit of [0, 1]) oweTestLater(at.p, unit, 2)
    at.p.casualties[0] = 5
    // B tests for the rout near by, and then for its own casualty.
    at.act(end, 1, 6, 6, 0, 3)
    expect(at.at('A')).toEqual([36, 34, 180])
    expect(at.told().match(/NervePassed B/g)).toHaveLength(2)
  })
})
