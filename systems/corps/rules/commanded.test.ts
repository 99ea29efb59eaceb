import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { CHIEF } from '../../../src/match/index.ts'
import { commandedBy } from './commanded.ts'
import { corps } from './index.ts'
import { formationsOf } from './state/formations.ts'
import { table } from './testing/table.ts'

describe('2.1 each corps is a formation', () => {
  test('for players who share a side; the commander in chief commands none', () => {
    const { scenario } = engine(corps).open('helmstedt', {}, fastDice(1))
    const [french, prussian] = formationsOf(scenario)
    expect(french.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'fr-corps-4 4 French Corps',
      'fr-corps-5 5 French Corps',
      'fr-corps-6 6 French Corps',
      'pl-corps-13 13 Polish Corps',
      'fr-reserve French Reserve',
    ])
    expect(prussian).toHaveLength(5)
  })

  const at = table(
    {
      commands: [
        { id: 'one', general: [20, 20], units: [{ name: 'A', form: 'line', at: [20, 24] }] },
        { id: 'chief', chief: true, general: [21.5, 20] },
        { id: 'foe', army: 1, general: [60, 60] },
      ],
    },
    ...[0, 3],
  )
  const whose = (text: string): number => commandedBy(at.p, 0, at.kernel.parse(at.p, 0, text) as number)

  test('the actions of its units and its general, and the end of its turn, belong to it', () => {
    for (const text of ['pick A', 'ride general one > 20,22', 'halt', 'end the turn']) expect(whose(text)).toBe(0)
    at.act('pick A')
    for (const text of ['stand', 'go 0 16,0']) expect(whose(text)).toBe(0)
  })

  test('the actions of the commander in chief, and the choice of one more move, belong to him', () => {
    at.act('stand')
    at.act('end the turn', 0, 4)
    for (const text of ['order one > halt', 'give the turn to one', 'end the turn', 'ride general chief > 22,22'])
      expect(whose(text)).toBe(CHIEF)
    at.act('end the turn', 0, 3)
    at.act('end the turn')
    expect(whose('end the day')).toBe(CHIEF)
  })
})
