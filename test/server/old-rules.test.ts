import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { readRecord } from '../../src/match/index.ts'
import { type HostMessage, matchInfo, PROTOCOL } from '../../src/protocol/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { fillWithOldGames, oldGame } from './old-games.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, folder } from './table.ts'

// A data folder whose games were begun with version 1 of the rules, under the present server.

const place = folder()
const client = builtClient(place)
let folders = 0
function oldFolder(): string {
  const where = join(place, `old-${++folders}`)
  mkdirSync(where)
  fillWithOldGames(where)
  return where
}

/** The first message that a client joining a match hears, and the client. */
async function come(url: string, match: string, key?: string): Promise<{ one: Client; first: HostMessage }> {
  const one = await Client.open(url)
  one.say({ type: 'join', protocol: PROTOCOL, match, ...(key !== undefined && { key }) })
  return { one, first: await one.next('closed') }
}

test.each(['generals', 'eagle'] as const)(
  'a running game of version 1 is closed, and each of its players is told why: %s',
  async (what) => {
    const server = await serve(oldFolder(), client)
    const { match, keys } = oldGame(what)
    for (const [seat, key] of Object.entries(keys)) {
      const { one, first } = await come(server.url, match, key)
      expect(first).toMatchObject({
        match,
        ruleset: what,
        version: 1,
        here: (await findRuleset(what)).version,
        seat,
        over: false,
      })
      expect(await one.act('close')).toMatchObject({
        type: 'error',
        code: 'old-rules',
        message: `This game was begun by version 1 of the rules of '${what}', and this host has version ${(await findRuleset(what)).version}: it cannot go on here.`,
      })
      const answer = await one.ask({ type: 'record' })
      if (answer.type !== 'record') throw new Error(JSON.stringify(answer))
      expect(readRecord(answer.lines.map((line) => `${line}\n`).join('')).header).toMatchObject({
        ruleset: what,
        version: 1,
      })
      expect(await one.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
      await one.close()
    }
    const { one, first } = await come(server.url, match)
    expect(first).not.toHaveProperty('seat')
    expect(await one.ask({ type: 'record' })).toMatchObject({ type: 'error', code: 'running' })
    expect(await one.ask({ type: 'rematch' })).toMatchObject({ type: 'error', code: 'no-seat' })
    const wrong = await Client.open(server.url)
    wrong.say({ type: 'join', protocol: PROTOCOL, match, key: 'x'.repeat(32) })
    expect(await wrong.next('error')).toMatchObject({ code: 'no-such-key' })
    await Promise.all([one, wrong].map((each) => each.close()))
    expect(await end(server, 'SIGTERM')).toBe(0)
  },
)

test('the same game is begun again only once, with the same sides, and its players find it with what they have', async () => {
  const where = oldFolder()
  let server = await serve(where, client)
  const { match, keys } = oldGame('generals')
  const found: HostMessage[] = []
  for (const seat of ['black', 'white']) {
    const { one } = await come(server.url, match, keys[seat])
    expect(await one.ask({ type: 'rematch' })).toMatchObject({ type: 'done' })
    found.push(one.heard.find(({ type }) => type === 'rematch') as HostMessage)
    await one.close()
    // A player who comes after a restart finds the same.
    if (seat === 'black') {
      expect(await end(server, 'SIGKILL')).toBe(null)
      server = await serve(where, client)
    }
  }
  const [black, white] = found as [HostMessage & { match: string }, HostMessage & { match: string }]
  expect(black).toMatchObject({ seat: 'black' })
  expect(white).toMatchObject({ seat: 'white', match: black.match })
  expect(black.match).not.toBe(match)
  const players = await Promise.all(
    ['white', 'black'].map(async (seat) => {
      const one = await Client.open(server.url)
      const own = seat.repeat(6).padEnd(32, '_')
      one.say({ type: 'join', protocol: PROTOCOL, match: black.match, key: own, invitation: keys[seat] })
      expect(await one.next('welcome')).toMatchObject({
        seat,
        ruleset: 'generals',
        version: (await findRuleset('generals')).version,
        scenario: 'marengo',
        options: { orderDice: true },
        count: 0,
      })
      return one
    }),
  )
  for (const one of players) {
    await one.begun()
    expect(await one.act(['close'])).toMatchObject({ type: 'done' })
  }
  await Promise.all(players.map((one) => one.close()))
  expect(await end(server, 'SIGTERM')).toBe(0)
})

test('a request about a closed match is answered with what it was, and why it is closed', async () => {
  const server = await serve(oldFolder(), client)
  const { match } = oldGame('eagle')
  const response = await fetch(`${server.url}/api/matches/${match}`)
  expect(response.status).toBe(200)
  const info = parse(matchInfo, await response.json())
  expect(info).toMatchObject({
    match,
    ruleset: 'eagle',
    over: false,
    closed: { version: 1, here: (await findRuleset('eagle')).version },
  })
  expect(info.seats.map(({ seat, here }) => ({ seat, here }))).toEqual(
    (await findRuleset('eagle')).seats.map((seat) => ({ seat, here: false })),
  )
  const over = await (await fetch(`${server.url}/api/matches/${oldGame('over').match}`)).json()
  expect(over).toMatchObject({ over: true, closed: { version: 1 } })
  expect(await end(server, 'SIGTERM')).toBe(0)
})

test('anybody can get the record of a game that is over', async () => {
  const server = await serve(oldFolder(), client)
  const { one, first } = await come(server.url, oldGame('over').match)
  expect(first).toMatchObject({ over: true, version: 1 })
  const answer = await one.ask({ type: 'record' })
  if (answer.type !== 'record') throw new Error(JSON.stringify(answer))
  expect(readRecord(answer.lines.map((line) => `${line}\n`).join('')).footer?.result).toEqual({
    winner: ['white'],
    by: 'resignation',
  })
  await one.close()
  expect(await end(server, 'SIGTERM')).toBe(0)
})
