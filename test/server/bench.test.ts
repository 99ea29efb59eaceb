import { expect, test } from 'vitest'
import { measureServer } from '../../bench/server.ts'

// What the load measures, not how fast this machine is just now.

// Matches enough that a quick machine does not play them all to their ends.
test('the load plays its matches to the figures that are wanted, and the peers take the same', async () => {
  const said: string[] = []
  const figures = await measureServer((line) => said.push(line), { matches: 40, rate: 100, ms: 600, idle: 50 })
  expect(figures.map(({ name, unit }) => `${name} in ${unit}`)).toEqual([
    'server: actions stored and acknowledged, flat out in actions/s',
    'server: messages that bring them (a plan is one), flat out in messages/s',
    'server: a bare append to SQLite, 100 in a transaction in appends/s',
    'server: answer at 100/s with 80 sockets, median in ms',
    'server: answer at 100/s with 80 sockets, 99th percentile in ms',
    'server: sockets held at once in sockets',
    'server: memory with all of them in MB',
    'server: answer at 25/s among all of them, 99th percentile in ms',
  ])
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
  expect(figures.find(({ unit }) => unit === 'sockets')?.value).toBe(130)
  expect(said.length).toBe(3)
})
