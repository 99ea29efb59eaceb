/** 14.1 to 14.4 Lines of sight, fields of fire, flanks. */
import { describe, expect, test } from 'vitest'
import { UserError } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'
import { field } from '../queries/fire.ts'
import { isBefore } from '../state/fronts.ts'
import type { Albuera } from '../state/position.ts'
import type { Placed } from '../testing/field.ts'
import { act, asked, column, guns, hex, kernel, line, skirmish, square, stage, unit } from '../testing/stage.ts'
import { isFlanking } from './sight.ts'

const see = (p: Albuera, who: string, at: string) => {
  const seen = albuera.queries?.sight?.(p, 0, unit(p, who), hex(p, at)) as {
    clear: boolean
    inField: boolean
    at?: number
    by?: string
  }
  return seen.clear ? 'clear' : `${p.scenario.ground.grid.names[seen.at ?? -1]} ${seen.by}`
}
const level = (p: Albuera, levels: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(levels)) p.scenario.ground.level[hex(p, name)] = value
}
/** The ground of the shared scenario as it was, after a test that raised it. */
function raised(levels: Readonly<Record<string, number>>, look: (p: Albuera) => void): void {
  const p = stage({ Sympher: guns('0810') })
  const before = p.scenario.ground.level.slice()
  level(p, levels)
  try {
    look(p)
  } finally {
    p.scenario.ground.level.set(before)
  }
}
const inField = (p: Albuera, who: string) =>
  field(p, unit(p, who))
    .map((at) => p.scenario.ground.grid.names[at])
    .sort()

describe('14.1 what blocks a line of sight', () => {
  test('14.1 troops of either side block a line; guns, commanders and what stands at its two ends do not', () => {
    const p = stage({ Sympher: guns('0810'), '29': column('0810'), 'II/34': column('0807'), Brayer: '0808' })
    expect(see(p, 'Sympher', '0807')).toBe('clear')
    const mine = stage({ Sympher: guns('0810'), '29': column('0808'), 'II/34': column('0807') })
    expect(see(mine, 'Sympher', '0807')).toBe('0808 troops')
    const guns_ = stage({ Sympher: guns('0810'), 'Fr Werle': guns('0808'), 'II/34': column('0807') })
    expect(see(guns_, 'Sympher', '0807')).toBe('clear')
  })
  test('14.1 olive grove, forest and village block a line', () => {
    const p = stage({ Sympher: guns('2907', 'E'), '29': column('2213', 'NW'), Hawker: guns('2207', 'SE') })
    expect([see(p, 'Sympher', '3207'), see(p, 'Hawker', '2209')]).toEqual(['3007 terrain', '2208 terrain'])
    expect(see(stage({ Sympher: guns('3211') }), 'Sympher', '3411')).toMatch(/forest|terrain/)
  })
  test('14.1 a blocking hex also blocks a line that runs along one of its sides', () => {
    // From 0810 the corner towards the east points along the side between 0910 and 0911.
    const p = stage({ Sympher: guns('0810'), '29': column('0911') })
    expect(see(p, 'Sympher', '1010')).toBe('0911 troops')
    const q = stage({ Sympher: guns('0810'), '29': column('0910') })
    expect(see(q, 'Sympher', '1010')).toBe('0910 troops')
    expect(see(stage({ Sympher: guns('0810') }), 'Sympher', '1010')).toBe('clear')
  })
  test('14.1.1 between two units on one level a higher hex blocks, and an equal one does not', () => {
    raised({ '0808': 1 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('0808 level'))
    raised({ '0810': 1, '0809': 1, '0808': 1, '0807': 1 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('clear'))
  })
  test('14.1.1 from above, a hex on the level of the firer blocks; from below, one on the level of the target', () => {
    raised({ '0810': 2, '0808': 2 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('0808 level'))
    raised({ '0807': 2, '0808': 2 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('0808 level'))
    raised({ '0810': 2, '0808': 1 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('clear'))
    raised({ '0807': 2, '0808': 1 }, (p) => expect(see(p, 'Sympher', '0807')).toBe('clear'))
  })
  test('14.2.1, R30 a Line over two hexes sees from the middle of its inner side, as if from its higher hex', () => {
    const p = stage({ '1/57': line('0810') })
    const before = p.scenario.ground.level.slice()
    expect(p.at[p.scenario.army.half[unit(p, '1/57')]]).toBe(hex(p, '0811'))
    expect(see(p, '1/57', '1010')).toBe('clear')
    level(p, { '0911': 1 })
    expect(see(p, '1/57', '1011')).toBe('0911 level')
    level(p, { '0811': 2 })
    expect(see(p, '1/57', '1011')).toBe('clear')
    p.scenario.ground.level.set(before)
    // A battalion next to the line from the middle does not block as it would from a centre.
    const q = stage({ '1/57': line('0810'), '2/28': column('0910'), '2/39': column('0912') })
    expect([see(q, '1/57', '1011'), see(q, '1/57', '1009')]).toEqual(['clear', '0910 troops'])
  })
  test('14.3 without a line of sight there is no fire, and the refusal names the hex', () => {
    const p = stage({ 'II/34': line('0810'), '29': line('1010', 'W'), '2/28': column('0910', 'W') })
    expect(act(p, 'fire 29 > II/34')).toBe('14.3')
    const action = kernel.parse(p, asked(p), 'fire 29 > II/34') as number
    expect(kernel.why(p, asked(p), action)?.reason).toBe('0910 stands between them.')
  })
})

describe('14.2, 14.4 fields and flanks', () => {
  test('14.2, 8.7, 7.3, 10.2, R43, R46 units fire through Front hexes, skirmishers through Flank too, Squares anywhere', () => {
    const p = stage({ '29': line('0810'), '5/60': skirmish('0810'), '2/39': square('0810') })
    expect(inField(p, '29')).toEqual(['0909', '0910', '0911', '0912', '1009', '1010', '1011'])
    expect(inField(p, '5/60')).toHaveLength(18 - 5)
    expect(inField(p, '5/60')).not.toContain('0710')
    expect(inField(p, '2/39')).toHaveLength(18)
    const q = stage({ Lefebure: { at: '0510' } })
    const reach = inField(q, 'Lefebure')
    expect(reach).toContain('1010')
    expect([reach.includes('0509'), reach.includes('0511'), reach.includes('0410')]).toEqual([false, false, false])
  })
  test('14.2, 14.2.1, 6.3 a Line over two hexes has three Front hexes, and its field begins at the middle', () => {
    const p = stage({ '1/57': line('0810') })
    const fronts = ['0910', '0911', '0912'].map((name) => isBefore(p, unit(p, '1/57'), hex(p, name)))
    expect(fronts).toEqual([true, true, true])
    expect(['0809', '0812', '0710'].some((name) => isBefore(p, unit(p, '1/57'), hex(p, name)))).toBe(false)
    expect(inField(p, '1/57')).toEqual(expect.arrayContaining(['0910', '0911', '0912', '1009', '1010', '1011', '1012']))
    expect(inField(p, '1/57')).not.toContain('0809')
  })
  const flank = (from: string, facing: string, firer: Placed = column(from, facing)) => {
    const p = stage({ 'II/34': column('0810', 'E'), '29': firer })
    return isFlanking(p, unit(p, '29'), unit(p, 'II/34'), hex(p, '0810'))
  }
  test('14.4 fire is on the flank if its line goes through a Flank or Rear hex of the target', () => {
    expect(['0910', '0911'].map((from) => flank(from, 'W'))).toEqual([false, false])
    expect(['0809', '0811', '0710', '0711'].map((from) => flank(from, 'W'))).toEqual([true, true, true, true])
    expect([flank('1010', 'W'), flank('0808', 'W'), flank('0610', 'E')]).toEqual([false, true, true])
  })
  test('14.4.1 a line precisely along the side between Front and Flank is not on the flank', () => {
    // 0909 and 0912 lie behind the corners between Front and Flank.
    expect([flank('0909', 'SW'), flank('0912', 'NW')]).toEqual([false, false])
    // 0709 and 0712 lie behind those between Flank and Rear.
    expect([flank('0709', 'SE'), flank('0712', 'NE')]).toEqual([true, true])
  })
  test('14.4 for a Line over two hexes the line from its middle counts; a Square has no flank', () => {
    const p = stage({ 'II/34': column('0810', 'E'), '1/57': line('0809', 'W'), '29': square('0811') })
    expect(isFlanking(p, unit(p, '1/57'), unit(p, 'II/34'), hex(p, '0810'))).toBe(true)
    expect(isFlanking(p, unit(p, 'II/34'), unit(p, '29'), hex(p, '0811'))).toBe(false)
  })
})

test('queries about units and hexes that do not exist are refused; a unit off the map sees nothing', () => {
  const p = stage({ '29': line('0810') })
  expect(() => albuera.queries?.sight?.(p, 0, 999, 0)).toThrow(UserError)
  expect(() => albuera.queries?.sight?.(p, 0, 0, 9999)).toThrow(UserError)
  expect(() => albuera.queries?.field?.(p, 0, -1)).toThrow(UserError)
  expect(albuera.queries?.sight?.(p, 0, unit(p, '1/57'), 0)).toBe(null)
  expect(albuera.queries?.field?.(p, 0, unit(p, '1/57'))).toEqual([])
})
