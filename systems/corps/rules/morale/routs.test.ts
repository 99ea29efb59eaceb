import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { form } from '../state/forms.ts'
import { morale } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { cutDown, lose, oweRout, oweTest } from './harm.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

/**
 * A rout of the unit A, away from `enemy`, which stands 4 inches north of it unless placed elsewhere: their general is
 * with them.
 */
function field(a: Units[0], friends: Units = [], more: Partial<TableSpec> & { enemies?: Units } = {}) {
  const { enemies = [{ name: 'enemy', form: 'line', at: [36, 45], heading: 180 }], ...rest } = more
  const at = table(
    {
      commands: [
        { id: 'one', general: [36, 40], units: [a, ...friends] },
        { id: 'foe', army: 1, general: [70, 70], units: enemies },
      ],
      ...rest,
    },
    0,
    3,
  )
  at.told()
  const body = (name: string) => at.p.scenario.roster.names.indexOf(name)
  return { ...at, body, rout: (name = 'A', cause = 'enemy') => oweRout(at.p, body(name), body(cause)) }
}
const line = (name: string, x: number, y: number) => ({ name, form: 'line', at: [x, y] }) as const
const column = (name: string, x: number, y: number) => ({ name, form: 'attack', at: [x, y] }) as const

describe('16.2 the rout move', () => {
  test.each([
    ['infantry', 'line', 34],
    ['cavalry', 'horse-column', 28],
    ['limbered guns, at their rate', 'limbered', 32],
  ] as const)('of %s', (_arm, as, y) => {
    const at = field({ name: 'A', form: as, at: [36, 40] })
    at.rout()
    at.settle()
    expect([at.at('A'), at.p.morale[0]]).toEqual([[36, y, 180], morale.ROUT])
  })

  test('A20 limbered horse artillery routs the length of its move', () => {
    const at = field({ name: 'A', form: 'limbered', horse: true, at: [36, 40] })
    at.rout()
    at.settle()
    expect(at.at('A')).toEqual([36, 28, 180])
  })

  test('A19 a unit routs away from the enemy, from centre to centre', () => {
    const at = field(line('A', 36, 40), [], { enemies: [column('enemy', 30, 46)] })
    at.rout()
    at.settle()
    expect(at.told()).toBe('MoraleChanged A rout; RoutMoved A 6')
    // 6 inches at 135 degrees are 4.24 east and south, to the cell.
    expect(at.at('A')).toEqual([36 + 272 / 64, 40 - 272 / 64, 135])
  })

  test('A19, A135 without a cause a unit routs from the nearest enemy, and without enemies it turns about', () => {
    const west = field(line('A', 36, 40), [], { enemies: [column('enemy', 20, 40), column('far', 60, 40)] })
    oweRout(west.p, 0, -1)
    west.settle()
    expect(west.at('A')).toEqual([42, 40, 90])
    const alone = field({ ...line('A', 36, 40), heading: 30 }, [], { enemies: [] })
    oweRout(alone.p, 0, -1)
    alone.settle()
    expect(alone.at('A')[2]).toBe(210)
  })

  test.each(['square', 'garrison'] as const)('A138 a %s that routs breaks up', (as) => {
    const at = field({ name: 'A', form: as, at: [36, 40] })
    at.rout()
    at.settle()
    expect(at.p.form[0]).toBe(form.ATTACK)
  })

  test('A71, A136 a routing unit turns past an enemy by the least angle', () => {
    // Its left side passes the corner of the square at 35.5, 33.5: at 197 degrees it would cover it by a tenth of an
    // inch.
    const at = field(column('A', 36, 40), [], {
      enemies: [line('enemy', 36, 45), { name: 'other', form: 'square', at: [37, 32] }],
    })
    at.rout()
    at.settle()
    const [x, y, heading] = at.at('A')
    expect([x < 36, y < 36, heading]).toEqual([true, true, 198])
  })

  test('A139 cavalry and guns turn aside from a built-up area', () => {
    const town = [
      [32, 30],
      [40, 30],
      [40, 36],
      [32, 36],
    ] as const
    const rout = (as: 'line' | 'horse-column') => {
      const at = field({ name: 'A', form: as, at: [36, 40] }, [], { sections: [town] })
      at.rout()
      at.settle()
      return at.at('A')[2]
    }
    expect([rout('line'), rout('horse-column')]).toEqual([180, 244])
  })

  test('A71, 8.7 a routing unit that cannot avoid contact is lost', () => {
    const ring = [line('enemy', 36, 42), line('south', 36, 37.5)]
    const sides = [35.5, 38.5, 41.5].flatMap((y, k) => [column(`w${k}`, 31, y), column(`e${k}`, 41, y)])
    const at = field(line('A', 36, 40), [], { enemies: [...ring, ...sides] })
    at.rout()
    at.settle()
    expect(at.told()).toBe('MoraleChanged A rout; Caught A; UnitLost A')
    expect([at.at('A')[0] < 0, at.p.lost[0]]).toEqual([true, 1])
  })

  test('A48 a unit that routs off the table is removed', () => {
    const at = field(line('A', 36, 6), [], { enemies: [line('enemy', 36, 11)] })
    at.rout()
    at.settle()
    expect(at.told()).toBe('MoraleChanged A rout; RoutedOff A; UnitLost A')
  })

  test('A71 a routing unit that would end on a friend goes on to the first clear place beyond', () => {
    const at = field(line('A', 36, 40), [line('B', 36, 34)])
    at.p.casualties[1] = 5
    at.rout()
    at.settle(6)
    // A's front is half an inch before its centre, as B's rear is behind it.
    expect(at.at('A')).toEqual([36, 33, 180])
  })
})

describe('16.1 friends near a rout', () => {
  test('A17 friends within 4 inches of the start or the way test, and those farther away do not', () => {
    // The way is from 40.5 to 33.5 in the north and south, and 6 inches wide.
    const at = field(line('A', 36, 40), [column('B', 44.5, 34), column('C', 27.4375, 34)])
    at.rout()
    at.settle(6)
    expect(at.told()).toBe(
      'MoraleChanged A rout; RoutMoved A 6; ' +
        'NerveModified noGeneral -1; NerveModified noSupports -1; NerveModified rout -1; NervePassed B 6 -3 3; ' +
        'MoraleChanged B disordered',
    )
  })

  test('A17 friends test within another radius if the game says so', () => {
    const at = field(line('A', 36, 40), [column('B', 44.5625, 34)], { nerve: { radius: 8 * INCH } })
    at.rout()
    at.settle(6)
    expect(at.told()).toContain('NervePassed B')
  })

  test('A70 the friend nearest to the start tests first, and those that the way passes through test at −1 more', () => {
    const at = field(line('A', 36, 40), [line('B', 36, 36), column('C', 42, 40)])
    at.rout()
    at.settle(6, 6)
    const told = at.told()
    expect(told.indexOf('NervePassed C')).toBeLessThan(told.indexOf('RoutedThrough B'))
    expect(told).toContain('RoutedThrough B; NerveModified noSupports -1')
    expect(told).toContain('NerveModified rout -1; NerveModified passed -1; NervePassed B 6 -3 3')
    expect([...at.p.morale].slice(1, 3)).toEqual([morale.DISORDERED, morale.DISORDERED])
  })

  test('Shaken friends rout without a test, on the heading of the rout that shakes them (A19)', () => {
    const at = field(line('A', 36, 40), [line('B', 36, 46.5)], { enemies: [column('enemy', 24, 40)] })
    at.p.morale[1] = morale.SHAKEN
    at.rout()
    at.settle()
    expect([at.at('A'), at.at('B')]).toEqual([
      [42, 40, 90],
      [42, 46.5, 90],
    ])
  })

  test('friends that are in Rout already are removed', () => {
    const at = field(line('A', 36, 40), [line('B', 36, 36)])
    at.p.morale[1] = morale.ROUT
    at.rout()
    at.settle()
    expect([at.p.lost[1], at.told()]).toEqual([1, 'MoraleChanged A rout; RoutMoved A 6; RoutedThrough B; UnitLost B'])
  })

  test('A69 friends that rout in the same chain are not removed', () => {
    const at = field(line('A', 36, 40), [line('B', 36, 36), line('C', 36, 32)])
    at.p.casualties[1] = 5
    // B fails and routs; its rout finds A in Rout within 4 inches, and C, which is by now Disordered: 6 − 4 is Shaken.
    at.rout()
    at.settle(1, 6, 6)
    expect([...at.p.morale].slice(0, 3)).toEqual([morale.ROUT, morale.ROUT, morale.SHAKEN])
    expect([...at.p.lost]).toEqual([0, 0, 0, 0])
  })

  test('enemies and generals do not react', () => {
    const at = field(line('A', 36, 40), [], { enemies: [line('enemy', 36, 42)] })
    at.rout()
    at.settle()
    expect(at.p.morale[1]).toBe(morale.FORMED)
  })
})

describe('A18 the queue', () => {
  test('routs are played in the order in which they were owed', () => {
    const at = field(line('A', 20, 40), [line('B', 50, 40)])
    at.rout('B')
    at.rout('A')
    at.settle()
    expect(at.told()).toBe('MoraleChanged B rout; RoutMoved B 6; MoraleChanged A rout; RoutMoved A 6')
  })

  test('17.1 a unit that routs by its casualties does not test as well', () => {
    const at = field(line('A', 36, 40))
    oweTest(at.p, 0, 1)
    lose(at.p, 0, 6, 1)
    at.settle()
    expect(at.p.morale[0]).toBe(morale.ROUT)
  })

  test('a rout of neighbours runs through all of them', () => {
    const friends = [0, 1, 2, 3].map((k) => line(`B${k}`, 36 + 7 * k, 30))
    const at = field(line('A', 29, 30), friends)
    for (const unit of [1, 2, 3, 4]) at.p.casualties[unit] = 5
    at.rout()
    at.settle(1, 1, 1, 1)
    expect([...at.p.morale].slice(0, 5)).toEqual([3, 3, 3, 3, 3])
  })
})

describe('A70 ties', () => {
  const beside = () => field(column('A', 36, 40), [column('B', 40, 40), column('C', 32, 40)])

  test('if two are at the same distance, the owner says which is first', () => {
    const at = beside()
    at.rout()
    at.settle()
    expect([at.asked(), at.list()]).toEqual([0, ['test B first', 'test C first']])
    at.act('test C first', 6, 6)
    const told = at.told()
    expect(told.indexOf('Passed C')).toBeLessThan(told.indexOf('Passed B'))
    expect(at.why('end the turn')).toBeUndefined()
  })

  test('only the nearest can be named', () => {
    const at = field(column('A', 36, 40), [column('B', 40, 40), column('C', 32, 40), column('D', 43.5, 40)])
    at.rout()
    at.settle()
    expect([at.why('test D first'), at.why('test A first')]).toEqual(['A70', 'A70'])
  })

  test('their owner is asked, even in the turn of the other side', () => {
    const at = field(column('X', 10, 10), [], {
      enemies: [column('A', 36, 40), column('B', 40, 40), column('C', 32, 40)],
    })
    at.rout('A', 'X')
    at.settle()
    expect(at.asked()).toBe(1)
    at.act('test B first', 6, 6)
    expect(at.asked()).toBe(0)
  })

  test('if one of two is removed, the owner is not asked', () => {
    const at = beside()
    at.p.morale[2] = morale.ROUT
    at.rout()
    at.settle(6)
    expect([at.p.lost[2], at.p.morale[1]]).toEqual([1, morale.DISORDERED])
  })
})

describe('A91 units cut down', () => {
  test('are removed, and friends react as to a rout, away from the enemy that did it', () => {
    const at = field({ name: 'A', form: 'limbered', at: [36, 40] }, [column('B', 40, 40)])
    at.p.morale[1] = morale.SHAKEN
    cutDown(at.p, 0, at.body('enemy'))
    at.settle()
    expect(at.told()).toBe('CutDown A; UnitLost A; MoraleChanged B rout; RoutMoved B 6')
    // From 36, 45 to 40, 40.
    expect(at.at('B')[2]).toBe(141.25)
  })

  test('do not pass through anyone', () => {
    const at = field(line('A', 36, 40), [column('B', 36, 36)])
    cutDown(at.p, 0, at.body('enemy'))
    at.settle(6)
    expect(at.told()).not.toContain('through')
  })
})
