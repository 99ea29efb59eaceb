import { describe, expect, test } from 'vitest'
import { enemy, type Field, field } from '../testing/guns.ts'

const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const

/** What battery G needs against E, 8 inches away and 12: short and long range. */
const needed = (spec: Omit<Field, 'enemies'>, form: 'line' | 'horse-line' | 'deployed' | 'limbered' = 'line') =>
  [45.5, 49.5].map((y) => {
    const at = field({ ...spec, enemies: [enemy(36, y, { form })] })
    at.told()
    at.act('fire G > E', 2)
    return Number(/GunsRolled 2 \S+ (\d+) 0/.exec(at.told())?.[1])
  })

const wood = [box(30, 44, 42, 54)]
/** Half an inch before the brigade at 8 inches, and before that at 12. */
const lines = [45, 49].map((y) => [
  [30, y - 0.5],
  [42, y - 0.5],
]) as unknown as NonNullable<Field['hedges']>

describe('7.10, A120 the number that is needed at short and at long range', () => {
  test.each([
    ['infantry in the open', {}, 'line', [6, 8]],
    ['cavalry in the open', {}, 'horse-line', [6, 8]],
    ['in woods', { woods: wood }, 'line', [7, 9]],
    ['behind a hedge', { hedges: lines }, 'line', [7, 9]],
    ['in buildings', { sections: wood }, 'line', [8, 10]],
    ['behind a wall', { walls: lines }, 'line', [8, 10]],
    ['artillery', {}, 'deployed', [9, 11]],
    ['A120 limbered artillery', {}, 'limbered', [9, 11]],
    ['A23 artillery in buildings: the higher number', { sections: wood }, 'deployed', [9, 11]],
    ['in woods and behind a wall: the better cover', { woods: wood, walls: lines }, 'line', [8, 10]],
  ] as const)('%s', (_what, ground, form, numbers) => {
    expect(needed(ground, form)).toEqual(numbers)
  })

  test('A23 artillery in cover needs the higher of the two numbers, here that of the cover', () => {
    const at = field({ enemies: [enemy(36, 45.5, { form: 'deployed' })], sections: wood })
    const hard = Int8Array.of(6, 8, 7, 9, 10, 12, 9, 11)
    Object.assign(at.p, { scenario: { ...at.p.scenario, gunnery: { ...at.p.scenario.gunnery, needs: hard } } })
    at.told()
    at.act('fire G > E', 2)
    expect(at.told()).toMatch(/GunsRolled 2 0 10 0/)
  })
})

describe('cover', () => {
  const at8 = (spec: Omit<Field, 'enemies'>) => needed(spec)[0]

  test('A117 woods cover a target if the line of fire ends in them, even at their edge', () => {
    // The front of the brigade is at 45.
    expect(at8({ woods: [box(30, 45, 42, 54)] })).toBe(7)
    expect(at8({ woods: [box(30, 45.25, 42, 54)] })).toBe(6)
    expect(at8({ woods: [box(36.5, 44, 42, 54)] })).toBe(6)
    // A brigade before a wood is not in it, nor one beside it.
    expect(at8({ woods: [box(30, 46, 42, 54)] })).toBe(6)
    const beside = field({ enemies: [enemy(39, 45.5)], woods: [box(30, 44, 36, 54)] })
    beside.told()
    beside.act('fire G > E', 2)
    expect(beside.told()).toMatch(/GunsRolled 2 0 6 0/)
  })

  test('A103 a hedge covers if the line of fire crosses it at most an inch from the unit', () => {
    const hedge = (y: number, west = 30) =>
      at8({
        hedges: [
          [
            [west, y],
            [42, y],
          ],
        ],
      })
    expect([hedge(44), hedge(43.75), hedge(45), hedge(45.5), hedge(44.5, 36.25)]).toEqual([7, 6, 7, 6, 6])
  })
})

describe('7.9 modifiers', () => {
  const told = (determination: 'A' | 'B' | 'C', casualties: number) => {
    const at = field({ guns: { determination }, enemies: [enemy(36, 45.5)] })
    at.p.casualties[0] = casualties
    at.told()
    at.act('fire G > E', 2)
    return at.told().split('; ').slice(1)
  }

  test.each([
    ['A', 0, ['GunsModified classA 1', 'GunsRolled 2 1 6 0']],
    ['B', 0, ['GunsRolled 2 0 6 0']],
    ['C', 0, ['GunsModified classC -1', 'GunsRolled 2 -1 6 0']],
    ['A', 2, ['GunsModified classA 1', 'GunsModified casualty -2', 'GunsRolled 2 -1 6 0']],
    ['C', 1, ['GunsModified classC -1', 'GunsModified casualty -1', 'GunsRolled 2 -2 6 0']],
  ] as const)('gunners of class %s with %i casualties', (grade, casualties, sentences) => {
    expect(told(grade, casualties)).toEqual(sentences)
  })
})
