import { describe, expect, test } from 'vitest'
import { morale } from '../state/position.ts'
import { battle, factorsTold, stateOf } from '../testing/battle.ts'

const A = { name: 'A', form: 'attack', at: [34.25, 31] } as const
const B = { name: 'B', form: 'attack', at: [37.75, 31] } as const
const X = { name: 'X', form: 'line', at: [36, 36], heading: 180 } as const

describe('A33 two brigades against one', () => {
  const both = () => {
    const at = battle([A, B], [X], 'attack')
    at.act('assault A > X')
    return at
  }

  test('another can join before the dice are rolled, for a pip of its own', () => {
    const at = both()
    expect([at.asked(), at.list()]).toEqual([0, ['join B', 'lead A']])
    const { pips } = at.p
    at.act('join B')
    expect([at.p.pips, at.list()]).toEqual([pips - 1, ['lead A', 'lead B']])
    expect(at.why('join B')).toBe('A33')
  })

  test('the defender is outnumbered, and the factors of the brigade that leads count', () => {
    const at = both()
    at.act('join B')
    at.p.casualties.set([0, 2])
    at.told()
    at.act('lead A', 7)
    expect(factorsTold(at)).toEqual(['X lineOnColumn 2', 'X outnumbered -2'])
  })

  test('the defender is not outnumbered if the leader fights by itself', () => {
    const at = both()
    at.told()
    at.act('lead A', 7)
    expect(factorsTold(at)).toEqual(['X lineOnColumn 2'])
    expect(stateOf(at, 'B')).toEqual([0, 0])
  })

  test.each([
    [7, [1, 1], [1, 0], [1, 1]],
    [4, [2, 2], [2, 0], [1, 1]],
    [8, [1, 1], [1, 0], [2, 2]],
  ])('all share Disordered and the retreat, but only the leader takes the casualties: %i', (roll, ofA, ofB, ofX) => {
    const at = both()
    at.act('join B')
    at.act('lead A', roll)
    expect(['A', 'B', 'X'].map((name) => stateOf(at, name))).toEqual([ofA, ofB, ofX])
  })

  test('if the leader routs, the others do not rout with it: they test', () => {
    const at = both()
    at.act('join B')
    // The fight, then the test of B: a 6, less 1 for no supports, less 1 for the rout; its general is near.
    at.act('lead A', 2, 6)
    expect([stateOf(at, 'A'), stateOf(at, 'B'), at.p.contact[1]]).toEqual([[3, 3], [1, 0], 3])
  })

  test('a brigade that joins at the flank ends the fight without dice', () => {
    const side = { name: 'B', form: 'attack', at: [42, 35], heading: 280 } as const
    const at = battle([{ ...A, at: [36, 31] }, side], [X], 'attack', {})
    at.p.x[at.p.scenario.roster.generals] = 38 * 64
    at.act('assault A > X')
    at.act('join B')
    expect([stateOf(at, 'X'), stateOf(at, 'A'), stateOf(at, 'B')]).toEqual([
      [3, 3],
      [1, 0],
      [1, 0],
    ])
    expect(at.list()).toContain('end the turn')
  })

  test('the player is not asked if no other brigade can join', () => {
    const at = battle([A, { ...B, at: [37.75, 20] }], [X], 'attack')
    at.act('assault A > X', 7)
    expect(stateOf(at, 'X')).toEqual([1, 1])
  })
})

describe('A36 the other side orders another round', () => {
  test('A125 a side that attacks one of two is outnumbered, and both of the two share the result', () => {
    const at = battle([X], [{ ...A, heading: 0 }, B], 'attack', {})
    at.p.x[at.p.scenario.roster.generals] = 36 * 64
    at.p.y[at.p.scenario.roster.generals] = 40 * 64
    at.p.y.set([34.5 * 64, 33 * 64, 33 * 64])
    at.p.contact.set([2, 1, 1])
    at.told()
    at.act('assault X > A', 8)
    expect(factorsTold(at)).toEqual(['X lineOnColumn 2', 'X outnumbered -2'])
    expect(['X', 'A', 'B'].map((name) => stateOf(at, name))).toEqual([
      [1, 1],
      [2, 2],
      [2, 0],
    ])
  })
})

describe('A39 a column of march that is attacked', () => {
  const caught = () =>
    battle([{ ...A, determination: 'C' }], [{ ...X, form: 'march', at: [34.25, 37], determination: 'A' }], 'attack')

  test('the attacker is favoured, by 0 at least', () => {
    const at = caught()
    at.told()
    at.act('assault A > X', 10)
    expect(at.told()).toContain('FightRolled A 10 0 10')
  })

  test.each([2, 5])('on %i it is a draw', (roll) => {
    const at = caught()
    at.act('assault A > X', roll)
    expect([stateOf(at, 'A'), stateOf(at, 'X')]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})

test('A88 a winner that reaches its number of casualties routs too, after the loser', () => {
  const at = battle([A], [X], 'attack')
  at.p.casualties[0] = 5
  at.p.morale[1] = morale.SHAKEN
  at.told()
  // Minus 5 against plus 2 less 2: X is favoured by 5, and wins with one casualty; make it his sixth.
  at.p.casualties[1] = 5
  at.act('assault A > X', 10)
  const routs = at.told().match(/MoraleChanged \w rout/g)
  expect(routs).toEqual(['MoraleChanged X rout', 'MoraleChanged A rout'])
})
