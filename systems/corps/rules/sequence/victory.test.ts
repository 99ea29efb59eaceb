import { describe, expect, test } from 'vitest'
import { unitOf } from '../testing/battle.ts'
import { type Table, type TableSpec, table } from '../testing/table.ts'
import { judgeCollapse, judgeDay, lossesOf, measures, outcome, sectionsHeld } from './victory.ts'

type Units = NonNullable<TableSpec['commands'][0]['units']>

const FARM = [
  [20, 20],
  [28, 20],
  [28, 28],
  [20, 28],
] as const
const MILL = [
  [40, 20],
  [48, 20],
  [48, 28],
  [40, 28],
] as const

const inFarm = { name: 'A', form: 'garrison', at: [23, 24] } as const
const beside = { name: 'B', form: 'garrison', at: [26, 24.25] } as const
const inMill = { name: 'C', form: 'garrison', at: [44, 24] } as const

const field = (own: Units, enemies: Units, more: Partial<TableSpec> = {}): Table =>
  table(
    {
      commands: [
        { id: 'one', general: [60, 4], order: 'halt', units: own },
        { id: 'foe', army: 1, general: [60, 68], order: 'halt', units: enemies },
      ],
      sections: [FARM, MILL],
      ...more,
    },
    0,
    3,
  )

const line = (name: string, x: number) => ({ name, form: 'line', at: [x, 50] }) as const

describe('A49 sections held', () => {
  test('infantry wholly inside holds a section, for either army', () => {
    const { p } = field([inFarm], [inMill])
    expect([sectionsHeld(p, 0), sectionsHeld(p, 1)]).toEqual([1, 1])
  })

  test('A108 if both armies have infantry inside, neither holds the section', () => {
    const { p } = field([{ ...inFarm, at: [22, 22] }], [{ ...beside, at: [26, 26] }])
    expect([sectionsHeld(p, 0), sectionsHeld(p, 1)]).toEqual([0, 0])
  })

  test('A108 a brigade that stands half outside holds nothing, and neither does one in Rout', () => {
    const { p } = field([{ ...inFarm, at: [20, 24] }, inMill], [])
    expect(sectionsHeld(p, 0)).toBe(1)
    p.morale[1] = 3
    expect(sectionsHeld(p, 0)).toBe(0)
  })

  test('A108 a unit under a blind holds nothing', () => {
    const { p } = table(
      { commands: [{ id: 'one', blinds: [{ at: [24, 24], strips: 1 }], units: [inFarm] }], sections: [FARM] },
      ...[0, 3],
    )
    expect(sectionsHeld(p, 0)).toBe(0)
  })
})

describe('A49 the end of the day', () => {
  test('the army that holds more sections has won, whatever it has cost', () => {
    const at = field([inFarm], [line('X', 60)])
    at.p.casualties[0] = 5
    at.told()
    judgeDay(at.p, at.journal)
    expect(at.told()).toBe('SectionsHeld french 1; SectionsHeld prussian 0; DayWon french sections')
    expect(outcome(at.p)).toEqual({ winner: 1, degree: 'sections' })
  })

  test('if both hold equally many, the army that has lost less has won: a point a casualty, 4 a unit', () => {
    const at = field([line('A', 20), line('B', 40)], [line('X', 60)])
    at.p.casualties.set([1, 2, 6])
    at.p.lost[1] = 1
    expect([lossesOf(at.p, 0), lossesOf(at.p, 1)]).toEqual([7, 6])
    at.told()
    judgeDay(at.p, at.journal)
    expect(at.told()).toMatch(/LossesCounted french 7; LossesCounted prussian 6; DayWon prussian losses$/)
    expect(outcome(at.p)).toEqual({ winner: 2, degree: 'losses' })
    expect(measures(at.p)).toEqual({ moves: 1, sections: 0, points: -1 })
  })

  test('it is drawn if that is equal too', () => {
    const at = field([line('A', 20)], [line('X', 60)])
    judgeDay(at.p, at.journal)
    expect(at.told()).toMatch(/DayDrawn$/)
    expect(outcome(at.p)).toEqual({ winner: 0, degree: 'losses' })
  })

  test('there is no outcome before', () => {
    expect(outcome(field([line('A', 20)], []).p)).toBeUndefined()
  })
})

describe('A49, A109 a side that has collapsed', () => {
  const units = [line('A', 10), line('B', 20), { name: 'guns', form: 'deployed', at: [30, 50] }] as const

  test('has lost at once, at the end of a turn: all on Halt, and more than half its brigades broken', () => {
    const at = field([line('X', 60)], [...units])
    at.p.morale.set([2, 2], 1)
    at.told()
    expect(at.act('end the turn', 6, 6, 6)).toBeUndefined()
    expect(at.told()).toMatch(/Collapsed prussian; DayWon french collapse$/)
    expect([at.kernel.awaiting(at.p), outcome(at.p)]).toEqual([0, { winner: 1, degree: 'collapse' }])
  })

  test('batteries are no brigades, and half the brigades are not more than half', () => {
    const { p } = field([], [...units])
    const [a, , guns] = ['A', 'B', 'guns'].map((name) => p.scenario.roster.names.indexOf(name))
    p.morale[a] = 3
    p.morale[guns] = 3
    judgeCollapse(p)
    expect(outcome(p)).toBeUndefined()
    p.morale[a + 1] = 2
    judgeCollapse(p)
    expect(outcome(p)?.winner).toBe(1)
  })

  test('lost brigades count, and a corps without troops has no order any more', () => {
    const at = field([], [...units])
    const { p } = at
    p.order[1] = 0
    for (const name of ['A', 'B']) p.lost[unitOf(at, name)] = 1
    judgeCollapse(p)
    expect(outcome(p)).toBeUndefined()
    p.lost[unitOf(at, 'guns')] = 1
    judgeCollapse(p)
    expect(outcome(p)?.winner).toBe(1)
  })

  test('if both have collapsed, losses decide', () => {
    const at = field([line('X', 60)], [line('A', 20)])
    at.p.morale.fill(2)
    at.p.casualties.set([1, 0])
    at.told()
    judgeCollapse(at.p, at.journal)
    expect(at.told()).toBe(
      'Collapsed french; Collapsed prussian; LossesCounted french 1; LossesCounted prussian 0; DayWon prussian losses',
    )
  })
})
