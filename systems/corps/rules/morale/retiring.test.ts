import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { areInContact, touch } from '../state/contacts.ts'
import { form } from '../state/forms.ts'
import { morale } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { retire } from './retiring.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
const line = (name: string, x: number, y: number) => ({ name, form: 'line', at: [x, y] }) as const
const column = (name: string, x: number, y: number) => ({ name, form: 'attack', at: [x, y] }) as const

/** A is at 36, 40 in line, and `foe` in column of attack in contact with its front, to the north of it. */
function field(
  friends: Units = [],
  enemies: Units = [],
  more: Partial<TableSpec> = {},
  a: Units[0] = line('A', 36, 40),
) {
  const at = table(
    {
      commands: [
        { id: 'one', general: [60, 10], units: [a, ...friends] },
        { id: 'foe', army: 1, general: [70, 70], units: [{ ...column('foe', 36, 41.5), heading: 180 }, ...enemies] },
      ],
      ...more,
    },
    0,
    3,
  )
  at.told()
  const body = (name: string) => at.p.scenario.roster.names.indexOf(name)
  touch(at.p, 0, body('foe'))
  return {
    ...at,
    retire: (inches = 4) => retire(at.p, 0, body('foe'), inches * INCH, at.journal),
    body,
  }
}

describe('A87 retiring', () => {
  test('a unit goes the full distance straight away, faces its opponent and is Shaken; the opponent stays', () => {
    const at = field()
    at.retire()
    expect(at.told()).toBe('MoraleChanged A shaken; Retired A 4')
    expect([at.at('A'), at.at('foe'), areInContact(at.p, 0, at.body('foe'))]).toEqual([
      [36, 36, 0],
      [36, 41.5, 180],
      false,
    ])
  })

  test('a unit that retires from an opponent at its flank turns to him', () => {
    const at = field()
    at.p.x[at.body('foe')] = 40 * INCH
    at.p.y[at.body('foe')] = 40 * INCH
    at.retire(8)
    expect(at.at('A')).toEqual([28, 40, 90])
  })

  test('it retires even if a corner of the opponent reaches into its way', () => {
    const at = field()
    // He stands before the right end of the line, so that it goes back to the left and wheels.
    at.p.x[at.body('foe')] = 39.5 * INCH
    at.retire()
    expect(at.told()).toBe('MoraleChanged A shaken; Retired A 4')
  })

  test('A48 a unit that retires off the table is lost', () => {
    const at = field()
    at.p.y[0] = 4 * INCH
    at.p.y[at.body('foe')] = 5.5 * INCH
    at.retire()
    expect(at.told()).toBe('MoraleChanged A shaken; Retired A 4; UnitLost A')
  })
})

describe('A61 a unit that cannot retire routs', () => {
  const isRouting = (at: ReturnType<typeof field>) => {
    at.retire()
    return [at.at('A'), at.p.routs[0]]
  }

  test('an enemy is in the way', () => {
    expect(isRouting(field([], [line('other', 36, 35.0625)]))).toEqual([[36, 40, 0], 1])
    expect(isRouting(field([], [line('other', 36, 35)]))).toEqual([[36, 36, 0], 0])
  })

  test('a built-up area is in the way, of cavalry', () => {
    const sections = [
      [
        [30, 30],
        [42, 30],
        [42, 38],
        [30, 38],
      ],
    ] as const
    expect(isRouting(field([], [], { sections }))[1]).toBe(0)
    expect(isRouting(field([], [], { sections }, { name: 'A', form: 'horse-line', at: [36, 39.75] }))[1]).toBe(1)
  })

  test('friends cannot be pushed back: an enemy, the edge or a garrison stops them', () => {
    expect(isRouting(field([line('B', 36, 36)], [line('other', 36, 34.0625)]))[1]).toBe(1)
    expect(isRouting(field([{ name: 'B', form: 'garrison', at: [36, 36] }]))[1]).toBe(1)
    const edge = field([line('B', 36, 2)])
    edge.p.y[0] = 5 * INCH
    edge.p.y[edge.body('foe')] = 6.5 * INCH
    edge.retire()
    expect(edge.p.routs[0]).toBe(1)
  })
})

describe('A61 friends in the way', () => {
  test('A140 friends are pushed back only the distance needed, and Disordered; so are those behind them', () => {
    const at = field([line('B', 36, 37), line('C', 36, 35), line('D', 36, 30)])
    at.retire()
    expect(at.told()).toBe(
      'MoraleChanged A shaken; Retired A 4; PushedBack B 2; MoraleChanged B disordered; ' +
        'PushedBack C 1; MoraleChanged C disordered',
    )
    expect([at.at('B'), at.at('C'), at.at('D')]).toEqual([
      [36, 35, 0],
      [36, 34, 0],
      [36, 30, 0],
    ])
  })

  test('a friend beside the way stays', () => {
    const at = field([column('B', 40.5, 36)])
    at.retire()
    expect([at.at('B'), at.p.morale[1]]).toEqual([[40.5, 36, 0], morale.FORMED])
  })

  test('a unit that is Shaken already retires as others do, and the log does not repeat it', () => {
    const at = field()
    at.p.morale[0] = morale.SHAKEN
    at.retire()
    expect(at.told()).toBe('Retired A 4')
  })

  test('a Shaken friend stays Shaken', () => {
    const at = field([column('B', 34, 37)])
    at.p.morale[1] = morale.SHAKEN
    at.retire()
    expect(at.p.morale[1]).toBe(morale.SHAKEN)
  })
})

describe('A35, A84 a garrison that retires', () => {
  const town = (south: number) => ({
    sections: [
      [
        [32, south],
        [40, south],
        [40, 42],
        [32, 42],
      ],
    ] as const,
  })
  const garrison = { name: 'A', form: 'garrison', at: [36, 39] } as const

  test('stays one within its built-up area, and leaves it in column of attack', () => {
    const inside = field([], [], town(33), garrison)
    inside.retire()
    expect([inside.at('A'), inside.p.form[0]]).toEqual([[36, 35, 0], form.GARRISON])
    const out = field([], [], town(34), garrison)
    out.retire()
    expect([out.at('A'), out.p.form[0]]).toEqual([[36, 35, 0], form.ATTACK])
  })

  test('A77, A128 stays one within its section of a wood', () => {
    const formIn = (south: number) => {
      const at = field([], [], { woods: town(south).sections }, garrison)
      at.retire()
      return at.p.form[0]
    }
    // It goes from 39 to 35; the second wood is divided at 36.
    expect([formIn(33), formIn(28)]).toEqual([form.GARRISON, form.ATTACK])
  })

  test('does not retire to a place within an inch of an enemy', () => {
    const near = (x: number) => {
      const at = field([], [line('other', x, 34)], town(33), garrison)
      at.retire()
      return at.p.routs[0]
    }
    // Its side is at 37.5.
    expect([near(41.5), near(41.5625)]).toEqual([1, 0])
  })
})
