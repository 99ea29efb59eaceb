import { describe, expect, test } from 'vitest'
import { forecast, isRefusal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { morale } from '../state/position.ts'
import { charge, foot, horse, opportunity } from '../testing/charge.ts'
import type { Table } from '../testing/table.ts'
import { chargeOdds } from './charge.ts'
import { strikesOf } from './strikes.ts'

const rounded = (odds: Map<number, number>) =>
  [...odds].map(([key, chance]) => [key, Math.round(36 * chance)]).sort(([one], [two]) => one - two)

/** What the rules make of an action, by casualties of both: 16 times those of H, plus those of X. */
function played(at: Table, text: string): Map<number, number> {
  const action = at.kernel.parse(at.p, 0, text)
  if (isRefusal(action)) throw new Error(action.reason)
  const key = (p: Table['p']) => 16 * p.casualties[0] + p.casualties[1]
  return forecast(at.kernel, at.p, 0, action, key, { until: [Aftermath] }).odds
}

describe('the odds of a charge before it is declared', () => {
  test('from where, how far, and what the enemy can do, each with its test', () => {
    const at = charge([foot(8, { determination: 'A' })])
    const odds = chargeOdds(at.p, 0, 1)
    expect([odds.distance, odds.start, odds.isFlank, odds.atOnce]).toEqual([8, 'far', false, undefined])
    expect(odds.reactions.map(({ id, rule, form, test: one }) => [id, rule, form, one?.needs])).toEqual([
      ['evade', '6.5', undefined, undefined],
      ['form', '6.7', 'attack', 3],
      ['form', '6.7', 'square', 3],
    ])
    expect(odds.fight?.sides.map(({ total }) => total)).toEqual([2, 1])
  })

  test('6.3 the test of a charge at an opportunity', () => {
    const at = opportunity([foot(5, { heading: 90, at: [36, 39] })], { determination: 'C' })
    const { test: one } = chargeOdds(at.p, 0, 1)
    expect(one).toEqual({
      unit: 0,
      needs: 4,
      chance: 0.5,
      factors: [
        { id: 'classC', rule: '6.3', value: -1 },
        { id: 'flank', rule: '6.3', value: 1 },
      ],
    })
  })

  test('8.4 to 8.8 which charges are over without dice', () => {
    const ends = (enemy: Parameters<typeof charge>[0][number], grade: number = morale.FORMED) => {
      const at = charge([enemy])
      at.p.morale[1] = grade
      const { atOnce, fight } = chargeOdds(at.p, 0, 1)
      expect(fight).toBeUndefined()
      return atOnce
    }
    expect(ends(foot(4, { form: 'march', at: [36, 37] }))).toBe('8.4')
    expect(ends({ name: 'X', form: 'limbered', at: [36, 37], heading: 180 })).toBe('8.5')
    expect(ends({ name: 'X', form: 'deployed', at: [36, 37], heading: 180 })).toBe('8.6')
    expect(ends(foot(4), morale.ROUT)).toBe('8.7')
    expect(ends(foot(4, { heading: 90, at: [36, 38] }))).toBe('8.8')
  })

  test('8.1, 13.2 the rule that forbids a charge is named', () => {
    expect(chargeOdds(charge([foot(4, { form: 'square', at: [36, 37] })]).p, 0, 1).forbidden?.rule).toBe('8.1')
    expect(chargeOdds(charge([foot(20)]).p, 0, 1).forbidden?.rule).toBe('A28')
  })

  test('14.2 cavalry may receive the charge stationary, or meet it, and each has its odds', () => {
    const { fight, met } = chargeOdds(charge([horse(8)]).p, 0, 1)
    expect([fight?.difference, met?.difference]).toEqual([2, 0])
    expect(fight?.sides[1].factors).toContainEqual({ id: 'stationary', rule: '14.4', value: -2 })
  })

  test('the chances are those of the rules when they are played', () => {
    for (const enemy of [foot(4), foot(4, { fire: 'A' }), horse(4)]) {
      const at = charge([enemy])
      const { fight } = chargeOdds(at.p, 0, 1)
      const told = new Map<number, number>()
      for (const row of fight?.rows ?? []) {
        const key = 16 * row.favoured.casualties + row.unfavoured.casualties
        if (row.chance > 0) told.set(key, (told.get(key) ?? 0) + row.chance)
      }
      expect(fight?.favoured).toBe(0)
      expect(rounded(told)).toEqual(rounded(played(at, 'charge H > X')))
    }
  })

  test('a unit that is not there is refused', () => {
    expect(() => chargeOdds(charge([foot(4)]).p, 0, 9)).toThrow('there are 2 units, counted from 0, and none 9')
  })
})

test('6.2 threats say which charges could come at an opportunity', () => {
  const threats = (enemy: Parameters<typeof charge>[0][number]) =>
    strikesOf(charge([enemy]).p, 0, 0).map(({ id, isOpportunity }) => [id, isOpportunity])
  expect(threats(foot(5))).toEqual([['charge', false]])
  expect(threats(foot(5, { form: 'march', at: [36, 37] }))).toEqual([['charge', true]])
  expect(threats(foot(5, { heading: 90, at: [36, 39] }))).toEqual([['charge', true]])
})
