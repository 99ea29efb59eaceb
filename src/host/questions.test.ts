import { expect, test } from 'vitest'
import { type AnyRuleset, systems } from '../../systems/node.ts'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { spend } from '../kernel/index.ts'
import { inPlace } from './in-place.ts'
import { memoryStore } from './memory-store.ts'
import { Systems } from './tasks/index.ts'
import { begin, Client, hosted, newHost } from './testing.ts'
import type { Workshop } from './workshop.ts'

const asking = {
  ...sixVillages,
  queries: {
    turn: (view: SixVillages) => view.turn,
    endless(): never {
      for (;;) spend(1)
    },
  },
}

test('a question without end is given up after a limited amount of work, even in place', async () => {
  const { host, faults } = newHost(memoryStore(), [hosted(asking as unknown as AnyRuleset)])
  const { match, keys } = await host.create({
    ruleset: 'six-villages',
    scenario: 'lake',
    seats: {},
    mine: ['blue', 'red'],
  })
  for (const key of [keys.blue, undefined]) {
    const client = new Client(host)
    await client.join(match, key)
    expect(await client.ask({ type: 'query', query: 'endless', args: [] } as never)).toMatchObject({
      type: 'error',
      code: 'too-much',
    })
    expect(await client.ask({ type: 'query', query: 'turn', args: [] } as never)).toMatchObject({
      type: 'query',
      result: 1,
    })
  }
  expect(faults).toEqual([])
})

test('a question takes no more arguments than it has', async () => {
  const near = (view: SixVillages, _seat: number, village: number) => view.turn + village
  const { host, faults } = newHost(memoryStore(), [
    hosted({ ...asking, queries: { ...asking.queries, near } } as unknown as AnyRuleset),
  ])
  const { match } = await host.create({ ruleset: 'six-villages', scenario: 'lake', seats: {}, mine: ['blue', 'red'] })
  const client = new Client(host)
  await client.join(match)
  for (const [query, args, message] of [
    ['turn', [0], "The query 'turn' takes no arguments, and not 1."],
    ['near', [1, 2, 3], "The query 'near' takes at most 1 arguments, and not 3."],
  ])
    expect(await client.ask({ type: 'query', query, args } as never)).toMatchObject({
      type: 'error',
      code: 'bad-request',
      message,
    })
  expect(await client.ask({ type: 'query', query: 'near', args: [4] } as never)).toMatchObject({
    type: 'query',
    result: 5,
  })
  expect(faults).toEqual([])
})

test('a view in words that takes too much work is given up, and the match goes on', async () => {
  let endless = false
  const print = (n: number): string => {
    while (endless) spend(1)
    return `company ${n}`
  }
  const companies = { print, parse: () => undefined }
  const wordy = {
    ...sixVillages,
    names: (scenario: SixVillages['scenario']) => ({ ...sixVillages.names(scenario), companies }),
  }
  const { host, faults } = newHost(memoryStore(), [hosted(wordy as unknown as AnyRuleset)])
  const { match, keys } = await begin(host, {
    ruleset: 'six-villages',
    scenario: 'lake',
    seats: {},
    mine: ['blue', 'red'],
  })
  const client = new Client(host)
  await client.join(match, keys.blue, { words: true })
  endless = true
  expect(await client.ask({ type: 'view' } as never)).toMatchObject({ type: 'error', code: 'too-much' })
  endless = false
  expect(await client.ask({ type: 'view' } as never)).toMatchObject({ type: 'view' })
  expect(faults).toEqual([])
})

test('a view and a history in words are made elsewhere; what is told meanwhile comes before them', async () => {
  const store = memoryStore()
  const asked: string[] = []
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  const here = inPlace(new Systems(systems))
  const workshop: Workshop = {
    perform: async (task, input, terms) => {
      asked.push(task)
      await free
      return here.perform(task, input, terms)
    },
  }
  const { host } = newHost(store, systems, {}, workshop)
  const { match, keys } = await begin(host, {
    ruleset: 'generals',
    scenario: 'marengo',
    seats: {},
    mine: ['white', 'black'],
  })
  const [white, other, black] = [new Client(host), new Client(host), new Client(host)]
  const { n } = await white.join(match, keys.white, { words: true })
  await other.join(match, keys.white)
  await black.join(match, keys.black, { words: true })
  white.send({ type: 'view', id: 'v' })
  black.send({ type: 'history', id: 'h', from: 0 })
  expect(await other.ask({ type: 'act', count: 0, do: ['close'] } as never)).toMatchObject({ type: 'done' })
  expect(asked.filter((task) => task !== 'fold')).toEqual(['view', 'sentences'])
  letGo()
  const view = await white.until((message) => message.type === 'view')
  expect(view.n).toBe(n)
  const types = white.got.map(({ type }) => type)
  expect(types.indexOf('update')).toBeLessThan(types.indexOf('view'))
  const history = await black.until((message) => message.type === 'history')
  expect(history.updates.length).toBe(n)
  expect(history.updates.flatMap(({ words }) => words).length).toBe(history.updates.flatMap(({ told }) => told).length)
  // They are the same words as in another client's welcome.
  const late = await new Client(host).join(match, keys.black, { words: true, from: 0 })
  expect(late.updates?.slice(0, n)).toEqual(history.updates)
})
