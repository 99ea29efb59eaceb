import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyRuleset, allRulesets, systems } from '../../systems/node.ts'
import { type HostMessages, PROTOCOL } from '../protocol/index.ts'
import { inPlace } from './in-place.ts'
import { type KeptMatch, memoryStore } from './memory-store.ts'
import { pack, unpack } from './packing.ts'
import type { Store } from './store.ts'
import type { Snapshots } from './surroundings.ts'
import { Systems } from './tasks/index.ts'
import { begin, Client, newHost } from './testing.ts'
import type { Workshop } from './workshop.ts'

const SECRET = 'ab'.repeat(32)
const KEYS = ['w'.repeat(32), 'b'.repeat(32)]
const MATCH = 'match-000001'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const recorded = (name: string) =>
  readFileSync(new URL(`../../test/replays/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
const GENERALS = recorded('generals-albuera-drill')
const EAGLE = recorded('eagle-vedel-drill')
/** A battle that chance cannot end within some hundred entries. */
const LONG = recorded('eagle-bailen-drill').slice(0, 1)

const SEATED = new Map((await allRulesets()).map((one) => [one.id, one]))

/** A store with a match of these lines, which notes what is read. */
function storeOf(lines: readonly string[]) {
  const { ruleset } = JSON.parse(lines[0] as string) as { ruleset: string }
  const { seats } = SEATED.get(ruleset) as AnyRuleset
  const kept = new Map<string, KeptMatch>()
  kept.set(MATCH, {
    id: MATCH,
    secret: SECRET,
    created: 1,
    seats: seats.map((seat, k) => ({ seat, kind: 'person', name: seat, keyHash: sha256(KEYS[k] as string) })),
    lines: [...lines],
    chat: [],
    requests: [],
  })
  const loads: (number | undefined)[] = []
  const store: Store = memoryStore(kept)
  const watched: Store = {
    ...store,
    load(id, from) {
      if (id === MATCH) loads.push(from)
      return store.load(id, from)
    },
  }
  return { store: watched, loads, match: kept.get(MATCH) as KeptMatch }
}

function memorySnapshots() {
  const kept = new Map<string, Uint8Array>()
  const snapshots: Snapshots = {
    load: async (match) => kept.get(match),
    save: async (match, snapshot) => void kept.set(match, snapshot),
  }
  return { kept, snapshots }
}

/** Everything that the first seat has learnt, from a newly started host; and that host. */
async function historyOf(store: Store, snapshots?: Snapshots) {
  const { host, faults } = newHost(store, systems, {}, undefined, snapshots)
  const client = new Client(host)
  await client.join(MATCH, KEYS[0])
  const { updates } = (await client.ask({ type: 'history' } as never)) as HostMessages['history']
  return { host, faults, client, updates }
}

/** The snapshot that a host leaves of a match with these lines. */
async function snapshotOf(lines: readonly string[]): Promise<Uint8Array> {
  const { kept, snapshots } = memorySnapshots()
  const { host } = await historyOf(storeOf(lines).store, snapshots)
  await host.close()
  return kept.get(MATCH) as Uint8Array
}

const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, k) => (k === at ? byte ^ 16 : byte))
/** A sound snapshot with altered contents. */
const altered = (
  bytes: Uint8Array,
  change: (snapshot: { count: number; match: { form: number; rules: string; chain: string } }) => void,
) => {
  const snapshot = unpack(bytes) as Parameters<typeof change>[0]
  change(snapshot)
  return pack(snapshot)
}

describe('a match that was set down', () => {
  const half = GENERALS.slice(0, 80)

  test('is opened without reading its record again, and all is as it was', async () => {
    const { store, loads } = storeOf(half)
    const { kept, snapshots } = memorySnapshots()
    const first = await historyOf(store, snapshots)
    await first.host.close()
    expect(kept.size).toBe(1)
    loads.length = 0
    const second = await historyOf(store, snapshots)
    expect(loads).toEqual([half.length - 1])
    expect(second.updates).toEqual(first.updates)
    const list = (await second.client.ask({ type: 'list' } as never)) as HostMessages['list']
    expect(list.type).toBe('list')
    expect([...first.faults, ...second.faults]).toEqual([])
  })

  test.each([
    ['a few lines', 3],
    ['many lines', 60],
  ])('is opened when its record has %s more', async (_, more) => {
    const early = await snapshotOf(half)
    const { store, loads } = storeOf(GENERALS.slice(0, half.length + more))
    const expected = await historyOf(store)
    const { kept, snapshots } = memorySnapshots()
    kept.set(MATCH, early)
    loads.length = 0
    const { updates, faults } = await historyOf(store, snapshots)
    expect(new Set(loads)).toEqual(new Set([half.length - 1]))
    expect(updates).toEqual(expected.updates)
    expect(faults).toEqual([])
  })

  const damages: [string, (good: Uint8Array) => Promise<Uint8Array> | Uint8Array | undefined][] = [
    ['is missing', () => undefined],
    ['is empty', () => new Uint8Array(0)],
    ['breaks off', (good) => good.slice(0, good.length - 8)],
    ...[0, 5, 20, 500, 3_000].map((at): [string, (good: Uint8Array) => Uint8Array] => [
      `has bit ${8 * at + 4} flipped`,
      (good) => flipped(good, at),
    ]),
    ['has a bit of its last number flipped', (good) => flipped(good, good.length - 8)],
    [
      'was made by another version of the rules',
      (good) => altered(good, ({ match }) => (match.rules = '0'.repeat(32))),
    ],
    ['was written by another version of the program', (good) => altered(good, ({ match }) => match.form++)],
    [
      'ends with another line than the record has there',
      (good) => altered(good, ({ match }) => (match.chain = '0'.repeat(32))),
    ],
    ['stands for a line more than it says', (good) => altered(good, (one) => one.count--)],
    ['is ahead of the record', () => snapshotOf(GENERALS.slice(0, 90))],
    ['is of another match', () => snapshotOf(EAGLE.slice(0, 90))],
  ]
  test.each(damages)('is folded again if its snapshot %s', async (_, damage) => {
    const { store, loads } = storeOf(half)
    const expected = await historyOf(store)
    const bad = await damage(await snapshotOf(half))
    const { kept, snapshots } = memorySnapshots()
    if (bad) kept.set(MATCH, bad)
    loads.length = 0
    const { updates, faults, host } = await historyOf(store, snapshots)
    expect(loads.at(-1)).toBeUndefined()
    expect(updates).toEqual(expected.updates)
    expect(faults).toEqual([])
    // The host leaves a good one.
    await host.close()
    loads.length = 0
    expect((await historyOf(store, snapshots)).updates).toEqual(expected.updates)
    expect(loads).toEqual([half.length - 1])
  })

  test('is folded again if snapshots cannot be read or written, and the operator hears of it once', async () => {
    const { store } = storeOf(half)
    const expected = await historyOf(store)
    const broken: Snapshots = {
      load: () => Promise.reject(new Error('the disk is gone')),
      save: () => Promise.reject(new Error('the disk is full')),
    }
    const { updates, faults, host } = await historyOf(store, broken)
    await host.close()
    expect(updates).toEqual(expected.updates)
    expect(faults).toEqual(['snapshots of matches cannot be kept, so matches open slowly: Error: the disk is gone'])
  })
})

test('a match is set down while it is played, so that little must be folded again if the host is killed', async () => {
  const { kept, snapshots } = memorySnapshots()
  const { store, loads, match } = storeOf(LONG)
  const { host } = newHost(store, systems, {}, undefined, snapshots)
  for (const key of KEYS) {
    const client = new Client(host)
    await client.join(MATCH, key)
    await client.ask({ type: 'hand', to: 'random' } as never)
  }
  for (let k = 0; k < 20_000 && kept.size === 0; k++) await new Promise((resolve) => setTimeout(resolve, 1))
  const before = match.lines.length
  // This host is abandoned: it puts nothing away and closes nothing.
  const again = storeOf(match.lines.slice(0, before))
  again.loads.length = 0
  loads.length = 0
  await historyOf(again.store, snapshots)
  expect(again.loads[0]).toBeGreaterThan(99)
  await host.close()
})

describe('a match that is being opened', () => {
  /** A workshop in which work begins only when the test lets it. */
  function slowly() {
    const tasks: string[] = []
    let go = (): void => {}
    const let_ = new Promise<void>((resolve) => (go = resolve))
    const work = inPlace(new Systems(systems))
    const workshop: Workshop = {
      async perform(task, input, terms) {
        tasks.push(task)
        await let_
        return work.perform(task, input, terms)
      },
    }
    return { tasks, go, workshop }
  }

  test('is folded elsewhere; others play on meanwhile, and those who wait for it are let in in order', async () => {
    const { tasks, go, workshop } = slowly()
    const { store } = storeOf(EAGLE.slice(0, 300))
    const { host, faults } = newHost(store, systems, {}, workshop)
    const order: string[] = []
    const waiting = [KEYS[0], KEYS[1], undefined].map(
      (key, k) =>
        new Promise<void>((resolve) => {
          const connection = host.connect((message) => {
            if (message.type === 'welcome') order.push(`${k}`)
            else if (message.type === 'pong') resolve()
          })
          const join = { type: 'join', protocol: PROTOCOL, match: MATCH, ...(key && { key }) }
          for (const message of [join, { type: 'ping', id: 'p' }]) connection.receive(JSON.stringify(message))
        }),
    )
    const { match, keys } = await begin(host, {
      ruleset: 'generals',
      scenario: 'marengo',
      seats: {},
      mine: ['white', 'black'],
    })
    const white = new Client(host)
    await white.join(match, keys.white)
    expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
    expect(order).toEqual([])
    expect(tasks).toEqual(['fold'])
    go()
    await Promise.all(waiting)
    expect(order).toEqual(['0', '1', '2'])
    expect(tasks).toEqual(['fold'])
    expect(faults).toEqual([])
  })

  test('and cannot be is reported to the operator with its line, and to players; asking again costs nothing', async () => {
    const lines = GENERALS.slice(0, 80)
    lines[40] = (lines[40] as string).replace(/"n":(\d+)/, '"n":$1,"extra":"a secret order"')
    const { store, loads } = storeOf(lines)
    const { host, faults } = newHost(store)
    const error = await new Client(host).join(MATCH, KEYS[0]).catch((why: Error) => why.message)
    expect(error).toBe(
      'cannot-open: This match cannot be opened. Nothing of it is lost: ask the operator of this server, who has been told.',
    )
    expect(faults).toEqual([expect.stringMatching(/^match match-000001 cannot be opened: .*line 41: /)])
    loads.length = 0
    await expect(new Client(host).join(MATCH, KEYS[1])).rejects.toThrow('cannot-open')
    expect(loads).toEqual([])
    expect(faults.length).toBe(1)
  })
})

test('the whole record of a game that is over is read from the store', async () => {
  const { store } = storeOf(GENERALS)
  const { kept, snapshots } = memorySnapshots()
  const first = await historyOf(store, snapshots)
  await first.host.close()
  expect(kept.size).toBe(1)
  const { client } = await historyOf(store, snapshots)
  const { lines } = (await client.ask({ type: 'record' } as never)) as HostMessages['record']
  expect(lines).toEqual(GENERALS)
})
