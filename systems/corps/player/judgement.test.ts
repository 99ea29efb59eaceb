/** What the player does in single situations. */
import { describe, expect, test } from 'vitest'
import { gapToArea, INCH, isWhollyOn } from '../../../src/inches/index.ts'
import { shapeOf } from '../rules/state/bodies.ts'
import { form } from '../rules/state/forms.ts'
import { morale, type OrderId } from '../rules/state/position.ts'
import { battle, unitOf } from '../rules/testing/battle.ts'
import { table } from '../rules/testing/table.ts'
import { does } from './testing/does.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const foe = (x: number, y: number, more: object = {}) =>
  ({ name: 'X', form: 'line', at: [x, y], heading: 180, ...more }) as const

describe('fires and fights', () => {
  test('guns fire before anything moves', () => {
    const guns = { name: 'G', form: 'deployed', at: [30, 28] } as const
    expect(does(battle([A, guns], [foe(30, 38)], 'hold'), 1)).toEqual(['fire G > X'])
  })

  test('a brigade goes at a flank that is offered', () => {
    expect(does(battle([A], [foe(36, 34, { heading: 90 })], 'attack'), 1)).toEqual(['assault A > X'])
  })

  test('a second brigade joins, and the better one leads', () => {
    const B = { name: 'B', form: 'attack', at: [40, 30], determination: 'A' } as const
    const done = does(battle([A, B], [foe(38, 34, { form: 'attack' })], 'attack'), 3)
    expect(done[0]).toMatch(/^assault [AB] > X$/)
    expect(done[1]).toMatch(/^join [AB]$/)
    expect(done[2]).toBe('lead B')
  })

  test('on Hold infantry fires at an enemy before it', () => {
    const done = does(battle([{ ...A, form: 'line' }], [foe(36, 33.5)], 'hold'), 3)
    expect(done.some((one) => /^(?:skirmish|firefight) A > X$/.test(one))).toBe(true)
  })
})

describe('on Hold, infantry fires at an enemy in front of it', () => {
  const yard = [
    [33, 33],
    [39, 33],
    [39, 39],
    [33, 39],
  ] as const
  type Own = Parameters<typeof battle>[0]
  /** Brigades before a yard that X holds, in the first or the last move of eight. */
  const against = (own: Own, move: number, x: object = {}) => {
    const at = battle(own, [foe(36, 36, { form: 'garrison', ...x })], 'attack', {
      sections: [yard],
      objectives: [{ id: 'yard', outline: yard }],
      moves: 8,
    })
    at.p.objective[0] = 1
    at.p.move = move
    return at
  }
  const behind = { name: 'B', form: 'attack', at: [38.5, 27] } as const

  test.each([
    [1, false],
    [8, true],
  ])('in move %i of 8 a brigade goes in without the one behind it: %s', (move, goes) => {
    const at = against([A, behind], move, { determination: 'C' })
    at.p.casualties[unitOf(at, 'X')] = 1
    expect(does(at, 1)[0] === 'assault A > X').toBe(goes)
  })

  test('two brigades before the same side do not count on attacking together', () => {
    const beside = (x: number) =>
      [
        { ...A, at: [34.4, 30] },
        { name: 'B', form: 'attack', at: [x, 30] },
      ] as const
    expect(does(against(beside(37.6), 8, { determination: 'A' }), 1)[0]).not.toMatch(/^assault/)
  })

  test('cavalry keeps off the way to it', () => {
    const horse = { name: 'H', form: 'horse-column', at: [37.5, 20], horse: true } as const
    const at = against([horse, A], 1)
    does(at)
    expect(gapToArea(at.p.scenario.ground.sections[0]!, shapeOf(at.p, unitOf(at, 'H')))).toBeGreaterThan(3 * INCH)
  })
})

describe('cavalry', () => {
  const horse = (order: OrderId, own: object, enemy: object) =>
    battle([{ name: 'H', form: 'horse-line', at: [36, 30], ...own } as const], [foe(36, 38, enemy)], order)

  test('charges a column of march', () => {
    expect(does(horse('attack', {}, { form: 'march' }), 1)).toEqual(['charge H > X'])
  })

  test('infantry that is charged forms square', () => {
    const at = horse('attack', { weight: 'heavy' }, { determination: 'A', at: [36, 40] })
    expect(at.act('charge H > X')).toBeUndefined()
    expect(does(at, 1)).toEqual(['form square'])
  })

  test('takes the opportunity of a flank', () => {
    const at = battle(
      [{ name: 'M', form: 'attack', at: [20, 30], heading: 90 }],
      [{ name: 'H', form: 'horse-line', at: [20, 40], heading: 180 }],
      'attack',
    )
    expect(does(at, 1)).toEqual(['charge H > M'])
  })

  test('holds back if the odds are weaker than that', () => {
    const at = battle(
      [
        { name: 'M', form: 'horse-column', at: [20, 30], determination: 'A', weight: 'heavy' },
        { name: 'N', form: 'attack', at: [40, 20] },
      ],
      [{ name: 'H', form: 'horse-line', at: [20, 41], heading: 180, determination: 'C', weight: 'light' }],
      'attack',
    )
    expect(does(at, 1)).toEqual(['hold back'])
  })
})

describe('command', () => {
  test('a Shaken brigade is rallied by its general', () => {
    const at = battle([{ ...A, at: [34, 29] }], [foe(36, 60)], 'hold')
    at.p.morale[unitOf(at, 'A')] = morale.SHAKEN
    expect(does(at, 2)).toContain('rally A')
  })

  test('an empty section of its objective is occupied', () => {
    const yard = [
      [33, 33],
      [39, 33],
      [39, 39],
      [33, 39],
    ] as const
    const at = battle([A], [foe(36, 70)], 'move', {
      sections: [yard],
      objectives: [{ id: 'yard', outline: yard }],
    })
    at.p.objective[0] = 1
    does(at)
    const unit = unitOf(at, 'A')
    const [section] = at.p.scenario.ground.sections
    expect(isWhollyOn(section!, shapeOf(at.p, unit))).toBe(true)
    expect(at.p.form[unit]).toBe(form.GARRISON)
  })

  test.each([
    [50, 'stay on blinds'],
    [24, 'place the figures'],
  ])('figures are placed when the enemy is %s inches away: %s', (far, answer) => {
    const at = table(
      {
        commands: [
          { id: 'one', order: 'hold', blinds: [{ at: [36, 4], strips: 3 }], units: [A] },
          { id: 'foe', army: 1, general: [70, 70], units: [foe(36, 4 + far)] },
        ],
      },
      0,
    )
    expect(does(at, 1)).toEqual([answer])
  })
})
