import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { measureRestart } from '../../bench/restart.ts'
import { measureServer } from '../../bench/server.ts'
import type { Figure } from '../../src/cli/bench.ts'

// Tests what the load measures, not the present speed of this machine.

// Enough matches that a fast machine does not play all of them to the end.
test('the load plays its matches and gives all figures wanted, those of its peers included', async () => {
  const said: string[] = []
  const figures = await measureServer((line) => said.push(line), { matches: 40, rate: 100, ms: 600, idle: 50 })
  expect(figures.map(({ name, unit }) => `${name} in ${unit}`)).toEqual([
    'server: messages stored and acknowledged, flat out in messages/s',
    'server: actions in them (a plan has many), flat out in actions/s',
    'server: a bare append to SQLite, 100 in a transaction in appends/s',
    'server: answer at 100/s with 80 sockets, median in ms',
    'server: answer at 100/s with 80 sockets, 99th percentile in ms',
    'server: the same on a disk that takes 10 ms longer for a commit in ms',
    'server: idle sockets held at once in sockets',
    'server: memory with them in MB',
    'server: memory after the load, with 130 sockets in MB',
    'server: answer at 25/s among all of them, 99th percentile in ms',
  ])
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
  expect(figures.find(({ unit }) => unit === 'sockets')?.value).toBe(130)
  expect(said.length).toBe(5)
})

test('battles come back after a restart from their snapshots, and from only their records', async () => {
  const figures = await measureRestart(() => {}, { matches: 4, folded: 2, scenario: 'vedel' })
  expect(figures.map(({ name, unit }) => `${name} in ${unit}`)).toEqual([
    'restart: lines of each battle in lines',
    'restart: all players of 4 battles are back in ms',
    'restart: work of the main loop for each battle in ms',
    'restart: the longest that another waited meanwhile in ms',
    'restart: what another waited meanwhile, 99th percentile in ms',
    'restart: memory for each battle in kB',
    'restart: all players of 2 battles are back, from the records alone in ms',
    'restart: the longest that another waited meanwhile, from the records alone in ms',
  ])
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
})

test('a host frees its memory when games have been played and put away', async () => {
  const part = fileURLToPath(new URL('../../bench/part.ts', import.meta.url))
  const child = fork(part, [JSON.stringify({ kind: 'games', games: 200 })], { execArgv: ['--expose-gc'] })
  const [[, after]] = (await once(child, 'message')) as [Figure[]]
  expect(after?.name).toBe('memory after 200 games more, beside that')
  expect(after?.value).toBeLessThan(1.1)
})
