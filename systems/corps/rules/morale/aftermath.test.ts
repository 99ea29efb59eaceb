import { expect, test } from 'vitest'
import { scriptedDice } from '../../../../src/kernel/index.ts'
import { morale } from '../state/position.ts'
import { table } from '../testing/table.ts'
import { settleHarm } from './aftermath.ts'
import { lose } from './harm.ts'

const army = () =>
  table(
    {
      commands: [
        { id: 'one', general: [20, 20], units: [{ name: 'A', form: 'line', at: [20, 30] }] },
        { id: 'foe', army: 1, general: [70, 70], units: [{ name: 'enemy', form: 'line', at: [20, 40] }] },
      ],
    },
    0,
    3,
  )

test('A18 the queue of routs is worked off, and is then empty', () => {
  const { p, kernel } = army()
  lose(p, 0, 6, 1)
  settleHarm(p)
  kernel.settle(p, scriptedDice([]))
  expect([p.morale[0], p.routs[0], p.cause[0], p.owed]).toEqual([morale.ROUT, 0, 0, 0])
})

test('nothing is begun if nothing is owed', () => {
  const { p } = army()
  const before = p.depth
  settleHarm(p)
  expect(p.depth).toBe(before)
})
