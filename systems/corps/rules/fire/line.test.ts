import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../src/kernel/index.ts'
import { enemy, type Field, field, friend } from '../testing/guns.ts'

const SHOT = 'fire G > E'
const why = (spec: Field) => field(spec).why(SHOT)
/** Outlines of rectangles. */
const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const

describe('7.4, A21 the arc of fire', () => {
  test('45 degrees to either side of straight ahead, from the middle of the front', () => {
    // A column of attack 10 inches ahead of the muzzles: its left front corner lies on the line at 45 degrees.
    expect(why({ enemies: [enemy(47.5, 48, { form: 'attack' })] })).toBeUndefined()
    expect(why({ enemies: [enemy(49.5, 48, { form: 'attack' })] })).toBeUndefined()
    expect(why({ enemies: [enemy(49.5, 46.5, { form: 'attack' })] })).toBe('7.4')
    expect(why({ enemies: [enemy(36, 30)] })).toBe('7.4')
  })

  test('A115 a part of the target within the arc is enough, and the range is that of this part', () => {
    // Its nearest corner, 4.5 inches right and 2.5 ahead, lies beside the arc, which enters 4.5 inches ahead.
    const at = field({ guns: { weight: 'light' }, enemies: [enemy(42, 41, { form: 'square' })] })
    expect(at.why(SHOT)).toBeUndefined()
    at.told()
    at.act(SHOT, 2)
    expect(at.told()).toMatch(/^GunsFired G E long 6.38;/)
  })

  test('by option the arc is half as wide', () => {
    const at = field({ enemies: [enemy(43, 46, { form: 'attack' })] })
    expect(at.why(SHOT)).toBeUndefined()
    const narrow = { ...at.p.scenario, gunnery: { ...at.p.scenario.gunnery, arc: 90 } }
    Object.assign(at.p, { scenario: narrow })
    expect(at.why(SHOT)).toBe('7.4')
  })
})

describe('7.8, A22 ranges', () => {
  const fired = (weight: 'light' | 'medium' | 'heavy', inches: number) => {
    const at = field({ guns: { weight }, enemies: [enemy(36, 37.5 + inches)] })
    const refused = at.why(SHOT)
    if (refused !== undefined) return refused
    at.told()
    at.act(SHOT, 2)
    return / (short|long) /.exec(at.told())?.[1]
  }

  test.each([
    ['heavy', 10, 20],
    ['medium', 8, 16],
    ['light', 6, 14],
  ] as const)('of %s guns: short to %i inches, that included, long to %i', (weight, short, long) => {
    const step = 1 / 64
    expect([0, short, short + step, long, long + step].map((inches) => fired(weight, inches))).toEqual([
      'short',
      'short',
      'long',
      'long',
      '7.8',
    ])
  })

  test('A50 horse artillery has the ranges of its calibre', () => {
    const at = field({ guns: { weight: 'heavy', horse: true }, enemies: [enemy(36, 57)] })
    expect(at.why(SHOT)).toBeUndefined()
  })
})

describe('7.5 friends near the line of fire', () => {
  const beside = (x: number) => why({ enemies: [enemy(36, 47.5)], friends: [friend(x, 42)] })

  test('none may be within an inch of it', () => {
    // The column is 3 inches wide; the line runs along 36.
    expect([beside(38.5), beside(38.5 + 1 / 64), beside(33.5), beside(33.4)]).toEqual([
      '7.5',
      undefined,
      '7.5',
      undefined,
    ])
  })

  test('a friend near the end of the line counts too; one beside the guns does not', () => {
    expect(why({ enemies: [enemy(36, 47.5, { form: 'attack' })], friends: [friend(36, 49.5)] })).toBeUndefined()
    expect(why({ enemies: [enemy(36, 47.5, { form: 'march' })], friends: [friend(38.25, 46.5)] })).toBe('7.5')
    expect(why({ enemies: [enemy(36, 47.5)], friends: [friend(39, 36)] })).toBeUndefined()
  })

  test('A53 a general does not bar the line of fire', () => {
    expect(why({ enemies: [enemy(36, 47.5)], general: [36, 41] })).toBeUndefined()
  })
})

describe('7.6, A116 fire over friends', () => {
  const hill = [[box(30, 30, 42, 38)]]
  const over = (spec: Field) => why({ enemies: [enemy(36, 53)], ...spec })

  test('from higher ground, with the guns 8 inches behind them', () => {
    // The front of the guns is at 37, the rear of the friends an inch behind their middle.
    expect(over({ hills: hill, friends: [friend(36, 46)] })).toBeUndefined()
    expect(over({ hills: hill, friends: [friend(36, 46 - 1 / 64)] })).toBe('7.6')
    expect(over({ friends: [friend(36, 46)] })).toBe('7.5')
  })

  test('not over friends who stand as high', () => {
    expect(over({ hills: [...hill, [box(30, 44, 42, 48)]], friends: [friend(36, 46)] })).toBe('7.5')
    expect(
      over({ hills: [[box(30, 30, 42, 38), box(31, 31, 41, 37.5)], [box(30, 44, 42, 48)]], friends: [friend(36, 46)] }),
    ).toBeUndefined()
  })
})

describe('A102, A114 what hides a target', () => {
  test('another enemy before it, for the line stops at him', () => {
    const screened = (x: number) => why({ enemies: [enemy(36, 47.5), enemy(x, 44, { name: 'other', form: 'attack' })] })
    expect([screened(36), screened(37.5 - 1 / 64), screened(37.5), screened(38)]).toEqual([
      'A102',
      'A102',
      undefined,
      undefined,
    ])
  })

  test('a blind too, which itself is no target', () => {
    const at = field({ enemies: [enemy(36, 47.5)], enemyBlind: [36, 43] })
    expect([at.why(SHOT), at.why('fire G > blind veiled1')]).toEqual(['A102', '1.9'])
  })

  test('an enemy before it does not hide it from higher ground, or if it stands higher itself', () => {
    const enemies = [enemy(36, 47.5), enemy(36, 44, { name: 'other', form: 'attack' })]
    expect(why({ enemies, hills: [[box(30, 30, 42, 38)]] })).toBeUndefined()
    expect(why({ enemies, hills: [[box(30, 46, 42, 50)]] })).toBeUndefined()
  })

  test('woods and built-up areas between; not those in which the guns or the target stand', () => {
    for (const ground of ['woods', 'sections'] as const) {
      const through = (...outlines: ReturnType<typeof box>[]) => why({ enemies: [enemy(36, 47.5)], [ground]: outlines })
      expect(through(box(30, 40, 42, 44))).toBe('A102')
      expect(through(box(36, 40, 42, 44))).toBeUndefined()
      expect(through(box(30, 44, 42, 50))).toBeUndefined()
      expect(through(box(30, 32, 42, 40))).toBeUndefined()
      // Of a town the section before the target hides it.
      expect(through(box(30, 46, 42, 50), box(30, 40, 42, 46))).toBe('A102')
    }
  })

  test('a hill between, unless the guns or the target stand as high', () => {
    const over = (...hills: Field['hills'] & {}) => why({ enemies: [enemy(36, 47.5)], hills })
    expect(over([box(30, 41, 42, 44)])).toBe('A102')
    expect(over([box(30, 30, 42, 44)])).toBeUndefined()
    expect(over([box(30, 41, 42, 50)])).toBeUndefined()
    expect(over([box(30, 30, 42, 50), box(30, 41, 42, 44)])).toBe('A102')
    expect(over([box(30, 41, 42, 44)], [box(30, 34, 42, 38)])).toBeUndefined()
  })
})

describe('7.10 which bodies are targets', () => {
  test('enemy units on the table, and nothing else', () => {
    const at = field({ enemies: [enemy(36, 47.5)], friends: [friend(45, 44)] })
    expect([at.why('fire G > F'), at.why('fire G > general foe'), at.why('fire G > G')]).toEqual([
      '7.10',
      '7.10',
      '7.10',
    ])
    at.p.x[at.p.scenario.roster.names.indexOf('E')] = -1
    expect(at.why(SHOT)).toBe('7.10')
  })
})

describe('the reason why a shot is refused', () => {
  const explained = (spec: Field) => {
    const { kernel, p } = field(spec)
    const action = kernel.parse(p, 0, SHOT)
    if (isRefusal(action)) throw new Error(action.reason)
    return kernel.why(p, 0, action)?.reason
  }

  test('says who is in the way', () => {
    expect(explained({ enemies: [enemy(36, 47.5)], friends: [friend(36, 42)] })).toBe('F is in the way.')
    expect(explained({ enemies: [enemy(36, 47.5), enemy(36, 43, { name: 'other' })] })).toBe('other is in the way.')
  })

  test('says how far away the target is', () => {
    expect(explained({ guns: { weight: 'light' }, enemies: [enemy(36, 60)] })).toBe(
      'The target is 22.5 inches away, and the guns reach 14.',
    )
  })

  test('does not speak of the target if it lies elsewhere', () => {
    expect(explained({ guns: { form: 'limbered' }, enemies: [enemy(36, 60)] })).toBe(
      'Only guns that are deployed and Formed fire.',
    )
  })
})
