import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { type Eagle, ELIMINATED, eagleLayout } from '../rules/state/position.ts'
import { comingOf } from './coming.ts'
import { endingOf } from './ending.ts'
import { leadOf } from './standing.ts'
import { standings } from './standings.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/told/t.ts', () => import('./test-words.ts'))
vi.mock('../words/event/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

const open = (scenario: string): Eagle => kernel.open(scenario, {}, fastDice(1))
const seen = (p: Eagle, seat: number): Eagle => {
  const view = eagleLayout.make(p.scenario)
  kernel.ruleset.redact(p, seat, view)
  return view
}
const formation = (p: Eagle, id: string) => p.scenario.army.formations.indexOf(id)

test('16 each side sees its own losses against the limit, and those of the enemy that can be seen', () => {
  const p = open('vedel')
  const cor = formation(p, 'COR')
  const unit = p.scenario.army.units.indexOf('SP-MON')
  p.at[unit] = ELIMINATED
  p.hurt[cor] = 3
  const of = (view: Eagle) => standings(view).find((one) => one.formation === cor)
  expect(of(seen(p, 1))).toMatchObject({ hurt: 3, exact: true, limit: 4, down: false })
  expect(of(seen(p, 0))).toMatchObject({ hurt: 1, exact: false, limit: 4, down: false })
  // The division without a limit is not counted.
  expect(standings(p).map(({ formation: f }) => p.scenario.army.formations[f])).toEqual(['POI', 'CAS', 'BOU', 'COR'])
})

test('17 the board shows which side would win if the battle ended now', () => {
  const p = open('vedel')
  expect(leadOf(p).degree).toBe(0)
  p.down[formation(p, 'COR')] = 1
  expect(leadOf(p)).toEqual({ side: 0, degree: 1 })
  p.down[formation(p, 'CAS')] = 1
  p.down[formation(p, 'BOU')] = 1
  expect(leadOf(p)).toEqual({ side: 1, degree: 1 })
})

test('17 the end says which degree of victory it is and why', () => {
  const p = open('vedel')
  const table = { view: () => p } as unknown as Table<Eagle>
  p.turn = p.scenario.turns
  p.result = 3
  expect(endingOf(table)).toBe('The same number of formations is demoralized on each side: French 0, Spanish 0.')
  p.down[formation(p, 'COR')] = 1
  p.result = 1
  p.degree = 1
  expect(endingOf(table)).toMatch(
    /^The last turn is over\. French victory, marginal: .*French 0, Spanish 1\. Demoralized: .+\.$/,
  )
  for (const id of ['POI', 'CAS', 'BOU']) p.down[formation(p, id)] = 1
  p.down[formation(p, 'COR')] = 0
  p.result = 2
  p.degree = 3
  expect(endingOf(table)).toMatch(
    /^A side with three demoralized formations is beaten at once\. Spanish victory, strategic/,
  )
})

test('18 units still to come are listed by turn and entry hex, and those that only the guns bring last', () => {
  const p = open('surprise')
  const coming = comingOf(p)
  const { units } = p.scenario.army
  expect(coming.at(-1)!.turn).toBe(0)
  expect(coming.flatMap((one) => one.units)).toHaveLength(
    units.filter((_, unit) => p.scenario.arrivalOf[unit] >= 0).length,
  )
  const turns = coming.slice(0, -1).map(({ turn }) => turn)
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
  p.coming = 5
  expect(comingOf(p).every(({ turn }) => turn > 0)).toBe(true)
  expect(comingOf(open('vedel'))).toEqual([])
})
