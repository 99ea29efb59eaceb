import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type CreatedMatch, type NewMatch, PROTOCOL } from '../../src/protocol/index.ts'
import { findRuleset } from '../../systems/node.ts'
import { MAIN } from '../cli/run.ts'
import { builtClient, Client, create, folder, PATIENCE } from './table.ts'

// The server run as usual, with little memory, under three attacks from one address, each within the limits of
// connections. Its memory is bounded, and a game that is being played goes on.

/** Megabytes of heap that the server may have. */
const HEAP = 256
/** Megabytes that one attack may put into the store. */
const DISK = 8

const place = folder()
const client = builtClient(place)
let server: ChildProcess | undefined
let store = 0
afterEach(() => server?.kill('SIGKILL'))

async function serve(): Promise<string> {
  const args = [
    `--max-old-space-size=${HEAP}`,
    MAIN,
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--store',
    `${place}/store-${++store}`,
    '--client',
    client,
  ]
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(server.stdout as NodeJS.ReadableStream), 'line')
  return /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] as string
}

/** The most megabytes that the server has taken. */
function memory(): number {
  const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Megabytes that its store takes. */
const disk = (): number =>
  readdirSync(`${place}/store-${store}`).reduce(
    (sum, file) => sum + statSync(`${place}/store-${store}/${file}`).size,
    0,
  ) /
  2 ** 20

/**
 * Messages a second from all connections of one player, and from all that look on from one address; below both limits.
 */
const OF_PLAYER = 40
const OF_ADDRESS = 400
/** The number of seconds whose messages come at once at the beginning. */
const BURST = 4

/**
 * Connections that send the same message over and over while they live, and may leave unread what they hear. Together
 * they send as many messages a second as the limits allow.
 */
async function crowd(
  url: string,
  size: number,
  join: object,
  say: (k: number) => object | undefined,
  reads: boolean,
): Promise<() => void> {
  const sockets = Array.from({ length: size }, () => new WebSocket(`${url.replace('http', 'ws')}/play`))
  const rate = ('key' in join ? OF_PLAYER : OF_ADDRESS) / size
  let over = false
  let welcomed = 0
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, ...join })))
    socket.once('message', async (data) => {
      if (JSON.parse(String(data)).type !== 'welcome') return
      welcomed++
      if (!reads) (socket as unknown as { _socket: { pause(): void } })._socket.pause()
      for (let k = 0; !over && socket.readyState === WebSocket.OPEN; k++) {
        const message = say(k)
        if (message) socket.send(JSON.stringify({ id: `${Math.random()}`, ...message }))
        if (k >= BURST * rate) await rest(1_000 / rate)
      }
    })
  }
  await rest(4_000)
  // A client that is not let in asks for nothing: then there is no attack.
  expect(welcomed).toBeGreaterThan(0)
  return () => {
    over = true
    for (const socket of sockets) socket.terminate()
  }
}

/**
 * Lets a spectator look at a match and read all answers. After that the threads of the server have loaded its rules.
 */
async function visit(url: string, match: string): Promise<void> {
  const guest = await Client.join(url, match, undefined, { from: 0, words: true })
  const questions = [{ type: 'view' }, { type: 'history', from: 0 }]
  for (let times = 0; times < 3; times++) await Promise.all([...questions, ...questions].map((one) => guest.ask(one)))
  await guest.close()
}

const ORDERS = ((await findRuleset('generals')).standing ?? []).map(({ name }) => ({ name }))

interface Attack {
  readonly name: string
  readonly game: NewMatch
  /** The most megabytes that the server may take for it, beyond what it takes when idle. */
  readonly most: number
  begin(url: string, game: CreatedMatch): Promise<(() => void)[]>
}
const GENERALS: NewMatch = { ruleset: 'generals', scenario: 'dennewitz', seats: {}, mine: ['white', 'black'] }
const EAGLE: NewMatch = { ruleset: 'eagle', scenario: 'bailen', seats: {}, mine: ['french', 'spanish'] }

const attacks: readonly Attack[] = [
  {
    name: 'talk, and many who look on',
    game: GENERALS,
    most: 110,
    async begin(url, { match, keys }) {
      const text = 'x'.repeat(500)
      const talkers = await crowd(url, 12, { match, key: keys.white }, () => ({ type: 'chat', text }), true)
      return [talkers, await crowd(url, 40, { match }, () => undefined, false)]
    },
  },
  {
    name: 'orders beforehand',
    game: GENERALS,
    most: 85,
    async begin(url, { match, keys }) {
      const orders = (k: number) => Array.from({ length: 200 }, (_, n) => ORDERS[(k + n) % ORDERS.length])
      return [await crowd(url, 12, { match, key: keys.black }, (k) => ({ type: 'standing', orders: orders(k) }), true)]
    },
  },
  {
    name: 'answers that no client reads',
    game: EAGLE,
    // Measured: 55 to 414, because a busy machine collects garbage later.
    most: 600,
    async begin(url, { match }) {
      const ask = (k: number) => [{ type: 'view' }, { type: 'history', from: 0 }][k % 2]
      return [await crowd(url, 60, { match, from: 0, words: true }, ask, false)]
    },
  },
]

test.skipIf(process.platform !== 'linux').each(attacks)(
  '$name: an attack from one address takes a bounded memory, and others play on',
  async (attack) => {
    const url = await serve()
    const own = await create(url, {
      ...GENERALS,
      seats: { black: { kind: 'computer', player: 'random' } },
      mine: ['white'],
    })
    const ann = await Client.join(url, own.match, own.keys.white)
    expect(await ann.list()).not.toEqual([])
    const game = await create(url, attack.game)
    await visit(url, game.match)
    const idle = memory()
    const stops = await attack.begin(url, game)
    const began = Date.now()
    expect(await ann.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
    expect(Date.now() - began).toBeLessThan(PATIENCE)
    for (const stop of stops) stop()
    await rest(500)
    expect(server?.exitCode).toBeNull()
    expect(memory() - idle).toBeLessThan(attack.most)
    expect(disk()).toBeLessThan(DISK)
    expect((await ann.ask({ type: 'chat', text: 'Still here.' })).type).toBe('done')
    await ann.close()
  },
  120_000,
)
