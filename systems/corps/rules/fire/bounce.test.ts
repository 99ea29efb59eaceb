import { describe, expect, test } from 'vitest'
import { enemy, type Field, field, friend } from '../testing/guns.ts'
import { table } from '../testing/table.ts'

const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const

/** What is told of a shot at E, whose rear is at 46, with a second enemy S behind it; the first roll misses unless given. */
const shot = (second: ReturnType<typeof enemy> | undefined, spec: Omit<Field, 'enemies'> = {}, ...dice: number[]) => {
  const at = field({ ...spec, enemies: [enemy(36, 45.5), ...(second === undefined ? [] : [{ ...second, name: 'S' }])] })
  at.told()
  at.act('fire G > E', ...(dice.length === 0 ? [2, 2] : dice))
  return at.told()
}
const bounces = (second: ReturnType<typeof enemy> | undefined, spec: Omit<Field, 'enemies'> = {}) =>
  /BouncedThrough/.test(shot(second, spec))

describe('7.7, A25 roundshot that bounces through', () => {
  test('there is one more roll at -1 after a miss', () => {
    expect(shot(enemy(36, 48.5))).toBe(
      'GunsFired G E short 8; GunsRolled 2 0 6 0; BouncedThrough G S long 11; GunsModified bounce -1; GunsRolled 2 -1 8 0',
    )
  })

  test('there is one after a hit too, and tests are taken after both rolls', () => {
    // 6 - 3 for E, then 6 - 3 for S: no supports but each other.
    const told = shot(enemy(36, 48.5), {}, 6, 9, 6, 6)
    expect(told).toMatch(
      /GunsRolled 6 0 6 1; CasualtiesTaken E 1 1; BouncedThrough G S .*GunsRolled 9 -1 8 1; CasualtiesTaken S 1 1; .*NervePassed E .*NervePassed S /,
    )
  })

  test('bounces at an enemy that begins at most 4 inches behind the far edge of the target', () => {
    expect([bounces(enemy(36, 50.5)), bounces(enemy(36, 50.5 + 1 / 64)), bounces(enemy(36, 46.5))]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('A118 roundshot bounces at an enemy on the line of fire, not at one beside it', () => {
    expect([bounces(enemy(38.9, 48)), bounces(enemy(39, 48))]).toEqual([true, false])
  })

  test('bounces at the nearest of several', () => {
    const [later, sooner] = [enemy(36, 49.5, { name: 'later' }), enemy(36, 47.5, { name: 'sooner' })]
    for (const both of [
      [later, sooner],
      [sooner, later],
    ]) {
      const at = field({ enemies: [enemy(36, 45.5), ...both] })
      at.told()
      at.act('fire G > E', 2, 2)
      expect(at.told()).toMatch(/BouncedThrough G sooner /)
    }
  })

  test('bounces at any enemy, even the first of all bodies', () => {
    const at = table(
      {
        commands: [
          { id: 'foe', army: 1, units: [enemy(36, 47.5, { name: 'S' }), enemy(36, 45.5)] },
          { id: 'one', general: [36, 32], units: [{ name: 'G', form: 'deployed', weight: 'heavy', at: [36, 36] }] },
        ],
      },
      1,
      4,
    )
    at.told()
    at.act('fire G > E', 2, 2)
    expect(at.told()).toMatch(/BouncedThrough G S /)
  })

  test('hits the second enemy by its own kind, cover and range', () => {
    expect(shot(enemy(36, 48, { form: 'deployed' }))).toMatch(/BouncedThrough G S short 10; .*GunsRolled 2 -1 9 0$/)
    expect(shot(enemy(36, 48.5), { sections: [box(30, 47, 42, 52)] })).toMatch(/GunsRolled 2 -1 10 0$/)
  })

  test('does not bounce beyond the range of the guns', () => {
    const light = { guns: { weight: 'light' } } as const
    const at = (y: number, second: number) => {
      const one = field({ ...light, enemies: [enemy(36, y), enemy(36, second, { name: 'S' })] })
      one.told()
      one.act('fire G > E', 2, 2)
      return /Bounced/.test(one.told())
    }
    expect([at(49, 51.5), at(49, 51.5 + 1 / 64)]).toEqual([true, false])
  })

  test('does not bounce out of woods or a built-up area', () => {
    const around = [box(30, 44, 42, 46.5)]
    expect([bounces(enemy(36, 48), { woods: around }), bounces(enemy(36, 48), { sections: around })]).toEqual([
      false,
      false,
    ])
    // The second stands in them too.
    const wide = [box(30, 44, 42, 52)]
    expect([bounces(enemy(36, 48), { woods: wide }), bounces(enemy(36, 48), { sections: wide })]).toEqual([
      false,
      false,
    ])
  })

  test('does not bounce with friends within an inch of the longer line, even if guns could fire over them', () => {
    const column = (x: number) => ({ friends: [friend(x, 47.5, { form: 'march', heading: 90 })] })
    const second = enemy(36, 49.5)
    expect([bounces(second, column(39.25)), bounces(second, column(38.75))]).toEqual([true, false])
    const hills = [[box(30, 30, 42, 38)]]
    expect([bounces(second, { ...column(39.25), hills }), bounces(second, { ...column(38.75), hills })]).toEqual([
      true,
      false,
    ])
  })

  test('does not bounce over a hill, or at a blind', () => {
    expect(bounces(enemy(36, 49.5), { hills: [[box(30, 46.5, 42, 48)]] })).toBe(false)
    expect(bounces(undefined, { enemyBlind: [36, 48] })).toBe(false)
    // It lies before the second enemy and stops the shot.
    expect(bounces(enemy(36, 50), { enemyBlind: [36, 48] })).toBe(false)
  })

  test('bounces at a slant too, behind a target that stands askew', () => {
    const at = field({ enemies: [enemy(42, 44, { heading: 220 }), enemy(45, 47, { name: 'S', heading: 220 })] })
    at.told()
    at.act('fire G > E', 2, 2)
    expect(at.told()).toMatch(/BouncedThrough G S/)
  })
})
