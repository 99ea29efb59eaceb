import { describe, expect, test } from 'vitest'
import { DEGREE, INCH } from '../../../../src/inches/index.ts'
import { form } from '../state/forms.ts'
import { due, mark, morale } from '../state/position.ts'
import { stateOf, unitOf } from '../testing/battle.ts'
import { charge, foot, gapOf, horse } from '../testing/charge.ts'

/** H rides down X, which stands with its flank to it three inches away; then the dice of pursuit. */
const routed = (enemies: Parameters<typeof charge>[0], own = {}, ...dice: number[]) => {
  const at = charge([foot(3, { heading: 90, at: [36, 36.75] }), ...enemies], own)
  at.told()
  at.act('charge H > X', ...dice)
  return at
}

describe('16.4 which cavalry pursues', () => {
  test('cavalry pursues on 5 or 6, and its nation may have another number', () => {
    expect(routed([], {}, 4).told()).toMatch(/PursuitRolled H 4 5$/)
    expect(routed([], {}, 5, 3).told()).toMatch(/PursuitRolled H 5 5; PursuitDirected H 3/)
    expect(routed([], { pursues: 4 }, 4, 3).told()).toMatch(/PursuitRolled H 4 4; PursuitDirected/)
  })

  test('A173 cavalry that was charged pursues too, when it has routed the charger', () => {
    const at = charge([horse(4)])
    at.p.casualties[0] = 2
    at.told()
    // Two casualties against a stationary enemy: they are equal, and H loses.
    at.act('charge H > X', 3, 5, 3)
    expect(at.told()).toMatch(/PursuitRolled X 5 5; PursuitDirected X 3; PursuitEnded X/)
  })

  test('A68 cavalry does not pursue after it has cut down guns', () => {
    const at = charge([{ name: 'G', form: 'deployed', at: [36, 36], heading: 180 }])
    at.told()
    at.act('charge H > G')
    expect(at.told()).not.toMatch(/PursuitRolled/)
  })

  test('A55 infantry never pursues', () => {
    const at = charge([{ name: 'G', form: 'limbered', at: [36, 36], heading: 180 }], { form: 'attack' })
    at.told()
    at.act('charge H > G')
    expect(at.told()).not.toMatch(/PursuitRolled/)
  })
})

describe('16.5, A55, A72 what pursuers do', () => {
  test('1 or 2: they follow for one more casualty, and stop behind the routers', () => {
    const at = routed([], {}, 5, 2)
    expect(at.told()).toMatch(/Followed H X/)
    expect(stateOf(at, 'X')).toEqual([morale.ROUT, 4])
    expect(gapOf(at, 'H', 'X')).toBeLessThanOrEqual(8)
    expect(at.p.due[0] & due.PURSUES).not.toBe(0)
  })

  test('A20, A53 pursuers take guns that were left in their way, and generals in their way get away', () => {
    const at = charge([
      foot(3, { heading: 90, at: [36, 36.75] }),
      { name: 'G', form: 'deployed', at: [60, 60] },
      foot(0, { name: 'R', at: [48, 44] }),
    ])
    const [crew, guns, general] = [unitOf(at, 'G'), unitOf(at, 'guns of G'), unitOf(at, 'general foe')]
    at.p.form[crew] = form.CREW
    for (const body of [guns, general]) [at.p.x[body], at.p.y[body]] = [36 * INCH, 38.5 * INCH]
    at.told()
    at.act('charge H > X', 5, 2)
    expect(at.told()).toMatch(/GunsTaken H G; UnitLost G; .*Followed H X/)
    expect(at.at('general foe')).toEqual([48, 44.5, 0])
  })

  test('3 or 4: the nearest enemy within 8 inches and 45 degrees is charged, with its reaction', () => {
    const at = routed([foot(0, { name: 'Y', at: [43, 39.5] })], {}, 6, 5, 4, 7)
    expect(at.told()).toMatch(/PursuitDirected H 4; ChargeDeclared H Y; WentIn H Y/)
  })

  test('5 or 6: within 4 inches only; if there is none they halt', () => {
    const at = routed([foot(0, { name: 'Y', at: [43, 39.5] })], {}, 6, 5, 6)
    expect(at.told()).toMatch(/PursuitDirected H 6; PursuitEnded H/)
    expect(stateOf(at, 'H')[0]).toBe(morale.DISORDERED)
  })

  test('A99, A174 if several enemies are equally near, the owner of the pursuers says which is charged', () => {
    const pair = [30, 42].map((x, k) => foot(0, { name: `Y${k}`, form: 'attack', at: [x, 42] }))
    const at = routed(pair)
    at.act('test Y0 first', 6, 6, 5, 3)
    expect([at.asked(), at.list()]).toEqual([0, ['pursue Y0', 'pursue Y1']])
    expect(at.why('pursue X')).toBe('16.5')
    at.told()
    at.act('pursue Y1', 7)
    expect(at.told()).toMatch(/ChargeDeclared H Y1/)
  })

  test('A55 a second pursuit may follow, and no third', () => {
    // A column of march each, to be ridden down; 4 pursues here, and charges within 8 inches.
    const column = (name: string, x: number, y: number) => foot(0, { name, form: 'march', at: [x, y], heading: 180 })
    const at = charge([column('X', 36, 36.75), column('Y', 42, 40.5), column('Z', 48.5, 41)], { pursues: 4 })
    at.told()
    at.act('charge H > X', ...Array.from({ length: 20 }, () => 4))
    const told = at.told()
    expect(told.match(/ChargeDeclared H ./g)).toEqual([
      'ChargeDeclared H X',
      'ChargeDeclared H Y',
      'ChargeDeclared H Z',
    ])
    expect(told.match(/PursuitRolled/g)).toHaveLength(2)
  })
})

describe('16.6, A73 pursuers rally', () => {
  const pursuing = () => {
    const at = routed([], {}, 5, 3)
    return at
  }
  test('A175 in the turn in which they began, pursuers do nothing more and do not rally yet', () => {
    const at = pursuing()
    at.p.morale[0] = morale.FORMED
    expect(at.why('pick H')).toBe('16.6')
    expect(at.p.due[0] & due.FRESH).not.toBe(0)
  })

  /** The turn of their corps in the next move, with its general in contact or not, and a pip set aside or not. */
  const next = (isLed: boolean, hasPip: boolean, ...dice: number[]) => {
    const at = pursuing()
    at.p.due[0] &= ~due.FRESH
    const general = unitOf(at, 'general one')
    if (isLed) [at.p.x[general], at.p.y[general]] = [at.p.x[0] as number, at.p.y[0] as number]
    if (hasPip) expect(at.act('rally H')).toBeUndefined()
    at.p.order[0] = 1
    at.told()
    at.act('end the turn', ...dice)
    return at
  }

  test('pursuers who pass are Disordered', () => {
    const at = next(true, true, 4, 0, 3)
    expect(at.told()).toMatch(/NervePassed H .*PursuersRallied H/)
    expect([stateOf(at, 'H')[0], at.p.due[0] & due.PURSUES]).toEqual([morale.DISORDERED, 0])
  })

  test('without a pip or a commander they fail without a die: they are Shaken, and go back a full move', () => {
    for (const [isLed, hasPip] of [
      [true, false],
      [false, false],
    ] as const) {
      const at = next(isLed, hasPip, 0)
      expect(at.told()).toMatch(/MoraleChanged H shaken; PursuersWentBack H 12/)
      expect([at.at('H')[2], at.p.due[0] & due.PURSUES]).toEqual([180, 0])
    }
  })

  test('17.3 a pursuit counts as Disordered in a test of morale, and outlasts the end of the move', () => {
    const at = pursuing()
    at.p.morale[0] = morale.FORMED
    at.p.due[0] &= ~due.FRESH
    expect(at.p.marks[0] & mark.CHARGED).toBe(0)
    const general = unitOf(at, 'general one')
    at.p.x[general] = at.p.x[0] as number
    at.p.y[general] = at.p.y[0] as number
    at.act('rally H')
    at.p.order[0] = 1
    at.told()
    at.act('end the turn', 4, 0, 3)
    expect(at.told()).toMatch(/NerveModified disordered -1/)
  })
})

test('A88, A173 cavalry that its own casualties rout does not pursue', () => {
  const at = charge([foot(5)], { weight: 'heavy' })
  at.p.casualties[0] = 3
  at.p.casualties[unitOf(at, 'X')] = 5
  at.told()
  at.act('charge H > X', 7)
  const told = at.told()
  expect(['RoutMoved H', 'RoutMoved X', 'PursuitRolled'].map((one) => told.includes(one))).toEqual([true, true, false])
})

test('A174 pursuers charge only an enemy within their arc', () => {
  const pursues = (arc: number, ...dice: number[]): string => {
    const flank = foot(3, { heading: 90, at: [36, 36.75] })
    const at = charge([flank, foot(0, { name: 'Y', at: [43, 39.5] })], {}, { charges: { arc } })
    at.act('charge H > X', ...dice)
    return /PursuitEnded|ChargeDeclared H Y/.exec(at.told())?.[0] ?? ''
  }
  expect([pursues(45 * DEGREE, 6, 5, 4, 7), pursues(10 * DEGREE, 6, 5, 4)]).toEqual([
    'ChargeDeclared H Y',
    'PursuitEnded',
  ])
})
