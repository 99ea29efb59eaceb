import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { systems } from '../../systems/node.ts'
import type { NewMatch } from '../protocol/index.ts'
import { Host } from './host.ts'
import { memoryStore } from './memory-store.ts'
import { KEEP_IDLE, KEEP_LOOKED_AT } from './surroundings.ts'
import { Client } from './testing.ts'

const TWO_PERSONS: NewMatch = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] }

/** A host whose time passes when the test says so. */
function timedHost() {
  let time = 1_000_000
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>()
  const faults: string[] = []
  const host = new Host({
    store: memoryStore(),
    systems,
    now: () => time,
    clock: () => time,
    randomBytes: (count) => randomBytes(count),
    later(ms, work) {
      if (ms === 0) {
        const timer = setTimeout(work)
        return () => clearTimeout(timer)
      }
      const one = { at: time + ms, work }
      waiting.add(one)
      return () => waiting.delete(one)
    },
    report: (what, error) => faults.push(`${what}: ${error}`),
  })
  const pass = (ms: number) => {
    time += ms
    for (const one of [...waiting]) if (one.at <= time && waiting.delete(one)) one.work()
  }
  return { host, pass, faults }
}

test('a match that is only asked about is put away soon, and asking again does not keep it longer', async () => {
  const { host, pass, faults } = timedHost()
  const { match } = await host.create(TWO_PERSONS)
  for (const ms of [1, 1, KEEP_LOOKED_AT - 3]) {
    expect(await host.info(match)).toMatchObject({ match })
    pass(ms)
    expect(host.matches).toBe(1)
  }
  expect(await host.info(match)).toMatchObject({ match })
  pass(1)
  expect(host.matches).toBe(0)
  expect(await host.info(match)).toMatchObject({ match })
  expect(faults).toEqual([])
})

test('a match that everybody has left is put away when its time is over, even if someone asks about it', async () => {
  const { host, pass, faults } = timedHost()
  const { match, keys } = await host.create(TWO_PERSONS)
  const white = new Client(host)
  await white.join(match, keys.white)
  pass(2 * KEEP_IDLE)
  white.connection.close()
  pass(KEEP_IDLE - 2)
  expect(host.matches).toBe(1)
  await host.info(match)
  pass(1)
  expect(host.matches).toBe(1)
  pass(1)
  expect(host.matches).toBe(0)
  expect(faults).toEqual([])
})

test('a client that joins a match that was asked about keeps it from being put away', async () => {
  const { host, pass, faults } = timedHost()
  const { match, keys } = await host.create(TWO_PERSONS)
  const white = new Client(host)
  await Promise.all([host.info(match), white.join(match, keys.white)])
  pass(2 * KEEP_LOOKED_AT)
  expect(host.matches).toBe(1)
  white.connection.close()
  pass(2 * KEEP_LOOKED_AT)
  // Counted from the time at which it was left.
  expect(host.matches).toBe(1)
  pass(KEEP_IDLE)
  expect(host.matches).toBe(0)
  expect(faults).toEqual([])
})
