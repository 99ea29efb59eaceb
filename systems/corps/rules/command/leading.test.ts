import { describe, expect, test } from 'vitest'
import { due, morale } from '../state/position.ts'
import { type Table, type TableSpec, table } from '../testing/table.ts'

type CommandSpec = TableSpec['commands'][0]
type Place = readonly [number, number]

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const B = { name: 'B', form: 'attack', at: [60, 30] } as const
const G = { name: 'G', form: 'deployed', at: [30, 28] } as const
const foe: CommandSpec = {
  id: 'foe',
  army: 1,
  general: [70, 2],
  units: [{ name: 'enemy', form: 'line', at: [36, 69], heading: 180 }],
}

/** The turn of a commander in chief who stands behind A: 5 pips. The general of the corps is far away. */
function chief(corps: Partial<CommandSpec> = {}, at: Place = [36, 28], chiefLeads = true): Table {
  const found = table(
    {
      later: { chiefLeads },
      commands: [
        { id: 'chief', chief: true, general: at },
        { id: 'corps', order: 'halt', general: [60, 28], units: [A, B, G], ...corps },
        foe,
      ],
    },
    0,
    3,
  )
  found.told()
  return found
}

function led(corps: Partial<CommandSpec> = {}): Table {
  const at = chief(corps)
  expect(at.act('take over A')).toBeUndefined()
  return at
}

describe('2.6 a commander in chief leads a brigade of his own', () => {
  test('only with the option, and only a brigade of his own army, on the table and in base contact', () => {
    expect(chief().list()).toContain('take over A')
    expect(chief({}, [36, 28], false).why('take over A')).toBe('2.6')
    expect(
      chief({}, [36, 28], false)
        .list()
        .filter((text) => text.startsWith('take')),
    ).toEqual([])
    const at = chief()
    expect(['B', 'enemy'].map((unit) => at.why(`take over ${unit}`))).toEqual(['2.6', '2.6'])
    expect(chief({}, [30, 26]).why('take over G')).toBe('2.6')
    at.p.revealed[1] = 0
    expect(at.why('take over A')).toBe('2.6')
  })

  test('the brigade spends his pips and needs no other general, and nothing else acts', () => {
    const at = led()
    expect([at.told(), at.p.pips]).toEqual(['TakenOver chief A 5', 5])
    expect(at.why('pick A')).toBeUndefined()
    expect(['pick B', 'rally B', 'ride general corps > 60,30', 'halt'].map((text) => at.why(text))).toEqual([
      '2.6',
      '18.7',
      '2.6',
      '3.11',
    ])
    at.p.order[1] = 0
    expect(at.why('halt')).toBe('2.6')
    at.p.morale[1] = morale.SHAKEN
    at.p.due[1] = 0
    expect(at.why('rally B')).toBe('2.6')
    at.act('form A > line')
    expect([at.p.form[0], at.p.pips]).toEqual([2, 4])
  })

  test('a unit that waits off the table does not come on', () => {
    const at = chief()
    at.p.x[1] = -1
    at.p.away[1] = 1
    at.act('take over A')
    expect(at.why('bring on B > 60,3')).toBe('2.6')
  })

  test('A182 an order that waits for the corps, and its tests, are left for its own turn', () => {
    const at = chief()
    at.p.pending[1] = 1
    at.p.morale[1] = morale.SHAKEN
    at.act('take over A')
    expect([at.p.order[1], at.p.pending[1]]).toEqual([1, 1])
    // No die is rolled for moves and tests of the corps, only for the next chip and its pips.
    at.act('end the turn', 0, 4)
    expect([at.p.led, at.p.due[1] & due.TESTED, at.p.order[1]]).toEqual([0, 0, 0])
    expect(at.told()).toBe('TakenOver chief A 5; TurnEnded corps 5; ChipDrawn corps; PipsRolled corps 4 2 6')
    expect(at.why('pick B')).toBeUndefined()
  })
})
