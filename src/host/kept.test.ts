import { describe, expect, test } from 'vitest'
import { systems } from '../../systems/node.ts'
import { pen } from '../match/chain.ts'
import { writeLine } from '../match/record.ts'
import type { NewMatch } from '../protocol/index.ts'
import { Host } from './host.ts'
import { type KeptMatch, memoryStore } from './memory-store.ts'
import { begin, Client, newHost } from './testing.ts'

// Stored matches open again, whatever their size and whatever the clock said; if one does not, everybody learns why.

const PEOPLE: NewMatch = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] }

async function begun() {
  const kept = new Map<string, KeptMatch>()
  const { host } = newHost(memoryStore(kept))
  const { match, keys } = await begin(host, PEOPLE)
  const lines = kept.get(match)?.lines as string[]
  return { kept, match, keys, lines }
}

test('a record of 40 MB opens, and its match is played on', async () => {
  const { kept, match, keys, lines } = await begun()
  const writing = pen(/"chain":"(\w+)"\}$/.exec(lines.at(-1) as string)?.[1])
  const orders = Array.from({ length: 200 }, (_, k) => ({ name: `${k}`.padEnd(80, 'x'), about: 'y'.repeat(80) }))
  for (let n = lines.length, size = 0; size < 40e6; n++) {
    const line = writeLine(writing, { n, who: n % 2 ? 'white' : 'black', standing: orders })
    size += line.length
    lines.push(line)
  }
  const { host, faults } = newHost(memoryStore(kept))
  const white = new Client(host)
  const { count } = await white.join(match, keys.white)
  expect(await white.ask({ type: 'act', count, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  expect(faults).toEqual([])
}, 60_000)

describe('a match that cannot be opened', () => {
  const damage = async () => {
    const all = await begun()
    all.lines[0] = (all.lines[0] as string).replace('marengo', 'marenco')
    return all
  }

  test('is reported to the operator, once for many who ask, and to its players', async () => {
    const { kept, match, keys } = await damage()
    const { host, faults } = newHost(memoryStore(kept))
    for (const key of [keys.white, keys.black, undefined])
      await expect(new Client(host).join(match, key)).rejects.toThrow(
        /^cannot-open: .*line 1: .*Nothing of it is lost.*operator/,
      )
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^match ${match} cannot be opened: .*line 1`))])
  })

  test('does not delay the closing of the host', async () => {
    const { kept, match } = await damage()
    const later = new Set<() => void>()
    const host = new Host({
      store: memoryStore(kept),
      systems,
      now: Date.now,
      clock: () => performance.now(),
      randomBytes: (count) => new Uint8Array(count),
      later: (ms, work) => {
        const timer = ms < 1_000 ? setTimeout(work, ms) : undefined
        if (!timer) later.add(work)
        return () => (timer ? clearTimeout(timer) : void later.delete(work))
      },
      report: () => {},
    })
    const before = later.size
    await expect(host.info(match)).rejects.toThrow('cannot be opened')
    expect(later.size).toBeGreaterThan(before)
    await host.close()
    expect(later.size).toBeLessThanOrEqual(before)
  })

  test('delays no other match', async () => {
    const { kept, match } = await damage()
    const { host } = newHost(memoryStore(kept))
    await expect(new Client(host).join(match)).rejects.toThrow('cannot-open')
    const other = await host.create(PEOPLE)
    expect((await new Client(host).join(other.match, other.keys.white)).seat).toBe('white')
  })
})

test('a match that the store cannot read at the moment can be asked for again', async () => {
  const { kept, match, keys } = await begun()
  const store = memoryStore(kept)
  let fails = true
  const { host, faults } = newHost({
    ...store,
    load: async (id) => {
      if (fails) throw new Error('the disk does not answer')
      return store.load(id)
    },
  })
  await expect(new Client(host).join(match, keys.white)).rejects.toThrow(/^lost: /)
  fails = false
  expect((await new Client(host).join(match, keys.white)).seat).toBe('white')
  expect(faults.length).toBe(1)
})

test.each([-5, 0.5, 1e18, Number.NaN, -1e300])(
  'a clock that says %d keeps no one from playing, now or after a restart',
  async (time) => {
    const store = memoryStore()
    const first = newHost(store)
    first.set(time)
    const { match, keys } = await first.host.create(PEOPLE)
    const [white, black] = [new Client(first.host), new Client(first.host)]
    await white.join(match, keys.white)
    await black.join(match, keys.black)
    for (const request of [
      { type: 'chat', text: 'Bonjour' },
      { type: 'act', count: 0, do: ['close'] },
      { type: 'draw', offer: true },
    ])
      expect(await white.ask(request as never)).toMatchObject({ type: 'done' })
    black.connection.close()
    await first.host.close()
    const again = newHost(store)
    again.set(time)
    const back = new Client(again.host)
    const { chat } = await back.join(match, keys.white)
    expect(chat).toMatchObject([
      { text: 'Bonjour', time: expect.toSatisfy((at: number) => Number.isSafeInteger(at) && at >= 0) },
    ])
    expect(await back.ask({ type: 'resign' } as never)).toMatchObject({ type: 'done' })
    expect([...first.faults, ...again.faults]).toEqual([])
  },
)
