import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { builtClient, Client, create, folder, openTable, PATIENCE, type Table } from './table.ts'

// A pool of threads does long work: a client's request keeps no other client waiting, and work that never ends is
// stopped.

const place = folder()
builtClient(place)
const systems = new URL('./systems.ts', import.meta.url)
const WISH = {
  ruleset: 'six-villages',
  scenario: 'lake',
  seats: { blue: { kind: 'person', name: 'Ann' }, red: { kind: 'person', name: 'Ben' } },
  mine: ['blue', 'red'],
} as const

let table: Table
beforeAll(async () => {
  table = await openTable(place, { systems, behindProxy: true })
})
afterAll(() => table.server.close())

let addresses = 0
/** Two players of a new match, each at a separate address, as a proxy names it. */
async function players(
  url = table.url,
  ruleset: string = WISH.ruleset,
): Promise<{ readonly blue: Client; readonly red: Client }> {
  const { match, keys } = await create(url, { ...WISH, ruleset, mine: [...WISH.mine] })
  const join = async (key: string | undefined): Promise<Client> => {
    const client = await Client.open(url, { headers: { 'x-forwarded-for': `192.0.2.${++addresses}` } })
    client.say({ type: 'join', protocol: PROTOCOL, match, key })
    await client.next('welcome')
    return client
  }
  return { blue: await join(keys.blue), red: await join(keys.red) }
}

const query = (name: string, ...args: number[]) => ({ type: 'query', query: name, args }) as const

test('a question that never ends is answered with too-much, and meanwhile all others get their answers', async () => {
  const { blue, red } = await players()
  const endless = blue.ask(query('endless'))
  let over = false
  endless.then(() => (over = true))
  // Asks again and again until the other has its answer: more questions than could follow one another behind a hung
  // one.
  let asked = 0
  while (!over) {
    expect(await red.ask(query('turn'))).toMatchObject({ type: 'query', result: 1 })
    expect(await red.ask({ type: 'list' })).toMatchObject({ type: 'list' })
    expect(await red.ask({ type: 'view' })).toMatchObject({ type: 'view' })
    // The pool also makes the view.
    asked += 3
    expect((await fetch(`${table.url}/api/health`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(asked).toBeGreaterThan(10)
  expect(await endless).toMatchObject({
    type: 'error',
    code: 'too-much',
    message: expect.stringMatching(/^To answer that would take too long/),
  })
  // The thread that it cost has been replaced.
  expect(await blue.ask(query('turn'))).toMatchObject({ type: 'query', result: 1 })
  expect(table.faults).toEqual([])
})

test('a view in words that never ends is answered with too-much, and others play on', async () => {
  const { blue, red } = await players(table.url, 'nameless')
  const view = blue.ask({ type: 'view' })
  expect(await red.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
  expect((await fetch(`${table.url}/api/health`)).status).toBe(200)
  expect(await view).toMatchObject({ type: 'error', code: 'too-much' })
  expect(await blue.ask({ type: 'history' })).toMatchObject({ type: 'history' })
})

test('a question that needs more memory than a thread has is too much, and the server stays up', async () => {
  const { blue } = await players()
  expect(await blue.ask(query('greedy'))).toMatchObject({ type: 'error', code: 'too-much' })
  expect(await blue.ask(query('turn'))).toMatchObject({ type: 'query', result: 1 })
})

test('a fault in a question is reported as a fault, without what it was', async () => {
  const { blue } = await players()
  const answer = await blue.ask(query('broken'))
  expect(answer).toMatchObject({ type: 'error', code: 'fault' })
  expect(JSON.stringify(answer)).not.toContain('secret of ours')
})

test('only a limited number of questions of one address may wait; those asked are answered', async () => {
  const own = await openTable(place, {
    systems,
    behindProxy: true,
    limits: { questions: 4, work: 1e9, workAtOnce: 1e9 },
  })
  const { blue } = await players(own.url)
  const answers = await Promise.all(Array.from({ length: 20 }, () => blue.ask(query('slow', 100))))
  const codes = answers.map((answer) => (answer.type === 'error' ? answer.code : answer.type))
  expect(new Set(codes)).toEqual(new Set(['query', 'busy']))
  expect(codes.filter((code) => code === 'query').length).toBeGreaterThanOrEqual(4)
  await own.server.close()
})

test('the questions of a client that has gone are not worked out', async () => {
  const own = await openTable(place, { systems, behindProxy: true, limits: { work: 1e9, workAtOnce: 1e9 } })
  const { blue, red } = await players(own.url)
  await blue.ask(query('turn'))
  for (let k = 0; k < 60; k++) blue.say({ ...query('slow', 1_000), id: `s${k}` })
  await blue.ask({ type: 'ping' })
  await blue.close()
  const began = performance.now()
  expect(await red.ask(query('turn'))).toMatchObject({ type: 'query', result: 1 })
  expect(await red.ask(query('slow', 1))).toMatchObject({ type: 'query' })
  // All of them together would have taken 30 to 60 s.
  expect(performance.now() - began).toBeLessThan(20_000)
  await own.server.close()
})

test('a server closes within five seconds, also where its store never answers', async () => {
  const store = memoryStore()
  const stuck = { ...store, close: () => new Promise<void>(() => {}) }
  const own = await openTable(place, { systems, store: stuck })
  const { blue } = await players(own.url)
  blue.say({ type: 'chat', id: 'c', text: 'Is anybody there?' })
  await blue.ask({ type: 'ping' })
  const began = performance.now()
  await own.server.close()
  expect(performance.now() - began).toBeLessThan(PATIENCE)
  expect(JSON.stringify(own.faults)).toContain('could not shut down cleanly in time')
  blue.socket.terminate()
})

test('a server closes within five seconds, whatever its threads do', async () => {
  const own = await openTable(place, { systems, behindProxy: true })
  const { blue, red } = await players(own.url)
  await blue.ask(query('turn'))
  for (const one of [blue, red]) one.say({ ...query('endless'), id: 'e' })
  await red.ask({ type: 'ping' })
  const began = performance.now()
  await own.server.close()
  expect(performance.now() - began).toBeLessThan(PATIENCE)
})
