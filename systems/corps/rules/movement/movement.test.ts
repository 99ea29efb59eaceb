import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBody, overlap, setBody, within } from '../../../../src/inches/index.ts'
import { isRefusal } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { PLACES, TURNS } from '../state/poses.ts'
import { type TableSpec, table } from '../testing/table.ts'

/** One corps whose units stand here; its general is beside them, the enemy far away. Pips: 4 and 2. */
const corps = (units: NonNullable<TableSpec['commands'][0]['units']>, more: Partial<TableSpec> = {}) =>
  table(
    {
      commands: [
        { id: 'one', general: [36, 30], units },
        { id: 'foe', army: 1, general: [70, 70], units: [{ name: 'enemy', form: 'line', at: [36, 68], heading: 180 }] },
      ],
      ...more,
    },
    0,
    4,
  )
const infantry = (form: 'march' | 'attack' | 'line' | 'square', heading = 0) =>
  ({ name: 'A', form, at: [36, 36], heading }) as const

describe('5.1, 5.2, 5.3 rates by formation', () => {
  test.each([
    ['march', 8],
    ['attack', 6],
    ['line', 4],
    ['square', 2],
  ] as const)('infantry in %s moves %i inches', (form, rate) => {
    const at = corps([infantry(form)])
    at.act('pick A')
    expect(at.why(`go 0 ${rate}`)).toBeUndefined()
    expect(at.why(`go 0 ${rate + 0.0625}`)).toBe('5.3')
    at.act(`go 0 ${rate}`)
    expect(at.at('A')).toEqual([36, 36 + rate, 0])
  })

  test.each([
    ['light', 'horse-column', 16],
    ['light', 'horse-line', 14],
    ['medium', 'horse-column', 14],
    ['heavy', 'horse-line', 12],
  ] as const)('%s cavalry in %s moves %i inches', (weight, form, rate) => {
    const at = corps([{ name: 'C', form, weight, at: [36, 36] }])
    at.act('pick C')
    // A slanting move of which the longer side is the rate is farther than that.
    expect([at.why(`go 0 ${rate}`), at.why(`go 0 ${rate} R2`)]).toEqual([undefined, '5.1'])
  })

  test.each([
    ['limbered', 'medium', false, 8],
    ['limbered', 'medium', true, 12],
    ['deployed', 'medium', false, 2],
    ['deployed', 'heavy', false, 1],
    ['deployed', 'light', false, 2],
  ] as const)('guns %s, %s, horse %s move %i inches', (form, weight, horse, rate) => {
    const at = corps([{ name: 'G', form, weight, horse, at: [36, 36] }])
    at.act('pick G')
    expect([at.why(`go 0 ${rate}`), at.why(`go 0 ${rate + 0.0625}`)]).toEqual([undefined, '5.2'])
  })

  test('5.6, A150 on difficult ground, or across it, half the rate is left', () => {
    const wood = [
      [30, 38],
      [42, 38],
      [42, 39],
      [30, 39],
    ] as const
    const at = corps([infantry('attack')], { difficult: [wood] })
    at.act('pick A')
    expect([at.why('go 0 3'), at.why('go 0 3.0625'), at.why('go 0 1')]).toEqual([undefined, '5.6', undefined])
  })

  test('a move of no distance is refused: a unit can stand, and its pip is gone', () => {
    const at = corps([infantry('line')])
    at.act('pick A')
    expect(at.why('go 0 0')).toBe('3.5')
    at.act('stand')
    expect([at.p.pips, at.at('A')]).toEqual([5, [36, 36, 0]])
  })
})

describe('A92 the corner that goes farthest is measured', () => {
  test('a line that wheels by 30 degrees where it stands uses 1.6 inches', () => {
    const at = corps([infantry('line')])
    at.told()
    at.act('pick A')
    at.act('go R30 0')
    expect(at.told()).toBe('Moved A 1.58')
    expect(at.at('A')).toEqual([36, 36, 30])
  })

  test('a turn takes from what is left to go', () => {
    const at = corps([infantry('line')])
    at.act('pick A')
    expect([at.why('go R30 4'), at.why('go R30 3')]).toEqual(['5.3', '5.3'])
    expect(at.why('go R30 2.25')).toBeUndefined()
  })

  test('a full move straight ahead is allowed at every heading', () => {
    for (let heading = 0; heading < 360; heading += 1) {
      const at = corps([infantry('line', heading)])
      at.act('pick A')
      expect([heading, at.why('go 0 4')]).toEqual([heading, undefined])
    }
  })
})

describe('A93 directions', () => {
  test('ahead, or slanting by up to 45 degrees', () => {
    const at = corps([infantry('attack')])
    at.act('pick A')
    expect([at.why('go 0 3 R3'), at.why('go 0 3 L3'), at.why('go 0 3 R3.0625'), at.why('go 0 0 R1')]).toEqual([
      undefined,
      undefined,
      'A93',
      'A93',
    ])
    at.act('go L45 3 R2')
    expect(at.at('A')).toEqual([38, 39, 315])
  })

  test('a square has no face, and goes any way', () => {
    const at = corps([infantry('square')])
    at.act('pick A')
    expect([at.why('go 0 -2'), at.why('go 0 0 R2'), at.why('go 0 -2 R1')]).toEqual([undefined, undefined, '5.3'])
    at.act('go 0 -2')
    expect(at.at('A')).toEqual([36, 34, 0])
  })

  test('ahead is the direction that a unit faces', () => {
    const at = corps([infantry('attack', 90)])
    at.act('pick A')
    at.act('go 0 5 L1')
    expect(at.at('A')).toEqual([41, 37, 90])
  })
})

describe('A45 what is in the way', () => {
  const friends = (form: 'line' | 'square', at: readonly [number, number]) =>
    corps([infantry('attack'), { name: 'B', form, at }])

  test('a friend ahead bars the way', () => {
    const at = friends('line', [36, 40])
    at.act('pick A')
    expect([at.why('go 0 2.5'), at.why('go 0 2.5625'), at.why('go 0 6')]).toEqual([undefined, 'A94', 'A94'])
  })

  test('the way may not pass a corner of a friend, though both ends are clear', () => {
    const at = friends('square', [38.5, 41])
    at.act('pick A')
    expect([at.why('go 0 4.5'), at.why('go 0 4 L4')]).toEqual(['A94', undefined])
  })

  test('a routing friend can be passed, but not stood on', () => {
    const at = friends('line', [36, 39])
    at.act('pick A')
    at.p.morale[1] = 3
    expect([at.why('go 0 6'), at.why('go 0 4')]).toEqual([undefined, 'A45'])
  })

  test('a routing enemy cannot be passed', () => {
    const at = corps([infantry('attack')])
    at.p.y[1] = 40 * 64
    at.act('pick A')
    at.p.morale[1] = 3
    expect(at.why('go 0 6')).toBe('A94')
  })

  test('a general is no obstacle', () => {
    const at = table({ commands: [{ id: 'one', general: [36, 39], units: [infantry('attack')] }] }, 0, 4)
    at.act('pick A')
    expect(at.why('go 0 4')).toBeUndefined()
  })

  test('no move leaves the table', () => {
    const at = corps([
      { ...infantry('attack', 180), at: [36, 22] },
      { name: 'B', form: 'attack', at: [30, 30] },
    ])
    at.p.y[0] = 2 * 64
    expect(at.act('pick A')?.rule).toBe('3.3')
    at.p.y[at.p.scenario.roster.generals] = 4 * 64
    at.act('pick A')
    expect([at.why('go 0 1'), at.why('go 0 1.0625')]).toEqual([undefined, 'A48'])
  })
})

describe('5.4, 5.5 more than one move in a turn', () => {
  const near = (distance: number) =>
    table(
      {
        commands: [
          { id: 'one', general: [36, 40], units: [infantry('attack')] },
          // The front of A is at 37, the enemy's at y less half an inch.
          {
            id: 'foe',
            army: 1,
            general: [70, 70],
            units: [{ name: 'enemy', form: 'line', at: [36, 37.5 + distance], heading: 180 }],
          },
        ],
      },
      0,
      5,
    )

  test('a unit moves again while no enemy is within 16 inches, and comes no nearer than that', () => {
    const at = near(28)
    at.act('pick A')
    at.act('go 0 6')
    expect(at.act('pick A')).toBeUndefined()
    expect([at.why('go 0 5.9375'), at.why('go 0 6')]).toEqual([undefined, '5.4'])
  })

  test('a unit within 16 inches of an enemy acts once', () => {
    const at = near(22)
    at.act('pick A')
    at.act('go 0 6')
    expect([at.act('pick A')?.rule, at.act('form A > line')?.rule, at.act('face A > 90')?.rule]).toEqual([
      '5.5',
      '5.5',
      '5.5',
    ])
  })

  test('a general who rides again comes no nearer to an enemy than 4 inches', () => {
    const at = near(28)
    at.act('ride general one > 36,46')
    // The enemy's front is at 65, and his own disc has a radius of half an inch.
    expect(at.why('ride general one > 36,60.25')).toBeUndefined()
    expect(at.why('ride general one > 36,60.5')).toBe('5.4')
  })

  test('A48 a general stays on the table whole, to the breadth of his base', () => {
    const at = near(28)
    at.p.x[at.p.scenario.roster.generals] = 4 * 64
    expect([at.why('ride general one > 0.5,40'), at.why('ride general one > 0.25,40')]).toEqual([undefined, 'A48'])
  })

  test('A44 the way of a second move does not lead past an enemy', () => {
    const at = table(
      {
        commands: [
          {
            id: 'one',
            grade: 'gifted',
            order: 'engage',
            general: [36, 25],
            units: [{ name: 'C', form: 'horse-column', weight: 'light', at: [36, 20] }],
          },
          // 15.5 inches beside the way of C, which is out of 16 inches at both ends of its second move.
          { id: 'foe', army: 1, general: [70, 70], units: [{ name: 'enemy', form: 'square', at: [54.5, 39] }] },
        ],
      },
      0,
      5,
    )
    at.act('pick C')
    at.act('go 0 11')
    at.act('pick C')
    expect([at.why('go 0 16'), at.why('go 0 3'), at.why('go 0 0.75')]).toEqual(['5.4', '5.4', undefined])
    at.act('stand')
    at.act('ride general one > 48,33.5')
    expect([at.why('ride general one > 62,33.5'), at.why('ride general one > 60,31')]).toEqual(['5.4', undefined])
  })
})

test('A151 no move ends in contact with an enemy: that is for assaults and charges', () => {
  const at = table(
    {
      commands: [
        { id: 'one', order: 'engage', general: [36, 34], units: [infantry('attack')] },
        { id: 'foe', army: 1, units: [{ name: 'enemy', form: 'line', at: [36, 41.5], heading: 180 }] },
      ],
    },
    0,
    5,
  )
  at.act('pick A')
  expect([at.why('go 0 4'), at.why('go 0 3.9375')]).toEqual(['A151', undefined])
})

describe('3.6 formations and faces', () => {
  test('another formation costs a pip and keeps place and heading', () => {
    const at = corps([infantry('march', 45)])
    at.told()
    at.act('form A > line')
    expect([at.told(), at.at('A'), at.p.pips]).toEqual(['Formed A line', [36, 36, 45], 5])
  })

  test('all other formations of its arm are offered, and turns to seven sides', () => {
    const list = corps([infantry('march')]).list()
    expect(list.filter((text) => text.startsWith('form '))).toEqual([
      'form A > attack',
      'form A > line',
      'form A > square',
    ])
    expect(list.filter((text) => text.startsWith('face ')).map((text) => Number(text.slice(9)))).toEqual([
      45, 90, 135, 180, 225, 270, 315,
    ])
    const guns = corps([{ name: 'G', form: 'deployed', at: [36, 36] }]).list()
    expect(guns).toContain('form G > limbered')
  })

  test('there must be room for it', () => {
    const at = corps([infantry('march'), { name: 'B', form: 'square', at: [39, 36] }])
    expect([at.why('form A > line'), at.why('form A > attack'), at.why('form A > horse-line')]).toEqual([
      'A45',
      undefined,
      '3.6',
    ])
  })

  test('a garrison is not formed in the open, and a unit does not form what it is already', () => {
    const at = corps([infantry('line')])
    expect([at.why('form A > garrison'), at.why('form A > line')]).toEqual(['3.9', '3.6'])
  })

  test('a turn to any side costs a pip', () => {
    const at = corps([infantry('attack')])
    at.act('face A > 270')
    expect([at.at('A'), at.p.pips]).toEqual([[36, 36, 270], 5])
    expect(at.why('face A > 270')).toBe('3.6')
  })

  test('a square does not turn', () => {
    expect(corps([infantry('square')]).why('face A > 90')).toBe('3.6')
  })
})

describe('3.3 which units a commander orders', () => {
  test('units of his own corps within 8 inches, edge to edge', () => {
    const at = table(
      {
        commands: [
          // His disc has a radius of half an inch, the column's rear is an inch behind its middle.
          {
            id: 'one',
            general: [36, 26.5],
            units: [infantry('attack'), { name: 'B', form: 'attack', at: [39.5, 36.0625] }],
          },
          { id: 'two', general: [36, 40], units: [{ name: 'C', form: 'line', at: [20, 30] }] },
        ],
      },
      0,
      4,
    )
    expect([at.why('pick A'), at.why('pick B'), at.why('pick C'), at.why('pick general one')]).toEqual([
      undefined,
      '3.3',
      '3.3',
      '3.3',
    ])
    at.act('ride general one > 36,28')
    expect(at.why('pick B')).toBeUndefined()
  })

  test('no routing unit', () => {
    const at = corps([infantry('attack')])
    at.p.morale[0] = 3
    expect([at.why('pick A'), at.why('form A > line')]).toEqual(['16.3', '16.3'])
  })

  test('he himself rides 16 inches for a pip', () => {
    const at = corps([infantry('attack')])
    expect([
      at.why('ride general one > 36,46'),
      at.why('ride general one > 36,46.25'),
      at.why('ride general foe > 36,46'),
    ]).toEqual([undefined, '3.4', '3.4'])
  })
})

describe('1.4 blinds', () => {
  const blinds = (strips: number) => {
    const at = table({ commands: [{ id: 'one', general: [36, 30], blinds: [{ at: [36, 36], strips }] }] }, 0)
    at.act('stay on blinds', 4)
    return at
  }

  test.each([
    [1, 8],
    [2, 4],
    [4, 4],
  ])('of %i strips move %i inches for a pip', (strips, rate) => {
    const at = blinds(strips)
    at.act('pick blind one1')
    expect([at.why(`go 0 ${rate}`), at.why(`go 0 ${rate + 0.0625}`)]).toEqual([undefined, '1.4'])
  })

  test('are as wide as their strips', () => {
    const at = blinds(3)
    const { west, east } = shapeOf(at.p, 1)
    expect((east - west) / 64).toBe(18)
  })
})

describe('the documented list', () => {
  test('offers only legal moves: straight, slanting and turning, and standing', () => {
    const at = corps([infantry('attack')])
    at.act('pick A')
    const list = at.list()
    expect(list).toEqual(expect.arrayContaining(['go 0 6', 'go 0 3', 'go R45 0', 'stand']))
    expect(list.length).toBeGreaterThan(30)
    for (const text of list) expect([text, at.why(text)]).toEqual([text, undefined])
    expect(new Set(list).size).toBe(list.length)
  })

  test('any exact move that is legal leaves all bases apart, on the table, and no farther than the rate', () => {
    let accepted = 0
    const wood = [
      [30, 40],
      [36, 40],
      [36, 46],
      [30, 46],
    ] as const
    const at = corps(
      [
        infantry('attack'),
        { name: 'B', form: 'line', at: [40, 39], heading: 20 },
        { name: 'C', form: 'march', at: [32.5, 36] },
      ],
      { difficult: [wood] },
    )
    at.act('pick A')
    const { kernel, p } = at
    const before = p.cells.slice()
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: TURNS - 1 }),
        fc.integer({ min: 0, max: Math.floor(PLACES / 2) }),
        (turn, place) => {
          const action = kernel.action(p, 'go {turns} {places}', turn, place)
          if (action === undefined) throw new Error('no such action')
          if (isRefusal(kernel.check(p, 0, action))) return
          accepted++
          const from = setBody(makeBody(), p.x[0], p.y[0], p.heading[0], 192, 128)
          kernel.play(p, 0, action, { roll: () => 1, pool: () => undefined })
          const shapes = [0, 1, 2].map((body) => shapeOf(p, body))
          for (const other of [1, 2]) expect(overlap(shapes[0], shapes[other])).toBe(false)
          for (const k of [0, 1, 2, 3]) {
            const [dx, dy] = [shapes[0].xs[k] - from.xs[k], shapes[0].ys[k] - from.ys[k]]
            expect(dx * dx + dy * dy).toBeLessThanOrEqual((6 * 64 + 1) ** 2)
          }
          expect(within(shapes[0], from, 0) || within(shapes[0], from, 6 * 64)).toBe(true)
          p.cells.set(before)
        },
      ),
      { numRuns: 5_000 },
    )
    expect(accepted).toBeGreaterThan(50)
  })
})
