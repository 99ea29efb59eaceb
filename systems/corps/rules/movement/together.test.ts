import { describe, expect, test } from 'vitest'
import { INCH } from '../../../../src/inches/index.ts'
import { mark } from '../state/position.ts'
import { type Table, type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
type Place = readonly [number, number]

const column = (name: string, at: Place) => ({ name, form: 'attack', at }) as const
/** 3 inches wide: between A and B, and B and C, there are 2 inches, between C and D 2 and a bit. */
const A = column('A', [30, 30])
const B = column('B', [35, 30])
const C = column('C', [40, 30])
const D = column('D', [45 + 1 / 32, 30])
const GUNS = { name: 'G', form: 'deployed', at: [30, 27.5] } as const

/** The turn of their corps: 5 pips. */
function group(units: Units = [A, B, C, D, GUNS], together = 2 * INCH, pips = 3): Table {
  const found = table(
    {
      later: { together },
      commands: [
        { id: 'one', order: 'engage', general: [36, 28], units },
        { id: 'other', order: 'engage', general: [10, 10], units: [column('O', [25, 30])] },
        { id: 'foe', army: 1, general: [70, 2], units: [{ name: 'enemy', form: 'line', at: [36, 69], heading: 180 }] },
      ],
    },
    0,
    pips,
  )
  found.told()
  return found
}
const following = ({ p }: Table) => ['A', 'B', 'C', 'D', 'G', 'O'].filter((_, unit) => p.marks[unit] & mark.TOGETHER)

describe('3.16 brigades that stand close together move for one pip', () => {
  test('those within 2 inches of one another, from one to the next; A183 no batteries, none of another corps', () => {
    const at = group()
    at.act('move together A')
    expect([at.told(), following(at), at.p.pips]).toEqual(['MovedTogether A 3', ['B', 'C'], 4])
    at.act('go 0 4')
    at.act('pick C')
    at.act('go 0 4')
    expect([at.at('C'), at.p.pips, following(at)]).toEqual([[40, 34, 0], 4, ['B']])
    at.act('pick B')
    at.act('stand')
    expect([at.p.pips, following(at)]).toEqual([4, []])
    at.act('pick D')
    expect(at.p.pips).toBe(3)
  })

  test('only with the option, only brigades, and not one by itself', () => {
    const each = group(undefined, -1)
    expect([each.why('move together A'), each.list().filter((text) => text.startsWith('move'))]).toEqual(['3.16', []])
    const at = group()
    expect(['A', 'B', 'C', 'D', 'G', 'general one'].map((body) => at.why(`move together ${body}`))).toEqual([
      undefined,
      undefined,
      undefined,
      '3.16',
      '3.16',
      '3.3',
    ])
  })

  test('a brigade that cannot be given an action does not go with them', () => {
    const at = group()
    at.p.morale[1] = 3
    expect(at.why('move together A')).toBe('3.16')
    at.act('move together C')
    expect(following(at)).toEqual([])
  })

  test('with the last pip gone the others still move, and the turn then ends by itself', () => {
    const at = group([A, B])
    at.p.pips = 1
    at.act('move together A')
    at.act('go 0 4')
    expect([at.p.pips, at.asked(), at.list()]).toEqual([0, 0, ['pick B', 'end the turn']])
    at.act('pick B')
    at.act('go 0 4', 0, 3)
    expect(at.told()).toContain('ChipDrawn')
  })

  test('a brigade that may still follow owes a move that its order demands', () => {
    const objectives = [
      {
        id: 'wood',
        outline: [
          [30, 60],
          [40, 60],
          [40, 66],
        ] as const,
      },
    ]
    const at = table(
      {
        later: { together: 2 * INCH },
        objectives,
        commands: [
          { id: 'one', order: 'move', objective: 'wood', general: [36, 28], units: [A, B] },
          {
            id: 'foe',
            army: 1,
            general: [70, 2],
            units: [{ name: 'enemy', form: 'line', at: [70, 69], heading: 180 }],
          },
        ],
      },
      0,
      3,
    )
    at.p.pips = 1
    at.act('move together A')
    at.act('go 0 4')
    expect(at.why('end the turn')).toBe('3.2')
  })

  test('a brigade that has not followed when the turn ends may not any more', () => {
    const at = group([A, B])
    at.act('move together A')
    at.act('go 0 4')
    at.act('end the turn', 0, 3)
    expect(following(at)).toEqual([])
  })
})
