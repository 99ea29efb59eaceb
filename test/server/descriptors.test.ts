import { promises as dns } from 'node:dns'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerOptions } from '../../src/server/index.ts'
import { Client, folder, openTable, post, type Table, TWO_PERSONS } from './table.ts'

// Connections that are not sockets: none of them holds a file of the server for long, and their number for one address
// is limited.

const place = folder()
let table: Table
let opened: Socket[]

const sit = async (options: Partial<ServerOptions> = {}) => {
  table = await openTable(place, options)
}
beforeEach(() => {
  opened = []
})
afterEach(async () => {
  for (const socket of opened) socket.destroy()
  await table.server.close()
  vi.restoreAllMocks()
  expect(table.faults).toEqual([])
})

/** A connection whose own side stays open when the server closes its side. */
function call(bytes: string, host = '127.0.0.1'): Socket {
  const socket = connect({ port: table.server.port, host, allowHalfOpen: true })
  socket.on('error', () => {})
  if (bytes !== '') socket.write(bytes)
  opened.push(socket)
  return socket
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`

async function statusOf(path: string): Promise<string> {
  const [answer] = await once(call(upgrade(path)), 'data')
  return String(answer).slice(9, 12)
}

test.each([
  ['a socket where there are none', upgrade('/nope')],
  ['no HTTP', '\u0001garbage\r\n\r\n'],
])('a client that does not close its side is let go: %s', async (_, bytes) => {
  await sit()
  const socket = call(bytes)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 4/)
  // Data sent to a closed descriptor come back as an error; data sent to a half-open one do not.
  for (let tries = 0; tries < 100 && !socket.destroyed; tries++) {
    socket.write('x')
    await rest(100)
  }
  expect(socket.destroyed).toBe(true)
})

test('a refused socket counts among the new sockets of its address', async () => {
  await sit({ limits: { connecting: 3 } })
  const statuses = []
  for (let k = 0; k < 5; k++) statuses.push(await statusOf('/nope'))
  expect(statuses).toEqual(['404', '404', '404', '429', '429'])
})

test('one address has a limited number of connections that are not sockets; its sockets are counted apart', async () => {
  await sit({ limits: { visitorsPerAddress: 2 } })
  const clients = []
  for (let k = 0; k < 4; k++) clients.push(await Client.open(table.url))
  const silent = [call(''), call('')]
  await Promise.all(silent.map((socket) => once(socket, 'connect')))
  const third = call(upgrade('/play'))
  await new Promise((resolve) => third.once('close', resolve))
  expect(third.bytesRead).toBe(0)
  silent[0]?.destroy()
  // The server learns of it a moment later.
  let again: Client | undefined
  for (let tries = 0; tries < 100 && !again; tries++)
    again = await Client.open(table.url).catch(() => rest(50, undefined))
  expect(again).toBeDefined()
  for (const client of [...clients, ...(again ? [again] : [])]) await client.close()
})

// Only Linux has a second IPv4 address of its own.
test.runIf(process.platform === 'linux')(
  'a name with two addresses has one bound for both, and both give the same answers',
  async () => {
    const both = ['127.0.0.1', '127.0.0.2']
    vi.spyOn(dns, 'lookup').mockResolvedValue(both.map((address) => ({ address, family: 4 })) as never)
    await sit({ host: 'localhost', limits: { visitorsPerAddress: 3 } })
    // The first answer says that the connection is counted; it stays open.
    for (const host of [...both, both[1]]) {
      const [answer] = await once(call('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n', host), 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
    }
    for (const host of both) {
      const one = call(upgrade('/play'), host).resume()
      await Promise.race([once(one, 'end'), once(one, 'close')])
      expect(one.bytesRead).toBe(0)
    }
  },
)

test('a path of the interface that is written in another way has the same limits', async () => {
  await sit({ limits: { matches: 1 } })
  expect((await post(table.url, TWO_PERSONS)).status).toBe(201)
  const other = await fetch(`${table.url}/%61pi/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TWO_PERSONS),
  })
  expect([other.status, other.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(table.kept.size).toBe(1)
})

const begin = (forwarded: string) =>
  fetch(`${table.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify(TWO_PERSONS),
  })

test('without a trusted proxy, X-Forwarded-For gives no separate limits', async () => {
  await sit({ limits: { matches: 1 } })
  const statuses = []
  for (const address of ['198.51.100.1', '198.51.100.2', '[2001:db8::1]:443'])
    statuses.push((await begin(address)).status)
  expect(statuses).toEqual([201, 429, 429])
})

test('behind a proxy only the address that it adds counts, with or without a port', async () => {
  await sit({ limits: { matches: 1 }, behindProxy: true })
  const statuses = []
  for (const forwarded of [
    '198.51.100.1',
    '198.51.100.1:5678',
    '203.0.113.5, 198.51.100.1:5679',
    '198.51.100.2',
    '[2001:db8::1]:443',
    '198.51.100.3, [2001:db8::2]:444',
  ])
    statuses.push((await begin(forwarded)).status)
  expect(statuses).toEqual([201, 429, 429, 201, 201, 429])
})

test('all addresses of an IPv6 network have together what a number of them have', async () => {
  await sit({
    limits: { matches: 1, connectionsPerAddress: 1, requests: 4, addressesPerNetwork: 2 },
    behindProxy: true,
  })
  const homes = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1', '198.51.100.1']
  const begun = []
  for (const home of homes) begun.push((await begin(home)).status)
  expect(begun).toEqual([201, 201, 429, 201, 201])
  const sockets = []
  for (const home of homes)
    sockets.push(await Client.open(table.url, { headers: { 'x-forwarded-for': home } }).catch(() => 'refused'))
  expect(sockets.map((one) => one === 'refused')).toEqual([false, false, true, false, false])
  const asked = []
  for (let k = 0; k < 6; k++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:${k + 4}::1` }
    asked.push((await fetch(`${table.url}/api/health/live`, { headers })).status)
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
})

test('a connection that asks on without hearing the answers is ended; others are answered', async () => {
  await sit()
  const page = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'
  const hasty = Array.from({ length: 20 }, () => call(page.repeat(1_000)))
  const first = (socket: Socket) =>
    new Promise<string>((resolve) => {
      for (const event of ['data', 'end', 'error'])
        socket.once(event, () => resolve(event === 'data' ? 'answered' : 'ended'))
    })
  expect(new Set(await Promise.all(hasty.map(first)))).toEqual(new Set(['ended']))
  expect((await fetch(`${table.url}/api/health`)).status).toBe(200)
})
