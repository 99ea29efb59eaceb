import { afterEach, expect, test } from 'vitest'
import { newHost } from '../../src/host/testing.ts'
import type { ChatLine, ClientMessage } from '../../src/protocol/index.ts'
import { sqliteStore } from '../../src/server/index.ts'
import { SeatClient } from '../../src/web/table/seat-client.ts'
import { Client, create, folder, openTable, type Table } from './table.ts'

// Talk: however much is said, a welcome sends one page, and no player fills the store in a moment.

const place = folder()
let table: Table
afterEach(async () => {
  await table.server.close()
  expect(table.faults).toEqual([])
})

/** As fast as a test likes. */
const CHATTY = { talk: 1e6, talkAtOnce: 1e6, talkPerAddress: 1e6, talkPerAddressAtOnce: 1e6, burst: 1e6, messages: 1e6 }
const numbers = (lines: readonly ChatLine[]) => lines.map(({ n }) => n)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k)

test('a welcome has the last page of the talk; earlier pages come when they are asked for, before and after a restart', async () => {
  const options = { limits: CHATTY }
  const where = `${place}/pages`
  table = await openTable(place, { ...options, store: await sqliteStore(where) })
  const { match, keys } = await create(table.url)
  const ann = await Client.join(table.url, match, keys.white)
  const said = range(1, 250).map((n) => ann.ask({ type: 'chat', text: `line ${n}` }))
  for (const answer of await Promise.all(said)) expect(answer.type).toBe('done')
  for (const life of [1, 2]) {
    const onlooker = await Client.join(table.url, match)
    const welcome = onlooker.heard.find(({ type }) => type === 'welcome')
    if (welcome?.type !== 'welcome') throw new Error('no welcome')
    expect(numbers(welcome.chat)).toEqual(range(151, 250))
    const pages = [151, 51, 1].map((before) => onlooker.ask({ type: 'talk', before }))
    const got = (await Promise.all(pages)).map((page) => (page.type === 'talk' ? numbers(page.chat) : page))
    expect(got).toEqual([range(51, 150), range(1, 50), []])
    await onlooker.close()
    if (life === 2) continue
    await table.server.close()
    table = await openTable(place, { ...options, store: await sqliteStore(where) })
  }
})

/** Says many lines on each of several connections, and returns the answers. */
async function chatter(match: string, key: string | undefined, sockets: number, lines: number): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: sockets }, () => Client.join(table.url, match, key)))
  const all = clients.flatMap((client) =>
    Array.from({ length: lines }, () => client.ask({ type: 'chat', text: 'x'.repeat(500) })),
  )
  const answers = await Promise.all(all)
  await Promise.all(clients.map((client) => client.close()))
  return answers.map((answer) => (answer.type === 'refused' ? answer.reason : answer.type))
}

test('a player has one allowance of talk for all his connections', async () => {
  table = await openTable(place)
  const { match, keys } = await create(table.url)
  const answers = await chatter(match, keys.white, 10, 10)
  expect(answers.length).toBe(100)
  expect(answers.filter((answer) => answer === 'done').length).toBeLessThan(40)
  expect(new Set(answers)).toEqual(new Set(['done', 'You have said much in a short time: wait a little.']))
  // The other player has a separate limit.
  const ben = await Client.join(table.url, match, keys.black)
  expect(await ben.ask({ type: 'chat', text: 'Quiet, please.' })).toMatchObject({ type: 'done' })
})

test('an address has one allowance of talk for all its matches', async () => {
  table = await openTable(place)
  const games = await Promise.all(Array.from({ length: 6 }, () => create(table.url)))
  const answers = (await Promise.all(games.map(({ match, keys }) => chatter(match, keys.white, 1, 15)))).flat()
  expect(answers.length).toBe(90)
  expect(answers.filter((answer) => answer === 'done').length).toBeLessThan(60)
})

test('a match keeps a limited number of lines of talk', async () => {
  table = await openTable(place, { limits: { ...CHATTY, talkKept: 30 } })
  const { match, keys } = await create(table.url)
  const answers = await chatter(match, keys.white, 1, 40)
  expect(answers.filter((answer) => answer === 'done').length).toBe(30)
  expect(answers.at(-1)).toBe('So much has been said in this game that no more is kept.')
})

test('the page shows earlier talk in its order, and hears each line once', async () => {
  table = await openTable(place)
  const { host } = newHost(undefined, undefined, { talkAtOnce: 1_000, talkPerAddressAtOnce: 1_000 })
  const { match, keys } = await host.create({ ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white'] })
  const open: ConstructorParameters<typeof SeatClient>[0] = (user) => {
    const connection = host.connect((message) => user.receive(message))
    queueMicrotask(() => user.up())
    return {
      send: (message: ClientMessage) => connection.receive(JSON.stringify(message)),
      close: () => connection.close(),
    }
  }
  const first = new SeatClient(open, match, { key: keys.white as string })
  await first.welcome
  for (let n = 1; n <= 230; n++) await first.ask({ type: 'chat', text: `line ${n}` })
  const second = new SeatClient(open, match)
  await second.welcome
  expect(numbers(second.chat)).toEqual(range(131, 230))
  expect(await Promise.all([second.earlier(), second.earlier()])).toContain(true)
  await first.ask({ type: 'chat', text: 'line 231' })
  while (await second.earlier());
  expect(numbers(second.chat)).toEqual(range(1, 231))
  expect(first.chat.map(({ text }) => text)).toEqual(range(1, 231).map((n) => `line ${n}`))
})
