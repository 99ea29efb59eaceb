import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { KeptMatch } from '../../src/host/memory-store.ts'
import { LONGEST_MESSAGE, type NewMatch, PROTOCOL } from '../../src/protocol/index.ts'
import type { ServerOptions } from '../../src/server/index.ts'
import { Client, create, createUnsealed, folder, openTable, type Table, TWO_PERSONS } from './table.ts'

// Malicious clients: whatever they do gets a clear answer, and changes nothing for anybody else.

/** A plan without orders: a secret choice is handed in whole. */
const PLAN = ['close']

const place = folder()
let table: Table
let match: string
let keys: Record<string, string>
let white: Client
let before: string
let opened: Client[]

const stored = (kept: Map<string, KeptMatch>) =>
  JSON.stringify([...kept.values()].map((one) => ({ ...one, chat: one.chat })))

async function sit(options: Partial<ServerOptions> = {}): Promise<void> {
  table = await openTable(place, options)
  ;({ match, keys } = await create(table.url))
  white = await Client.join(table.url, match, keys.white)
  opened = [white]
  before = stored(table.kept)
}

/** Sits down at another table. */
async function sitAgain(options: Partial<ServerOptions>): Promise<void> {
  await white.close()
  await table.server.close()
  await sit(options)
}

/** Another client; closed when the test is over. */
async function another(key?: string, more?: object): Promise<Client> {
  const client = await Client.join(table.url, match, key, more)
  opened.push(client)
  return client
}
async function stranger(options?: object): Promise<Client> {
  const client = await Client.open(table.url, options)
  opened.push(client)
  return client
}

beforeEach(() => sit())
afterEach(async () => {
  await Promise.all(opened.map((client) => client.close()))
  await table.server.close()
  expect(table.faults).toEqual([])
})

/** Expects that the match is as it was, and that its players can play on. */
async function unharmed(): Promise<void> {
  expect(stored(table.kept)).toBe(before)
  expect(await white.act(PLAN)).toMatchObject({ type: 'done', played: 1 })
}

const error = (code: string | RegExp, message: RegExp) => ({
  type: 'error',
  code: typeof code === 'string' ? code : expect.stringMatching(code),
  message: expect.stringMatching(message),
})

describe('messages that are none', () => {
  test.each([
    ['nothing', '', /not JSON/],
    ['garbage', '\u0000\u0001}{', /not JSON/],
    ['a number', '42', /a JSON object with a type/],
    ['null', 'null', /a JSON object with a type/],
    ['a list', '[]', /a JSON object with a type/],
    ['no type', '{"id":"a"}', /a JSON object with a type/],
    ['an unknown type', '{"type":"conquer","id":"a"}', /no message of type "conquer"/],
    ['a type of every object', '{"type":"toString","id":"a"}', /no message of type "toString"/],
    ['a type that is no text', '{"type":{"a":1},"id":"a"}', /no message of type/],
    ['a prototype', '{"type":"ping","id":"a","__proto__":{}}', /'__proto__' is not allowed/],
    ['a prototype in disguise', '{"type":"ping","id":"a","\\u005f_proto__":{}}', /'__proto__' is not allowed/],
    ['brackets without end', '['.repeat(60_000), /nested deeper than \d+ brackets|not JSON/],
    ['objects without end', '{"type":'.repeat(7_000), /nested deeper than \d+ brackets/],
    ['more fields than asked for', '{"type":"ping","id":"a","more":1}', /more/],
    ['a field too little', '{"type":"act","id":"a","do":"pass"}', /count/],
    ['a count that is none', '{"type":"act","id":"a","do":"pass","count":-1}', /count/],
    ['a count of no number', '{"type":"act","id":"a","do":"pass","count":1e400}', /count/],
    ['an action of no text', '{"type":"act","id":"a","do":{"a":1},"count":0}', /do/],
    [
      'more actions than any plan has',
      JSON.stringify({ type: 'act', id: 'a', count: 0, do: Array(4_001).fill('x') }),
      /do/,
    ],
    ['an id as long as a book', JSON.stringify({ type: 'ping', id: 'x'.repeat(65) }), /id/],
    ['a text as long as a book', JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(501) }), /text/],
  ])('%s', async (_, text, message) => {
    const client = await another(keys.black)
    client.say(text)
    expect(await client.next('error')).toMatchObject(error(/^bad-/, message))
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
    expect(client.heard.filter(({ type }) => type === 'error').length).toBe(1)
    await unharmed()
  })

  test('binary frames end the connection', async () => {
    const client = await another(keys.black)
    client.say(Buffer.from('{"type":"ping","id":"a"}'))
    expect(await client.next('error')).toMatchObject(error('binary', /JSON texts/))
    expect(await client.gone()).toMatchObject({ code: 1003 })
    await unharmed()
  })

  test('a message over the limit ends the connection before it is read', async () => {
    const client = await another(keys.black)
    client.say(JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(LONGEST_MESSAGE) }))
    expect(await client.gone()).toMatchObject({ code: 1009 })
    await unharmed()
  })

  test('a message in endless pieces does not get round the limit', async () => {
    const client = await another(keys.black)
    for (let k = 0; k < 80 && client.socket.readyState === client.socket.OPEN; k++)
      client.socket.send('x'.repeat(1024), { fin: false })
    expect((await client.gone()).code).toBe(1009)
    await unharmed()
  })

  test('frames against the protocol of sockets end the connection', async () => {
    const client = await another(keys.black)
    const { _socket: wire } = client.socket as unknown as { _socket: { write(bytes: Buffer): void } }
    wire.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]))
    expect((await client.gone()).code).toBe(1002)
    await unharmed()
  })
})

describe('seats', () => {
  test.each([
    ['a key of no seat', 'A'.repeat(32), /opens no seat/],
    ['a key of another form', 'secret', /key/],
  ])('%s opens no seat', async (_, key, message) => {
    const client = await stranger()
    client.say({ type: 'join', protocol: PROTOCOL, match, key })
    expect(await client.next('error')).toMatchObject(error(/^(no-such-key|bad-request)$/, message))
    expect(await client.ask({ type: 'list' })).toMatchObject(error('join-first', /./))
    await unharmed()
  })

  test('a key of another match opens none', async () => {
    const other = await create(table.url)
    before = stored(table.kept)
    const client = await stranger()
    client.say({ type: 'join', protocol: PROTOCOL, match, key: other.keys.white })
    expect(await client.next('error')).toMatchObject(error('no-such-key', /opens no seat/))
    await unharmed()
  })

  test('an unknown match and a protocol that no host speaks are refused', async () => {
    const client = await stranger()
    client.say({ type: 'join', protocol: PROTOCOL, match: 'AAAAAAAAAAAAAAAA', key: keys.white })
    expect(await client.next('error')).toMatchObject(error('no-match', /There is no match/))
    client.say({ type: 'join', protocol: 99, match, key: keys.white })
    expect(await client.next('error')).toMatchObject(error('protocol', /speaks protocol 2, not 99/))
    await unharmed()
  })

  test('a spectator can only look on, whatever he asks for', async () => {
    const [first] = await white.list()
    const client = await another()
    for (const request of [
      { type: 'act', count: 0, do: first },
      { type: 'back', count: 0 },
      { type: 'agree', agrees: true },
      { type: 'resign' },
      { type: 'draw', offer: true },
      { type: 'commit', commitment: '0'.repeat(64) },
      { type: 'reveal', words: 'x'.repeat(32) },
      { type: 'standing', orders: [] },
      { type: 'chat', text: 'x' },
      { type: 'hand', to: 'drill' },
      { type: 'claim' },
      { type: 'rematch' },
      { type: 'name', name: 'x' },
      { type: 'list' },
      { type: 'why', do: first },
      { type: 'forecast', do: first, cell: 'round' },
    ])
      expect(await client.ask(request)).toMatchObject(error('no-seat', /looks on/))
    expect(await client.ask({ type: 'record' })).toMatchObject(error('running', /over/))
    await unharmed()
  })

  test('what only another seat may do is refused, and what no seat may do', async () => {
    const black = await another(keys.black)
    const theirs = (await white.list())[0] as string
    for (const wish of [
      [theirs, 'close'],
      theirs,
      'order',
      'order C c1>c2; DROP TABLE matches',
      '🂡'.repeat(50),
      'order 999I c1>c2',
    ]) {
      const answer = await black.act(wish)
      expect(answer).toMatchObject({
        type: 'refused',
        rule: expect.stringMatching(/./),
        reason: expect.stringMatching(/./),
      })
    }
    expect(await black.ask({ type: 'claim' })).toMatchObject({ type: 'refused' })
    expect(await black.ask({ type: 'rematch' })).toMatchObject({ type: 'refused' })
    expect(await black.ask({ type: 'hand', to: 'napoleon' })).toMatchObject(
      error('bad-request', /no player 'napoleon'/),
    )
    expect(await black.ask({ type: 'agree', agrees: true })).toMatchObject({ type: 'refused' })
    expect(await black.ask({ type: 'forecast', do: 'close', cell: 'constructor' })).not.toMatchObject({
      type: 'forecast',
    })
    expect(await black.ask({ type: 'query', query: 'constructor', args: [] })).toMatchObject(
      error('no-query', /There is no query/),
    )
    expect(await black.ask({ type: 'history', from: 1_000_000 })).toMatchObject({ type: 'history', updates: [] })
    await unharmed()
  })

  test('a second join on a connection does not change the seat', async () => {
    const black = await another(keys.black)
    black.say({ type: 'join', protocol: PROTOCOL, match, key: keys.white })
    expect(await black.next('error')).toMatchObject(error('joined', /open another/))
    await unharmed()
  })

  test('another seat’s request id is another request', async () => {
    expect(await white.act(PLAN, 'same')).toMatchObject({ type: 'done', played: 1 })
    const black = await another(keys.black)
    expect(await black.act('nonsense', 'same')).toMatchObject({ type: 'refused' })
  })
})

describe('repetition', () => {
  test('a request that comes again has one effect, on any connection of the seat', async () => {
    const message = { type: 'act', id: 'once', count: white.count, do: PLAN }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, k) => {
        if (k % 4 > 0) return white.ask(message)
        return (await another(keys.white)).ask(message)
      }),
    )
    for (const answer of answers) expect(answer).toMatchObject({ type: 'done', played: 1 })
    expect(table.kept.get(match)?.lines.filter((line) => line.includes('"do":')).length).toBe(1)
  })

  test('an action sent without knowing the last one is stale, and does nothing', async () => {
    expect(await white.act(PLAN)).toMatchObject({ type: 'done' })
    const kept = stored(table.kept)
    expect(await white.ask({ type: 'act', count: 0, do: PLAN })).toEqual({
      type: 'stale',
      id: expect.any(String),
      count: 1,
    })
    expect(stored(table.kept)).toBe(kept)
  })
})

describe('floods', () => {
  /** So few that even a busy machine sees a flood. */
  const FEW = { limits: { messages: 5, burst: 50 } }

  test('too many messages end the connection; the others go on', async () => {
    await sitAgain(FEW)
    const client = await another(keys.black)
    for (let k = 0; k < 2_000; k++) client.say({ type: 'ping', id: `${k}` })
    const gone = await client.gone()
    expect(gone.code).toBe(1008)
    expect(client.heard.findLast(({ type }) => type === 'error')).toMatchObject(error('too-fast', /messages a second/))
    expect(client.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(200)
    await unharmed()
  })

  test('a long message counts for more than a short one', async () => {
    await sitAgain(FEW)
    const client = await another(keys.black)
    const long = JSON.stringify({ type: 'act', id: 'a', count: 0, do: Array(300).fill('x'.repeat(190)) })
    for (let k = 0; k < 60; k++) client.say(long)
    expect((await client.gone()).code).toBe(1008)
    expect(client.heard.filter(({ type }) => type === 'refused').length).toBeLessThan(40)
    await unharmed()
  })

  test('pings of the protocol of sockets count as well', async () => {
    await sitAgain(FEW)
    const client = await another(keys.black)
    for (let k = 0; k < 2_000; k++) client.socket.ping()
    expect([1006, 1008]).toContain((await client.gone()).code)
    await unharmed()
  })

  test('a client that does not read is let go', async () => {
    await sitAgain({ limits: { unread: 1 << 18, burst: 100_000, messages: 100_000 } })
    const client = await another()
    const { _socket: wire } = client.socket as unknown as { _socket: { pause(): void; resume(): void } }
    wire.pause()
    for (let k = 0; k < 20_000; k++) client.say({ type: 'history', id: `${k}` })
    await rest(500)
    wire.resume()
    expect((await client.gone()).code).toBe(1006)
    await unharmed()
  })

  test('a client that joins thousands of times joins once, and is answered each time', async () => {
    await sitAgain({ limits: { burst: 10_000, burstPerAddress: 10_000 } })
    const client = await stranger()
    const join = { type: 'join', protocol: PROTOCOL, match, key: keys.black }
    for (let k = 0; k < 3_000; k++) client.say(join)
    const answers = () => client.heard.filter(({ type }) => type === 'welcome' || type === 'error').length
    for (let tries = 0; tries < 1_000 && answers() < 3_000; tries++) await rest(10)
    expect(answers()).toBe(3_000)
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
    expect(client.heard.filter(({ type }) => type === 'welcome').length).toBe(1)
    for (const one of client.heard.filter(({ type }) => type === 'error'))
      expect(one).toMatchObject(error(/^(joined|too-many)$/, /./))
    await unharmed()
  })
})

describe('before the game has begun', () => {
  const begin = async (wish?: NewMatch) => {
    const made = await createUnsealed(table.url, wish)
    const sat = async (seat: string) => {
      const client = await stranger()
      client.sealing = false
      client.say({ type: 'join', protocol: PROTOCOL, match: made.match, key: made.keys[seat] })
      await client.next('welcome')
      return client
    }
    return { made, sat }
  }

  test('no draw can be offered, and a commitment that another player has ever made is refused', async () => {
    const { sat } = await begin()
    const [one, other] = [await sat('white'), await sat('black')]
    expect(await other.ask({ type: 'draw', offer: true })).toMatchObject({ type: 'refused' })
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
    expect(await one.ask({ type: 'commit', commitment: first })).toMatchObject({ type: 'done' })
    expect(await one.ask({ type: 'commit', commitment: second })).toMatchObject({ type: 'done' })
    for (const commitment of [first, second])
      expect(await other.ask({ type: 'commit', commitment })).toMatchObject({
        type: 'refused',
        reason: expect.stringMatching(/committed to already/),
      })
    expect(await other.ask({ type: 'commit', commitment: 'c'.repeat(64) })).toMatchObject({ type: 'done' })
  })

  test('a game that never began is not played again', async () => {
    const { sat } = await begin({
      ...TWO_PERSONS,
      seats: { black: { kind: 'computer', player: 'drill' } },
      mine: ['white'],
    })
    const one = await sat('white')
    expect(await one.ask({ type: 'resign' })).toMatchObject({ type: 'done' })
    const kept = table.kept.size
    expect(await one.ask({ type: 'rematch' })).toMatchObject({
      type: 'refused',
      reason: expect.stringMatching(/never began/),
    })
    expect(table.kept.size).toBe(kept)
  })
})

test('another game after a match counts among the matches that an address begins', async () => {
  await sitAgain({ limits: { matches: 1 } })
  const black = await another(keys.black)
  expect(await white.ask({ type: 'resign' })).toMatchObject({ type: 'done' })
  expect(await black.ask({ type: 'rematch' })).toMatchObject({ type: 'done' })
  expect(await white.ask({ type: 'rematch' })).toMatchObject({
    type: 'refused',
    reason: expect.stringMatching(/Too many matches/),
  })
  expect(table.kept.size).toBe(1)
})

describe('connections', () => {
  async function refusal(options?: object): Promise<string> {
    const client = new Client(table.url, options)
    const [, answer] = await once(client.socket, 'unexpected-response')
    let body = ''
    for await (const part of answer) body += part
    return `${answer.statusCode} ${body}`
  }

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://127.0.0.1.evil.example', 'file://'])(
    'a page of another origin cannot connect: %s',
    async (origin) => {
      expect(await refusal({ origin })).toMatch(/^403 Pages of another origin/)
    },
  )

  test('a page of the server’s own origin can connect, and so can one that the operator allows', async () => {
    await (await stranger({ origin: table.url })).close()
    const other = await openTable(place, { origins: ['https://table.example'] })
    await (await Client.open(other.url, { origin: 'https://table.example' })).close()
    await other.server.close()
  })

  test('sockets can be opened only at one path', async () => {
    const client = new Client(`${table.url}/elsewhere`)
    const [, answer] = await once(client.socket, 'unexpected-response')
    expect(answer.statusCode).toBe(404)
    answer.destroy()
  })

  test('one address has a limited number of connections at a time', async () => {
    await sitAgain({ limits: { connectionsPerAddress: 5, connecting: 10_000 } })
    for (let k = 0; k < 4; k++) await stranger()
    expect(await refusal()).toMatch(/^429 There are as many connections from your address/)
    await opened.pop()?.close()
    // The server learns of it a moment later.
    const room = () => stranger().catch(() => rest(50))
    for (let tries = 0; tries < 100 && opened.length < 5; tries++) await room()
    expect(opened.length).toBe(5)
    await unharmed()
  })

  test('one address opens a limited number of connections in a minute', async () => {
    // Two clients have sealed the dice.
    await sitAgain({ limits: { connecting: 8 } })
    for (let k = 0; k < 5; k++) await stranger()
    expect(await refusal()).toMatch(/^429 Too many new connections/)
    await unharmed()
  })

  test('a client that does not join is disconnected, and so is one that does not answer', async () => {
    await sitAgain({ limits: { joining: 500, heartbeat: 1_000 } })
    const silent = await stranger()
    const chatterer = await stranger()
    const talk = setInterval(() => chatterer.say({ type: 'ping', id: 'a' }), 100)
    expect((await silent.gone()).code).toBe(1008)
    expect(silent.heard.at(-1)).toMatchObject(error('join-first', /the first message/))
    expect((await chatterer.gone()).code).toBe(1008)
    clearInterval(talk)
    const deaf = await Client.open(table.url, { autoPong: false })
    deaf.say({ type: 'join', protocol: PROTOCOL, match })
    await deaf.next('welcome')
    expect((await deaf.gone()).code).toBe(1006)
    await unharmed()
  })

  test('a handshake that is cut off or invalid harms no one', async () => {
    for (const text of [
      'GET /play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      'GET /play HTTP/1.1\r\nHost: a\r\nUpgrade: nonsense\r\nConnection: Upgrade\r\n\r\n',
      'GET http://[bad/play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ]) {
      const socket = connect(table.server.port, '127.0.0.1')
      socket.write(text)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 4/)
      socket.destroy()
    }
    await unharmed()
  })
})
