import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../testing/table.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

/** A brigade that can walk over the general of the foe. */
const meeting = (enemies: Units, general: readonly [number, number] = [20, 24]) =>
  table(
    {
      commands: [
        { id: 'one', order: 'move', general: [16, 20], units: [{ name: 'A', form: 'march', at: [20, 20] }] },
        { id: 'foe', army: 1, general, units: enemies },
      ],
    },
    ...[0, 3],
  )

describe('A53 a general whom the enemy reaches', () => {
  test('A113 a general gets away to the nearest brigade of his army, behind it', () => {
    const at = meeting([
      { name: 'X', form: 'line', at: [20, 38], heading: 180 },
      { name: 'Y', form: 'line', at: [44, 30], heading: 180 },
    ])
    at.act('pick A')
    at.told()
    expect(at.why('go 0 4')).toBeUndefined()
    at.act('go 0 4')
    expect(at.told()).toBe('Moved A 3.98; GeneralFled general foe X')
    expect(at.at('general foe')).toEqual([20, 38.5, 0])
  })

  test('is removed if no brigade of his army is within 16 inches', () => {
    const at = meeting([
      { name: 'X', form: 'line', at: [20, 48] },
      { name: 'guns', form: 'limbered', at: [27, 32] },
    ])
    at.act('pick A')
    at.told()
    at.act('go 0 4')
    expect(at.told()).toBe('Moved A 3.98; GeneralLost general foe')
    expect(at.p.x[at.p.scenario.roster.names.indexOf('general foe')]).toBe(-1)
  })

  test('stays if the way only passes him by', () => {
    const at = meeting([], [22, 24])
    at.act('pick A')
    at.told()
    at.act('go 0 4')
    expect(at.told()).toBe('Moved A 3.98')
  })
})
