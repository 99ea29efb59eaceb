import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]
type Place = readonly [number, number]

const stay = 'stay on blinds'
const foot = (name: string) => ({ name, form: 'march', at: [0, 0] }) as const
const units = [
  foot('A'),
  foot('B'),
  { name: 'H', form: 'horse-column', at: [0, 0] },
  { name: 'G', form: 'limbered', at: [0, 0] },
] as const
const foe: CommandSpec = {
  id: 'foe',
  army: 1,
  order: 'halt',
  general: [70, 70],
  units: [{ name: 'enemy', form: 'line', at: [36, 69] }],
}

/** A command that places the figures at the start of its turn. */
function placing(strips: number, at: Place = [36, 36], more: Partial<CommandSpec> = {}, others: CommandSpec[] = []) {
  const one: CommandSpec = { id: 'one', order: 'halt', units, blinds: [{ at, strips }], ...more }
  const found = table({ commands: [one, foe, ...others] }, 0)
  found.act('place the figures')
  return found
}

describe('1.2, A5 figures from one strip', () => {
  test('infantry in column of march, cavalry in column, guns limbered, one behind another', () => {
    const at = placing(1)
    expect(at.list()).toEqual(['set A > march 1', 'set B > march 1', 'set H > horse-column 1', 'set G > limbered 1'])
    expect([at.why('set A > attack 1'), at.why('set H > horse-line 1'), at.why('set G > deployed 1')]).toEqual([
      'A5',
      'A5',
      'A5',
    ])
    at.act('set H > horse-column 1')
    at.act('set A > march 1')
    // The front edge of the strip is at 36.5.
    expect([at.at('H'), at.at('A')]).toEqual([
      [36, 35, 0],
      [36, 33.5 - 2 - 1 / 64, 0],
    ])
    expect(at.why('set A > march 1')).toBe('1.2')
  })

  test('when all are placed the general stands among them, and the turn goes on with the pips of rule 3 (A8, A83)', () => {
    const at = placing(1)
    for (const text of ['set A > march 1', 'set B > march 1', 'set H > horse-column 1']) at.act(text)
    at.told()
    at.act('set G > limbered 1', 4)
    expect(at.told()).toBe('Placed G limbered; PipsRolled one 4 2 6')
    expect([at.at('general one'), at.p.revealed[0]]).toEqual([[36, 36, 0], 1])
    expect(at.p.x[at.p.scenario.roster.blinds]).toBe(-1)
  })
})

test('A106 when a blind is replaced, the others of its command are known to cover nothing, and are taken off', () => {
  const blinds = [
    { at: [36, 36], strips: 1 },
    { at: [10, 36], strips: 2, decoy: true },
  ] as const
  const at = placing(1, [36, 36], { units: [foot('A')], blinds })
  at.act('set A > march 1', 4)
  expect([...at.p.decoy, ...at.p.x.slice(at.p.scenario.roster.blinds, at.p.scenario.roster.guns)]).toEqual([
    0, 0, -1, -1,
  ])
})

describe('1.2, A5 figures from several strips', () => {
  test('stand in any formation that the owner likes, but not in square', () => {
    const at = placing(2)
    expect([
      at.why('set A > line 1'),
      at.why('set A > attack 2'),
      at.why('set H > horse-line 2'),
      at.why('set G > deployed 1'),
      at.why('set A > square 1'),
      at.why('set A > line 3'),
    ]).toEqual([undefined, undefined, undefined, undefined, 'A5', '1.2'])
  })

  test('the first unit of each strip is at its front edge, the others behind, within the width of the strips', () => {
    const at = placing(2)
    at.act('set A > line 1')
    expect([at.at('A'), at.why('set B > line 1'), at.why('set B > line 2')]).toEqual([[33, 36, 0], '1.2', undefined])
    at.act('set B > attack 2')
    expect(at.at('B')).toEqual([39, 35.5, 0])
    at.act('set H > horse-line 1')
    // Behind the line, of which the rear is at 35.5.
    expect(at.at('H')).toEqual([33, 35.5 - 0.75 - 1 / 64, 0])
  })

  test('at any heading', () => {
    const at = placing(2, [36, 36], { blinds: [{ at: [36, 36], strips: 2, heading: 90 }] })
    at.act('set A > line 1')
    at.act('set B > line 2')
    expect([at.at('A'), at.at('B')]).toEqual([
      [36, 39, 90],
      [36, 33, 90],
    ])
  })
})

describe('A83 no room', () => {
  test('a unit for which the table has no room waits off it, and no other does', () => {
    const at = placing(1, [36, 5])
    expect([at.why('leave A off the table'), at.why('leave enemy off the table')]).toEqual(['A83', '1.2'])
    at.act('set A > march 1')
    expect(at.why('leave A off the table')).toBe('1.2')
    expect([at.why('set B > march 1'), at.why('set H > horse-column 1')]).toEqual(['1.2', '1.2'])
    at.act('leave B off the table')
    expect([at.told().endsWith('LeftOff B'), at.p.away[1], at.p.x[1]]).toEqual([true, 1, -1])
  })

  test('a unit stands farther back if a friend is in the way', () => {
    const friend: CommandSpec = {
      id: 'two',
      order: 'halt',
      general: [2, 2],
      units: [{ name: 'F', form: 'line', at: [36, 31] }],
    }
    const at = placing(1, [36, 36], {}, [friend])
    at.act('set A > march 1')
    at.act('set B > march 1')
    expect(at.at('B')[1]).toBeLessThan(28.5)
  })
})

describe('A83 coming on', () => {
  /** Of two brigades under a strip near the southern edge the second waits; the first stands on the road. */
  const waiting = () => {
    const at = placing(1, [36, 5], { units: [foot('A'), foot('B')] })
    at.act('set A > march 1')
    at.act('leave B off the table', 4)
    at.told()
    return at
  }

  test('A148 a unit comes on for a pip, in column, from its own edge, up to the length of a move', () => {
    const at = waiting()
    expect([
      at.at('A')[1],
      at.why('bring on B > 39,2'),
      at.why('bring on B > 39,6'),
      at.why('bring on B > 39,6.25'),
    ]).toEqual([3.5, undefined, undefined, 'A83'])
    const { pips } = at.p
    at.act('bring on B > 39,6')
    expect([at.told(), at.at('B'), at.p.away[1], at.p.pips]).toEqual(['CameOn B', [39, 6, 0], 0, pips - 1])
    expect(at.why('bring on B > 30,2')).toBe('A83')
    const poor = waiting()
    poor.p.pips = 1
    expect(poor.why('bring on B > 39,6')).toBeUndefined()
  })

  test('it comes no nearer than 4 inches to an enemy', () => {
    const at = waiting()
    const enemy = at.p.scenario.roster.names.indexOf('enemy')
    at.p.x[enemy] = 39 * 64
    at.p.y[enemy] = 12.5 * 64
    // Its front edge is at 12: the head of the column may come to 8.
    expect([at.why('bring on B > 39,6'), at.why('bring on B > 39,6.25')]).toEqual([undefined, 'A83'])
    at.p.y[enemy] = 12.25 * 64
    expect(at.why('bring on B > 39,6')).toBe('A83')
  })

  test('it comes on only if there is room, wholly on the table and within reach of its general', () => {
    const at = waiting()
    // He stands at [36, 5].
    expect([at.why('bring on B > 36,4'), at.why('bring on B > 39,1.75'), at.why('bring on B > 46,3')]).toEqual([
      'A45',
      'A48',
      '3.3',
    ])
  })

  test('the list offers places', () => {
    const list = waiting()
      .list()
      .filter((text) => text.startsWith('bring on'))
    expect(list).toEqual(expect.arrayContaining(['bring on B > 38,2', 'bring on B > 34,4']))
    expect(new Set(list).size).toBe(list.length)
  })

  test('the other army comes on from the northern edge', () => {
    const north: CommandSpec = {
      id: 'n',
      army: 1,
      order: 'halt',
      units: [foot('N'), foot('M')],
      blinds: [{ at: [20, 67], strips: 1, heading: 180 }],
    }
    const at = table({ commands: [north, { id: 's', order: 'halt', general: [2, 2], units: [foot('S')] }] }, 0)
    at.act('place the figures')
    at.act('set N > march 1')
    at.act('leave M off the table', 4)
    expect([at.why('bring on M > 24,70'), at.why('bring on M > 24,65.75')]).toEqual([undefined, 'A83'])
    at.act('bring on M > 24,70')
    expect(at.at('M')).toEqual([24, 70, 180])
  })
})

describe('A83 figures are placed at will', () => {
  test('at the end of the turn too', () => {
    const at = table(
      { commands: [{ id: 'one', order: 'halt', units: [foot('A')], blinds: [{ at: [36, 36], strips: 1 }] }, foe] },
      0,
    )
    at.act(stay, 4)
    at.act('end the turn')
    expect(at.list()).toEqual(['place the figures', stay])
    at.act('place the figures')
    at.act('set A > march 1', 0, 3)
    expect(at.told()).toContain('Placed A march; ChipDrawn foe')
  })
})
