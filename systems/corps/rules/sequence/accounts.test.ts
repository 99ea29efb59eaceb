import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { accounts } from './accounts.ts'
import { lossesOf } from './victory.ts'

test('A49 the accounts of a day: casualties by arm, units lost, sections held, and what the losses of the enemy are worth', () => {
  const { p } = table(
    {
      commands: [
        {
          id: 'one',
          general: [60, 4],
          order: 'halt',
          units: [
            { name: 'A', form: 'garrison', at: [23, 24] },
            { name: 'B', form: 'horse-line', at: [40, 50] },
          ],
        },
        {
          id: 'foe',
          army: 1,
          general: [60, 68],
          order: 'halt',
          units: [
            { name: 'X', form: 'line', at: [60, 50] },
            { name: 'G', form: 'deployed', at: [50, 60] },
          ],
        },
      ],
      sections: [
        [
          [20, 20],
          [28, 20],
          [28, 28],
          [20, 28],
        ],
      ],
    },
    0,
    3,
  )
  p.casualties.set([1, 4, 3, 2])
  p.lost[1] = 1
  p.lost[3] = 1
  const { losses, points } = accounts(p)
  expect(losses).toEqual([
    { infantry: 1, cavalry: 4, artillery: 0, 'units lost': 1 },
    { infantry: 3, cavalry: 0, artillery: 2, 'units lost': 1 },
  ])
  expect(points).toEqual([
    { sections: 1, casualties: 5, 'units lost': 4 },
    { sections: 0, casualties: 5, 'units lost': 4 },
  ])
  for (const [army, { casualties, 'units lost': lost }] of points.entries())
    expect(casualties + lost).toBe(lossesOf(p, 1 - army))
})
