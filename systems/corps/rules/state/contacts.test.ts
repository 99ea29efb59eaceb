import { expect, test } from 'vitest'
import { table } from '../testing/table.ts'
import { areInContact, part, touch } from './contacts.ts'

const army = () =>
  table(
    {
      commands: [
        {
          id: 'one',
          general: [20, 20],
          units: [
            { name: 'A', form: 'attack', at: [18, 30] },
            { name: 'B', form: 'attack', at: [22, 30] },
          ],
        },
        { id: 'foe', army: 1, units: [{ name: 'X', form: 'line', at: [20, 31.5], heading: 180 }] },
      ],
    },
    0,
    3,
  )

test('A36 a unit that is attacked turns to the first who comes, and to the next when he leaves', () => {
  const { p } = army()
  touch(p, 0, 2)
  touch(p, 1, 2)
  expect([...p.contact]).toEqual([3, 3, 1])
  expect([areInContact(p, 2, 0), areInContact(p, 2, 1), areInContact(p, 0, 1)]).toEqual([true, true, false])
  part(p, 0)
  expect([...p.contact]).toEqual([0, 3, 2])
  part(p, 2)
  expect([...p.contact]).toEqual([0, 0, 0])
})
