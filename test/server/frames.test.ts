import { connect, type Socket } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { PROTOCOL } from '../../src/protocol/index.ts'
import type { Limits } from '../../src/server/limits.ts'
import { Client, create, folder, openTable, type Table } from './table.ts'

// Clients that flood below the level of messages, or on many connections at once.

const place = folder()
let table: Table
let match: string
let keys: Record<string, string>
let opened: Client[] = []

async function sit(limits: Partial<Limits> = {}): Promise<Client> {
  table = await openTable(place, { limits })
  ;({ match, keys } = await create(table.url))
  return another(keys.white)
}
async function another(key?: string): Promise<Client> {
  const client = await Client.join(table.url, match, key)
  opened.push(client)
  return client
}
afterEach(async () => {
  await Promise.all(opened.map((client) => client.close()))
  opened = []
  await table.server.close()
  expect(table.faults).toEqual([])
})

/** A masked frame of up to 125 bytes, as clients send them: the mask is zero, so the bytes are unchanged. */
const frame = (opcode: number, text = '', last = true): Buffer =>
  Buffer.concat([Buffer.from([(last ? 0x80 : 0) | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
const [CONTINUATION, TEXT, PING, PONG] = [0, 1, 9, 10]

/** A socket that follows no protocol: it sends what it is given, and ignores a close. */
async function raw(): Promise<{
  readonly socket: Socket
  readonly heard: () => string
  readonly ended: () => boolean
}> {
  const socket = connect(table.server.port, '127.0.0.1')
  let heard = ''
  let ended = false
  socket.on('data', (data) => (heard += data.toString('latin1')))
  socket.on('error', () => (ended = true))
  socket.on('close', () => (ended = true))
  socket.write(
    'GET /play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  while (!heard.includes('\r\n\r\n')) await rest(5)
  return { socket, heard: () => heard, ended: () => ended }
}

test.each([
  ['pongs that nothing has asked for', [frame(PONG)]],
  ['pings', [frame(PING)]],
  ['empty pieces of a message', [frame(CONTINUATION, '', false)]],
  ['pieces of a byte', [frame(CONTINUATION, 'x', false)]],
])('a flood of %s ends the connection, and others are answered meanwhile', async (_, frames) => {
  const white = await sit()
  const flood = Buffer.concat(Array.from({ length: 5_000 }, () => frames).flat())
  const attacker = await raw()
  attacker.socket.write(frame(TEXT, '"', false))
  const end = Date.now() + 8_000
  let slowest = 0
  while (!attacker.ended() && Date.now() < end) {
    for (let k = 0; k < 8 && !attacker.ended(); k++) attacker.socket.write(flood)
    const began = Date.now()
    expect(await white.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
    slowest = Math.max(slowest, Date.now() - began)
    await rest(20)
  }
  expect(attacker.ended()).toBe(true)
  expect(slowest).toBeLessThan(2_000)
  attacker.socket.destroy()
})

test('the pongs that the server asks for cost nothing', async () => {
  // White has sent four messages by now: it has sealed the dice, and joined again.
  const white = await sit({ heartbeat: 1_000, messages: 0.001, burst: 6 })
  await rest(4_500)
  expect(white.closed).toBeUndefined()
})

test('a player has one allowance of messages for all his connections', async () => {
  await sit({ burst: 60, messages: 1 })
  const clients = await Promise.all(Array.from({ length: 8 }, () => another(keys.black)))
  for (const client of clients) for (let k = 0; k < 40; k++) client.say({ type: 'ping', id: `${k}` })
  const gone = clients.filter((client) => client !== clients[0])
  await Promise.all(gone.map((client) => client.gone().catch(() => {})))
  const pongs = clients.flatMap(({ heard }) => heard.filter(({ type }) => type === 'pong'))
  expect(pongs.length).toBeLessThan(120)
  expect(clients.filter(({ closed }) => closed?.code === 1008).length).toBeGreaterThan(4)
})

test('an address has one allowance of messages for all who look on from it', async () => {
  await sit({ burst: 60, messages: 1, burstPerAddress: 150, messagesPerAddress: 1 })
  const clients = await Promise.all(Array.from({ length: 8 }, () => another()))
  for (const client of clients) for (let k = 0; k < 40; k++) client.say({ type: 'ping', id: `${k}` })
  await Promise.all(clients.slice(4).map((client) => client.gone().catch(() => {})))
  expect(clients.flatMap(({ heard }) => heard.filter(({ type }) => type === 'pong')).length).toBeLessThan(200)
})

test('a player has a limited number of connections at a time, and others still find their seats', async () => {
  await sit({ connectionsPerPlayer: 4 })
  for (let k = 0; k < 4; k++) await another(keys.black)
  const fifth = await Client.open(table.url)
  opened.push(fifth)
  fifth.say({ type: 'join', protocol: PROTOCOL, match, key: keys.black })
  expect(await fifth.next('error')).toMatchObject({
    code: 'too-many',
    message: expect.stringMatching(/as many connections/),
  })
  await another(keys.white)
  await another()
})

test('a long answer is made when the last one has been read, and the messages that wait are bounded', async () => {
  const white = await sit({ burst: 10_000, messages: 10_000 })
  for (let k = 0; k < 500; k++) white.say({ type: 'history', id: `h${k}` })
  const answered = () => white.heard.filter((one) => 'id' in one && String(one.id).startsWith('h'))
  for (let tries = 0; tries < 500 && answered().length < 500; tries++) await rest(20)
  const answers = answered()
  expect(answers.length).toBe(500)
  for (const answer of answers) if (answer.type === 'error') expect(answer.code).toBe('too-many')
  expect(answers.filter(({ type }) => type === 'history').length).toBeGreaterThan(60)
  expect((await white.ask({ type: 'history', from: 0 })).type).toBe('history')
})
