import { expect, test } from 'vitest'
import { measureServer } from '../../bench/server.ts'

// What the load measures, not how fast this machine is just now.

// Matches enough that a quick machine does not play them all to their ends.
test('the load plays its matches to the figures that are wanted, and the peers take the same', async () => {
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
