import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

const WOOD = [
  [10, 10],
  [40, 10],
  [40, 40],
  [10, 40],
] as const
const ROAD = [
  [19, 0],
  [20.5, 0],
  [20.5, 72],
  [19, 72],
] as const

const on = (unit: Partial<NonNullable<TableSpec['commands'][0]['units']>[0]>) => {
  const at = table(
    {
      commands: [
        {
          id: 'one',
          order: 'halt',
          general: [16, 20],
          units: [{ name: 'A', form: 'march', at: [19.75, 20], ...unit }],
        },
        { id: 'foe', army: 1, general: [70, 70] },
      ],
      difficult: [WOOD],
      roads: [ROAD],
    },
    ...[0, 3],
  )
  at.act('pick A')
  return at
}

describe('5.7, A110 roads', () => {
  test('a unit in column whose middle goes along a road does not feel the wood beside it', () => {
    expect(on({}).why('go 0 8')).toBeUndefined()
  })

  test('a road gives no bonus', () => {
    expect(on({}).why('go 0 8.25')).toBe('5.3')
  })

  test('a unit in another formation feels it', () => {
    expect(on({ form: 'attack' }).why('go 0 6')).toBe('5.6')
    expect(on({ form: 'attack' }).why('go 0 3')).toBeUndefined()
  })

  test('a unit that leaves the road, or comes onto it, feels it too', () => {
    expect(on({}).why('go 0 6 R2')).toBe('5.6')
    expect(on({ at: [22, 20] }).why('go 0 6 L2.25')).toBe('5.6')
  })

  test('limbered guns and cavalry in column are in column too', () => {
    expect(on({ form: 'limbered' }).why('go 0 8')).toBeUndefined()
    expect(on({ form: 'horse-column' }).why('go 0 14')).toBeUndefined()
    expect(on({ form: 'horse-line' }).why('go 0 12')).toBe('5.6')
  })
})
