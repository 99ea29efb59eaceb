/**
 * What drill makes of a place: the weights that are easily overlooked, each by two positions that differ in nothing
 * else.
 */
import { expect, test } from 'vitest'
import { hexNamed } from '../../../src/hex/index.ts'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { FRENCH, SPANISH } from '../rules/state/sides.ts'
import { seekerOf, worthOf } from './ground-score.ts'
import { judgeOf } from './judge.ts'
import { look } from './survey.ts'
import { usual } from './weights.ts'

const kernel = engine(eagle)
type Placed = Readonly<Record<string, unknown>>

/** Scenario 4 in a movement phase of a side, with these on the map, and Bailén held by the named side. */
function moving(
  side: 'french' | 'spanish',
  place: Placed,
  orders: Readonly<Record<string, string>>,
  holder: number,
): Eagle {
  const p = kernel.open('bailen', {}, fastDice(1))
  const { situations } = eagle
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, value] of Object.entries(place)) situations?.place(p, what, value)
  situations?.set(p, 'phase', `${side} movement`)
  situations?.set(p, 'orders', orders)
  situations?.ready?.(p)
  kernel.settle(p, fastDice(1), undefined)
  p.held.fill(1 + holder)
  return p
}

/** Returns what a hex is worth to a unit. */
function worth(p: Eagle, id: string, name: string): number {
  const unit = p.scenario.army.units.indexOf(id)
  const side = p.scenario.army.side[unit]
  look(p)
  return worthOf(seekerOf(judgeOf(p, side, usual), unit), hexNamed(p.scenario.ground.grid, name))
}

test('8.1 a hex is worth less to a unit that has to leave the front of an enemy for it, because of the check', () => {
  const beside = (facing: string) =>
    moving(
      'french',
      { 'FR-4LR1': { at: 'K10', facing: 'NE' }, 'SP-CEU1': { at: 'K9', facing } },
      { CHA: 'none', RED: 'defend' },
      SPANISH,
    )
  expect(worth(beside('SW'), 'FR-4LR1', 'K12')).toBeLessThan(worth(beside('NE'), 'FR-4LR1', 'K12'))
  // It does not leave its place.
  expect(worth(beside('SW'), 'FR-4LR1', 'K10')).toBe(worth(beside('NE'), 'FR-4LR1', 'K10'))
})

test('RA66 a place that lowers the limits of the enemy is worth a step more until it is held', () => {
  const before = (holder: number) =>
    moving(
      'french',
      { 'FR-4LR1': { at: 'AC18', facing: 'E' }, 'SP-CEU1': { at: 'AM1', facing: 'E' } },
      { CHA: 'none' },
      holder,
    )
  expect(worth(before(SPANISH), 'FR-4LR1', 'AC15')).toBeGreaterThan(worth(before(FRENCH), 'FR-4LR1', 'AC15'))
  expect(worth(before(SPANISH), 'FR-4LR1', 'AC17')).toBe(worth(before(FRENCH), 'FR-4LR1', 'AC17'))
})

test('RA66 a place that counts for the enemy is worth more to a unit while no friend stands in it', () => {
  const before = (friend: string) =>
    moving(
      'spanish',
      { 'SP-CEU1': { at: 'AC18', facing: 'E' }, 'SP-VG6': { at: friend, facing: 'E' } },
      { RED: 'none', COR: 'none' },
      SPANISH,
    )
  expect(worth(before('AF15'), 'SP-CEU1', 'AC15')).toBeGreaterThan(worth(before('AC15'), 'SP-CEU1', 'AC15'))
  expect(worth(before('AF15'), 'SP-CEU1', 'AC17')).toBe(worth(before('AC15'), 'SP-CEU1', 'AC17'))
})
