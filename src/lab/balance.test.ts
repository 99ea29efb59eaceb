import { describe, expect, test } from 'vitest'
import { findRuleset, findSystem } from '../../systems/node.ts'
import { type Accounts, engine, fastDice, log, only } from '../kernel/index.ts'
import { findPlayer } from '../players/index.ts'
import { averages, lengths, studyBalance } from './balance.ts'
import { playGame } from './play.ts'
import type { Row } from './rows.ts'
import { simulate } from './simulate.ts'

const row = (game: number, winner: number, rounds: number, accounts: Accounts): Row => ({
  job: 0,
  game,
  winner,
  actions: 1,
  digest: game,
  measures: { rounds },
  accounts,
})
const rows = [
  row(1, only(0), 5, { losses: [{ foot: 2, horse: 0 }, { foot: 4 }], points: [{ prize: 1 }, { prize: 0 }] }),
  row(2, only(1), 4, { losses: [{ foot: 1, horse: 0 }, { foot: 1 }], points: [{ prize: 1 }, { prize: 0 }] }),
  row(3, 0, 5, { losses: [{ foot: 0, horse: 0 }, { foot: 1 }], points: [{ prize: 4 }, { prize: 0 }] }),
]

test('lengths are counted, the shortest first, with the games that each side has won', () => {
  expect(lengths(['blue', 'red'], rows, 'rounds')).toEqual([
    { value: 4, games: 1, wins: { blue: 0, red: 1 } },
    { value: 5, games: 2, wins: { blue: 1, red: 0 } },
  ])
})

test('accounts are averaged, and an entry that no game has is left out', () => {
  expect(averages(['blue', 'red'], rows, 'losses')).toEqual({ blue: { foot: 1 }, red: { foot: 2 } })
  expect(averages(['blue', 'red'], rows, 'points')).toEqual({ blue: { prize: 2 }, red: {} })
  const without = rows.map(({ accounts, ...rest }) => rest)
  expect(averages(['blue', 'red'], without, 'points')).toBeUndefined()
})

test('a study plays the same games as simulate, although it also records what is told', async () => {
  const job = { ruleset: 'generals', scenario: 'marengo', options: {}, players: ['random', 'random'] }
  const games = { ...job, games: 6, seed: 'accounts', swap: false }
  const balance = await studyBalance(games, { workers: 2 })
  const { seconds: _, actionsPerSecond: __, gamesPerSecond: ___, ...study } = await simulate(games, { workers: 1 })
  expect(balance).toMatchObject(study)
  expect(balance.length?.measure).toBe('rounds')
  expect(Object.keys(balance.losses ?? {})).toEqual(['white', 'black'])
})

describe('the accounts of a system', () => {
  const sum = (amounts: Readonly<Record<string, number>> = {}) =>
    Object.values(amounts).reduce((all, one) => all + one, 0)
  const sectors = (amounts: Readonly<Record<string, number>> = {}) => amounts['more sectors'] ?? 0

  /** The difference between the two sides according to the measures of a game, computed from its accounts. */
  type Difference = (points: Accounts['points']) => number
  const plain: Difference = ([first, second]) => sum(first) - sum(second)
  /** Points of army morale are lost by the other side, and points for sectors are won as well. */
  const morale: Difference = ([white, black]) => sum(white) + sectors(white) - sum(black) - sectors(black)

  test.each([
    ['generals', 'dennewitz', {}, plain, (m: Record<string, number>) => m.whitePoints! - m.blackPoints!],
    [
      'generals',
      'dennewitz',
      { armyMorale: true },
      morale,
      (m: Record<string, number>) => m.whitePoints! - m.blackPoints!,
    ],
    ['eagle', 'vedel', {}, plain, (m: Record<string, number>) => m.spanishDown! - m.frenchDown!],
    ['albuera', 'knoll', {}, plain, (m: Record<string, number>) => m.points!],
    ['albuera', 'lancers', {}, plain, (m: Record<string, number>) => m.points!],
  ] as const)(
    '%s, %s %o: points add up to what the game measures',
    async (id, scenario, options, difference, measured) => {
      const rules = await findRuleset(id)
      const kernel = engine(rules)
      const player = await findPlayer('drill', findSystem(id))
      let told = 0
      for (let game = 1; game <= 4; game++) {
        const journal = log()
        const setup = { scenario, options, seed: `accounts ${game}` }
        const { position } = playGame(kernel, setup, [player, player], undefined, journal)
        const { points, losses } = rules.accounts!(position, journal.told)
        expect(difference(points)).toBe(measured(rules.measures!(position)))
        expect([points.length, losses.length]).toEqual([2, 2])
        for (const amount of [...points, ...losses].flatMap((one) => Object.values(one)))
          expect(amount).toBeGreaterThanOrEqual(0)
        told += sum(losses[0]) + sum(losses[1])
      }
      expect(told).toBeGreaterThan(0)
    },
  )

  test.each(['generals', 'eagle', 'albuera'])(
    '%s: when a battle begins, no losses or points are counted',
    async (id) => {
      const rules = await findRuleset(id)
      for (const { id: scenario } of rules.scenarios()) {
        const p = engine(rules).open(scenario, {}, fastDice(1, 2))
        const { losses, points } = rules.accounts!(p, [])
        expect([...losses, ...points].map(sum), scenario).toEqual([0, 0, 0, 0])
      }
    },
  )
})
