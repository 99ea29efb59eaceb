import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { folder, grognard, MAIN, refuses } from './run.ts'

const TUNE = ['tune', '--ruleset', 'generals', '--scenarios', 'dennewitz,marengo', '--games', '32', '--proof', '4']
const place = folder()
const state = join(place, 'state')

describe('tune', () => {
  test('keeps what it has when stopped by Ctrl-C, and the same command goes on to the same end', async () => {
    const child = spawn(process.execPath, [MAIN, ...TUNE, '--state', state])
    const [stderr, closed] = [text(child.stderr), once(child, 'close')]
    const steps = () => (existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).state.climb.steps : 0)
    while (steps() < 1) await rest(20)
    child.kill('SIGINT')
    expect(await closed).toEqual([1, null])
    expect(await stderr).toMatch(/^grognard: stopped after \d+ games, which are kept\n$/)
    const found = (...args: string[]) => JSON.parse(grognard(...TUNE, '--json', ...args).stdout)
    const whole = found('--workers', '1')
    expect(found('--state', state, '--workers', '2')).toEqual(whole)
    expect(whole).toMatchObject({
      ruleset: 'generals',
      seed: '1',
      games: 32,
      proof: { random: { tuned: { games: 2 } } },
    })
    refuses(
      [...TUNE, '--seed', '2', '--state', state],
      /state belongs to a job that differs in --seed \(1, now 2\): name another file/,
    )
  }, 240_000)

  test('says what it has found and what that is worth; too few games prove nothing', () => {
    const { status, stdout, stderr } = grognard(...TUNE, '--state', state)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^grognard: these weights are not better: their gain may be chance\n$/)
    expect(stdout).toMatch(/^drill of generals: tuned by 32 games of dennewitz, marengo\n/)
    expect(stdout).toMatch(/^ {2}station\.3\.2 +0\.4 +\d\.\d+$/m)
    expect(stdout).toMatch(/^ {2}usual +\d+\.\d % {2}\(\d+\.\d % to \d+\.\d %\) {2}of 4$/m)
    expect(stdout).toMatch(/^ {2}strangers .* of 10; the usual weights \d+\.\d %$/m)
  })

  test('leaves a file that tune did not write as it is', () => {
    const other = join(place, 'other.json')
    writeFileSync(other, '{"mine":1}')
    refuses([...TUNE, '--state', other], /other\.json: grognard: .*expected/i)
    expect(readFileSync(other, 'utf8')).toBe('{"mine":1}')
  })

  test.each([
    [['tune'], /tune needs --ruleset R, the system; there are generals/],
    [['tune', '--ruleset', 'six-villages'], /drill of six-villages has no weights to tune/],
    [['tune', '--ruleset', 'generals', '--scenarios', 'marngo'], /scenario 'marngo' does not exist/],
    [['tune', '--ruleset', 'generals', '--scenarios', 'marengo,marengo'], /--scenarios names 'marengo' twice/],
    [[...TUNE, '--games', '0'], /--games takes a whole number from 1 to/],
    [[...TUNE, '--date', 'today'], /--date takes a day as YYYY-MM-DD/],
  ])('refuses %j', (args, line) => refuses(args, line))
})
