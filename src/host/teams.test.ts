import { expect, test } from 'vitest'
import type { AnyRuleset } from '../../systems/node.ts'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine, type Ruleset } from '../kernel/index.ts'
import { CHIEF } from '../match/index.ts'
import type { HostMessages, NewMatch } from '../protocol/index.ts'
import { memoryStore } from './memory-store.ts'
import { begin, Client, hosted, newHost } from './testing.ts'

const COMPANIES = [1, 2, 3].map((number) => ({ number, id: `C${number}`, title: `Company ${number}` }))
const mini = engine(sixVillages)
/** Companies are formations: acting with one requires its command, and actions that name no company are the chief's. */
const shared: Ruleset<SixVillages> = {
  ...sixVillages,
  formations: () => [COMPANIES, COMPANIES],
  formation(p, seat, action) {
    const company = /(?:blue|red) (\d)/.exec(mini.print(p, action))?.[1]
    return company === undefined || seat < 0 ? CHIEF : Number(company)
  },
}
const systems = [hosted(shared as unknown as AnyRuleset)]
const lake = (team: readonly { name?: string; formations: string[] }[]): NewMatch => ({
  ruleset: sixVillages.id,
  scenario: 'lake',
  seats: { blue: { kind: 'person', name: 'Anna', team: [...team] } },
  mine: ['blue', ...team.map((_, k) => `blue/${k + 2}`), 'red'],
})

async function sitDown() {
  const store = memoryStore()
  const { host } = newHost(store, systems)
  const { match, keys } = await begin(host, lake([{ name: 'Bert', formations: ['C2', 'C3'] }]))
  const [anna, bert] = [new Client(host), new Client(host)]
  const welcomes = [await anna.join(match, keys.blue), await bert.join(match, keys['blue/2'])] as const
  return { store, match, keys, anna, bert, welcomes }
}

test('a player who shares a seat has his own key, and learns what he commands', async () => {
  const { keys, welcomes } = await sitDown()
  expect(Object.keys(keys)).toEqual(['blue', 'blue/2', 'red'])
  expect(welcomes.map(({ seat, comrade }) => [seat, comrade])).toEqual([
    ['blue', undefined],
    ['blue', { place: 'blue/2', name: 'Bert', formations: ['C2', 'C3'] }],
  ])
  expect(welcomes[1].status.seats[0]).toMatchObject({
    name: 'Anna',
    team: [{ name: 'Bert', formations: ['C2', 'C3'] }],
  })
})

test('he acts only with his own formations, and his chief hears of it as an action of the seat', async () => {
  const { anna, bert } = await sitDown()
  const { actions } = (await bert.ask({ type: 'list' } as never)) as HostMessages['list']
  expect(actions.length).toBeGreaterThan(0)
  for (const text of actions) expect(text).toMatch(/blue [23]/)
  expect(await bert.ask({ type: 'why', do: 'drill blue 1' } as never)).toMatchObject({
    legal: false,
    refused: { rule: '2.1' },
  })
  expect(await bert.ask({ type: 'act', count: 0, do: 'drill blue 1' } as never)).toMatchObject({
    type: 'refused',
    reason: 'That is commanded by Anna, not by Bert.',
  })
  expect(await bert.ask({ type: 'act', count: 0, do: 'drill blue 2' } as never)).toMatchObject({
    type: 'done',
    played: 1,
  })
  const update = await anna.until((m): m is HostMessages['update'] => m.type === 'update')
  expect(update).toMatchObject({ count: 1, own: true })
})

test('only the chief decides what concerns the whole seat', async () => {
  const { anna, bert } = await sitDown()
  for (const wish of [
    { type: 'hand', to: 'random' },
    { type: 'name', name: 'Blücher' },
    { type: 'rematch' },
    { type: 'claim' },
  ])
    expect(await bert.ask(wish as never), wish.type).toMatchObject({ type: 'error', code: 'not-chief' })
  const standing = { type: 'standing', orders: [{ name: 'meet attacks', about: 'Oaks' }] }
  for (const wish of [{ type: 'resign' }, standing])
    expect(await bert.ask(wish as never)).toMatchObject({
      type: 'refused',
      reason: 'That is commanded by Anna, not by Bert.',
    })
  expect(await anna.ask(standing as never)).toMatchObject({ type: 'done' })
})

test('a host that is started again knows those who share a seat', async () => {
  const { store, match, keys } = await sitDown()
  const again = new Client(newHost(store, systems).host)
  expect((await again.join(match, keys['blue/2'])).comrade?.formations).toEqual(['C2', 'C3'])
})

test('formations that do not exist, and a list of none, are refused; names must differ', async () => {
  const { host } = newHost(memoryStore(), systems)
  await expect(host.create(lake([{ formations: ['C9'] }]))).rejects.toThrow("no formation 'C9'; there are C1, C2, C3")
  await expect(host.create(lake([{ formations: [] }]))).rejects.toThrow('commands no formation')
  await expect(host.create(lake([{ name: 'Аnna', formations: ['C3'] }]))).rejects.toThrow(
    "'Аnna' looks like 'Anna', who shares the seat",
  )
  const { match } = await host.create(lake([{ formations: ['C2'] }, { formations: ['C3'] }]))
  expect((await host.info(match))?.seats[0]?.team?.map(({ name }) => name)).toEqual(['Anna 2', 'Anna 3'])
})
