import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { CHECKS, conformance, describe } from './laws.ts'

test('the same seed gives the same report, another seed other games', () => {
  const run = (seed: number) => conformance(sixVillages, { games: 3, seed })
  expect(run(5)).toEqual(run(5))
  expect(run(6).actions).not.toBe(run(5).actions)
})

test('switching off costly checks changes no game, and the report shows which checks have had no cases', () => {
  const all = conformance(sixVillages, { games: 3 })
  const few = conformance(sixVillages, {
    games: 3,
    every: { forecast: 0, 'law 2': 0, 'law 4': 0, 'law 6': 0, 'law 7': 0 },
  })
  expect(few.actions).toBe(all.actions)
  expect([few.checks.forecast, few.checks['law 4'], few.checks['law 5'], few.checks['law 6']]).toEqual([0, 0, 0, 0])
  expect(describe(few)).toMatch(/\? law 6 +0 cases: nothing has been shown/)
  expect(describe(all)).not.toMatch(/nothing has been shown|✗/)
  for (const check of CHECKS) expect(describe(all)).toContain(check)
})

test('games that are only played are the same games, with only a few checks, such as for crashes and dead ends', () => {
  const spoiled = { ...sixVillages, invariants: () => ['nothing is right'] }
  const played = conformance(spoiled, { games: 3, unwatched: true })
  expect(played.actions).toBe(conformance(sixVillages, { games: 3 }).actions)
  expect(played.faults).toEqual([])
  expect(CHECKS.filter((check) => played.checks[check] > 0)).toEqual(['crash', 'pure', 'dead ends', 'endless'])
})

test('a policy chooses among the legal actions: here no company ever marches', () => {
  const lazy = conformance(sixVillages, {
    games: 2,
    choose: (engine, p, _seat, list) => list.findIndex((action) => ['close', 'halt'].includes(engine.print(p, action))),
  })
  expect(lazy.faults).toEqual([])
  expect(lazy.actions).toBe(2 * 3 * 6)
})

test('faults are counted, and the first of each kind described', () => {
  const spoiled = { ...sixVillages, invariants: () => ['nothing is right'] }
  const { faults, failed } = conformance(spoiled, { games: 1, described: 2 })
  expect(failed.invariants).toBeGreaterThan(20)
  expect(faults.filter(({ check }) => check === 'invariants')).toEqual([
    { check: 'invariants', game: 0, action: 0, phase: '', detail: 'nothing is right' },
    { check: 'invariants', game: 0, action: 0, phase: expect.any(String), detail: 'nothing is right' },
  ])
})
