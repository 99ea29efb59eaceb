import { describe, expect, test } from 'vitest'
import { battle, unitOf } from '../testing/battle.ts'

const A = { name: 'A', form: 'attack', at: [36, 32] } as const
const X = { name: 'X', form: 'attack', at: [36, 34], heading: 180 } as const
const far = { ...X, name: 'Z', at: [5, 65] } as const

describe('3.12 retiring face to the enemy', () => {
  test('half a move for two pips, the front where it was', () => {
    const at = battle([A], [far], 'halt')
    const { pips } = at.p
    at.told()
    at.act('retire A')
    expect([at.at('A'), at.p.pips, at.told()]).toEqual([[36, 29, 0], pips - 2, 'FellBack A 2.98'])
  })

  test('one pip is not enough', () => {
    const at = battle([A], [far], 'halt')
    at.p.pips = 1
    expect(at.why('retire A')).toBe('3.1')
  })

  test('half of that on difficult ground', () => {
    const rough = [
      [30, 28],
      [42, 28],
      [42, 30.5],
      [30, 30.5],
    ] as const
    const at = battle([A], [far], 'halt', { difficult: [rough] })
    at.act('retire A')
    expect(at.at('A')).toEqual([36, 30.5, 0])
  })

  test('A94 a unit needs a clear way to retire, if only for a quarter of a move', () => {
    const behind = (y: number) => battle([A, { ...A, name: 'B', form: 'line', at: [36, y] }], [far], 'halt')
    expect([behind(29.0625).why('retire A'), behind(29).why('retire A')]).toEqual(['A94', undefined])
  })

  test.each([
    ['halt', undefined],
    ['engage', undefined],
    ['move', '4.1'],
    ['attack', '4.8'],
  ] as const)('on %s', (order, why) => {
    expect(battle([A], [far], order).why('retire A')).toBe(why)
  })

  test('4.3, A156 on Halt a unit does not retire nearer to an enemy behind it', () => {
    const behind = (y: number) => battle([A], [{ ...X, at: [36, y] }], 'halt').why('retire A')
    expect([behind(24), behind(40)]).toEqual(['4.3', undefined])
  })

  test('A44 a unit does not retire as a second action if the way back leads within 16 inches of an enemy', () => {
    const at = battle([A], [{ ...X, at: [36, 13.5] }], 'engage')
    at.act('face A > 1')
    expect([at.why('retire A'), battle([A], [{ ...X, at: [36, 13.5] }], 'engage').why('retire A')]).toEqual([
      '5.4',
      undefined,
    ])
  })

  test('A20 a unit that retires over guns that enemies have left takes them', () => {
    const at = battle([A], [{ name: 'G', form: 'deployed', at: [36, 20] }], 'engage')
    const guns = unitOf(at, 'guns of G')
    at.p.x[guns] = 36 * 64
    at.p.y[guns] = 29 * 64
    at.told()
    at.act('retire A')
    expect(at.told()).toBe('FellBack A 2.98; GunsTaken A G; UnitLost G')
  })

  test('a garrison does not retire in this way, and neither does a general', () => {
    const at = battle([{ ...A, form: 'garrison' }], [far], 'halt')
    expect([at.why('retire A'), at.why('retire general one')]).toEqual(['3.12', '3.12'])
  })
})

describe('A36 retiring out of contact', () => {
  test('A126 a unit retires out of contact whatever its order, and both are free then', () => {
    const at = battle([A], [X], 'attack')
    at.p.contact.set([2, 1])
    expect(at.why('retire A')).toBeUndefined()
    at.act('retire A')
    expect([at.at('A'), [...at.p.contact]]).toEqual([
      [36, 29, 0],
      [0, 0],
    ])
  })

  test('near the enemy it is the one action of the unit', () => {
    const at = battle([A], [X], 'attack')
    at.p.contact.set([2, 1])
    at.act('retire A')
    expect(at.why('pick A')).toBe('5.5')
  })
})
