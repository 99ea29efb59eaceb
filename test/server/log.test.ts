import { expect, test } from 'vitest'
import { memoryStore } from '../../src/host/memory-store.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { jsonLog } from '../../src/server/index.ts'
import { end, serve } from './serving.ts'
import { builtClient, Client, create, folder, openTable, post, TWO_PERSONS } from './table.ts'

// What a server says about itself, as lines of JSON; and what it never says.

const place = folder()
const client = builtClient(place)

/** A log whose lines can be read. */
function lines() {
  const written: string[] = []
  return {
    written,
    log: jsonLog({ write: (line) => written.push(line) }),
    read: () => written.map((line) => JSON.parse(line)),
  }
}

test('the log of a whole game with faults has no key, secret, name, word or address', async () => {
  const { written, log, read } = lines()
  const store = memoryStore()
  let full = false
  const table = await openTable(place, {
    behindProxy: true,
    watch: log,
    report: log.report,
    store: {
      ...store,
      keep: (id, change) =>
        full ? Promise.reject(new Error(`match ${id} is not in the store`)) : store.keep(id, change),
      load: async (id) => {
        if (id === 'AAAAAAAAAAAAAAAA') throw new Error(`secret ${'ab'.repeat(32)} of ${id}`)
        return store.load(id)
      },
    },
  })
  const address = '203.0.113.77'
  const headers = { 'x-forwarded-for': address }
  const { match, keys, owner } = await create(table.url, { ...TWO_PERSONS, mine: ['white'] })
  const { invitations } = (await (await post(table.url, TWO_PERSONS)).json()) as { invitations: Record<string, string> }
  const white = await Client.open(table.url, { headers })
  white.say({ type: 'join', protocol: PROTOCOL, match, key: keys.white, name: 'Bonaparte' })
  await white.next('welcome')
  await white.ask({ type: 'chat', text: 'Soldiers of the army' })
  await fetch(`${table.url}/api/matches/AAAAAAAAAAAAAAAA?key=${keys.white}`, { headers })
  white.say(`{"type":"${keys.white}"}`)
  await Client.open(table.url, { headers: { ...headers, origin: `https://${keys.white}.example` } }).catch(() => {})
  full = true
  white.say({ type: 'resign', id: 'last' })
  await white.next('error')
  await white.close()
  await table.server.close()
  log.stopped()

  const said = read()
  expect(said.map(({ event }) => event)).toEqual(['fault', 'fault', 'refused', 'stop'])
  expect(said[0]).toMatchObject({
    level: 'error',
    msg: 'match AAAA… could not be read',
    error: 'secret abab… of AAAA…',
  })
  // An operator finds the match by the beginning of its id, which is not enough to look on.
  expect(said[1].msg).toContain(`match ${match.slice(0, 4)}…`)
  expect(said[2]).toMatchObject({ level: 'warn', origin: 1 })
  const secret = [...(await storedSecrets(store, match))]
  const all = written.join('')
  for (const hidden of [
    match,
    owner,
    ...Object.values(keys),
    ...Object.values(invitations),
    ...secret,
    address,
    '127.0.0.1',
  ])
    expect(all).not.toContain(hidden)
  for (const word of ['Soldiers', 'Bonaparte', 'fortune', 'Ann']) expect(all).not.toContain(word)
})

async function storedSecrets(store: ReturnType<typeof memoryStore>, match: string): Promise<string[]> {
  const found = await store.load(match)
  if (!found) throw new Error('the match is gone')
  return [
    found.secret,
    ...found.seats.flatMap(({ keyHash, invitationHash }) =>
      [keyHash, invitationHash].filter((one) => one !== undefined),
    ),
  ]
}

test('slow requests are logged with their type, and refusals with their number', () => {
  const { log, read } = lines()
  const answer = { type: 'done', id: 'r1' } as const
  log.answered?.('act', answer, 999)
  log.answered?.('forecast', answer, 1_500.4)
  for (let k = 0; k < 3; k++) log.refused?.('too-fast')
  log.stopped()
  expect(read()).toMatchObject([
    { level: 'warn', event: 'slow', request: 'forecast', ms: 1500 },
    { level: 'warn', event: 'refused', 'too-fast': 3 },
    { level: 'info', event: 'stop' },
  ])
})

test('the command writes its beginning and its end as JSON', async () => {
  const server = await serve(`${place}/json`, client, ['--log', 'json', '--metrics', '0'])
  expect(await end(server, 'SIGTERM')).toBe(0)
  const said = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(said).toMatchObject(
    [
      {
        level: 'info',
        event: 'start',
        addresses: [`${server.url}/`],
        store: `${place}/json`,
        metrics: /^http:\/\/127\.0\.0\.1:\d+\/metrics$/,
      },
      { event: 'stopping' },
      { event: 'stop' },
    ].map((one) => (one.metrics ? { ...one, metrics: expect.stringMatching(one.metrics) } : one)),
  )
  for (const { time } of said) expect(new Date(time).toISOString()).toBe(time)
})
