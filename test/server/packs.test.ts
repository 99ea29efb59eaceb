import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { dataDigest } from '../../src/match/data-digest.ts'
import { overPack, type Pack, packDigest, packText, readPackText } from '../../src/match/pack.ts'
import { hostMessage, matchInfo, PROTOCOL, servedPack } from '../../src/protocol/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, folder, openTable, post } from './table.ts'

// A server that plays with a designer's data: clients get them, and games begun with other data are closed.

const place = folder()
const client = builtClient(place)
const shipped = JSON.parse(readFileSync(new URL('../../systems/generals/data/scenarios.json', import.meta.url), 'utf8'))
const setup = { white: { a1: { I: 5 }, RW: { C: 2 } }, black: { a3: { I: 5 }, RB: { C: 2 } } }
const scenarios = [{ id: 'skirmish', title: 'A skirmish', intro: 'Small.', minutes: 20, setup }]
const pack: Pack = {
  ruleset: 'generals',
  name: 'small-battles',
  files: new Map([['scenarios.json', { ...shipped, scenarios }]]),
}
const digest = packDigest(packText(pack))
const WISH = { ruleset: 'generals', scenario: 'skirmish', seats: {}, mine: ['white', 'black'] }
const played = dataDigest(overPack(await findRuleset('generals'), pack))

test('anybody can get the files by their digest, to keep for ever, and they are the data played', async () => {
  const { server, url } = await openTable(place, { packs: [pack] })
  const { packs } = (await (await fetch(`${url}/api/packs`)).json()) as { packs: unknown[] }
  expect(packs.map((one) => parse(servedPack, one))).toEqual([
    { ruleset: 'generals', name: 'small-battles', files: digest, data: played },
  ])
  for (const encoding of ['gzip', 'identity']) {
    const response = await fetch(`${url}/api/packs/${digest}`, { headers: { 'accept-encoding': encoding } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    const text = await response.text()
    expect(packDigest(text)).toBe(digest)
    expect(readPackText(text)).toEqual(pack)
  }
  const other = await fetch(`${url}/api/packs/${'0'.repeat(32)}`)
  expect([other.status, other.headers.get('cache-control')]).toEqual([404, 'no-store'])
  await server.close()
})

test('a game on such a server is played with the data, and tells its players, others and its record', async () => {
  const { server, url, faults } = await openTable(place, { packs: [pack] })
  const { match, keys } = (await (await post(url, { ...WISH, data: played })).json()) as {
    match: string
    keys: { white: string; black: string }
  }
  const white = await Client.join(url, match, keys.white)
  const black = await Client.join(url, match, keys.black)
  const welcome = white.heard.find(({ type }) => type === 'welcome')
  expect(parse(hostMessage, welcome)).toMatchObject({ data: played, pack: { name: 'small-battles', files: digest } })
  const info = parse(matchInfo, await (await fetch(`${url}/api/matches/${match}`)).json())
  expect(info).toMatchObject({ pack: 'small-battles', title: 'A skirmish' })
  // The threads of the server play with the same data.
  expect(await white.ask({ type: 'list' })).toMatchObject({ type: 'list', complete: true })
  expect(await white.ask({ type: 'view' })).toMatchObject({ type: 'view' })
  await white.act('close')
  await white.ask({ type: 'resign' })
  const record = await black.ask({ type: 'record' })
  if (record.type !== 'record') throw new Error(JSON.stringify(record))
  expect(JSON.parse(record.lines[0] as string)).toMatchObject({ pack: 'small-battles', data: played })
  expect(faults).toEqual([])
  await server.close()
})

test('a request for a game with other data is refused, and so are the shipped scenarios', async () => {
  const { server, url } = await openTable(place, { packs: [pack] })
  const other = await post(url, { ...WISH, data: dataDigest(await findRuleset('generals')) })
  expect([other.status, await other.json()]).toMatchObject([400, { code: 'other-data' }])
  const marengo = await post(url, { ...WISH, scenario: 'marengo' })
  expect([marengo.status, await marengo.json()]).toMatchObject([400, { code: 'bad-request' }])
  // Systems without a pack are played as usual.
  expect((await post(url, { ...WISH, ruleset: 'eagle', scenario: 'vedel', mine: ['french'] })).status).toBe(201)
  await server.close()
})

test.each([
  ['by the shipped data', 'with a pack', [], [pack], undefined],
  ['by a pack', 'without it', [pack], [], 'small-battles'],
] as const)('a game %s is closed on a server %s', async (_by, _on, before, after, name) => {
  const kept = new Map()
  const first = await openTable(place, { packs: before, store: memoryStore(kept) })
  const wish = before.length > 0 ? WISH : { ...WISH, scenario: 'marengo' }
  const { match, keys } = (await (await post(first.url, wish)).json()) as { match: string; keys: { white: string } }
  await first.server.close()
  const { server, url } = await openTable(place, { packs: after, store: memoryStore(kept) })
  const one = await Client.open(url)
  one.say({ type: 'join', protocol: PROTOCOL, match, key: keys.white })
  const closed = await one.next('closed')
  const { version } = await findRuleset('generals')
  expect(parse(hostMessage, closed)).toMatchObject({ version, here: version, ...(name && { pack: name }) })
  expect(await one.act('close')).toMatchObject({
    code: 'old-rules',
    message: `This game was begun by ${name ? `the data '${name}'` : 'other data'} of 'generals' than this host has: it cannot go on here.`,
  })
  expect(await one.ask({ type: 'record' })).toMatchObject({ type: 'record' })
  await server.close()
})

test.each([
  ['scenarios.json', { ...shipped, scenarios: [] }, /^scenarios\.json: scenarios: /],
  ['nonsense.json', {}, /^nonsense\.json: no file that can be replaced; there are scenarios\.json/],
])('a server does not start with a wrong %s', async (file, value, line) => {
  let isClosed = false
  const store = { ...memoryStore(), close: async () => void (isClosed = true) }
  await expect(openTable(place, { packs: [{ ...pack, files: new Map([[file, value]]) }], store })).rejects.toThrow(line)
  expect(isClosed).toBe(true)
})

test('serve --pack plays with a folder of data, says so, and refuses a folder without files', async () => {
  const file = join(place, 'my-pack', 'generals', 'scenarios.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...shipped, scenarios }))
  const server = await serve(join(place, 'store'), client, ['--pack', join(place, 'my-pack')])
  const { packs } = (await (await fetch(`${server.url}/api/packs`)).json()) as { packs: unknown[] }
  expect(packs).toMatchObject([{ ruleset: 'generals', name: 'my-pack', data: played }])
  expect((await post(server.url, WISH)).status).toBe(201)
  expect(server.said()).toMatch(/Games of generals use the data of the pack my-pack/)
  expect(await end(server, 'SIGTERM')).toBe(0)
  await expect(serve(join(place, 'store'), client, ['--pack', client])).rejects.toThrow(
    /it has no files for any system/,
  )
})
