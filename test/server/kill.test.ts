import { expect, test } from 'vitest'
import { engine } from '../../src/kernel/index.ts'
import { openMatch, textOf } from '../../src/match/index.ts'
import { PROTOCOL } from '../../src/protocol/index.ts'
import { sqliteStore } from '../../src/server/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { end, type Served, serve as serveWith } from './serving.ts'
import { builtClient, Client, create, folder, PATIENCE, TWO_PERSONS } from './table.ts'

// The server run as usual, and ended in every way.

const place = folder()
const client = builtClient(place)
let store = 0
const serve = (where: string) => serveWith(where, client)
const newStore = () => `${place}/store-${++store}`

/** The actions of the players in the record, without what the program answered for them. */
async function kept(where: string, match: string): Promise<{ lines: readonly string[]; actions: string[] }> {
  const opened = await sqliteStore(where)
  const found = await opened.load(match)
  await opened.close()
  const lines = found?.lines ?? []
  openMatch(engine(await findRuleset('generals')), textOf(lines), found?.secret)
  const entries = lines.map(
    (line) => JSON.parse(line) as { readonly do?: string | string[]; readonly steward?: string },
  )
  return { lines, actions: entries.flatMap((entry) => (entry.steward === undefined ? (entry.do ?? []) : [])) }
}

test('killed in the middle of a game, it has every acknowledged action, and clients go on where they were', async () => {
  const where = newStore()
  let server = await serve(where)
  const { match, keys } = await create(server.url, TWO_PERSONS)
  const known = { white: 0, black: 0 }
  const acknowledged: string[] = []
  let last = { key: '', request: { type: 'act' }, answer: {} }
  const told = new Map<string, string[]>([
    ['white', []],
    ['black', []],
  ])
  for (let life = 0; life < 3; life++) {
    const clients = await Promise.all(
      (['white', 'black'] as const).map(async (seat) => {
        const one = await Client.open(server.url)
        one.say({ type: 'join', protocol: PROTOCOL, match, key: keys[seat], ...(life > 0 && { from: known[seat] }) })
        const welcome = await one.next('welcome')
        if (life > 0) expect(welcome.n).toBeGreaterThanOrEqual(known[seat])
        expect(welcome.updates?.[0]?.n ?? known[seat] + 1).toBe(known[seat] + 1)
        return [seat, one] as const
      }),
    )
    // Nothing waits for the last request before each kill: it may be in the record or not, but never half of it.
    let made = 0
    while (made < 8) {
      for (const [seat, one] of clients) {
        const actions = await one.list()
        if (actions.length === 0) continue
        const wish = actions.includes('close') ? ['close'] : [actions[made % actions.length] as string]
        const request = { type: 'act', id: `life ${life} action ${++made}`, count: one.count, do: wish }
        const answer = await one.ask(request)
        expect(answer).toMatchObject({ type: 'done', played: 1 })
        last = { key: keys[seat] as string, request, answer }
        acknowledged.push(...wish)
      }
    }
    for (const [seat, one] of clients) {
      known[seat] = one.n
      told
        .get(seat)
        ?.push(...one.heard.flatMap((message) => (message.type === 'update' ? [JSON.stringify(message)] : [])))
    }
    await end(server, 'SIGKILL')
    expect((await kept(where, match)).actions).toEqual(acknowledged)
    server = await serve(where)
  }
  // A request whose answer was lost is repeated: it gets that answer, and has no second effect.
  const white = await Client.join(server.url, match, keys.white)
  const before = await kept_(server, match, keys)
  const again = await Client.join(server.url, match, last.key)
  expect(await again.ask(last.request)).toEqual(last.answer)
  await again.close()
  expect(await kept_(server, match, keys)).toEqual(before)
  // A client that knows nothing gets everything that was told before.
  const history = await white.ask({ type: 'history', from: 0 })
  if (history.type !== 'history') throw new Error(JSON.stringify(history))
  const knownAgain = new Set(history.updates.map((update) => JSON.stringify({ type: 'update', ...update })))
  for (const one of told.get('white') ?? []) expect(knownAgain).toContain(one)
  await white.close()
  expect(await end(server, 'SIGTERM')).toBe(0)
})

/** The number of updates that each seat has. */
async function kept_({ url }: Served, match: string, keys: Record<string, string>): Promise<number[]> {
  const clients = await Promise.all(['white', 'black'].map((seat) => Client.join(url, match, keys[seat])))
  const numbers = clients.map(({ n }) => n)
  await Promise.all(clients.map((one) => one.close()))
  return numbers
}

test('Ctrl-C closes the server in good order during a game', async () => {
  const where = newStore()
  const server = await serve(where)
  const { match, keys } = await create(server.url)
  const white = await Client.join(server.url, match, keys.white)
  const gone = white.gone()
  white.say({ type: 'act', id: 'last', count: 0, do: ['close'] })
  await white.next('done')
  expect(await end(server, 'SIGINT')).toBe(0)
  expect(await gone).toMatchObject({ code: 1012 })
  expect((await kept(where, match)).actions).toEqual(['close'])
})

test('SIGTERM ends it within five seconds, while computers play, big questions are asked and no client reads answers', async () => {
  const server = await serve(newStore())
  const computers = {
    french: { kind: 'computer', player: 'drill' },
    spanish: { kind: 'computer', player: 'drill' },
  } as const
  const matches = await Promise.all(
    Array.from({ length: 4 }, () => create(server.url, { ruleset: 'eagle', scenario: 'bailen', seats: computers })),
  )
  for (const { match } of matches) {
    const looker = await Client.join(server.url, match)
    looker.socket.pause()
    for (let k = 0; k < 60; k++) looker.say({ type: 'query', id: `q${k}`, query: 'threatMap', args: [] })
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const began = performance.now()
  expect(await end(server, 'SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(PATIENCE)
})

test('its output says where it is and where matches are kept, and contains nothing that opens anything', async () => {
  const where = newStore()
  const server = await serve(where)
  const { match, keys } = await create(server.url)
  const white = await Client.join(server.url, match, keys.white)
  await fetch(`${server.url}/?key=${keys.white}`)
  await fetch(`${server.url}/api/matches/${keys.white}`)
  await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"x":"${keys.white}"}`,
  })
  white.say(`{"type":"${keys.white}"}`)
  white.say(`${keys.black}`)
  white.say({ type: 'join', protocol: PROTOCOL, match, key: keys.black })
  await white.act(['close'])
  const { secret } = await loadSecret(server, where, match)
  const said = server.said()
  expect(said.split('\n').filter((line) => line !== '' && !line.startsWith('GROGNARD'))).toEqual([
    `The table is open at ${server.url}/ (matches are kept in ${where}; Ctrl-C closes it)`,
  ])
  for (const hidden of [keys.white, keys.black, secret]) expect(said).not.toContain(hidden)
})

async function loadSecret(server: Served, where: string, match: string): Promise<{ secret: string }> {
  await end(server, 'SIGTERM')
  const opened = await sqliteStore(where)
  const found = await opened.load(match)
  await opened.close()
  if (!found) throw new Error('the match is not there')
  // Keys are kept as hashes only.
  expect(JSON.stringify(found)).not.toMatch(/"[\w-]{32}"/)
  return found
}

test.each([
  [['--port', '70000'], /--port takes a whole number from 0 to 65535/],
  [['--store', 'postgres://host/db'], /--store takes a folder: 'postgres:\/\/' is not supported yet/],
  [['--origin', 'example.org'], /--origin takes a scheme, a host and an optional port/],
  [['--origin', 'https://example.org/path'], /--origin takes/],
  [['--client', '/nowhere/at/all'], /there is no built client in \/nowhere\/at\/all/],
  [['--store', '/dev/null/below', '--client', client], /cannot keep matches in \/dev\/null\/below/],
  [
    ['--host', '203.0.113.77', '--client', client, '--store', newStore()],
    /this machine has no address '203\.0\.113\.77'/,
  ],
])('wrong usage gets one line: %j', async (args, line) => {
  const { refuses } = await import('../cli/run.ts')
  refuses(['serve', ...args], line)
})
