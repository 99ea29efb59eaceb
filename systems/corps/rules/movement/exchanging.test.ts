import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
const front = { name: 'A', form: 'line', at: [20, 24] } as const
const fresh = { name: 'B', form: 'attack', at: [20, 20] } as const

const corps = (...units: Units) =>
  table({ commands: [{ id: 'one', order: 'halt', grade: 'gifted', general: [15, 20], units }] }, 0, 3)

describe('3.15, A112 two brigades change places', () => {
  test('for three pips, the fresh one on the front of the other, both Disordered', () => {
    const at = corps(front, fresh)
    at.told()
    expect(at.act('exchange A > B')).toBeUndefined()
    // A line is 1 inch deep, a column of attack 2: together they stand on the same ground.
    expect([at.at('B'), at.at('A'), at.p.pips]).toEqual([[20, 23.5, 0], [20, 19.5, 0], 3])
    expect(at.told()).toBe('Exchanged A B; MoraleChanged A disordered; MoraleChanged B disordered')
  })

  test('the fresh one has to be Formed, straight behind and within 4 inches', () => {
    const at = corps(front, fresh)
    at.p.morale[1] = 1
    expect(at.why('exchange A > B')).toBe('A112')
    expect(corps(front, { ...fresh, at: [20, 18.25] }).why('exchange A > B')).toBe('3.15')
    expect(corps(front, { ...fresh, at: [23.25, 20] }).why('exchange A > B')).toBe('3.15')
    expect(corps(front, fresh).why('exchange B > A')).toBe('3.15')
  })

  test('with no unit between them, and none where they would stand', () => {
    expect(
      corps(front, { ...fresh, at: [20, 19] }, { name: 'C', form: 'line', at: [20, 22] }).why('exchange A > B'),
    ).toBe('3.15')
    expect(corps(front, fresh, { name: 'C', form: 'attack', at: [23.25, 20] }).why('exchange A > B')).toBe('A45')
  })

  test('A82 brigades change places once in a move, and batteries do not', () => {
    const at = corps(front, fresh)
    at.act('exchange A > B')
    at.p.morale.fill(0)
    expect(at.why('exchange B > A')).toBe('A82')
    expect(corps({ ...front, form: 'deployed' }, fresh).why('exchange A > B')).toBe('3.15')
  })
})
