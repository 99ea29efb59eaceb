import { describe, expect, test } from 'vitest'
import type { OrderId } from '../state/position.ts'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
type Place = readonly [number, number]

const square = ([x, y]: Place, half: number): Place[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

/**
 * A corps with this order to the town, a square of 8 inches around [36, 48], and an enemy in line; the general can
 * order everything, and there are many pips.
 */
function corps(order: OrderId, units: Units, enemy: Place = [36, 68], more: Partial<TableSpec> = {}) {
  const at = table(
    {
      objectives: [{ id: 'town', outline: square([36, 48], 4) }],
      commands: [
        { id: 'one', order, objective: 'town', general: [36, 34], units },
        { id: 'foe', army: 1, general: [70, 70], units: [{ name: 'enemy', form: 'line', at: enemy, heading: 180 }] },
      ],
      ...more,
    },
    0,
    4,
  )
  return at
}
const column = (place: Place, heading = 0, name = 'A') => ({ name, form: 'attack', at: place, heading }) as const
const horse = (place: Place, heading = 0, name = 'H') => ({ name, form: 'horse-column', at: place, heading }) as const

/** The refusals of these moves of a body. */
function refused(at: ReturnType<typeof corps>, body: string, ...moves: string[]) {
  at.act(`pick ${body}`)
  return moves.map((move) => at.why(`go ${move}`))
}

describe('A42 towards the objective', () => {
  test.each(['move', 'engage', 'attack'] as const)(
    '4.1, 4.7, 4.8 on %s a unit may not end farther from its objective',
    (order) => {
      expect(refused(corps(order, [column([36, 36])]), 'A', '0 6', '0 3', 'R45 0')).toEqual(Array(3).fill(undefined))
      // Facing away from it, a unit can only turn.
      expect(refused(corps(order, [column([36, 36], 180)]), 'A', '0 1', '0 6', 'R45 0')).toEqual([
        'A42',
        'A42',
        undefined,
      ])
      // Abeam, the straight line leads past it.
      expect(refused(corps(order, [column([36, 36], 90)]), 'A', '0 3', '0 5', '0 4 L4')).toEqual([
        undefined,
        'A42',
        undefined,
      ])
    },
  )

  test('within it all ways are free', () => {
    const at = corps('engage', [column([36, 46], 180)])
    at.p.y[at.p.scenario.roster.generals] = 40 * 64
    expect(refused(at, 'A', '0 2', '0 2.0625')).toEqual([undefined, 'A42'])
  })
})

describe('4.2 on Move a unit keeps its distance', () => {
  test('4 inches in the open', () => {
    // The front of A is at 37, the enemy's at 42.5.
    expect(refused(corps('move', [column([36, 36])], [36, 43]), 'A', '0 1.5', '0 1.5625')).toEqual([undefined, '4.2'])
    expect(refused(corps('engage', [column([36, 36])], [36, 43]), 'A', '0 1.5', '0 3')).toEqual([undefined, undefined])
  })

  test('the whole way counts, not only its end', () => {
    const at = corps('move', [{ name: 'H', form: 'horse-column', at: [26, 36], heading: 45 }], [26, 46])
    expect(refused(at, 'H', '0 1', '0 8')).toEqual([undefined, '4.2'])
  })

  test('A142 a unit keeps 2 inches if one of the two is in cover', () => {
    const wood = [square([36, 41], 2)]
    expect(refused(corps('move', [column([36, 34])], [36, 40], { difficult: wood }), 'A', '0 2.5', '0 2.5625')).toEqual(
      [undefined, '4.2'],
    )
  })

  test('a unit that is too near already comes no nearer', () => {
    const at = corps('move', [column([36, 36])], [36, 40])
    expect(refused(at, 'A', '0 0.25', 'R45 0', '0 0.25 R0.25')).toEqual(['4.2', '4.2', '4.2'])
    expect(refused(corps('move', [column([36, 36], 90)], [36, 40]), 'A', '0 1', '0 2')).toEqual([undefined, undefined])
  })
})

describe('A42, A178 round a built-up area', () => {
  /** The farm before them reaches from 33 to 39, its near side at 39; the town is behind it. */
  const aside = (unit: Units[0], sections = [square([36, 42], 3)]) =>
    refused(corps('move', [unit], [4, 70], { sections }), unit.name, '0 6')[0]

  test('cavalry and guns go round one that bars their way, even if the way leads away at first', () => {
    expect([aside(horse([36, 37], 90)), aside(horse([36, 37], 90), [])]).toEqual([undefined, 'A42'])
    expect(aside({ name: 'G', form: 'limbered', at: [36, 36.75], heading: 270 })).toBeUndefined()
  })

  test('they do not once they are past it, and infantry, which can go through, does not either', () => {
    expect([aside(horse([42, 37], 90)), aside(column([36, 37], 90))]).toEqual(['A42', 'A42'])
  })

  test('they do not go round the objective itself', () => {
    expect(aside(horse([36, 37], 90), [square([36, 48], 4)])).toBe('A42')
  })
})

describe('4.3 on Halt', () => {
  test('no unit comes nearer to the enemy, and all may go back', () => {
    expect(refused(corps('halt', [column([36, 36])]), 'A', '0 1', '0 6')).toEqual(['4.3', '4.3'])
    expect(refused(corps('halt', [column([36, 36], 180)]), 'A', '0 1', '0 6')).toEqual([undefined, undefined])
  })

  test('A143 on Halt a unit comes nearer to no enemy, not even to the first of all bodies', () => {
    const at = table(
      {
        commands: [
          { id: 'foe', army: 1, units: [{ name: 'enemy', form: 'line', at: [36, 68], heading: 180 }] },
          { id: 'one', order: 'halt', general: [36, 34], units: [column([36, 36])] },
        ],
      },
      1,
      4,
    )
    expect(refused(at, 'A', '0 1')).toEqual(['4.3'])
  })

  test('with no enemy on the table all ways are free', () => {
    const at = corps('halt', [column([36, 36])], [36, 68])
    at.p.x[1] = -1
    expect(refused(at, 'A', '0 6')).toEqual([undefined])
  })
})

describe('4.4, A63 on Hold', () => {
  test('a unit in front of the objective or behind it may come to it, and none goes away from it', () => {
    expect(refused(corps('hold', [column([36, 40])]), 'A', '0 2', '0 6')).toEqual([undefined, undefined])
    expect(refused(corps('hold', [column([36, 40], 180)]), 'A', '0 1')).toEqual(['A63'])
    const before = corps('hold', [column([36, 58], 180)])
    before.p.y[before.p.scenario.roster.generals] = 56 * 64
    expect(refused(before, 'A', '0 3', '0 6')).toEqual([undefined, undefined])
  })

  test('within it all movement is free, and none goes beyond its far edge', () => {
    const at = corps('hold', [column([36, 48])])
    at.p.y[at.p.scenario.roster.generals] = 48 * 64
    // The front of A is at 49, the far edge at 52.
    expect(refused(at, 'A', '0 3', '0 3.0625', '0 2 R2', 'R45 0')).toEqual([undefined, '4.4', undefined, undefined])
  })

  test('beside it too', () => {
    const at = corps('hold', [column([44, 49])])
    at.p.x[at.p.scenario.roster.generals] = 44 * 64
    at.p.y[at.p.scenario.roster.generals] = 46 * 64
    expect(refused(at, 'A', '0 2', '0 3')).toEqual([undefined, '4.4'])
  })
})

describe('4.5, A52 reconnaissance on Hold', () => {
  const scout = (units: Units, enemy: Place = [36, 70]) => {
    const at = corps('hold', units, enemy)
    at.p.y[at.p.scenario.roster.generals] = 48 * 64
    return at
  }

  test('one cavalry brigade goes beyond the objective, but stays near enough to come back', () => {
    expect(refused(scout([horse([36, 48])]), 'H', '0 8', '0 12')).toEqual([undefined, undefined])
    // A rate of 14 inches, from a centre that is 6 inches beyond the far edge at first.
    expect(refused(scout([horse([30, 54], 270)]), 'H', '0 11', '0 14')).toEqual([undefined, 'A52'])
  })

  test('it comes no nearer than 8 inches to the enemy', () => {
    // Its front is at 49.5, the enemy's at 61.5.
    expect(refused(scout([horse([36, 48])], [36, 62]), 'H', '0 4', '0 4.0625')).toEqual([undefined, 'A52'])
  })

  test('a second brigade does not, and neither does infantry', () => {
    const at = scout([horse([36, 48]), horse([41, 56], 0, 'G')])
    expect(refused(at, 'H', '0 8', '0 2')).toEqual(['4.4', undefined])
    expect(refused(scout([column([36, 48])]), 'A', '0 6', '0 3')).toEqual(['4.4', undefined])
  })

  test('it goes even if infantry, or cavalry of another corps, is beyond it already', () => {
    expect(refused(scout([horse([36, 48]), column([42, 56])]), 'H', '0 8')).toEqual([undefined])
    const commands = [
      { id: 'one', order: 'hold', objective: 'town', general: [36, 48], units: [horse([36, 48])] },
      { id: 'foe', army: 1, units: [{ name: 'enemy', form: 'line', at: [36, 70], heading: 180 }] },
      { id: 'two', units: [horse([42, 56], 0, 'G')] },
    ] as const
    const at = table({ objectives: [{ id: 'town', outline: square([36, 48], 4) }], commands }, 0, 4)
    expect(refused(at, 'H', '0 8')).toEqual([undefined])
  })
})

describe('A83 a blind keeps 4 inches from the enemy', () => {
  test.each(['move', 'engage', 'attack'] as const)('on %s, in cover too', (order) => {
    const at = table(
      {
        difficult: [square([36, 42], 2)],
        commands: [
          { id: 'one', order, general: [36, 34], blinds: [{ at: [36, 36], strips: 1 }] },
          {
            id: 'foe',
            army: 1,
            general: [70, 70],
            units: [{ name: 'enemy', form: 'line', at: [36, 42], heading: 180 }],
          },
        ],
      },
      0,
    )
    at.act('stay on blinds', 4)
    at.act('pick blind one1')
    expect([at.why('go 0 1'), at.why('go 0 1.0625')]).toEqual([undefined, 'A83'])
  })
})

describe('3.2, A41 a unit that has to go does not stand', () => {
  test.each(['move', 'engage', 'attack'] as const)('on %s', (order) => {
    const at = corps(order, [column([36, 36])])
    at.act('pick A')
    expect([at.why('stand'), at.list().includes('stand')]).toEqual(['3.2', false])
  })

  test('it stands if it cannot come nearer, has arrived, or its order does not send it', () => {
    const blocked = corps('move', [column([36, 36])], [36, 41])
    blocked.act('pick A')
    expect(blocked.why('stand')).toBeUndefined()
    for (const [order, place] of [
      ['move', [36, 46]],
      ['hold', [36, 36]],
      ['halt', [36, 36]],
    ] as const) {
      const at = corps(order, [column(place)], [36, 70])
      at.p.y[at.p.scenario.roster.generals] = 40 * 64
      at.act('pick A')
      expect(at.why('stand')).toBeUndefined()
    }
  })

  test('A144 on Engage no unit has to come nearer to an enemy than 2 inches', () => {
    // The front of A is at 37.
    const at = (enemy: number) => {
      const one = corps('engage', [column([36, 36])], [36, enemy])
      one.act('pick A')
      return one.why('stand')
    }
    expect([at(41), at(39.5)]).toEqual(['3.2', undefined])
  })
})

describe('4.9, A56 on Attack artillery closes to canister range', () => {
  const guns = (order: OrderId, inches: number) => {
    // Within the objective: only the enemy can draw it on. The front of the guns is at 48.
    const at = corps(order, [{ name: 'G', form: 'limbered', at: [36, 46] }], [36, 48.5 + inches])
    at.p.y[at.p.scenario.roster.generals] = 42 * 64
    return at.why('end the turn')
  }

  test('A145 medium guns have to go on while they are more than 8 inches away', () => {
    expect([guns('attack', 8), guns('attack', 8.25), guns('attack', 15)]).toEqual([undefined, '4.9', '4.9'])
  })

  test('on no other order', () => {
    expect([guns('move', 12), guns('engage', 12)]).toEqual([undefined, undefined])
  })
})

describe('A100 the documented list of moves', () => {
  const listOf = (at: ReturnType<typeof corps>, body: string) => {
    at.act(`pick ${body}`)
    return at.list()
  }

  test('towards the objective, and on to it', () => {
    const list = listOf(corps('move', [{ ...horse([28, 34]), weight: 'light' }]), 'H')
    // From [28, 34] the nearest point of the town is its south-western corner, [32, 44].
    expect(list).toEqual(expect.arrayContaining(['go R22 10.0625 R4']))
    expect(list.some((text) => text.startsWith('go 0 14.8'))).toBe(true)
  })

  test('towards the nearest enemy, to 16, 8, 4 and 2 inches from him', () => {
    const list = listOf(corps('attack', [{ ...horse([36, 36]), weight: 'light' }], [36, 56.5]), 'H')
    // Its front is at 37.5, the enemy's at 56.
    expect(list).toEqual(expect.arrayContaining(['go 0 2.5', 'go 0 10.5', 'go 0 14.5', 'go 0 16']))
  })

  test('away from him', () => {
    const list = listOf(corps('halt', [column([36, 36], 180)]), 'A')
    expect(list).toEqual(expect.arrayContaining(['go 0 6', 'go 0 3', 'go 0 1.5']))
  })

  test('a square any way', () => {
    const list = listOf(corps('halt', [{ name: 'S', form: 'square', at: [36, 36] }]), 'S')
    expect(list).toEqual(expect.arrayContaining(['go 0 -2', 'go 0 -1', 'go 0 0 R2']))
  })

  test('holds fewer than 120 moves, each once', () => {
    for (const order of ['move', 'hold', 'halt', 'attack'] as const)
      for (const heading of [0, 40, 130, 300]) {
        const list = listOf(corps(order, [column([30, 38], heading)], [44, 52]), 'A')
        expect(new Set(list).size).toBe(list.length)
        expect(list.length).toBeLessThan(120)
      }
  })
})
