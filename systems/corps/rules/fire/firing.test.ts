import { describe, expect, test } from 'vitest'
import { mark, morale } from '../state/position.ts'
import { enemy, field, friend } from '../testing/guns.ts'
import { table } from '../testing/table.ts'

const SHOT = 'fire G > E'
/** 8 inches from the muzzles: short range of heavy guns. */
const near = () => field({ enemies: [enemy(36, 45.5)], friends: [friend(45, 30)] })

describe('7.1 artillery fires before anything of its corps moves', () => {
  test('A119 artillery does not fire after a move of its corps, or after its general has ridden', () => {
    for (const moves of [['pick F', 'go 0 3'], ['ride general one > 36,30']]) {
      const at = near()
      for (const move of moves) expect(at.act(move)).toBeUndefined()
      expect(at.why(SHOT)).toBe('7.1')
    }
  })

  test('it fires after actions that move nothing', () => {
    const at = near()
    expect([at.act('form F > line'), at.why(SHOT)]).toEqual([undefined, undefined])
    const still = near()
    still.act('pick F')
    expect([still.act('stand'), still.why(SHOT)]).toEqual([undefined, undefined])
  })
})

test('7.2 only guns that are deployed and Formed fire', () => {
  for (const grade of [morale.DISORDERED, morale.SHAKEN, morale.ROUT]) {
    const at = near()
    at.p.morale[0] = grade
    expect(at.why(SHOT)).toBe('7.2')
  }
  expect(field({ guns: { form: 'limbered' }, enemies: [enemy(36, 45.5)] }).why(SHOT)).toBe('7.2')
  expect([near().why('fire F > E'), near().why('fire E > G'), near().why('fire general one > E')]).toEqual([
    '7.2',
    '7.2',
    '7.2',
  ])
})

describe('7.3 artillery fires once in a move', () => {
  test('a second shot is refused', () => {
    const at = near()
    at.act(SHOT, 2)
    expect([at.why(SHOT), at.p.marks[0] & mark.FIRED]).toEqual(['7.3', mark.FIRED])
  })

  test('it fires again in the next move', () => {
    const at = table(
      {
        commands: [
          { id: 'one', general: [36, 32], units: [{ name: 'G', form: 'deployed', at: [36, 36] }] },
          { id: 'foe', army: 1, units: [enemy(36, 45)] },
        ],
        moves: 2,
      },
      0,
      4,
    )
    at.act(SHOT, 2)
    at.act('end the turn', 0, 4)
    at.act('end the turn', 0, 4)
    expect(at.why(SHOT)).toBeUndefined()
  })

  test('A82 artillery does not fire again if its corps has a second turn in the move', () => {
    const at = table(
      {
        commands: [
          { id: 'chief', chief: true, general: [36, 31] },
          { id: 'one', general: [36, 32], units: [{ name: 'G', form: 'deployed', at: [36, 36] }] },
          { id: 'foe', army: 1, units: [enemy(36, 45)] },
        ],
      },
      0,
      4,
    )
    at.act('give the turn to one')
    expect(at.act(SHOT, 2)).toBeUndefined()
    at.told()
    at.act('end the turn', 0, 4)
    expect(at.told()).toContain('ChipDrawn one')
    expect([at.why(SHOT), at.why('form G > limbered')]).toEqual(['7.3', undefined])
  })
})

test('7.8 targets are offered up to the range of the guns, in every direction', () => {
  for (const [heading, x, y] of [
    [0, 36, 57.5],
    [90, 57.5, 36],
    [180, 36, 14.5],
    [270, 14.5, 36],
  ] as const) {
    const offered = (by: number) => {
      const [dx, dy] = [Math.sign(x - 36) * by, Math.sign(y - 36) * by]
      return field({
        guns: { heading },
        enemies: [enemy(x + dx, y + dy, { heading: (heading + 180) % 360 })],
        general: [36, 36],
      })
        .list()
        .includes('fire G > E')
    }
    // The muzzles are an inch from the middle, the front of the enemy half an inch: 20 inches between them.
    expect([heading, offered(0), offered(1 / 64)]).toEqual([heading, true, false])
  }
})

describe('A26 what a shot costs', () => {
  test('a pip, in the radius of the commander', () => {
    const at = near()
    at.act(SHOT, 2)
    expect(at.p.pips).toBe(5)
    // The rear of the guns is at 35; his disc has a radius of half an inch.
    const far = (y: number) => field({ enemies: [enemy(36, 45.5)], general: [36, y] }).why(SHOT)
    expect([far(26.5), far(26.25)]).toEqual([undefined, '3.3'])
  })
})

test('A36 guns in contact with the enemy do not fire', () => {
  const at = near()
  at.p.contact[0] = 2
  expect(at.why(SHOT)).toBe('A36')
})

describe('7.10, 7.11 hits', () => {
  test('a total of the number that is needed is a casualty, and a test follows at once; less is none', () => {
    const at = near()
    at.told()
    at.act(SHOT, 5)
    expect(at.told()).toBe('GunsFired G E short 8; GunsRolled 5 0 6 0')
    const hit = near()
    hit.told()
    // Its general is far and it has no supports: 6 - 1 - 1 - 1.
    hit.act(SHOT, 6, 6)
    expect(hit.told()).toMatch(
      /^GunsFired G E short 8; GunsRolled 6 0 6 1; CasualtiesTaken E 1 1; .*NervePassed E 6 -3 3$/,
    )
  })

  test('A24 double the number is two casualties, and one test', () => {
    const at = near()
    at.told()
    at.act(SHOT, 12, 1)
    expect(at.told()).toMatch(/GunsRolled 12 0 6 2; CasualtiesTaken E 2 2; .*NerveFailed E 1 -4 -3; /)
    expect(at.p.morale[at.p.scenario.roster.names.indexOf('E')]).toBe(morale.ROUT)
  })

  test('A24 the modifiers count towards double the number', () => {
    const at = field({ guns: { determination: 'C' }, enemies: [enemy(36, 45.5)] })
    at.told()
    at.act(SHOT, 12, 6)
    expect(at.told()).toMatch(/GunsModified classC -1; GunsRolled 12 -1 6 1/)
  })

  test('17.1 a unit that reaches its number of casualties routs without a test, away from the guns (A19)', () => {
    const at = near()
    at.p.casualties[2] = 5
    at.told()
    at.act(SHOT, 6)
    expect(at.told()).toMatch(/CasualtiesTaken E 1 6; MoraleChanged E rout; /)
    expect(at.at('E')[1]).toBeGreaterThan(50)
  })
})

describe('3.7, 3.14, A75 the actions of artillery near an enemy', () => {
  const limbered = () => field({ guns: { form: 'limbered' }, enemies: [enemy(36, 45.5)] })

  test('fire and limber', () => {
    const at = near()
    at.act(SHOT, 2)
    expect([at.act('form G > limbered'), at.act('pick G')?.rule, at.p.pips]).toEqual([undefined, '5.5', 4])
  })

  test('fire and move by hand', () => {
    const at = near()
    at.act(SHOT, 2)
    expect([at.act('pick G'), at.act('go 0 1'), at.act('form G > limbered')?.rule]).toEqual([
      undefined,
      undefined,
      '5.5',
    ])
  })

  test('limber and move', () => {
    const at = near()
    at.act('form G > limbered')
    expect([at.act('pick G'), at.act('go 0 2'), at.act('form G > deployed')?.rule]).toEqual([
      undefined,
      undefined,
      '5.5',
    ])
  })

  test('move and unlimber, and no fire after it', () => {
    const at = limbered()
    at.act('pick G')
    at.act('go 0 2')
    expect([at.act('form G > deployed'), at.why(SHOT)]).toEqual([undefined, '7.1'])
  })

  test('unlimber and fire, while nothing of the corps has moved', () => {
    const at = limbered()
    at.act('form G > deployed')
    expect([at.why(SHOT), at.act('pick G')?.rule]).toEqual([undefined, '5.5'])
    at.act('ride general one > 36,30')
    expect(at.why(SHOT)).toBe('7.1')
  })

  test('no other two: not fire and a change of face, and not unlimber and limber', () => {
    const at = near()
    at.act(SHOT, 2)
    expect(at.why('face G > 90')).toBe('5.5')
    const back = limbered()
    back.act('form G > deployed')
    expect(back.why('form G > limbered')).toBe('5.5')
  })

  test('a battery that has turned does not fire, however far the enemy is', () => {
    const at = field({ enemies: [enemy(36, 56)] })
    at.act('face G > 45')
    expect(at.why(SHOT)).toBe('A75')
  })

  test('a battery that has done more than unlimber does not fire', () => {
    const at = field({ enemies: [enemy(36, 56)] })
    at.act('form G > limbered')
    at.act('form G > deployed')
    expect(at.why(SHOT)).toBe('A75')
  })

  test('a brigade has no pairs', () => {
    const at = near()
    at.act('form F > line')
    expect(at.act('pick F')?.rule).toBe('5.5')
  })
})

test('the list offers each shot that is legal', () => {
  const at = field({
    enemies: [enemy(36, 45.5), enemy(36, 60, { name: 'far' }), enemy(44, 44, { name: 'other', form: 'attack' })],
  })
  expect(at.list().filter((text) => text.startsWith('fire'))).toEqual(['fire G > E', 'fire G > other'])
})
