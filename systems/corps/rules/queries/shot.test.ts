import { describe, expect, test } from 'vitest'
import { forecast } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { enemy, type Field, field, friend } from '../testing/guns.ts'
import { shotOf } from './shot.ts'

/** The table, and the shot of G, the first body, at the body after it and its friends. */
const asked = (spec: Field) => {
  const at = field(spec)
  const target = at.p.scenario.roster.names.indexOf('E')
  return { at, target, shot: shotOf(at.p, 0, target) }
}

describe('a shot before it is fired', () => {
  test('range, band, number, modifiers, and the chances of 36', () => {
    const { shot, target } = asked({
      guns: { determination: 'A' },
      enemies: [enemy(36, 45.5)],
      hedges: [
        [
          [30, 44.5],
          [42, 44.5],
        ],
      ],
    })
    expect(shot).toEqual({
      line: [36, 37, 36, 45],
      first: {
        target,
        range: 8,
        band: 'short',
        cover: 'soft',
        isArtillery: false,
        needed: 7,
        modifiers: [{ id: 'classA', rule: '7.9', value: 1 }],
        total: 1,
        // 6 or more of two dice; 14 in all, with the modifier, there is none.
        cases: [10, 26, 0],
      },
    })
  })

  test('a second enemy, after the first', () => {
    const { shot } = asked({ enemies: [enemy(36, 45.5), enemy(36, 48.5, { name: 'S', form: 'deployed' })] })
    expect(shot.first?.cases).toEqual([10, 25, 1])
    expect(shot.second).toMatchObject({
      band: 'long',
      cover: 'open',
      isArtillery: true,
      needed: 11,
      modifiers: [{ id: 'bounce', rule: '7.7', value: -1 }],
      // Only a 12.
      cases: [35, 1, 0],
    })
  })

  test('the rule that forbids it, with its numbers if the target is in arc and range', () => {
    const { shot } = asked({ enemies: [enemy(36, 45.5)], friends: [friend(36, 42)] })
    expect([shot.forbidden?.rule, shot.first?.needed]).toEqual(['7.5', 6])
    expect(asked({ enemies: [enemy(36, 60)] }).shot).toMatchObject({ forbidden: { rule: '7.8' } })
    expect(asked({ enemies: [enemy(36, 60)] }).shot.first).toBeUndefined()
    expect(asked({ guns: { form: 'limbered' }, enemies: [enemy(36, 45.5)] }).shot.forbidden?.rule).toBe('7.2')
  })

  test('the chances are those of the rules', () => {
    for (const spec of [
      { enemies: [enemy(36, 45.5)] },
      { guns: { determination: 'C' }, enemies: [enemy(36, 49), enemy(36, 52, { name: 'S' })] },
    ] as const) {
      const { at, shot, target } = asked(spec)
      const action = at.kernel.action(at.p, 'fire {bodies} > {bodies}', 0, target)
      if (action === undefined) throw new Error('no such action')
      for (const one of [shot.first, shot.second]) {
        if (one === undefined) continue
        const { odds, exact } = forecast(at.kernel, at.p, 0, action, (end) => end.casualties[one.target], {
          until: [Aftermath],
        })
        expect(exact).toBe(true)
        for (const [hits, count] of one.cases.entries()) expect(odds.get(hits) ?? 0).toBeCloseTo(count / 36, 9)
      }
    }
  })

  test('a unit that is no battery, or a target that is not on the table, is refused', () => {
    const { at } = asked({ enemies: [enemy(36, 45.5)], friends: [friend(45, 30)] })
    expect(() => shotOf(at.p, 1, 0)).toThrow('no battery')
    expect(() => shotOf(at.p, 0, 99)).toThrow('no body 99')
  })
})
