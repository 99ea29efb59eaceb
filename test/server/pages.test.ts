import { expect, test } from 'vitest'
import type { HostedSystem } from '../../src/host/index.ts'
import { memoryStore } from '../../src/host/memory-store.ts'
import type { Store } from '../../src/host/store.ts'
import { Client, newHost } from '../../src/host/testing.ts'
import type { ClientMessage, HostMessage, HostMessages, Update } from '../../src/protocol/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { recordOf } from '../../src/web/table/record-of.ts'
import { SeatClient } from '../../src/web/table/seat-client.ts'
import { systems } from '../../systems/node.ts'

// Long answers come in pages: no client gets more than a page at once, and nothing is lost between pages.

const ANSWER = 1_000
const game = {
  ruleset: 'generals',
  scenario: 'marengo',
  seats: { black: { kind: 'computer', player: 'random' } },
  mine: ['white'],
} as const

type Answer = HostMessages['history'] | HostMessages['record']
const ask = (client: Client, request: object) => client.ask(request as never)

/** Acts as soon as the rules let this client; asks again where the computer was faster between the list and the action. */
async function act(client: Client, which: 0 | -1): Promise<void> {
  let last: HostMessage | undefined
  for (let tries = 0; tries < 500; tries++) {
    last = await ask(client, { type: 'list' })
    if (last.type !== 'list') break
    const count = client.updates.at(-1)?.count ?? 0
    const action = last.closing ? ['close'] : last.actions.at(which)
    if (action) last = await ask(client, { type: 'act', count, do: action })
    if (last.type === 'done') return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error(`no action was carried out: ${JSON.stringify(last).slice(0, 500)}`)
}

/** The first rounds of a game against a computer. */
async function played() {
  const store = memoryStore()
  const { host } = newHost(store, undefined, { answer: ANSWER })
  const { match, keys } = await host.create({ ...game, mine: [...game.mine] })
  const white = new Client(host)
  await white.join(match, keys.white)
  while ((white.updates.at(-1)?.count ?? 0) < 20) await act(white, -1)
  return { store, host, match, key: keys.white as string, white }
}

/** Asks until there is no more; every answer is small. */
async function all<T extends Answer>(
  client: Client,
  type: T['type'],
  part: (answer: T) => readonly unknown[],
): Promise<unknown[]> {
  const found: unknown[] = []
  for (;;) {
    const answer = (await ask(client, { type, from: found.length })) as T
    expect(answer.type).toBe(type)
    expect(part(answer).length).toBeGreaterThan(0)
    if (part(answer).length > 1) expect(JSON.stringify(answer).length).toBeLessThan(2 * ANSWER)
    found.push(...part(answer))
    if (!answer.more) return found
  }
}

test('a history comes in pages, and so do the updates that a welcome brings', async () => {
  const { white, host, match, key } = await played()
  const history = (await all<HostMessages['history']>(white, 'history', ({ updates }) => updates)) as Update[]
  expect(history.map(({ n }) => n)).toEqual(history.map((_, k) => k + 1))
  expect(JSON.stringify(history).length).toBeGreaterThan(3 * ANSWER)
  const late = await new Client(host).join(match, key, { from: 0 })
  expect(late.n).toBe(history.length)
  expect(late.updates?.length).toBeLessThan(history.length)
  expect(history.slice(0, late.updates?.length)).toEqual(late.updates)
  expect(await ask(white, { type: 'history', from: 1e9 })).toMatchObject({ updates: [] })
})

test('a record comes in pages', async () => {
  const { white, store, match } = await played()
  await ask(white, { type: 'resign' })
  const lines = await all<HostMessages['record']>(white, 'record', (answer) => answer.lines)
  expect(lines).toEqual((await store.load(match))?.lines)
  expect(lines.join('').length).toBeGreaterThan(2 * ANSWER)
})

/**
 * Reads the record of a match as a spectator: its lines, what was charged for them, and the number of characters that
 * the store gave.
 */
async function reading(store: Store, match: string, systems?: readonly HostedSystem[]) {
  let [charged, read] = [0, 0]
  const count = (lines: readonly string[] = []) => (read += lines.join('').length)
  const { host } = newHost(
    {
      ...store,
      async lines(...of) {
        const lines = await store.lines(...of)
        count(lines)
        return lines
      },
      async load(...of) {
        const stored = await store.load(...of)
        count(stored?.lines)
        return stored
      },
    },
    systems,
    { answer: ANSWER },
  )
  const got: HostMessage[] = []
  const line = { address: 'a', room: () => undefined, charge: (ms: number) => (charged += ms) }
  const connection = host.connect((message) => got.push(message), line)
  const heard = async (is: (message: HostMessage) => boolean): Promise<HostMessage> => {
    for (let tries = 0; tries < 2_000 && !got.some(is); tries++) await new Promise((done) => setTimeout(done, 5))
    return got.find(is) as HostMessage
  }
  connection.receive(JSON.stringify({ type: 'join', protocol: PROTOCOL, match }))
  await heard(({ type }) => type === 'welcome' || type === 'closed')
  charged = 0
  read = 0
  const lines: string[] = []
  for (let more = true; more; ) {
    const id = `r${lines.length}`
    connection.receive(JSON.stringify({ type: 'record', id, from: lines.length }))
    const answer = (await heard((message) => 'id' in message && message.id === id)) as HostMessages['record']
    lines.push(...answer.lines)
    more = answer.more ?? false
  }
  return { lines, charged, read }
}

const laterRules = systems.map(({ id, rules }) => ({
  id,
  rules: async () => {
    const ruleset = await rules()
    return { ...ruleset, version: ruleset.version + 1 }
  },
}))
test.each([
  ['that is over', undefined],
  ['that other rules began', laterRules],
])('for a page of the record of a match %s only that page is read and charged', async (_, systems) => {
  const { white, store, match } = await played()
  await ask(white, { type: 'resign' })
  const { lines, charged, read } = await reading(store, match, systems)
  expect(lines).toEqual((await store.load(match))?.lines)
  const { length } = lines.join('')
  expect(length).toBeGreaterThan(4 * ANSWER)
  expect(charged).toBeCloseTo(length / 25_000, 6)
  expect(read).toBe(length)
})

test('the page has all updates in order before it shows the table, whatever comes meanwhile, and the whole record', async () => {
  const { host, match, key, white, store } = await played()
  let say: ((message: ClientMessage) => void) | undefined
  const client = new SeatClient(
    (user) => {
      const connection = host.connect((message) => user.receive(message))
      queueMicrotask(() => user.up())
      say = (message) => connection.receive(JSON.stringify(message))
      return { send: say, close: () => connection.close() }
    },
    match,
    { key },
  )
  // Something happens while the client is still asking for earlier updates.
  const acted = act(white, 0)
  const welcome = await client.welcome
  expect(client.updates.length).toBeGreaterThanOrEqual(welcome.n)
  await acted
  const history = (await all<HostMessages['history']>(white, 'history', ({ updates }) => updates)) as Update[]
  for (let tries = 0; tries < 200 && client.updates.length < history.length; tries++)
    await new Promise((done) => setTimeout(done, 5))
  expect(client.updates.map(({ n }) => n)).toEqual(history.map(({ n }) => n))
  await ask(white, { type: 'resign' })
  expect(await recordOf(client)).toBe((await store.load(match))?.lines.map((line) => `${line}\n`).join(''))
})

test('clients that are told the same get the same message object', async () => {
  const { host, match, white, key } = await played()
  const pairs = [{}, { words: true }].map((more) =>
    [new Client(host), new Client(host)].map((client) => ({ client, more })),
  )
  for (const { client, more } of pairs.flat()) await client.join(match, undefined, more)
  await ask(white, { type: 'chat', text: 'Look.' })
  const seated = [new Client(host), new Client(host)]
  for (const client of seated) await client.join(match, key)
  await ask(white, { type: 'resign' })
  for (const [a, b] of [...pairs.map((pair) => pair.map(({ client }) => client)), seated])
    for (const type of ['chat', 'status'] as const)
      expect(a?.got.findLast((one) => one.type === type)).toBe(b?.got.findLast((one) => one.type === type))
  expect(pairs[0]?.[0]?.client.got.some(({ type }) => type === 'chat')).toBe(true)
})
