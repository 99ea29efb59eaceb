import { expect, test } from 'vitest'
import type { Told } from '../../../src/web/board/table.ts'
import { engagementsOf, isFresh, type Roll } from './engagement.ts'
import { kernel, playThrough } from './test-games.ts'

const { scenario } = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
const unit = (id: string) => scenario.army.units.indexOf(id)
const hex = (name: string) => scenario.ground.grid.names.indexOf(name)
const tell = (name: string, ...args: number[]): Told => ({
  n: 1,
  k: 0,
  event: name,
  args: [args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] ?? 0],
})
const rolls = (parts: readonly object[]) => parts.flatMap((part) => ('roll' in part ? [part.roll as Roll] : []))

test('a volley of several units is one engagement: its units, each modifier with its die, the result', () => {
  const [first, second, target] = [unit('FR-5LR2'), unit('FR-5LR3'), unit('SP-MON')]
  const at = hex('AJ12')
  const log = [
    tell('Fires', first, at),
    tell('Fires', second, at),
    tell('Modifier', -1, 8),
    tell('Volley', 7, at, 5, 4),
    tell('Hit', target, 3),
    tell('Modifier', 1, 0),
    tell('Checked', target, 2, 3, 1),
    tell('Disorganized', target),
    tell('PhaseBegan', 0, 3),
  ]
  const [engagement, ...others] = engagementsOf(log, { scenario })
  expect(others).toEqual([])
  expect(engagement).toMatchObject({ kind: 'fire', hex: at, units: [first, second], from: 0, to: 7 })
  expect(rolls(engagement.parts)).toMatchObject([
    { kind: 'volley', added: [{ value: -1, reason: 8 }], die: 5, counts: 4, points: 7, side: 0 },
    { kind: 'morale', unit: target, added: [{ value: 1, reason: 0 }], die: 2, counts: 3, result: 1, side: 1 },
  ])
  expect(isFresh(engagement, log)).toBe(true)
  expect(isFresh(engagement, [...log, tell('Moved', target, at, at, 1)])).toBe(false)
})

test('a second volley at another hex is another engagement; a shock begins with its odds and the named units', () => {
  const [first, second] = [unit('FR-5LR2'), unit('FR-5LR3')]
  const [one, other] = [hex('AJ12'), hex('AG13')]
  const log = [
    tell('Fires', first, one),
    tell('Volley', 3, one, 2, 2),
    tell('Fires', second, other),
    tell('Volley', 3, other, 6, 6),
    tell('Attacks', first, one),
    tell('Attacks', second, one),
    tell('CombatBegan', 14, 4, one, 6),
    tell('Modifier', 1, 17),
    tell('Struck', 3, 4, 5),
    tell('Retreats', unit('SP-MON'), one, other),
  ]
  const engagements = engagementsOf(log, { scenario })
  expect(engagements.map(({ kind, hex: at, units }) => ({ kind, at, units }))).toEqual([
    { kind: 'fire', at: one, units: [first] },
    { kind: 'fire', at: other, units: [second] },
    { kind: 'shock', at: one, units: [first, second] },
  ])
  expect(engagements[2].odds?.args).toEqual([14, 4, one, 6])
  expect(rolls(engagements[2].parts)).toMatchObject([
    { kind: 'strike', added: [{ value: 1, reason: 17 }], die: 3, result: 5 },
  ])
})

test('every die and every modifier that is reported stands in some engagement', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const log: Told[] = []
    playThrough('vedel', seed, (_before, told) => log.push(...told))
    const count = (names: readonly string[]) => log.filter(({ event }) => names.includes(event)).length
    const parts = engagementsOf(log, { scenario }).flatMap((engagement) => rolls(engagement.parts))
    expect(parts).toHaveLength(count(['Volley', 'Struck', 'Checked', 'Rallies', 'RollsControl']))
    expect(parts.flatMap(({ added }) => added)).toHaveLength(count(['Modifier']))
  }
})

test('the engagement of a charge is over when others join for a march', () => {
  const [horse, first, second] = [unit('FR-6DRP'), unit('FR-5LR2'), unit('FR-5LR3')]
  const at = hex('AJ12')
  const log = [
    tell('ChargeNamed', horse, at),
    tell('ChargeArrives', horse, at),
    tell('Checked', horse, 5, 5, 0),
    tell('Joins', first, second),
  ]
  const [engagement] = engagementsOf(log, { scenario })
  expect(engagement.parts).toHaveLength(2)
  expect(engagement.to).toBe(2)
})
