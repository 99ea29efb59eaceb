import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>
const A = { name: 'A', form: 'march', at: [20, 20] } as const

const corps = (units: Units, enemies: Units = [], order: 'halt' | 'engage' = 'halt') =>
  table(
    {
      commands: [
        { id: 'one', order, general: [16, 20], units },
        { id: 'foe', army: 1, general: [70, 70], units: enemies },
      ],
    },
    ...[0, 3],
  )

describe('3.13, A111 half a move and a change of formation', () => {
  test('cost two pips: the brigade goes half its rate, and then has the formation', () => {
    const at = corps([A])
    at.told()
    expect(at.act('march A > line')).toBeUndefined()
    expect(at.p.pips).toBe(3)
    expect(at.why('go 0 4.25')).toBe('3.13')
    expect(at.act('go 0 4')).toBeUndefined()
    expect([at.at('A'), at.told()]).toEqual([[20, 24, 0], 'Moved A 3.98; Formed A line'])
    expect([at.p.form[0], at.p.forming, at.p.moved[0]]).toEqual([2, 0, 1])
  })

  test('it needs room where it ends', () => {
    const at = corps([A, { name: 'B', form: 'march', at: [23, 24] }])
    at.act('march A > line')
    expect(at.why('go 0 4')).toBe('A45')
    // There its line would stand behind the other.
    expect(at.why('go 0 1')).toBeUndefined()
    expect(corps([A]).why('march A > line')).toBeUndefined()
  })

  test('it does not end on an enemy', () => {
    const at = corps([A], [{ name: 'X', form: 'line', at: [22.5, 26], heading: 270 }], 'engage')
    at.act('march A > line')
    expect(at.why('go 0 3.5')).toBe('A45')
  })

  test('a brigade that stands takes its formation if there is room', () => {
    const at = corps([A])
    at.act('march A > line')
    at.act('stand')
    expect(at.p.form[0]).toBe(2)
    const crowded = corps([A, { name: 'B', form: 'march', at: [22, 20] }])
    crowded.act('march A > line')
    crowded.act('stand')
    expect([crowded.p.form[0], crowded.p.forming]).toEqual([0, 0])
  })

  test('is not for batteries or garrisons, or into a formation that a brigade has or does not know', () => {
    const at = corps([
      A,
      { name: 'G', form: 'garrison', at: [30, 20] },
      { name: 'guns', form: 'limbered', at: [24, 20] },
    ])
    expect(at.why('march guns > deployed')).toBe('3.13')
    expect(at.why('march G > line')).toBe('3.3')
    for (const form of ['march', 'garrison', 'horse-line']) expect(at.why(`march A > ${form}`)).toBe('3.13')
  })

  test('near an enemy it is the one action of its turn (5.5)', () => {
    const at = corps([A], [{ name: 'X', form: 'line', at: [20, 34] }])
    at.act('form A > attack')
    expect(at.why('march A > line')).toBe('5.5')
  })
})
