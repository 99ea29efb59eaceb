import { describe, expect, test } from 'vitest'
import { forecast, isRefusal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { morale } from '../state/position.ts'
import { battle } from '../testing/battle.ts'
import type { Table } from '../testing/table.ts'
import { fightOdds, skirmishOdds } from './fight.ts'

const A = { name: 'A', form: 'attack', at: [36, 30] } as const
const X = { name: 'X', form: 'attack', at: [36, 36], heading: 180 } as const

/** What the rules make of an action, by casualties of both: 16 times those of A, plus those of X. */
function played(at: Table, text: string): Map<number, number> {
  const action = at.kernel.parse(at.p, 0, text)
  if (isRefusal(action)) throw new Error(action.reason)
  const key = (p: Table['p']) => 16 * p.casualties[0] + p.casualties[1]
  return forecast(at.kernel, at.p, 0, action, key, { until: [Aftermath] }).odds
}

const rounded = (odds: Map<number, number>) =>
  [...odds].map(([key, chance]) => [key, Math.round(36 * chance)]).sort(([one], [two]) => one - two)

describe('9.7 the chances of a fight', () => {
  // Of the 36 cases of two dice, by the difference.
  test.each([
    [0, [3, 7, 11, 9, 6]],
    [1, [1, 5, 9, 11, 10]],
    [2, [0, 3, 7, 11, 15]],
    [3, [0, 1, 5, 9, 21]],
    [4, [0, 0, 3, 7, 26]],
    [5, [0, 0, 1, 5, 30]],
  ])('with a difference of %i', (difference, faces) => {
    const at = battle([A], [X], 'attack')
    at.p.casualties[1] = difference
    const odds = fightOdds(at.p, 0, 1)
    expect([odds.favoured, odds.difference]).toEqual([0, difference])
    expect(odds.rows.map(({ chance }) => Math.round(36 * chance))).toEqual(faces)
  })

  test('are those of the rules when they are played', () => {
    for (const worn of [0, 1, 2]) {
      const at = battle([A], [{ ...X, determination: 'A' }], 'attack')
      at.p.casualties[0] = worn
      const { rows, favoured } = fightOdds(at.p, 0, 1)
      const told = new Map<number, number>()
      for (const row of rows) {
        const [ofA, ofX] = favoured === 0 ? [row.favoured, row.unfavoured] : [row.unfavoured, row.favoured]
        const key = 16 * (worn + ofA.casualties) + ofX.casualties
        if (row.chance > 0) told.set(key, (told.get(key) ?? 0) + row.chance)
      }
      expect(rounded(told)).toEqual(rounded(played(at, 'assault A > X')))
    }
  })
})

test('the odds name the factors of both sides with their rules, and what the rows mean', () => {
  const at = battle([{ ...A, fire: 'A' }], [{ ...X, form: 'line' }], 'attack')
  const odds = fightOdds(at.p, 0, 1)
  expect(odds.sides).toEqual([
    { unit: 0, factors: [{ id: 'betterFire', rule: '13.3', value: 1 }], total: 1 },
    { unit: 1, factors: [{ id: 'lineOnColumn', rule: '13.3', value: 2 }], total: 2 },
  ])
  expect([odds.fight, odds.favoured, odds.difference, odds.rows[3].unfavoured, odds.rows[4].most]).toEqual([
    'assault',
    1,
    1,
    { grade: 'shaken', retires: 4, casualties: 2 },
    null,
  ])
})

test('A39 an attack on a column of march has its own chances, whichever fight was asked about before', () => {
  const at = battle(
    [
      { ...A, determination: 'C' },
      { ...A, name: 'B', at: [50, 30] },
    ],
    [
      { ...X, form: 'march', determination: 'A' },
      { ...X, name: 'Y', at: [50, 36] },
    ],
    'attack',
  )
  const chances = (unit: number, enemy: number) => {
    const { difference, rows } = fightOdds(at.p, unit, enemy)
    return [difference, ...rows.map(({ chance }) => Math.round(36 * chance))]
  }
  // The two rows on which the attacker would lose are a draw.
  const march = [0, 0, 0, 21, 9, 6]
  const plain = [0, 3, 7, 11, 9, 6]
  expect([chances(0, 2), chances(1, 3), chances(0, 2)]).toEqual([march, plain, march])
})

test('A33 the odds count others who would join', () => {
  const at = battle([A], [X], 'attack')
  expect(fightOdds(at.p, 0, 1, 0, 1).sides[1].factors).toEqual([{ id: 'outnumbered', rule: '13.3', value: -2 }])
})

test('12.4 the odds of a firefight', () => {
  const at = battle([{ ...A, fire: 'A', determination: 'A' }], [X], 'hold')
  const { fight, sides } = fightOdds(at.p, 0, 1, 1)
  expect([fight, sides[0].factors]).toEqual(['firefight', [{ id: 'fireA', rule: '12.4', value: 1 }]])
})

test('8.7, 8.8 the odds name the rule if contact routs or destroys an enemy without dice', () => {
  const at = battle([A], [{ ...X, heading: 90 }], 'attack')
  expect(fightOdds(at.p, 0, 1).atOnce).toBe('8.8')
  at.p.morale[1] = morale.ROUT
  expect(fightOdds(at.p, 0, 1).atOnce).toBe('8.7')
})

describe('11.3 the chances of a skirmish', () => {
  test('of both shots', () => {
    const at = battle([{ ...A, skirmish: 'A' }], [X], 'hold')
    const [own, answer] = skirmishOdds(at.p, 0, 1)
    expect([own.factors, own.needs, own.chance]).toEqual([[{ id: 'A', rule: '11.3', value: 3 }], 3, 4 / 6])
    expect([answer.unit, answer.needs, answer.chance]).toEqual([1, 4, 3 / 6])
  })

  test('A39 a column of march has no shot', () => {
    expect(skirmishOdds(battle([A], [{ ...X, form: 'march' }], 'hold').p, 0, 1)).toHaveLength(1)
  })
})

test('a unit that is not there is refused', () => {
  const at = battle([A], [X], 'attack')
  expect(() => fightOdds(at.p, 0, 7)).toThrow('there are 2 units, counted from 0, and none 7 on the table')
})
