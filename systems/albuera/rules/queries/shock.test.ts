/** The questions about reactions and Clashes: their answers are what happens. */
import { describe, expect, test } from 'vitest'
import { UserError } from '../../../../src/kernel/index.ts'
import { act, call, clash, column, emptyField, holdFire, line, roll, unit, west } from '../testing/field.ts'
import { clashByEntry, clashIn, reactorsTo } from './shock.ts'
import { threatsTo } from './threats.ts'

const at = (p: ReturnType<typeof emptyField>, name: string) => p.scenario.ground.grid.names.indexOf(name)

describe('which units would react', () => {
  const p = emptyField({ 'II/34': column('1010'), '29': line('1210', west), Hoghton: '1410', Girard: '0101' })
  test('13.1A, 13.3 the answer has each check, its modifiers with their rules, and the chance of each result', () => {
    const [one, ...others] = reactorsTo(p, unit(p, 'II/34'), at(p, '1110'), -1)
    expect(others).toEqual([])
    expect(one).toMatchObject({ unit: unit(p, '29'), procedure: '13.1A', morale: 7, losses: 1, retreat: 1 })
    expect(one.modifiers).toEqual([
      { id: 'front', rule: '13.1A', value: -2 },
      { id: 'command', rule: '13.3', value: -1 },
    ])
    const { great, passed, failed, routed } = one.chances
    expect([great, passed, failed, routed].map((chance) => Math.round(10 * chance))).toEqual([5, 5, 0, 0])
    expect(one.answers).toEqual(['fire', 'counterattack', 'turn'])
  })
  test('13.1 no unit reacts if none stands in front; a question about a unit that does not exist is refused', () => {
    expect(reactorsTo(p, unit(p, 'II/34'), -1, -1)).toEqual([])
    expect(() => reactorsTo(p, 999, -1, -1)).toThrow(UserError)
  })
})

test('12.12, 14.2 the threats to a hex are units that fire there, face it, or could counterattack', () => {
  const p = emptyField({
    '29': line('1210', west),
    '1/48': { at: '1209', facing: 'SW', array: 'square' },
    Girard: '0101',
  })
  expect(threatsTo(p, 0, at(p, '1110'))).toEqual([
    { unit: unit(p, '29'), fires: true, faces: true, strikes: true },
    { unit: unit(p, '1/48'), fires: true, faces: true, strikes: false },
  ])
  expect(threatsTo(p, 1, at(p, '1110'))).toEqual([])
})

describe('what a Clash would come to', () => {
  test('15.7 the odds of an entry have the shifts with their rules, the column, and the chances', () => {
    const p = emptyField({ 'II/34': column('1010'), '29': line('1110', west), Girard: '0101' })
    const [odds] = clashByEntry(p, unit(p, 'II/34'), at(p, '1110'), 0)
    expect(odds).toMatchObject({ side: 'french', column: 1, wins: 0.6 })
    expect(odds.shifts).toEqual([{ side: 'french', id: 'column', rule: '15.7', value: 1 }])
    expect(Object.values(odds.results).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(clashByEntry(p, unit(p, 'II/34'), at(p, '0910'), 0)).toEqual([])
  })
  test('12.12.2, R60 a whole stack counterattacks, together with units that have noted a counterattack before', () => {
    const p = emptyField({
      Girard: '0101',
      Brayer: '1010',
      Hoghton: '0101',
      'II/34': column('1010'),
      '29': line('1210', west),
      '1/48': line('1209', { facing: 'SW' }),
      '2/48': line('1209', { facing: 'SW' }),
    })
    call(p, 'Girard', 'Brayer')
    holdFire(p)
    act(p, 'move II/34')
    roll(p, 'forward left')
    roll(p, 'react 29', 5)
    roll(p, 'counterattack right', 5)
    const [odds] = clashByEntry(p, unit(p, '1/48'), at(p, '1110'), 1)
    expect(odds.attackers).toEqual(['1/48', '2/48', '29'].map((name) => unit(p, name)))
    expect(odds.defenders).toEqual([unit(p, 'II/34')])
  })
  test('15.2 the odds of a hex have each fight that can be chosen there', () => {
    const p = emptyField({
      Girard: '0101',
      'I/51': line('1010', { from: '0910' }),
      '2/31': line('1010', west),
      '2/48': line('1011', west),
    })
    clash(p, 'Girard')
    const [odds] = clashIn(p, at(p, '1010'))
    expect([odds.joined, odds.defenders.length, odds.column]).toEqual([at(p, '1011'), 2, 0])
  })
})
