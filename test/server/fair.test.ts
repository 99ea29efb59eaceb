import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { Client as Local, newHost } from '../../src/host/testing.ts'
import type { HostMessage } from '../../src/protocol/index.ts'
import { LONGEST_MESSAGE, PROTOCOL } from '../../src/protocol/index.ts'
import { Client, createUnsealed, folder, openTable, type Table, TWO_PERSONS } from './table.ts'

// Clients that ask for much in one packet: others are heard in between, and the work is charged to the client that
// asks.

const place = folder()
const tables: Table[] = []
afterEach(async () => {
  await Promise.all(tables.splice(0).map(({ server }) => server.close()))
})

async function sit(options: Parameters<typeof openTable>[1] = {}): Promise<Table> {
  const table = await openTable(place, options)
  tables.push(table)
  return table
}

/** Sends all messages in one packet. */
function atOnce(client: Client, messages: readonly unknown[]): void {
  const { _socket: wire } = client.socket as unknown as { _socket: { cork(): void; uncork(): void } }
  wire.cork()
  for (const message of messages) client.say(message)
  wire.uncork()
}

/** An action that nearly fills a message. */
const LONG = Array.from({ length: Math.floor(LONGEST_MESSAGE / 20) }, () => 'a'.repeat(16))

const views = (count: number) => Array.from({ length: count }, (_, k) => ({ type: 'view', id: `view ${k}` }))
const heard = (client: Client, type: HostMessage['type']) =>
  client.heard.filter((message) => message.type === type).length

test('between the long answers to one packet another client is answered', async () => {
  const { url } = await sit()
  const { match } = await createUnsealed(url)
  const [greedy, other] = [await Client.join(url, match), await Client.join(url, match)]
  atOnce(greedy, views(60))
  await greedy.next('view')
  await other.ask({ type: 'ping' })
  expect(heard(greedy, 'view')).toBeLessThan(60)
})

test('messages that wait while a match is joined are charged, so that their address has to rest', async () => {
  const { url } = await sit({ limits: { work: 1, workAtOnce: 20 } })
  const { match } = await createUnsealed(url, { ruleset: 'eagle', scenario: 'bailen', seats: {} })
  const greedy = await Client.open(url)
  atOnce(greedy, [{ type: 'join', protocol: PROTOCOL, match, words: true }, ...views(60)])
  await greedy.next('welcome')
  await rest(1_000)
  await rest(500)
  expect(heard(greedy, 'view')).toBeLessThan(60)
  greedy.socket.terminate()
})

test('each long answer, and the welcome, gets its own turn', async () => {
  const { host } = newHost()
  const { match } = await host.create({ ...TWO_PERSONS })
  const turns: (() => void)[] = []
  const got: HostMessage[] = []
  const connection = host.connect((message) => got.push(message), {
    address: 'a',
    room: () => undefined,
    turn: (work) => turns.push(work),
  })
  const say = (message: object) => connection.receive(JSON.stringify(message))
  say({ type: 'join', protocol: PROTOCOL, match })
  for (const type of ['view', 'ping', 'history', 'talk', 'view'])
    say({ type, id: type, ...(type === 'talk' && { before: 9 }) })
  const order: string[] = []
  for (let tries = 0; tries < 100 && order.length < 6; tries++) {
    await rest(1)
    const before = got.length
    expect(turns.length).toBeLessThanOrEqual(1)
    turns.shift()?.()
    await rest(1)
    if (got.length > before)
      order.push(
        got
          .slice(before)
          .map(({ type }) => type)
          .join(' '),
      )
  }
  expect(order).toEqual(['welcome', 'view', 'pong', 'history', 'talk', 'view'])
})

test('no more than two of the longest messages wait', async () => {
  const { host } = newHost()
  const { match } = await host.create({ ...TWO_PERSONS })
  const client = new Local(host)
  client.send({ type: 'join', protocol: PROTOCOL, match })
  const long = { type: 'act', count: 0, do: LONG }
  for (let k = 0; k < 40; k++) client.send({ ...long, id: `${k}` })
  expect(client.connection.waits).toBeLessThanOrEqual(2 * LONGEST_MESSAGE)
  const refused = client.got.filter((message) => message.type === 'error' && message.code === 'too-many')
  expect(refused.length).toBe(38)
  await client.until((message): message is HostMessage => message.type === 'welcome')
  expect(client.connection.waits).toBe(0)
  expect(client.got.filter((message) => 'id' in message && (message.id === '0' || message.id === '1')).length).toBe(2)
})

test('messages that wait count among the bytes of an address', async () => {
  const kept: Parameters<typeof memoryStore>[0] = new Map()
  const first = await sit({ store: memoryStore(kept) })
  const { match } = await createUnsealed(first.url)
  const never = new Promise<undefined>(() => {})
  const { url } = await sit({
    store: { ...memoryStore(kept), load: () => never },
    limits: { unreadPerAddress: 3 * LONGEST_MESSAGE },
  })
  const clients = await Promise.all(Array.from({ length: 4 }, () => Client.open(url)))
  const long = { type: 'act', id: 'a', count: 0, do: LONG }
  for (const client of clients) {
    client.say({ type: 'join', protocol: PROTOCOL, match })
    client.say(long)
  }
  expect((await Promise.any(clients.map((client) => client.gone()))).code).toBe(1006)
  for (const client of clients) client.socket.terminate()
})
