/** The questions about surroundings: command, threats, who comes, what is seen. */
import { describe, expect, test } from 'vitest'
import { pointOf } from '../state/points.ts'
import { placeOf, turnOf } from '../state/poses.ts'
import { battle, unitOf } from '../testing/battle.ts'
import { commandReach } from './command.ts'
import { sightsOf } from './sight.ts'
import { comersTo, threatsTo } from './threats.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'attack', at: [36, 41], heading: 180 } as const

describe('3.3 command', () => {
  const at = battle([A, { ...A, name: 'B', at: [46, 30] }], [X], 'hold')

  test('says which units are in the radius', () => {
    const { radius, rate, at: place, units } = commandReach(at.p, 0)
    expect([radius, rate, place]).toEqual([8, 16, [34, 28]])
    expect(units.map(({ unit, isIn }) => [unit, isIn])).toEqual([
      [0, true],
      [1, false],
    ])
  })

  test('says which units would be if he rode', () => {
    const { ride, units } = commandReach(at.p, 0, pointOf(44 * 64, 28 * 64))
    expect([ride, ...units.map(({ isIn }) => isIn)]).toEqual([10, true, true])
  })

  test('refuses a command or a point that does not exist', () => {
    expect(() => commandReach(at.p, 7)).toThrow('there are 2 commands')
    expect(() => commandReach(at.p, 0, -2)).toThrow('there is no point -2')
  })
})

describe('threats', () => {
  test('come from an enemy who can come to contact, where the unit stands and where it would stand', () => {
    const at = battle([A], [X], 'hold')
    const ids = (ahead: number) => threatsTo(at.p, 0, 0, turnOf(0), placeOf(16 * ahead, 0)).map(({ id }) => id)
    expect([ids(0), ids(3), ids(6)]).toEqual([[], ['assault'], ['skirmish', 'assault']])
  })

  test('13.2 an enemy who looks away is no threat', () => {
    const at = battle([A], [{ ...X, at: [36, 34], heading: 0 }], 'hold')
    expect(threatsTo(at.p, 0, 0)).toEqual([])
  })

  test('come from guns, with the band', () => {
    const at = battle([A], [{ name: 'G', form: 'deployed', weight: 'heavy', at: [36, 41], heading: 180 }], 'hold')
    expect(threatsTo(at.p, 0, 0)).toMatchObject([{ unit: 1, target: 0, id: 'fire', distance: 9, band: 'short' }])
  })

  test('a place has a list of the bodies that can reach it', () => {
    const at = battle([A], [X], 'hold')
    const to = (x: number, y: number) => comersTo(at.p, pointOf(64 * x, 64 * y) as number).map(({ body }) => body)
    expect([to(36, 36), to(36, 31.5), to(36, 22), to(44, 30)]).toEqual([[0, 1], [0], [], []])
    expect(() => comersTo(at.p, 1.5)).toThrow('there is no point 1.5')
  })
})

test('A102 a body sees all enemies, and generals are left out', () => {
  const at = battle([A, { ...A, name: 'B', at: [36, 34] }], [X, { ...X, name: 'Y', at: [50, 41] }], 'hold')
  expect(sightsOf(at.p, 0)).toEqual([
    { body: unitOf(at, 'X'), distance: 9, sight: 'behind-troops' },
    { body: unitOf(at, 'Y'), distance: expect.any(Number), sight: 'plain' },
  ])
})
