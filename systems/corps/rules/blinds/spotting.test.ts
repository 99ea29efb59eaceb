import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]
type Place = readonly [number, number]

const end = 'end the turn'
const stay = 'stay on blinds'

const brigade = { name: 'A', form: 'march', at: [0, 0] } as const
const blind: CommandSpec = { id: 'one', order: 'halt', units: [brigade], blinds: [{ at: [36, 20], strips: 1 }] }
const enemy = (at: Place, name = 'enemy') => ({ name, form: 'line', at, heading: 180 }) as const

/**
 * The distance between the edges in inches: the front of the blind is at 20.5, that of the enemy half an inch before
 * its middle.
 */
const away = (inches: number): Place => [36, 21 + inches]

/** What is told from the end of the blind's turn to the next chip, with these dice. */
function atTheEnd(units: NonNullable<CommandSpec['units']>, dice: number[], more: Partial<TableSpec> = {}) {
  const at = table({ commands: [blind, { id: 'foe', army: 1, order: 'halt', general: [70, 70], units }], ...more }, 0)
  at.act(stay, 4)
  at.act(end)
  at.told()
  at.act(stay, ...dice)
  return at
    .told()
    .replace('StayedOnBlinds one', '')
    .replace(/; ChipDrawn.*/, '')
    .replace(/^; /, '')
}

/** The chip and the pips of the enemy, which is drawn if nothing is placed. */
const next = [0, 3]

describe('1.6 in plain sight', () => {
  test('up to 16 inches without a die', () => {
    expect(atTheEnd([enemy(away(16))], [])).toBe('Revealed one blind one1')
  })

  test.each([
    [16.25, 6, ''],
    [16.25, 7, '; Revealed one blind one1'],
    [24, 7, '; Revealed one blind one1'],
  ])('%d inches away on 7 or more: %i', (inches, roll, seen) => {
    expect(atTheEnd([enemy(away(inches))], seen === '' ? [roll, ...next] : [roll])).toBe(
      `SpottingRolled blind one1 ${roll} 7${seen}`,
    )
  })

  test('not beyond 24 inches', () => {
    expect(atTheEnd([enemy(away(24.25))], next)).toBe('')
  })
})

describe('1.7 behind troops', () => {
  test.each([
    [12, [], 'Revealed one blind one1'],
    [12.25, [6, ...next], 'SpottingRolled blind one1 6 7'],
    [16.25, [8, ...next], 'SpottingRolled blind one1 8 9'],
    [24, [9], 'SpottingRolled blind one1 9 9; Revealed one blind one1'],
  ] as const)('%d inches away', (inches, dice, told) => {
    // A brigade of another corps stands between them.
    const screen: CommandSpec = {
      id: 'two',
      order: 'halt',
      general: [2, 2],
      units: [{ name: 'S', form: 'line', at: [36, 25] }],
    }
    const at = table(
      {
        commands: [
          blind,
          { id: 'foe', army: 1, order: 'halt', general: [70, 70], units: [enemy(away(inches))] },
          screen,
        ],
      },
      0,
    )
    at.act(stay, 4)
    at.act(end)
    at.told()
    at.act(stay, ...dice)
    expect(at.told().replace(/; ChipDrawn.*/, '')).toBe(['StayedOnBlinds one', told].filter(Boolean).join('; '))
  })
})

describe('1.8 in cover', () => {
  const town = [
    [30, 17],
    [42, 17],
    [42, 23],
    [30, 23],
  ] as const

  test.each([
    [4, [], 'Revealed one blind one1'],
    [8, [6, ...next], 'SpottingRolled blind one1 6 7'],
    [12, [9], 'SpottingRolled blind one1 9 9; Revealed one blind one1'],
    [12.25, next, ''],
  ] as const)('%d inches away', (inches, dice, told) => {
    expect(atTheEnd([enemy(away(inches))], [...dice], { sections: [town] })).toBe(told)
  })

  test('A102 a blind behind a built-up area is hidden too', () => {
    const between = town.map(([x, y]) => [x, y + 8] as const)
    expect(atTheEnd([enemy(away(16))], next, { sections: [between] })).toBe('')
  })
})

describe('1.5 which bodies spot', () => {
  test('a general does not spot, and neither does a battery', () => {
    expect(atTheEnd([enemy([60, 68])], next)).toBe('')
    expect(atTheEnd([{ name: 'guns', form: 'limbered', at: [36, 30] }], next)).toBe('')
  })

  test('A146 a blind spots, and so does a decoy, which would otherwise betray itself', () => {
    for (const decoy of [false, true]) {
      const at = table(
        {
          commands: [
            { ...blind, order: 'halt' },
            { id: 'foe', army: 1, order: 'halt', units: [enemy([0, 0])], blinds: [{ at: [36, 30], strips: 1, decoy }] },
          ],
        },
        0,
      )
      at.act(stay, 4)
      at.act(end)
      at.told()
      at.act(stay)
      expect(at.told()).toContain('Revealed one blind one1')
    }
  })

  test('the best band of all units that spot counts, and one die is rolled', () => {
    expect(atTheEnd([enemy(away(20)), enemy([44, 44], 'other')], [3, ...next])).toBe('SpottingRolled blind one1 3 7')
  })
})

describe('A96 in its own turn', () => {
  /** A blind that comes up to an enemy, on Attack to a town beyond it. */
  const approach = (inches: number) => {
    const at = table(
      {
        objectives: [
          {
            id: 'town',
            outline: [
              [34, 66],
              [38, 66],
              [38, 70],
              [34, 70],
            ],
          },
        ],
        commands: [
          { ...blind, order: 'attack', objective: 'town' },
          { id: 'foe', army: 1, order: 'halt', general: [70, 70], units: [enemy(away(inches))] },
        ],
      },
      0,
    )
    at.act(stay, 5)
    at.told()
    at.act('pick blind one1')
    return at
  }

  test('a blind is checked after it has moved, and goes on with its pips when it is seen (A8)', () => {
    const at = approach(24)
    at.act('go 0 8')
    expect([at.told(), at.p.pips]).toEqual(['Moved blind one1 7.98; Revealed one blind one1', 4])
    at.act('set A > march 1')
    expect([at.asked(), at.p.pips, at.p.revealed[0]]).toEqual([0, 4, 1])
    expect(at.why('pick A')).toBe('5.5')
  })

  test('a die is rolled once in a turn, and again only in a better band', () => {
    const at = approach(38)
    at.act('go 0 8')
    expect(at.told()).toBe('Moved blind one1 7.98')
    at.act('pick blind one1')
    at.act('go 0 8', 2)
    expect(at.told()).toBe('Moved blind one1 7.98; SpottingRolled blind one1 2 7')
    at.act('pick blind one1')
    at.act('go 0 2')
    expect(at.told()).toBe('Moved blind one1 1.98')
    // As if the die had been rolled in a worse band.
    at.p.tried[0] = 9
    at.act('pick blind one1')
    at.act('go 0 1', 8)
    expect(at.told()).toBe('Moved blind one1 0.98; SpottingRolled blind one1 8 7; Revealed one blind one1')
  })

  test('its own blinds that have not moved are not checked', () => {
    const at = table(
      {
        commands: [
          { ...blind, blinds: [{ at: [20, 20], strips: 1, heading: 180 }] },
          { id: 'two', order: 'halt', units: [{ ...brigade, name: 'B' }], blinds: [{ at: [36, 40], strips: 1 }] },
          { id: 'foe', army: 1, order: 'halt', general: [70, 70], units: [enemy([36, 50])] },
        ],
      },
      0,
    )
    at.act(stay, 5)
    at.told()
    at.act('pick blind one1')
    at.act('go 0 1')
    expect(at.told()).toBe('Moved blind one1 0.98')
  })
})

describe('A83 blinds that meet', () => {
  const meet = () => {
    const at = table(
      {
        commands: [
          {
            id: 'foe',
            army: 1,
            order: 'halt',
            units: [enemy([0, 0], 'E')],
            blinds: [{ at: [36, 34], strips: 1, heading: 180 }],
          },
          blind,
        ],
      },
      1,
    )
    at.act(stay, 4)
    at.act(end)
    at.told()
    at.act(stay)
    return at
  }

  test('both are checked together, and the player whose turn it is places first', () => {
    const at = meet()
    expect([at.told(), at.asked()]).toEqual(['StayedOnBlinds one; Revealed one blind one1', 0])
    at.act('set A > march 1')
    expect([at.told(), at.asked()]).toEqual(['Placed A march; Revealed foe blind foe1', 1])
    at.act('set E > march 1', 0, 4)
    expect([...at.p.revealed]).toEqual([1, 1])
  })
})

describe('A106 decoys', () => {
  test('are rolled for as others are, and taken off when they are seen', () => {
    const at = table(
      {
        commands: [
          { id: 'one', order: 'halt', blinds: [{ at: [36, 20], strips: 1, decoy: true }] },
          { id: 'foe', army: 1, order: 'halt', general: [70, 70], units: [enemy(away(10))] },
        ],
      },
      0,
    )
    expect(at.why('place the figures')).toBe('A106')
    at.act(stay, 4)
    at.act(end)
    at.told()
    at.act(stay, 0, 3)
    expect(at.told()).toMatch(/^StayedOnBlinds one; DecoyFound blind one1; ChipDrawn foe/)
    expect([at.p.x[at.p.scenario.roster.blinds], at.p.revealed[0]]).toEqual([-1, 0])
  })
})
