import { describe, expect, test } from 'vitest'
import { generals } from '../../systems/generals/rules/index.ts'
import type { ClientMessage, HostMessage, HostMessages, NewMatch } from '../protocol/index.ts'
import { memoryStore } from './memory-store.ts'
import { REQUESTS_KEPT } from './store.ts'
import { begin, Client, newHost } from './testing.ts'

// A request has only one effect however often it comes, and always gets the first answer.

type Wish = Omit<Exclude<ClientMessage, { type: 'join' }>, 'id'> & { readonly [field: string]: unknown }

interface Case {
  readonly type: string
  /** White's request, after these requests of White and Black. */
  readonly wish: Wish
  readonly before?: readonly (readonly ['white' | 'black', Wish])[]
  readonly answer?: object
}

/** A standing order that the rules know. */
const ORDER = generals.unattended?.[0]

const white = (wish: Wish) => ['white', wish] as const
const black = (wish: Wish) => ['black', wish] as const
const planned = [
  white({ type: 'act', count: 0, do: ['order C c1>c2', 'close'] }),
  black({ type: 'act', count: 0, do: ['close'] }),
]

const CASES: readonly Case[] = [
  { type: 'act', wish: { type: 'act', count: 0, do: ['order C c1>c2', 'close'] }, answer: { played: 2 } },
  { type: 'back', before: planned.slice(0, 1), wish: { type: 'back', count: 1 } },
  {
    type: 'back, asking the others',
    before: planned,
    wish: { type: 'back', count: 1, ask: true },
  },
  {
    type: 'agree',
    before: [...planned, black({ type: 'back', count: 1, ask: true })],
    wish: { type: 'agree', agrees: false },
  },
  { type: 'resign', wish: { type: 'resign' } },
  { type: 'draw', wish: { type: 'draw', offer: true } },
  { type: 'standing', wish: { type: 'standing', orders: [{ name: ORDER }] } },
  { type: 'chat', wish: { type: 'chat', text: 'Bonjour' } },
  { type: 'name', wish: { type: 'name', name: 'Bonaparte' } },
  { type: 'hand', before: [white({ type: 'resign' })], wish: { type: 'hand', to: 'random' } },
  { type: 'rematch', before: [white({ type: 'resign' })], wish: { type: 'rematch' } },
  { type: 'invite', wish: { type: 'invite', place: 'black', invitation: 'n'.repeat(32) } },
]

const PEOPLE: NewMatch = { ruleset: 'generals', scenario: 'marengo', seats: {}, mine: ['white', 'black'] }

/** A match at a host whose store is as slow as the case needs. `done` closes a host before the next one begins. */
async function begun({ before = [], wish }: Case) {
  const inner = memoryStore()
  let slow = 0
  const store = {
    ...inner,
    keep: async (id: string, change: Parameters<typeof inner.keep>[1]) => {
      await new Promise((resolve) => setTimeout(resolve, slow))
      return inner.keep(id, change)
    },
  }
  let { host } = newHost(store)
  const { match, keys, owner } = await host.create(PEOPLE)
  const seats = { white: new Client(host), black: new Client(host) }
  await seats.white.join(match, keys.white)
  await seats.black.join(match, keys.black)
  await Promise.all([seats.white.begun(), seats.black.begun()])
  for (const [seat, one] of before) expect(await seats[seat].ask(one as never)).toMatchObject({ type: 'done' })
  if (wish.type === 'invite') seats.black.connection.close()
  return {
    white: seats.white,
    request: { id: 'again', ...wish, ...(wish.type === 'invite' && { owner }) },
    slowly: (ms: number) => (slow = ms),
    /** Another connection of White's. */
    async another() {
      const client = new Client(host)
      await client.join(match, keys.white)
      return client
    },
    async restart() {
      await host.close()
      host = newHost(store).host
    },
    kept: async () => {
      const { lines, chat, seats: held } = (await inner.load(match)) ?? {}
      return { lines, chat, held }
    },
  }
}

const answersOf = ({ got }: Client): HostMessage[] => got.filter((one) => 'id' in one && one.id === 'again')

async function answers(client: Client, count: number): Promise<HostMessage[]> {
  for (let tries = 0; tries < 1_000 && answersOf(client).length < count; tries++)
    await new Promise((resolve) => setTimeout(resolve, 1))
  return answersOf(client)
}

describe.each(CASES)('$type', (one) => {
  test('a request sent twice at once is done once; the second waits for the first, and gets its answer', async () => {
    const { white: client, request, slowly, another, kept } = await begun(one)
    slowly(20)
    client.send(request)
    client.send(request)
    if (one.type !== 'rematch') expect(answersOf(client)).toEqual([])
    const [first, second] = await answers(client, 2)
    expect(first).toMatchObject({ type: 'done', id: 'again', ...one.answer })
    expect(second).toEqual(first)
    const before = await kept()
    // The same over another connection, whatever the order of the fields.
    const beside = await another()
    beside.send(Object.fromEntries(Object.entries(request).reverse()))
    expect(await answers(beside, 1)).toEqual([first])
    expect(await kept()).toEqual(before)
  })

  test('a request asked again after a restart gets the first answer, and changes nothing', async () => {
    const { white: client, request, restart, another, kept } = await begun(one)
    client.send(request)
    const [first] = await answers(client, 1)
    await restart()
    const before = await kept()
    const later = await another()
    later.send(request)
    expect(await answers(later, 1)).toEqual([first])
    expect(await kept()).toEqual(before)
  })

  test('is an error where its id is that of another request', async () => {
    const { white: client, request, restart, another, kept } = await begun(one)
    client.send(request)
    await answers(client, 1)
    const before = await kept()
    const other = { type: 'chat', id: 'again', text: 'Something else' }
    client.send(other)
    const usedTwice = { type: 'error', id: 'again', code: 'id-used' }
    // The creator's ids are separate from those of the creator's seat, and a wish for another game is not stored.
    if (one.type !== 'invite') expect((await answers(client, 2))[1]).toMatchObject(usedTwice)
    if (one.type === 'invite' || one.type === 'rematch') return
    await restart()
    const later = await another()
    later.send(other)
    expect(await answers(later, 1)).toMatchObject([usedTwice])
    expect(await kept()).toEqual(before)
  })
})

test('the answer to a list that stopped on the way is kept with its reason', async () => {
  const store = memoryStore()
  let { host } = newHost(store)
  const seats = ['french', 'spanish']
  const { match, keys } = await begin(host, { ruleset: 'eagle', scenario: 'vedel', seats: {}, mine: seats })
  for (const seat of seats) {
    const client = new Client(host)
    await client.join(match, keys[seat])
    const { actions } = (await client.ask({ type: 'list' } as never)) as HostMessages['list']
    if (actions.length === 0) continue
    const request = { type: 'act', id: 'again', count: 0, do: [actions[0], 'nonsense'] }
    client.send(request)
    const [first] = await answers(client, 1)
    expect(first).toMatchObject({ type: 'done', played: 1, refused: { reason: expect.stringContaining('nonsense') } })
    await host.close()
    host = newHost(store).host
    const later = new Client(host)
    await later.join(match, keys[seat])
    later.send(request)
    expect(await answers(later, 1)).toEqual([first])
    return
  }
  throw new Error('no seat has anything to choose')
})

test('a claim has one effect', async () => {
  const { host, pass } = newHost()
  const { match, keys } = await begin(host, PEOPLE)
  const client = new Client(host)
  await client.join(match, keys.white)
  await client.ask({ type: 'act', count: 0, do: ['close'] } as never)
  pass(1_000)
  for (const _ of [1, 2]) client.send({ type: 'claim', id: 'again' })
  const [first, second] = await answers(client, 2)
  expect(first).toMatchObject({ type: 'done' })
  expect(second).toEqual(first)
})

test('a request that was refused has changed nothing, and is judged again', async () => {
  const { host } = newHost()
  const { match, keys } = await begin(host, PEOPLE)
  const client = new Client(host)
  await client.join(match, keys.white)
  client.send({ type: 'act', id: 'again', count: 0, do: ['order I a1>a2>a3', 'close'] })
  expect(await answers(client, 1)).toMatchObject([{ type: 'refused' }])
  client.send({ type: 'act', id: 'again', count: 0, do: ['order I a1>a2', 'close'] })
  expect((await answers(client, 2))[1]).toMatchObject({ type: 'done', played: 2 })
})

test('players who share a seat have separate request ids', async () => {
  const { host } = newHost()
  const { match, keys } = await host.create({
    ruleset: 'eagle',
    scenario: 'vedel',
    seats: { french: { kind: 'person', name: 'Ann', team: [{ name: 'Bert', formations: ['POI'] }] } },
    mine: ['french', 'french/2', 'spanish'],
  })
  const texts: string[] = []
  for (const place of ['french', 'french/2', 'spanish']) {
    const client = new Client(host)
    await client.join(match, keys[place])
    client.send({ type: 'chat', id: 'again', text: place })
    expect(await answers(client, 1)).toMatchObject([{ type: 'done' }])
    texts.push(place)
  }
  const { chat } = await new Client(host).join(match)
  expect(chat.map(({ text }) => text)).toEqual(texts)
})

test(`the last ${REQUESTS_KEPT} requests of a place are remembered, those before them are not`, async () => {
  const { host } = newHost()
  const { match, keys } = await host.create(PEOPLE)
  const client = new Client(host)
  await client.join(match, keys.white)
  const called = (k: number) => ({ type: 'name', id: `n${k}`, name: `Ann ${k}` })
  const name = async () => (await host.info(match))?.seats[0]?.name
  for (let k = 0; k <= REQUESTS_KEPT; k++) client.send(called(k))
  client.send(called(1))
  expect(await name()).toBe(`Ann ${REQUESTS_KEPT}`)
  client.send(called(0))
  expect(await name()).toBe('Ann 0')
})
