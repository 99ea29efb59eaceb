import { describe, expect, test } from 'vitest'
import { morale } from '../state/position.ts'
import { table } from '../testing/table.ts'
import { disorder, lose, oweRout, oweTest, remove, setMorale } from './harm.ts'

const units = [
  { name: 'A', form: 'line', at: [20, 30] },
  { name: 'C', form: 'horse-line', at: [30, 30] },
  { name: 'G', form: 'deployed', at: [40, 30] },
] as const
const army = () => table({ commands: [{ id: 'one', general: [20, 20], units }] }, 0, 3)

describe('17.1 casualties', () => {
  test.each([
    ['infantry', 0, 6],
    ['cavalry', 1, 4],
    ['artillery', 2, 3],
  ])('%s routs without a test at its number', (_arm, unit, most) => {
    const { p } = army()
    lose(p, unit, most - 1, 1)
    expect(p.routs[unit]).toBe(0)
    lose(p, unit, 1, 1)
    expect([p.casualties[unit], p.routs[unit], p.cause[unit]]).toEqual([most, 1, 2])
  })

  test('A18 routs stand in the order in which they came, each once', () => {
    const { p } = army()
    for (const unit of [2, 0, 2, 1]) lose(p, unit, 6, -1)
    expect([...p.routs]).toEqual([2, 3, 1])
  })
})

test('17.2 a unit owes one test at a time, and none if it owes a rout', () => {
  const { p } = army()
  for (const unit of [0, 1, 0]) oweTest(p, unit, 2)
  oweRout(p, 2, 0)
  oweTest(p, 2, 0)
  expect([[...p.tests], p.owed]).toEqual([[1, 2, 0], 3])
})

test('18.2 only Formed units become Disordered', () => {
  const { p } = army()
  setMorale(p, 1, morale.SHAKEN)
  for (const unit of [0, 1]) disorder(p, unit)
  expect([...p.morale]).toEqual([morale.DISORDERED, morale.SHAKEN, morale.FORMED])
})

test('A48 a unit that is lost is off the table', () => {
  const { p } = army()
  remove(p, 0)
  expect([p.x[0], p.lost[0]]).toEqual([-1, 1])
})
