import { expect, test } from 'vitest'
import { generals } from '../../systems/generals/rules/index.ts'
import { systems } from '../../systems/node.ts'
import { engine, fastDice, randomSource } from '../kernel/index.ts'
import { verify } from '../match/index.ts'
import type { HostMessages } from '../protocol/index.ts'
import { inPlace } from './in-place.ts'
import { memoryStore } from './memory-store.ts'
import { TALK_PAGE } from './store.ts'
import { advise } from './tasks/advice.ts'
import { Systems, type TaskInput, unwanted } from './tasks/index.ts'
import { begin, Client, firstSeen, newHost } from './testing.ts'
import type { Workshop } from './workshop.ts'

const ADVICE = { type: 'advice', n: 2, plans: [{ do: ['close'], chance: 0.5, error: 0.05 }] } as const

/** A workshop that advises at once, and keeps what it was asked about. */
function quick(asked: TaskInput<'advise'>[]): Workshop {
  const here = inPlace(new Systems(systems))
  return {
    perform: async (task, input, terms) => {
      if (task !== 'advise') return here.perform(task, input, terms)
      asked.push(input as TaskInput<'advise'>)
      return ADVICE as never
    },
  }
}

const computer = (player = 'random') => ({ kind: 'computer', player }) as const

test('a player against the computer gets a hint from his own view, and all can read that he had one', async () => {
  const asked: TaskInput<'advise'>[] = []
  const { host, faults } = newHost(memoryStore(), systems, {}, quick(asked))
  const seats = { white: { kind: 'person', name: 'Ann' }, black: computer() } as const
  const { match, keys } = await begin(host, { ruleset: 'generals', scenario: 'marengo', seats, mine: ['white'] })
  const white = new Client(host)
  expect((await white.join(match, keys.white)).status.hints).toBe(true)
  expect(await white.ask({ type: 'advise' })).toMatchObject(ADVICE)
  expect(asked).toMatchObject([{ seat: 0, player: 'marshal-2' }])
  const { chat } = await new Client(host).join(match)
  expect(chat).toMatchObject([{ notice: 'advised', who: 'Ann', seat: 'white', text: 'Ann (white) has had a hint.' }])
  expect(await new Client(host).join(match).then(() => white.ask({ type: 'resign' }))).toMatchObject({ type: 'done' })
  expect(await white.ask({ type: 'advise' })).toMatchObject({
    type: 'refused',
    reason: 'There is nothing for you to choose now.',
  })
  expect(faults).toEqual([])
})

test('the record marks the answer that follows a hint, also after the host has begun again', async () => {
  const store = memoryStore()
  const seats = { white: { kind: 'person', name: 'Ann' }, black: computer('drill') } as const
  const { host } = newHost(store, systems, {}, quick([]))
  const { match, keys } = await begin(host, { ruleset: 'generals', scenario: 'marengo', seats, mine: ['white'] })
  const white = new Client(host)
  await white.join(match, keys.white)
  expect(await white.ask({ type: 'advise' })).toMatchObject(ADVICE)
  const talkative = { talkAtOnce: 2 * TALK_PAGE, talkPerAddressAtOnce: 2 * TALK_PAGE }
  const again = new Client(newHost(store, systems, talkative, quick([])).host)
  await again.join(match, keys.white)
  // Whatever is said meanwhile: the notice is no longer among the last lines.
  for (let k = 0; k < TALK_PAGE; k++)
    expect(await again.ask({ type: 'chat', text: `${k}` } as never)).toMatchObject({ type: 'done' })
  expect(await again.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  // Black has handed in as well, and asks for something of white: that answer is its player's own.
  const list = () => again.ask({ type: 'list' } as never)
  await expect.poll(() => list().then(listed)).toBe(true)
  const answers = await list()
  const wish = answers.type === 'list' && answers.actions[0]
  expect(await again.ask({ type: 'act', count: 1, do: wish } as never)).toMatchObject({ type: 'done', played: 1 })
  await again.ask({ type: 'resign' })
  const { lines } = (await again.ask({ type: 'record' } as never)) as HostMessages['record']
  const text = `${lines.join('\n')}\n`
  expect(lines.filter((line) => line.includes('"advised"'))).toEqual([
    expect.stringContaining('"who":"white","do":["close"],"advised":true'),
  ])
  expect(verify(engine(generals), text)).toMatchObject({ ok: true })
  expect(verify(engine(generals), text.replace('"advised":true,', ''))).toMatchObject({ ok: false })
})

/** A workshop that thinks about a hint until it is released, and gives it up if it is not wanted any more. */
function slow() {
  const here = inPlace(new Systems(systems))
  const held: (() => void)[] = []
  const workshop: Workshop = {
    perform: async (task, input, terms) => {
      if (task !== 'advise') return here.perform(task, input, terms)
      await new Promise<void>((resolve) => held.push(resolve))
      if (terms.wanted?.() === false) throw unwanted()
      return ADVICE as never
    },
  }
  return { workshop, thinking: () => held.length, release: () => held.shift()?.() }
}

test('a hint is given up when the game has gone on, and is about no other question', async () => {
  const { workshop, thinking, release } = slow()
  const { host, faults } = newHost(memoryStore(), systems, {}, workshop)
  const seats = { black: computer() } as const
  const { match, keys } = await begin(host, { ruleset: 'generals', scenario: 'marengo', seats, mine: ['white'] })
  const white = new Client(host)
  await white.join(match, keys.white)
  for (const goOn of [{ type: 'act', count: 0, do: ['close'] }, { type: 'resign' }]) {
    const hint = white.ask({ type: 'advise' })
    await expect.poll(thinking).toBe(1)
    expect(await white.ask({ type: 'advise' })).toMatchObject({
      type: 'refused',
      reason: 'A computer is thinking about a hint for you already.',
    })
    expect(await white.ask(goOn as never)).toMatchObject({ type: 'done' })
    release()
    expect(await hint).toMatchObject({ type: 'refused', reason: 'The game has gone on since you asked for a hint.' })
    if (goOn.type === 'act') await expect.poll(() => white.ask({ type: 'list' } as never).then(listed)).toBe(true)
  }
  const { chat } = await new Client(host).join(match)
  expect(chat).toEqual([])
  expect(faults).toEqual([])
})

test('a hint that is asked for again over a new connection is thought about once, comes, and is noted once', async () => {
  const { workshop, thinking, release } = slow()
  const { host, faults } = newHost(memoryStore(), systems, {}, workshop)
  const seats = { black: computer() } as const
  const { match, keys } = await begin(host, { ruleset: 'generals', scenario: 'marengo', seats, mine: ['white'] })
  const [broken, white] = [new Client(host), new Client(host)]
  await broken.join(match, keys.white)
  broken.send({ type: 'advise', id: 'one' })
  await expect.poll(thinking).toBe(1)
  await white.join(match, keys.white)
  // The host has not noticed yet that the first connection is broken.
  white.send({ type: 'advise', id: 'one' })
  await white.ask({ type: 'ping' } as never)
  expect(thinking()).toBe(1)
  release()
  await expect.poll(() => white.got.find((m) => 'id' in m && m.id === 'one')).toMatchObject(ADVICE)
  const { chat } = await new Client(host).join(match)
  expect(chat).toMatchObject([{ notice: 'advised' }])
  expect(faults).toEqual([])
})

const listed = (answer: HostMessages[keyof HostMessages]) => answer.type === 'list' && answer.actions.length > 0

test('between people there are no hints, even if one of them lets the computer play', async () => {
  const asked: TaskInput<'advise'>[] = []
  const { host } = newHost(memoryStore(), systems, {}, quick(asked))
  const { match, keys } = await begin(host, {
    ruleset: 'generals',
    scenario: 'marengo',
    seats: {},
    mine: ['white', 'black'],
  })
  const [white, black] = [new Client(host), new Client(host)]
  await white.join(match, keys.white)
  expect((await black.join(match, keys.black)).status.hints).toBeUndefined()
  const refused = { type: 'refused', reason: 'Hints are for games against the computer.' }
  expect(await white.ask({ type: 'advise' })).toMatchObject(refused)
  expect(await black.ask({ type: 'hand', to: 'random' } as never)).toMatchObject({ type: 'done' })
  expect(await white.ask({ type: 'advise' })).toMatchObject(refused)
  const looking = new Client(host)
  expect((await looking.join(match)).status.hints).toBeUndefined()
  expect(await looking.ask({ type: 'advise' })).toMatchObject({ type: 'error', code: 'no-seat' })
  expect(asked).toEqual([])
})

test('if no player knows how to advise, a hint is refused', async () => {
  const uncaptained = systems.map(({ captain: _, ...system }) => system)
  const { host } = newHost(memoryStore(), uncaptained)
  const wish = { ruleset: 'generals', scenario: 'dennewitz' }
  const { seats: names } = (await new Systems(systems).load(wish.ruleset)).ruleset
  const [mine = '', other = ''] = names
  const { match, keys } = await host.create({
    ...wish,
    seats: { [mine]: { kind: 'person' }, [other]: computer() },
    mine: [mine],
  })
  const client = new Client(host)
  await client.join(match, keys[mine])
  expect(await client.ask({ type: 'advise' })).toMatchObject({
    type: 'refused',
    reason: 'No computer player can advise in this game yet.',
  })
})

test('amid an action, where only the next answer is told, a hint tells each answer once', async () => {
  const known = new Systems(systems)
  const opening = await firstSeen(known, 'albuera', 'lancers')
  const engine = await known.load('albuera')
  const p = engine.open('lancers', {}, fastDice(3))
  const dice = fastDice(4)
  const drill = await known.playerOf('drill', 'albuera')
  const players = [drill(randomSource(5)), drill(randomSource(6))]
  let asked = 0
  // Movements of units are weighed from the middle of their action by a player that has no memory of its beginning.
  for (let k = 0; k < 200 && asked < 6 && engine.awaiting(p) !== 0; k++) {
    const seat = engine.awaiting(p) & 1 ? 0 : 1
    const view = engine.ruleset.layout.make(p.scenario)
    engine.ruleset.redact(p, seat, view)
    if (engine.phase(p).name === 'movement') {
      const { plans } = await advise(known, { ...opening, seat, cells: view.cells, player: 'marshal-1', n: 1 })
      const deeds = plans.map(({ do: actions }) => JSON.stringify(actions))
      expect(new Set(deeds).size).toBe(deeds.length)
      expect(deeds.length).toBeGreaterThan(0)
      asked++
    }
    const action = players[seat]?.choose(view, seat, engine) as number
    engine.play(p, seat, action, dice)
  }
  expect(asked).toBe(6)
})

test('a hint gives a whole plan with its chance, and others, and is always the same', async () => {
  const known = new Systems(systems)
  const seen = await firstSeen(known, 'generals', 'marengo')
  const engine = await known.load('generals')
  const hints: Omit<HostMessages['advice'], 'id'>[] = []
  for (let k = 0; k < 2; k++) hints.push(await advise(known, { ...seen, player: 'marshal-1', n: 1 }))
  const [hint, again] = hints
  expect(again).toEqual(hint)
  expect(hint?.plans.length).toBeGreaterThan(1)
  const { view } = known.viewOf(seen)
  for (const { do: actions, chance = -1 } of hint?.plans ?? []) {
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
    for (const text of actions) expect(engine.parse(view, 0, text), text).toBeTypeOf('number')
  }
  // A player that does not weigh plans says only what it would do.
  const plain = await advise(known, { ...seen, player: 'drill', n: 1 })
  expect(plain.plans).toHaveLength(1)
  expect(plain.plans[0]?.chance).toBeUndefined()
})
