import { expect, test } from 'vitest'
import { habit } from '../../systems/six-villages/player/index.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import type { SixVillages } from '../../systems/six-villages/rules/state/position.ts'
import { type Engine, engine, fastDice, lowest, NOBODY, only, randomSource } from '../kernel/index.ts'
import { withTaste } from './habit.ts'
import { type Prospect, prospects, swingOf, together, winsOf } from './prospects.ts'
import { random } from './random.ts'

const rules = engine(sixVillages)
const scenario = sixVillages.scenarios()[0].id
const drill = withTaste(habit)

/** Positions of a game of chance: the first, one in its middle, and the last. */
function momentsOf(kernel: Engine<SixVillages>, seed: number): [SixVillages, SixVillages, SixVillages] {
  const { layout } = kernel.ruleset
  const dice = fastDice(seed)
  const p = kernel.open(scenario, {}, dice)
  const copy = () => {
    const made = layout.make(p.scenario)
    layout.copy(p, made)
    return made
  }
  const all = [copy()]
  const player = random<SixVillages>(randomSource(seed))
  for (let awaiting = kernel.awaiting(p); awaiting !== NOBODY; awaiting = kernel.awaiting(p)) {
    const seat = lowest(awaiting)
    kernel.play(p, seat, player.choose(p, seat, kernel), dice)
    all.push(copy())
  }
  return [all[0], all[all.length >> 1], all.at(-1)] as [SixVillages, SixVillages, SixVillages]
}

const rounds = (count: number, from = 0): number[] => Array.from({ length: count }, (_, k) => from + k)

const last = (found: Iterable<readonly Prospect[]>): readonly Prospect[] => [...found].at(-1) ?? []

test('the positions are played on in turn, each as often as is wanted, and each game has a result', () => {
  const positions = momentsOf(rules, 1)
  const before = positions.map(({ cells }) => cells.slice())
  expect([...prospects(rules, drill, positions, rounds(5))]).toHaveLength(15)
  expect(last(prospects(rules, drill, positions, rounds(5))).map(({ games }) => games)).toEqual([5, 5, 5])
  for (const { games, wins, draws } of last(prospects(rules, drill, positions, rounds(20))))
    expect(wins.reduce((sum, won) => sum + won, draws)).toBe(games)
  expect(positions.map(({ cells }) => cells)).toEqual(before)
})

test('the results so far are given after each game, and the positions take turns', () => {
  const seen: number[][] = []
  for (const found of prospects(rules, drill, momentsOf(rules, 1), rounds(2)))
    seen.push(found.map(({ games }) => games))
  expect(seen).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 1],
    [2, 2, 2],
  ])
})

test('a game that is over always ends as it did, and one that begins does not', () => {
  for (const seed of [1, 2, 3, 4]) {
    const [first, , end] = momentsOf(rules, seed)
    const [begun, over] = last(prospects(rules, drill, [first, end], rounds(30))) as [Prospect, Prospect]
    const winner = sixVillages.outcome(end)?.winner ?? NOBODY
    expect(over.wins).toEqual(sixVillages.seats.map((_, seat) => (winner === only(seat) ? 30 : 0)))
    expect(over.draws).toBe(winner === NOBODY ? 30 : 0)
    expect(Math.max(...begun.wins, begun.draws)).toBeLessThan(30)
  }
})

test('the same positions give the same results, and other players get other results', () => {
  const positions = momentsOf(rules, 7)
  const once = last(prospects(rules, drill, positions, rounds(20)))
  expect(last(prospects(rules, drill, positions, rounds(20)))).toEqual(once)
  expect(last(prospects(rules, random<SixVillages>, positions, rounds(20)))).not.toEqual(once)
})

test('rounds that are played in parts add up to the rounds played in one go', () => {
  const positions = momentsOf(rules, 3)
  const parts = [rounds(4), rounds(6, 4)].map((some) => last(prospects(rules, drill, positions, some)))
  expect(together(parts)).toEqual(last(prospects(rules, drill, positions, rounds(10))))
  expect(parts[0]).not.toEqual(parts[1])
  expect(together([])).toEqual([])
})

const of = (won: number, lost: number, draws = 0): Prospect => ({ games: won + lost + draws, wins: [won, lost], draws })

test('the chance of the players is not that of the dice', () => {
  const round = 5
  const drawn: number[][] = []
  const make = (chance: (n: number) => number) => {
    drawn.push(Array.from({ length: 8 }, () => chance(1 << 16)))
    return random<SixVillages>(chance)
  }
  prospects(rules, make, [momentsOf(rules, 1)[0]], [round]).next()
  const dice = randomSource(round)
  const rolled = Array.from({ length: 64 }, () => dice(1 << 16)).join()
  expect(drawn).toHaveLength(sixVillages.seats.length)
  for (const numbers of drawn) expect(rolled).not.toContain(numbers.join())
})

test('a share of wins has an error, even if all games were won by the same side', () => {
  expect(winsOf(of(20, 20), 0)).toEqual({ share: 0.5, error: Math.sqrt(0.25 / 42) })
  expect(winsOf(of(10, 20, 10), 1).share).toBe(0.5)
  const { share, error } = winsOf(of(40, 0), 0)
  expect(share).toBe(1)
  expect(error).toBeGreaterThan(0.02)
  expect(error).toBeLessThan(winsOf(of(4, 0), 0).error)
})

test('the greatest change between two moments is the swing, whichever way it goes', () => {
  expect(swingOf([of(20, 20), of(22, 18), of(36, 4), of(40, 0)])).toEqual({ at: 2, seat: 0, from: 0.55, to: 0.9 })
  expect(swingOf([of(20, 20), of(4, 36)])).toEqual({ at: 1, seat: 0, from: 0.5, to: 0.1 })
  // What the first lost became draws: only its own chances changed.
  expect(swingOf([of(20, 4, 16), of(2, 4, 34)])).toMatchObject({ seat: 0, from: 0.5, to: 0.05 })
  expect(swingOf([of(4, 20, 16), of(4, 2, 34)])).toMatchObject({ seat: 1, from: 0.5, to: 0.05 })
})

test('a change that may be chance is not a swing', () => {
  expect(swingOf([of(20, 20), of(24, 16)])).toBeUndefined()
  expect(swingOf([of(2, 2), of(3, 1)])).toBeUndefined()
  // Two standard errors: among the many moments of a game such a change comes by chance.
  expect(swingOf([of(20, 20), of(29, 11)])).toBeUndefined()
  expect(swingOf([of(20, 20)])).toBeUndefined()
  expect(swingOf([])).toBeUndefined()
})
