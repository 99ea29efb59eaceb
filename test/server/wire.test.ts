import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Host } from '../../src/host/index.ts'
import { type KeptMatch, memoryStore } from '../../src/host/memory-store.ts'
import { begin } from '../../src/host/testing.ts'
import { each, engine, includes, type Position, randomSource, SPECTATOR } from '../../src/kernel/index.ts'
import { type Match, view, wishOf } from '../../src/match/index.ts'
import { type Chance, random } from '../../src/players/index.ts'
import { type HostMessage, PROTOCOL } from '../../src/protocol/index.ts'
import { SAMPLES } from '../../systems/generals/rules/samples.ts'
import { findRuleset, systems } from '../../systems/node.ts'
import { folder, openTable, Client as SocketClient } from './table.ts'

// Non-interference: two worlds have the same past, and differ in what one side has secretly chosen. Until that comes to
// light, everything that the others' connections receive is the same, byte for byte: content, amount and order.

const kernel = engine(await findRuleset('generals'))
const SEATS = kernel.ruleset.seats
const player = (chance: Chance) => random<Position>(chance)

/** A host whose clock stands still and whose random bytes are always the same, and everybody connected to it. */
class World {
  readonly kept: Map<string, KeptMatch>
  readonly host: Host
  readonly faults: unknown[] = []
  private later: (() => void)[] = []
  /** Requests of a fork have other ids than those made before it. */
  private readonly name: string
  private ears = 0

  constructor(kept = new Map<string, KeptMatch>(), name = 'main') {
    this.name = name
    const chance = randomSource(7)
    this.kept = structuredClone(kept)
    this.host = new Host({
      store: memoryStore(this.kept),
      systems,
      now: () => 1_700_000_000_000,
      clock: () => 0,
      randomBytes: (count) => Uint8Array.from({ length: count }, () => chance(256)),
      later: (ms, work) => {
        // A pause between two pieces of work, when a match is opened.
        if (ms === 0) {
          const soon = setImmediate(work)
          return () => clearImmediate(soon)
        }
        this.later.push(work)
        return () => (this.later = this.later.filter((one) => one !== work))
      },
      report: (...fault) => this.faults.push(fault),
    })
  }

  /** Waits until nothing moves any more. */
  async settle(): Promise<void> {
    for (let k = 0; k < 3; k++) await turn()
    for (const work of this.later.splice(0)) work()
    for (let k = 0; k < 3; k++) await turn()
  }

  connect(match: string, key?: string): Ear {
    const heard: string[] = []
    const connection = this.host.connect((message: HostMessage) => heard.push(JSON.stringify(message)))
    const own = `${this.name} ${++this.ears}`
    let asked = 0
    const ear = {
      heard,
      count: 0,
      say: async (message: object) => {
        connection.receive(JSON.stringify({ id: `${own} ${++asked}`, ...message }))
        await this.settle()
      },
      join: (more: object = {}) =>
        ear.say({ id: undefined, type: 'join', protocol: PROTOCOL, match, ...(key !== undefined && { key }), ...more }),
      leave: async () => {
        connection.close()
        await this.settle()
      },
    }
    return ear
  }

  async match(id: string): Promise<Match<Position>> {
    const hosted = await this.host.find(id)
    if (!hosted) throw new Error('the match is gone')
    return hosted.match
  }
}

interface Ear {
  readonly heard: string[]
  say(message: object): Promise<void>
  join(more?: object): Promise<void>
  leave(): Promise<void>
}

interface Game {
  readonly id: string
  readonly keys: Readonly<Record<string, string>>
}

/** The two worlds, with the connections of one side and of a spectator; the other side has a secret. */
interface Pair {
  readonly worlds: readonly [World, World]
  readonly listening: readonly [Ear[], Ear[]]
  readonly secretive: readonly [Ear, Ear]
}

/** Everything that has come to one side's connections, in order. */
const texts = (ears: readonly Ear[]): string[] => ears.flatMap(({ heard }) => heard)

async function fork(kept: Map<string, KeptMatch>, { id, keys }: Game, seat: number): Promise<Pair> {
  const worlds = [new World(kept, 'fork'), new World(kept, 'fork')] as const
  const seats = await Promise.all(
    worlds.map(async (world) => {
      const own = world.connect(id, keys[SEATS[seat] as string])
      const worded = world.connect(id, keys[SEATS[seat] as string])
      const onlooker = world.connect(id)
      const other = world.connect(id, keys[SEATS[1 - seat] as string])
      await own.join()
      await worded.join({ words: true, from: 0 })
      await onlooker.join()
      await other.join()
      return { ears: [own, worded, onlooker], other }
    }),
  )
  const [a, b] = seats as [(typeof seats)[0], (typeof seats)[0]]
  return { worlds, listening: [a.ears, b.ears], secretive: [a.other, b.other] }
}

/** What the listening side does while it waits: no answer may depend on what the other has done. */
async function probe({ listening }: Pair, game: Game, worlds: Pair['worlds'], seat: number): Promise<void> {
  for (const [k, ears] of listening.entries()) {
    const own = ears[0] as Ear
    const world = worlds[k] as World
    for (const message of [
      { type: 'list' },
      { type: 'ping' },
      { type: 'why', do: 'order C c1>c2' },
      { type: 'act', count: 9_999, do: ['close'] },
      { type: 'back', count: 0 },
      { type: 'claim' },
      { type: 'history', from: 0 },
      { type: 'record' },
      { type: 'agree', agrees: true },
      { type: 'nonsense' },
    ])
      await own.say(message)
    // Coming back and looking on show no more.
    for (const key of [game.keys[SEATS[seat] as string], undefined]) {
      const again = world.connect(game.id, key)
      await again.join()
      await again.say({ type: 'history' })
      await again.leave()
      own.heard.push(...again.heard)
    }
    const answer = await world.host.info(game.id)
    own.heard.push(JSON.stringify(answer))
  }
}

const entriesOf = (match: Match<Position>, seat: number): number => match.fold.entries[seat] as number

async function act(world: World, ear: Ear, game: Game, seat: number, wish: readonly string[]): Promise<void> {
  await ear.say({ type: 'act', count: entriesOf(await world.match(game.id), seat), do: wish })
}

/** A random secret choice, on the seat's view of the match. */
const choice = (match: Match<Position>, seat: number, seed: number): string[] => {
  const chooser = player(randomSource(seed))
  return wishOf(match, seat, (seen) => chooser.choose(seen, seat, kernel)) as string[]
}

/** Everything that a hearer was told since the opening, directly from the rules, without a host in between. */
function told(match: Match<Position>, hearer: number): string {
  const events: number[][] = []
  match.fold.again(undefined, {
    before: () => {},
    tell: (to, event, a = 0, b = 0, c = 0, d = 0) => {
      if (includes(to, hearer)) events.push([event, a, b, c, d])
    },
    tookBack: () => {},
  })
  return JSON.stringify(events)
}

/** Whether, by the rules, the seat and a spectator know the same in both worlds. */
async function knowSame(worlds: Pair['worlds'], id: string, seat: number): Promise<boolean> {
  const [a, b] = (await Promise.all(worlds.map((world) => world.match(id)))) as [Match<Position>, Match<Position>]
  return [seat, SPECTATOR].every((hearer) => {
    const [one, other] = [view(a, hearer), view(b, hearer)]
    return one.cells.every((value, k) => value === other.cells[k]) && told(a, hearer) === told(b, hearer)
  })
}

const tally = { forks: 0, differing: 0, beyond: 0, revealed: 0 }

/** Lets the other side choose differently in two worlds, and listens. */
async function compare(kept: Map<string, KeptMatch>, game: Game, seat: number, seed: number): Promise<void> {
  const pair = await fork(kept, game, seat)
  const { worlds, listening, secretive } = pair
  const other = 1 - seat
  const same = (when: string) => expect(texts(listening[0]), when).toEqual(texts(listening[1]))
  same('on joining')
  const match = await worlds[0].match(game.id)
  const plans = [choice(match, other, seed), choice(match, other, seed + 1)] as const
  tally.forks++
  if (plans[0].join() !== plans[1].join()) tally.differing++
  await probe(pair, game, worlds, seat)
  same('before anybody has chosen')

  // In one world the side hands in its choice; in the other it first blunders, takes back, asks questions, and chooses
  // something else.
  await act(worlds[0], secretive[0], game, other, plans[0])
  await act(worlds[1], secretive[1], game, other, ['nonsense'])
  await secretive[1].say({ type: 'list' })
  await act(worlds[1], secretive[1], game, other, plans[0])
  await secretive[1].say({ type: 'back', count: entriesOf(await worlds[1].match(game.id), other) })
  await act(worlds[1], secretive[1], game, other, plans[1])
  same('when the other side has chosen')
  await probe(pair, game, worlds, seat)
  same('while the choice is secret')

  // Both continue alike as long as nothing has come to light: the plans are revealed gradually.
  for (let k = 0; k < 6; k++) {
    const [a, b] = (await Promise.all(worlds.map((world) => world.match(game.id)))) as [
      Match<Position>,
      Match<Position>,
    ]
    const [asked] = [...each(kernel.awaiting(a.fold.position) & kernel.awaiting(b.fold.position))].filter(
      (one) => k > 0 || one === seat,
    )
    if (asked === undefined) return
    const wish = k === 0 ? choice(a, seat, seed + 2) : ['close']
    for (const [w, world] of worlds.entries())
      await act(world, asked === seat ? (listening[w]?.[0] as Ear) : (secretive[w] as Ear), game, asked, wish)
    if (!(await knowSame(worlds, game.id, seat))) {
      tally.revealed++
      return
    }
    same('after the choice was closed, as long as the rules show nothing of it')
    tally.beyond++
  }
  expect([...worlds[0].faults, ...worlds[1].faults]).toEqual([])
}

test.each(SAMPLES.map(({ scenario, options }, k) => ({ scenario, options, seed: 100 * (k + 1) })))(
  'whole games of $scenario: a hidden choice changes nothing on the wire',
  async ({ scenario, options, seed }) => {
    const chance = randomSource(seed)
    const main = new World()
    const created = await begin(main.host, { ruleset: 'generals', scenario, options, seats: {}, mine: [...SEATS] })
    const game: Game = { id: created.match, keys: created.keys }
    const ears = SEATS.map((seat) => main.connect(game.id, game.keys[seat]))
    for (const ear of ears) await ear.join()
    for (let k = 0, secrets = 0; k < 2_000; k++) {
      const match = await main.match(game.id)
      const awaiting = match.ending ? 0 : kernel.awaiting(match.fold.position)
      const [seat] = each(awaiting)
      if (seat === undefined) break
      const everybody = awaiting === 3 && kernel.phase(match.fold.position).secret !== undefined
      // Every third secret of a game, from either side.
      if (everybody && secrets++ % 3 === 0) await compare(main.kept, game, chance(2), seed + 10 * k)
      await act(main, ears[seat] as Ear, game, seat, choice(match, seat, chance(1 << 30)))
    }
    expect((await main.match(game.id)).ending).toBeDefined()
    expect(main.faults).toEqual([])
  },
)

test('the worlds did differ, and were followed beyond the closing of a choice', () => {
  expect(tally.forks).toBeGreaterThan(30)
  expect(tally.differing).toBeGreaterThan(tally.forks / 2)
  expect(tally.beyond).toBeGreaterThan(tally.forks / 2)
})

test('and so it is over real sockets', async () => {
  const main = new World()
  const created = await begin(main.host, {
    ruleset: 'generals',
    scenario: 'marengo',
    options: {},
    seats: {},
    mine: [...SEATS],
  })
  const game: Game = { id: created.match, keys: created.keys }
  const match = await main.match(game.id)
  const plans = [choice(match, 1, 1), choice(match, 1, 2)]
  const place = folder()
  const heard = await Promise.all(
    plans.map(async (plan, k) => {
      const table = await openTable(place, { store: memoryStore(structuredClone(main.kept)) })
      const white = await SocketClient.join(table.url, game.id, game.keys.white)
      const onlooker = await SocketClient.join(table.url, game.id)
      const black = await SocketClient.join(table.url, game.id, game.keys.black)
      if (k === 1) await black.act(['nonsense'])
      expect(await black.act(plan)).toMatchObject({ type: 'done' })
      await white.list()
      expect(await white.act(choice(match, 0, 3))).toMatchObject({ type: 'done' })
      expect(await white.act(['nonsense'])).toMatchObject({ type: 'refused' })
      await white.ask({ type: 'history' })
      await onlooker.ask({ type: 'history' })
      await Promise.all([white, onlooker, black].map((client) => client.close()))
      await table.server.close()
      // Clients come and go at different moments in each world, and each client has a number of its own.
      const same = (text: string) => text.replace(/"away":\d+/g, '"away":0').replace(/"id":"\d+-/, '"id":"')
      return [white, onlooker].map(({ texts }) => texts.map(same))
    }),
  )
  expect(plans[0]).not.toEqual(plans[1])
  expect(heard[0]).toEqual(heard[1])
})
