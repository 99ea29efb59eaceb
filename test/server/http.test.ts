import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchInfo, PROTOCOL } from '../../src/protocol/index.ts'
import { builtClient, Client, create, folder, openTable, post, type Table, TWO_PERSONS } from './table.ts'

let place: string
let table: Table
beforeAll(async () => {
  place = folder()
  builtClient(place)
  table = await openTable(place)
})
afterAll(() => table.server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(table.url + path, { headers, redirect: 'manual' })

/** The answer to bytes that need not be HTTP. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(table.server.port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('the client', () => {
  test('the first page is requested again each time, and a file named by its content never again', async () => {
    const page = await get('/')
    expect([page.status, page.headers.get('cache-control'), page.headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ])
    const etag = page.headers.get('etag')
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 304 /,
    )
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent compressed if the browser accepts it: %s', async (accepted, encoding) => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/)
    await answer.body?.cancel()
  })

  test.each([
    ['/watch', './'],
    ['/deeper/down', '../'],
    ['/deeper/down/?a=b', '../../'],
  ])('any other address of a page leads to the first page: %s', async (path, to) => {
    const answer = await get(path, { accept: 'text/html,*/*' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test.each([
    '/assets/none.js',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/api/none',
    '/assets',
  ])('a file that does not exist or is private is not found: %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBeGreaterThanOrEqual(403)
    expect(answer.status).toBeLessThanOrEqual(404)
    expect(await answer.text()).not.toContain('grognard"')
  })

  test('every answer says what a browser may do with it', async () => {
    for (const path of ['/', '/assets/main-abc123.js', '/api/health', '/nowhere', '/api/matches/nonesuch']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy') as string
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part)
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('matches', () => {
  test('one is begun, with a key of 192 bits for each place of its creator, and an invitation for each other person', async () => {
    const secret = expect.stringMatching(/^[\w-]{32}$/)
    const answer = await post(table.url, {
      ...TWO_PERSONS,
      seats: { black: { kind: 'computer', player: 'drill' } },
      mine: ['white'],
    })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
    expect(await answer.json()).toEqual({
      match: expect.stringMatching(/^[\w-]{16}$/),
      keys: { white: secret },
      invitations: {},
      owner: secret,
    })
    const { ruleset, scenario, seats } = TWO_PERSONS
    expect(await (await post(table.url, { ruleset, scenario, seats })).json()).toMatchObject({
      keys: {},
      invitations: { white: secret, black: secret },
    })
  })

  test('what anybody may know of a match does not contain its keys', async () => {
    const { match, keys } = await create(table.url)
    const answer = await get(`/api/matches/${match}`)
    const body = await answer.text()
    expect(answer.status).toBe(200)
    expect(v.parse(matchInfo, JSON.parse(body))).toMatchObject({
      match,
      ruleset: 'generals',
      scenario: 'marengo',
      over: false,
    })
    for (const key of Object.values(keys)) expect(body).not.toContain(key)
    expect(body).not.toMatch(/secret|hash/i)
  })

  test.each([
    [{}, /ruleset/],
    [{ ...TWO_PERSONS, ruleset: 'generls' }, /no ruleset 'generls': did you mean 'generals'\?/],
    [{ ...TWO_PERSONS, scenario: 'toString' }, /scenario 'toString' does not exist; there are marengo/],
    [{ ...TWO_PERSONS, options: { fog: true } }, /option 'fog' does not exist in scenario 'marengo'/],
    [{ ...TWO_PERSONS, options: { constructor: 1 } }, /option 'constructor' does not exist in scenario 'marengo'/],
    [{ ...TWO_PERSONS, options: { prototype: 1 } }, /option 'prototype' does not exist in scenario 'marengo'/],
    [{ ...TWO_PERSONS, options: { constructor: {} } }, /options: constructor: /],
    [{ ...TWO_PERSONS, seats: { constructor: { kind: 'person' } } }, /no seat 'constructor'/],
    [{ ...TWO_PERSONS, mine: ['constructor'] }, /no person's place 'constructor'/],
    [{ ...TWO_PERSONS, seats: { green: { kind: 'person' } } }, /no seat 'green'/],
    [{ ...TWO_PERSONS, seats: { white: { kind: 'computer', player: 'napoleon' } } }, /no player 'napoleon'/],
    [{ ...TWO_PERSONS, seats: { white: { kind: 'person', name: 'x'.repeat(61) } } }, /seats\.white\.name/],
    [{ ...TWO_PERSONS, mine: ['green'] }, /no person's place 'green'/],
    [{ ...TWO_PERSONS, seats: { black: { kind: 'computer', player: 'drill' } } }, /no person's place 'black'/],
    [{ ...TWO_PERSONS, extra: 1 }, /extra/],
    [[], /./],
    ['text', /./],
    [null, /./],
  ])('a wrong wish is refused with what is wrong (%#)', async (wish, why) => {
    const before = table.kept.size
    const answer = await post(table.url, wish)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 'bad-request', message: expect.stringMatching(why) })
    expect(table.kept.size).toBe(before)
  })

  test.each([
    ['no JSON', '{', { 'content-type': 'application/json' }, 400],
    ['a prototype', '{"__proto__": {}}', { 'content-type': 'application/json' }, 400],
    ['far too deep', '['.repeat(8_000) + ']'.repeat(8_000), { 'content-type': 'application/json' }, 400],
    ['far too long', JSON.stringify({ a: 'x'.repeat(20_000) }), { 'content-type': 'application/json' }, 413],
    [
      'text, which a page of another origin could send',
      JSON.stringify(TWO_PERSONS),
      { 'content-type': 'text/plain' },
      415,
    ],
    ['a form', 'ruleset=generals', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('HTTP abuse gets a clear error: %s', async (_, body, headers, status) => {
    const answer = await fetch(`${table.url}/api/matches`, { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({
      code: expect.stringMatching(/^(bad-request|too-long)$/),
      message: expect.stringMatching(/./),
    })
  })

  test.each([
    ['no such match', '/api/matches/AAAAAAAAAAAAAAAA'],
    ['no id at all', `/api/matches/${'x'.repeat(5_000)}`],
    ['a path', '/api/matches/..%2F..%2Fetc'],
  ])('an unknown match is not found: %s', async (_, path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'no-match', message: 'There is no such match here.' })
  })

  test('input that is not HTTP ends the connection, and the server goes on', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw(`GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await raw('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await (await get('/api/health')).json()).toEqual({ live: true, ready: true, protocol: PROTOCOL })
    expect(table.faults).toEqual([])
  })
})

test('one address may begin a limited number of matches an hour, and ask a limited number of times a minute', async () => {
  const strict = await openTable(place, { limits: { matches: 3, requests: 20, files: 60 } })
  const statuses = []
  for (let k = 0; k < 5; k++) statuses.push((await post(strict.url, TWO_PERSONS)).status)
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  const answer = await post(strict.url, TWO_PERSONS)
  expect(await answer.json()).toEqual({
    code: 'too-many',
    message: expect.stringMatching(/^Too many matches .* at most 3 an hour\. Wait 1200 seconds/),
  })
  expect(answer.headers.get('retry-after')).toBe('1200')
  const refusals = async (path: string, many: number) => {
    const all = await Promise.all(
      Array.from({ length: many }, () => fetch(`${strict.url}${path}`).then(({ status }) => status)),
    )
    return all.filter((status) => status === 429).length
  }
  // The client's files, of which a first visit takes many, are counted separately.
  expect(await refusals('/api/health', 40)).toBeGreaterThanOrEqual(19)
  expect(await refusals('/nowhere', 60)).toBe(0)
  expect(await refusals('/nowhere', 10)).toBe(10)
  await strict.server.close()
})

test('behind a proxy, the address is the one that the proxy names last', async () => {
  const proxied = await openTable(place, { limits: { matches: 1 }, behindProxy: true })
  const from = (forwarded: string) =>
    fetch(`${proxied.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify(TWO_PERSONS),
    }).then(({ status }) => status)
  expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('9.9.9.9, 192.0.2.1')]).toEqual([201, 201, 429])
  expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9'), await from('2001:db8:1:3::1')]).toEqual([
    201, 429, 201,
  ])
  await proxied.server.close()
})

test('a port that is taken is reported in one line', async () => {
  await expect(openTable(place, { port: table.server.port })).rejects.toThrow(/^port \d+ is taken: .*--port/)
})

test('a stopping server tells its clients that they may come back', async () => {
  const stopping = await openTable(place)
  const { match, keys } = await create(stopping.url)
  const client = await Client.join(stopping.url, match, keys.white)
  const gone = client.gone()
  await stopping.server.close()
  expect(await gone).toEqual({ code: 1012, reason: 'the server is stopping' })
  await expect(fetch(stopping.url)).rejects.toThrow()
})
