import { expect, test } from 'vitest'
import { type AnyRuleset, systems as shipped } from '../../systems/node.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import type { Position } from '../kernel/index.ts'
import type { Habit } from '../players/index.ts'
import type { HostMessages } from '../protocol/index.ts'
import type { Host } from './host.ts'
import { inPlace } from './in-place.ts'
import { memoryStore } from './memory-store.ts'
import { RequestError } from './replies.ts'
import { type HostedSystem, Systems } from './tasks/index.ts'
import { Client, hosted, newHost } from './testing.ts'
import type { Workshop } from './workshop.ts'

const systems = [...shipped, hosted(sixVillages as unknown as AnyRuleset)]

/** A workshop in which computers think as long as the test wants. */
class Slow implements Workshop {
  private readonly real = inPlace(new Systems(systems))
  private held: (() => void)[] = []
  /** The number of computers asked so far. */
  asked = 0
  /** The number of those that thought for nothing. */
  dropped = 0
  /** For each that was asked, the account that pays. */
  readonly payers: (string | undefined)[] = []
  failing: RequestError | undefined

  perform: Workshop['perform'] = async (task, input, terms) => {
    if (task !== 'choose') return this.real.perform(task, input, terms)
    this.asked++
    this.payers.push(terms.account?.name)
    await new Promise<void>((resolve) => this.held.push(resolve))
    if (terms.wanted?.() === false) {
      this.dropped++
      throw new RequestError('unwanted', 'unwanted')
    }
    const { failing } = this
    this.failing = undefined
    if (failing) throw failing
    return this.real.perform(task, input, terms)
  }

  /** Lets computers that are thinking finish. */
  release(): void {
    for (const go of this.held.splice(0)) go()
  }
}

/** Computer players that think in small steps for as long as the test wants, and then choose by chance. */
class Thinkers {
  /** For each thought, the number of its steps so far. */
  readonly steps: number[] = []
  private released = 0
  failing = false

  readonly habit: Habit<Position> = {
    usual: {},
    player: (_taste, chance) => {
      const list = new Int32Array(1 << 16)
      const think = this.think.bind(this)
      return {
        choose: () => {
          throw new Error('asked for a choice without a thought')
        },
        *think(view, seat, engine) {
          yield* think()
          return list[chance(engine.actions(view, seat, list))] as number
        },
      }
    },
  }

  private *think(): Generator<undefined, void> {
    const own = this.steps.push(0) - 1
    while (this.released <= own || (this.steps[own] as number) < 100) {
      this.steps[own] = (this.steps[own] as number) + 1
      yield
    }
    if (this.failing) throw new Error('a player that cannot think')
  }

  /** The number of thoughts begun. */
  get asked(): number {
    return this.steps.length
  }

  /** Lets thoughts that have begun finish. */
  release(): void {
    this.released = this.asked
  }
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let k = 0; k < 2_000 && !holds(); k++) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(holds()).toBe(true)
}

const MARENGO = { ruleset: 'generals', scenario: 'marengo', first: 'white', second: 'black' }
const LAKE = { ruleset: 'six-villages', scenario: 'lake', first: 'blue', second: 'red' }

/** A person at the first seat, a computer at the second. */
async function againstComputer(player = 'random', game = MARENGO) {
  const workshop = new Slow()
  return { workshop, ...(await table(player, game, systems, workshop)) }
}

/** The same with a computer that thinks in steps, in place. */
async function againstThinker(game = MARENGO) {
  const thinkers = new Thinkers()
  const habit = async () => thinkers.habit
  return {
    thinkers,
    ...(await table(
      'drill',
      game,
      systems.map((system) => ({ ...system, habit })),
    )),
  }
}

async function table(
  player: string,
  { ruleset, scenario, first, second }: typeof MARENGO,
  known: readonly HostedSystem[],
  workshop?: Workshop,
) {
  const store = memoryStore()
  const { host, faults } = newHost(store, known, {}, workshop)
  const { match, keys } = await host.create({
    ruleset,
    scenario,
    seats: { [second]: { kind: 'computer', player } },
    mine: [first],
  })
  const white = new Client(host)
  await white.join(match, keys[first])
  const lines = async () => (await store.load(match))?.lines.length ?? 0
  const record = async () => ((await store.load(match))?.lines ?? []).map((line) => JSON.parse(line))
  return { host, white, match, keys, lines, record, faults }
}

test('while a computer thinks, everything else of its match goes on', async () => {
  const { workshop, white, faults } = await againstComputer('drill')
  await until(() => workshop.asked === 1)
  expect(await white.ask({ type: 'ping' } as never)).toMatchObject({ type: 'pong' })
  expect(await white.ask({ type: 'list' } as never)).toMatchObject({ type: 'list' })
  expect(await white.ask({ type: 'chat', text: 'Take your time.' } as never)).toMatchObject({ type: 'done' })
  // The offer is declined although the computer has not chosen yet.
  expect(await white.ask({ type: 'draw', offer: true } as never)).toMatchObject({ type: 'done' })
  await until(() => white.got.some((one) => one.type === 'status' && one.status.draw.length > 0))
  await until(() => white.got.findLast((one) => one.type === 'status')?.status.draw.length === 0)
  expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  workshop.release()
  await until(() => white.updates.some(({ told }) => told.length > 0))
  expect(faults).toEqual([])
})

test('a computer’s choice for a seat that has been given back is dropped', async () => {
  const { workshop, white, lines, faults } = await againstComputer()
  expect(await white.ask({ type: 'hand', to: 'random' } as never)).toMatchObject({ type: 'done' })
  await until(() => workshop.asked >= 1)
  expect(await white.ask({ type: 'hand', to: null } as never)).toMatchObject({ type: 'done' })
  // Black's choice, and then none for white.
  for (let k = 0; k < 20; k++) {
    workshop.release()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  // The first line, three with which white sealed the dice, and black's choice.
  expect(await lines()).toBe(5)
  expect(white.updates.some(({ own }) => own)).toBe(false)
  expect(faults).toEqual([])
})

const breath = () => new Promise((resolve) => setTimeout(resolve, 5))

/**
 * Plays until the computer is thinking about an open choice of the first seat, and takes that choice back. Returns the
 * choice, and the number of times that a computer had been asked before it.
 */
async function takeBackWhileItThinks(white: Client, thinking: { readonly asked: number; release(): void }) {
  const count = () => white.updates.at(-1)?.count ?? 0
  const takenBack = () => white.updates.at(-1)?.told.some(([event]) => event === -1) === true
  for (let moves = 0; moves < 400; moves++) {
    await breath()
    const { asked } = thinking
    const { actions, closing } = (await white.ask({ type: 'list' } as never)) as HostMessages['list']
    const move = closing?.[0] ?? actions.find((text) => text === 'halt' || text === 'close') ?? actions[0]
    if (move === undefined) {
      thinking.release()
      continue
    }
    const done = await white.ask({ type: 'act', count: count(), do: closing ? [...closing] : move } as never)
    if (done.type !== 'done') continue
    await breath()
    if (closing || thinking.asked === asked) continue
    await white.ask({ type: 'back', count: count(), ask: true } as never)
    await breath()
    if (takenBack()) return { move, asked, count }
  }
  throw new Error('no such moment came')
}

test('a choice that comes when the seat sees something different is dropped and asked for again', async () => {
  const { workshop, white, faults } = await againstComputer('random', LAKE)
  const { move, asked, count } = await takeBackWhileItThinks(white, workshop)
  const known = white.updates.length
  workshop.release()
  await breath()
  expect(white.updates.length).toBe(known)
  expect(await white.ask({ type: 'act', count: count(), do: move } as never)).toMatchObject({ type: 'done' })
  await until(() => workshop.asked > asked + 1)
  expect(faults).toEqual([])
})

test('after a take-back a computer remembers nothing of what was taken back', async () => {
  const remembered: (number | undefined)[] = []
  const habit = async (): Promise<Habit<Position>> => ({
    usual: {},
    player: (_taste, chance, memory) => {
      remembered.push(memory as number | undefined)
      const list = new Int32Array(1 << 16)
      return {
        memory: () => ((memory as number | undefined) ?? 0) + 1,
        choose: (view, seat, engine) => list[chance(engine.actions(view, seat, list))] as number,
      }
    },
  })
  const counting = systems.map((system) => ({ ...system, habit }))
  const { white, lines, record, faults } = await table('drill', LAKE, counting)
  const count = () => white.updates.at(-1)?.count ?? 0
  const choicesOf = async () => {
    const made = (await record()).filter(({ who, steward }) => who === 'red' && steward === undefined)
    return made.map(({ n }) => n as number)
  }
  const act = async () => {
    for (;;) {
      const known = await lines()
      await breath()
      if ((await lines()) !== known) continue
      const { actions, closing } = (await white.ask({ type: 'list' } as never)) as HostMessages['list']
      const move = closing ? [...closing] : actions[0]
      if (move !== undefined) return await white.ask({ type: 'act', count: count(), do: move } as never)
    }
  }
  while ((await choicesOf()).length < 4) await act()
  await breath()
  // A computer that has chosen n times has remembered 1 to n − 1 in between.
  expect(remembered.at(-1)).toBe(remembered.length - 1)
  const own = (await record()).filter(({ who, steward }) => who === 'blue' && steward === undefined)
  const [third] = own.slice(-3).map(({ n }) => n as number)
  const left = (await choicesOf()).filter((n) => n < (third as number)).length
  expect(await white.ask({ type: 'back', count: count(), entries: 3, ask: true } as never)).toMatchObject({
    type: 'done',
  })
  await until(() => white.updates.at(-1)?.told.some(([event]) => event === -1) === true)
  const asked = remembered.length
  while (remembered.length === asked) await act()
  expect(left).toBeLessThan(asked)
  expect(remembered[asked]).toBe(left === 0 ? undefined : left)
  expect(faults).toEqual([])
})

test('everything else is answered between the steps of a long thought in place', async () => {
  const { thinkers, white, faults } = await againstThinker()
  await until(() => (thinkers.steps[0] ?? 0) > 0)
  for (const request of [{ type: 'ping' }, { type: 'list' }, { type: 'chat', text: 'Take your time.' }]) {
    const [before = 0] = thinkers.steps
    expect(['pong', 'list', 'done']).toContain((await white.ask(request as never)).type)
    await until(() => (thinkers.steps[0] ?? 0) > before)
  }
  expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  expect(thinkers.asked).toBe(1)
  await until(() => {
    thinkers.release()
    return white.updates.some(({ told }) => told.length > 0)
  })
  expect(faults).toEqual([])
})

test('a long thought is given up at once when its seat sees something different or the game is over', async () => {
  const { thinkers, white, faults } = await againstThinker(LAKE)
  const { move, count } = await takeBackWhileItThinks(white, thinkers)
  const rests = async () => {
    const steps = [...thinkers.steps]
    await breath()
    return steps.join() === thinkers.steps.join()
  }
  expect(await rests()).toBe(true)
  const { asked } = thinkers
  expect(await white.ask({ type: 'act', count: count(), do: move } as never)).toMatchObject({ type: 'done' })
  await until(() => thinkers.asked > asked)
  expect(await rests()).toBe(false)
  expect(await white.ask({ type: 'resign' } as never)).toMatchObject({ type: 'done' })
  await breath()
  expect(await rests()).toBe(true)
  expect(faults).toEqual([])
})

test('a thought that fails between its steps is reported, and the computer tries again', async () => {
  const { thinkers, white, faults } = await againstThinker()
  thinkers.failing = true
  await until(() => thinkers.asked === 1)
  thinkers.release()
  await until(() => faults.length > 0)
  expect(faults[0]).toMatch(/the computer player of match .* failed: Error: a player that cannot think/)
  expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  thinkers.failing = false
  await until(() => thinkers.asked === 2)
  await until(() => {
    thinkers.release()
    return white.updates.some(({ told }) => told.length > 0)
  })
  expect(faults).toHaveLength(1)
})

test('a computer plans at the same time as the other side, and its plan stands whichever is ready first', async () => {
  for (const first of ['computer', 'person']) {
    const { workshop, white, lines, faults } = await againstComputer('drill')
    await until(() => workshop.asked === 1)
    await white.begun()
    const [begun, known] = [await lines(), white.updates.length]
    if (first === 'computer') {
      workshop.release()
      while ((await lines()) === begun) await breath()
    }
    expect(white.updates.length).toBe(known)
    expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
    if (first === 'person') workshop.release()
    await until(() => white.updates.slice(known).some(({ told }) => told.length > 0))
    expect(workshop.dropped).toBe(0)
    expect(faults).toEqual([])
  }
})

test('all are told that a computer thinks when the game has waited only for it for a moment', async () => {
  const { host, workshop, white, match, faults } = await againstComputer('drill')
  const told = () => white.got.findLast((one) => one.type === 'status')?.status.thinking
  await until(() => workshop.asked === 1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  // While white must plan, too, no one learns whether black has something to think about.
  expect((await new Client(host).join(match)).status.thinking).toBeUndefined()
  expect(told()).toBeUndefined()
  expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  await until(() => told() === 'black')
  expect((await new Client(host).join(match)).status.thinking).toBe('black')
  await until(() => {
    workshop.release()
    return told() === undefined
  })
  expect(faults).toEqual([])
})

test('a computer whose task is refused as busy is asked again', async () => {
  const { workshop, white, faults } = await againstComputer()
  await until(() => workshop.asked === 1)
  workshop.failing = new RequestError('busy', 'later')
  expect(await white.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  workshop.release()
  await until(() => workshop.asked === 2)
  workshop.release()
  await until(() => white.updates.some(({ told }) => told.length > 0))
  expect(faults).toEqual([])
})

test('while a computer waits because there was no time for it, it answers what is outside the rules', async () => {
  const { workshop, white, faults } = await againstComputer()
  // The second time it waits for more than a second, which never passes here.
  for (const times of [1, 2]) {
    await until(() => workshop.asked === times)
    workshop.failing = new RequestError('busy', 'later')
    workshop.release()
  }
  await breath()
  await white.begun()
  expect(await white.ask({ type: 'draw', offer: true } as never)).toMatchObject({ type: 'done' })
  await until(() => white.got.some((one) => one.type === 'status' && one.status.draw.length > 0))
  await until(() => white.got.findLast((one) => one.type === 'status')?.status.draw.length === 0)
  expect(workshop.asked).toBe(2)
  expect(faults).toEqual([])
})

/** The line of a client at an address whose work is charged. `debt` returns what it owes. */
function lineOf(address: string, debt = () => 0) {
  return { address, room: () => undefined, chargeThought: () => debt() }
}

const COMPUTERS = {
  white: { kind: 'computer', player: 'random' },
  black: { kind: 'computer', player: 'random' },
} as const

/** A host with computers that think as long as the test wants, and a match without persons. */
async function computersAlone() {
  const workshop = new Slow()
  const { host, faults, pass } = newHost(memoryStore(), systems, {}, workshop)
  const begin = async () =>
    (await host.create({ ruleset: 'generals', scenario: 'marengo', seats: COMPUTERS, mine: [] })).match
  return { host, workshop, faults, pass, begin, match: await begin() }
}

/** A match in which a player has handed the seat to a computer, against another computer. */
async function handedOver(host: Host, address: string) {
  const seats = { black: COMPUTERS.black }
  const { match, keys } = await host.create({ ruleset: 'generals', scenario: 'marengo', seats, mine: ['white'] })
  const white = new Client(host, lineOf(address))
  await white.join(match, keys.white)
  await white.begun()
  expect(await white.ask({ type: 'hand', to: 'random' } as never)).toMatchObject({ type: 'done' })
  return { match, keys, white }
}

/** Is everything quiet: does no computer think, and none start thinking as time passes? */
async function isQuiet(workshop: Slow): Promise<boolean> {
  for (let k = 0; k < 5; k++) {
    workshop.release()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const { asked } = workshop
  for (let k = 0; k < 5; k++) {
    workshop.release()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return workshop.asked === asked
}

/** Lets computers go on until this many more have been asked. */
async function goesOn(workshop: Slow, more = 5): Promise<void> {
  const enough = workshop.asked + more
  await until(() => {
    workshop.release()
    return workshop.asked >= enough
  })
}

test('asking about a match does not make its computers choose', async () => {
  const { host, workshop, match, faults } = await computersAlone()
  expect(await host.info(match)).toMatchObject({ match })
  expect(await isQuiet(workshop)).toBe(true)
  expect(workshop.asked).toBe(0)
  expect(faults).toEqual([])
})

test('two computers play as long as a spectator looks on', async () => {
  const { host, workshop, match, faults } = await computersAlone()
  const spectator = new Client(host)
  await spectator.join(match)
  await goesOn(workshop)
  spectator.connection.close()
  expect(await isQuiet(workshop)).toBe(true)
  await new Client(host).join(match)
  await goesOn(workshop)
  expect(faults).toEqual([])
})

test('computers play on for a while when the last player leaves, then stop, and go on when somebody comes', async () => {
  const { host, workshop, pass, begin, faults } = await computersAlone()
  await begin()
  const { match, keys, white } = await handedOver(host, 'a')
  white.connection.close()
  await goesOn(workshop)
  pass(60_000)
  expect(await isQuiet(workshop)).toBe(true)
  // The match is still in memory, and asking about it wakes no computer.
  expect(host.matches).toBe(1)
  const { asked } = workshop
  await host.info(match)
  expect(await isQuiet(workshop)).toBe(true)
  expect(workshop.asked).toBe(asked)
  await new Client(host).join(match, keys.white)
  await goesOn(workshop)
  expect(faults).toEqual([])
})

test('a hundred matches without clients give a server nothing to do, however many have been asked about', async () => {
  const { host, workshop, pass, begin, faults } = await computersAlone()
  const matches = await Promise.all(Array.from({ length: 100 }, begin))
  for (const match of matches) await host.info(match)
  expect(await isQuiet(workshop)).toBe(true)
  expect(workshop.asked).toBe(0)
  // Computers that a player has left go on at the player's expense for as long as they go on.
  for (let k = 0; k < 100; k++) (await handedOver(host, 'one')).white.connection.close()
  await goesOn(workshop, 200)
  expect(new Set(workshop.payers)).toEqual(new Set(['one']))
  pass(60_000)
  expect(await isQuiet(workshop)).toBe(true)
  expect(faults).toEqual([])
}, 60_000)

test('the players who are there pay for computers in turns; spectators, where there is none; then the last who was there', async () => {
  const { host, workshop, faults } = await computersAlone()
  const { match, keys } = await host.create({
    ruleset: 'generals',
    scenario: 'marengo',
    seats: {},
    mine: ['white', 'black'],
  })
  const [white, black, red] = ['white', 'black', undefined].map((seat) => new Client(host, lineOf(seat ?? 'red'))) as [
    Client,
    Client,
    Client,
  ]
  await red.join(match)
  await white.join(match, keys.white)
  await black.join(match, keys.black)
  await white.begun()
  for (const one of [white, black]) await one.ask({ type: 'hand', to: 'random' } as never)
  const payersNow = async () => {
    await goesOn(workshop, 2)
    const from = workshop.payers.length
    await goesOn(workshop, 6)
    return workshop.payers.slice(from, from + 6)
  }
  const both = await payersNow()
  expect(both.filter((one) => one === 'white').length).toBe(3)
  expect(both.filter((one) => one === 'black').length).toBe(3)
  black.connection.close()
  expect(new Set(await payersNow())).toEqual(new Set(['white']))
  white.connection.close()
  expect(new Set(await payersNow())).toEqual(new Set(['red']))
  red.connection.close()
  expect(new Set(await payersNow())).toEqual(new Set(['white']))
  expect(faults).toEqual([])
})

test('computers wait while the address that pays for them owes work', async () => {
  const { host, workshop, match, faults } = await computersAlone()
  let debt = 5
  const asked: number[] = []
  const line = lineOf('a', () => {
    asked.push(workshop.asked)
    return debt
  })
  await new Client(host, line).join(match)
  await until(() => asked.length > 3)
  expect(workshop.asked).toBe(0)
  debt = 0
  await goesOn(workshop)
  expect(faults).toEqual([])
})
