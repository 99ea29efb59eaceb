import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { folder, grognard, json, MAIN, refuses } from './run.ts'

const GAME = ['simulate', '--ruleset', 'generals', '--scenario', 'dennewitz', '--players', 'random']
const place = folder()

describe('simulate', () => {
  test('gives the same study and the same digest for every number of workers, with records and without', () => {
    const run = (...args: string[]) => {
      const { status, value } = json(...GAME, '--games', '23', '--seed', 'three', ...args)
      expect(status).toBe(0)
      const { seconds, actionsPerSecond, gamesPerSecond, ...study } = value
      expect([seconds > 0, actionsPerSecond > 0, gamesPerSecond > 0]).toEqual([true, true, true])
      return study
    }
    const one = run('--workers', '1')
    expect(run('--workers', '2')).toEqual(one)
    expect(run('--workers', '3', '--records', join(place, 'digest'))).toEqual(one)
    expect(run('--seed', 'four').digest).not.toBe(one.digest)
  })

  test('gives the setup, the results, the averages and the digest', () => {
    const { value } = json(...GAME, '--games', '12', '--option', 'armyMorale=true', '--option', 'compensation=-2')
    expect(value).toMatchObject({
      ruleset: 'generals',
      scenario: 'dennewitz',
      options: { armyMorale: true, compensation: -2, board: 'A' },
      players: ['random', 'random'],
      swap: false,
      seed: '1',
      games: 12,
      means: { rounds: expect.any(Number) },
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    const { results, draws, actions } = value
    expect(Object.keys(results)).toEqual(['white', 'black'])
    expect(results.white.wins + results.black.wins + draws.games).toBe(12)
    expect(actions).toBeGreaterThan(1000)
    for (const { share, interval } of [...Object.values<{ share: number; interval: number[] }>(results), draws]) {
      const [low = 1, high = 0] = interval
      expect(low <= share && share <= high && low >= 0 && high <= 1).toBe(true)
    }
  })

  test('with --swap every player is counted on both sides', () => {
    const { value } = json(...GAME, '--players', 'random,random', '--games', '10', '--swap')
    const wins = (list: { wins: number }[]) => list.reduce((sum, one) => sum + one.wins, 0)
    expect(wins(value.byPlayer)).toBe(wins(Object.values(value.results)))
    expect(value.byPlayer.map(({ player }: { player: string }) => player)).toEqual(['random', 'random'])
  })

  test('tells a person the same in a few lines', () => {
    const { status, stdout, stderr } = grognard(...GAME, '--games', '5')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Dennewitz \(generals\): random \(white\) against random \(black\)\n5 games in /)
    expect(stdout).toMatch(/^ {2}white +\d +\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\)$/m)
    expect(stdout).toMatch(/^ {2}rounds +\d+\.\d\d {2}on average$/m)
  })

  test("writes every game's record, whole, and each of them verifies", () => {
    const records = join(place, 'deep', 'records')
    json(...GAME, '--games', '11', '--records', records)
    const files = readdirSync(records).sort()
    expect(files).toEqual(Array.from({ length: 11 }, (_, k) => `game-${String(k + 1).padStart(2, '0')}.jsonl`))
    for (const file of files.slice(0, 3)) expect(grognard('verify', join(records, file)).status).toBe(0)
  })

  test('stops at Ctrl-C with the games that are finished, and says so', async () => {
    const records = join(place, 'interrupted')
    const child = spawn(process.execPath, [MAIN, ...GAME, '--games', '100000', '--records', records, '--json'])
    const [stdout, stderr, closed] = [text(child.stdout), text(child.stderr), once(child, 'close')]
    while ((await filesIn(records)).length < 5) await rest(50)
    child.kill('SIGINT')
    expect(await closed).toEqual([0, null])
    const study = JSON.parse(await stdout)
    expect(study.interrupted).toBe(true)
    expect(study.games).toBeGreaterThanOrEqual(5)
    expect(study.games).toBeLessThan(100_000)
    expect(await stderr).toBe(
      `grognard: stopped after ${String(study.games).replace(/\B(?=(\d{3})+$)/g, ',')} of 100,000 games\n`,
    )
    expect((await filesIn(records)).sort()).toEqual(
      Array.from({ length: study.games }, (_, k) => `game-${String(k + 1).padStart(6, '0')}.jsonl`),
    )
    const { value } = json(...GAME, '--games', String(study.games))
    expect(value.digest).toBe(study.digest)
  })

  test('writes nothing to a folder that is not empty, or to a place where it cannot write', () => {
    const full = join(place, 'full')
    mkdirSync(full)
    writeFileSync(join(full, 'mine.txt'), 'mine')
    refuses([...GAME, '--games', '1', '--records', full], /full is not empty: name a new folder/)
    expect(readdirSync(full)).toEqual(['mine.txt'])
    refuses([...GAME, '--games', '1', '--records', join(full, 'mine.txt')], /cannot write to .*mine\.txt/)
    refuses([...GAME, '--games', '1', '--players', 'nobody', '--records', join(place, 'never')], /no player 'nobody'/)
    expect(readdirSync(place)).not.toContain('never')
  })

  test.each([
    [['simulate'], /simulate needs --ruleset R, the ruleset; there are generals/],
    [['simulate', '--ruleset', 'general'], /no ruleset 'general': did you mean 'generals'\?/],
    [
      ['simulate', '--ruleset', 'generals'],
      /simulate needs --scenario S, the scenario; there are marengo, la-rothiere/,
    ],
    [
      ['simulate', '--ruleset', 'generals', '--scenario', 'marngo'],
      /no scenario 'marngo' in generals: did you mean 'marengo'\?/,
    ],
    [[...GAME, '--option', 'armyMoral=true'], /no option 'armyMoral' in dennewitz: did you mean 'armyMorale'\?/],
    [[...GAME, '--option', 'armyMorale=perhaps'], /option 'armyMorale' takes false, true, not 'perhaps'/],
    [[...GAME, '--option', 'armyMorale'], /--option takes name=value, not 'armyMorale'/],
    [[...GAME, '--option', 'bridge=true'], /option 'bridge' needs option 'river'/],
    [[...GAME, '--option', '__proto__=true'], /no option '__proto__' in dennewitz/],
    [[...GAME, '--players', 'radnom'], /no player 'radnom': did you mean 'random'\?/],
    [[...GAME, '--players', 'random,random,random'], /--players names 3 players for 2 seats \(white, black\)/],
    [[...GAME, '--games', '0'], /--games takes a whole number from 1 to 10000000, not '0'/],
    [[...GAME, '--games', '1e3'], /--games takes a whole number/],
    [[...GAME, '--workers', '9999999999999999999999'], /--workers takes a whole number from 1 to 256/],
    [[...GAME, '--seed', 'x'.repeat(41)], /--seed takes one line of at most 40 characters/],
  ])('refuses %j', (args, line) => refuses(args, line))
})

async function filesIn(path: string): Promise<string[]> {
  try {
    return readdirSync(path).filter((name) => !name.endsWith('.partial'))
  } catch {
    return []
  }
}
