import { expect, test } from 'vitest'
import { type AnyRuleset, findSystem } from '../../systems/node.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import type { NewMatch } from '../protocol/index.ts'
import { memoryStore } from './memory-store.ts'
import { type HostedSystem, Systems } from './tasks/index.ts'
import { Client, newHost } from './testing.ts'

/** A system that counts how often its rules and its player were asked for; the first `failures` loads fail. */
function counted(id: string, failures = 0) {
  const asked = { rules: 0, habit: 0 }
  const real = findSystem('generals')
  const system: HostedSystem = {
    id,
    async rules() {
      if (++asked.rules <= failures) throw new TypeError('Failed to fetch')
      return id === 'six-villages' ? (sixVillages as unknown as AnyRuleset) : real.rules()
    },
    async habit() {
      asked.habit++
      if (!real.habit) throw new Error('there is no player')
      return real.habit()
    },
  }
  return { asked, system }
}

const LAKE: NewMatch = { ruleset: 'six-villages', scenario: 'lake', seats: {}, mine: ['blue', 'red'] }

test('a host loads the rules of each system that is played once, and no others', async () => {
  const [played, other] = [counted('six-villages'), counted('generals')]
  const store = memoryStore()
  const systems = [played.system, other.system]
  const { host, faults } = newHost(store, systems)
  expect(played.asked.rules).toBe(0)
  const made = await Promise.all([host.create(LAKE), host.create(LAKE), host.create(LAKE)])
  expect(new Set(made.map(({ match }) => match)).size).toBe(3)
  const again = newHost(store, systems)
  const clients = made.map(() => new Client(again.host))
  await Promise.all(made.map(({ match, keys }, k) => clients[k]?.join(match, keys.blue)))
  // Once for each host.
  expect(played.asked).toEqual({ rules: 2, habit: 0 })
  expect(other.asked).toEqual({ rules: 0, habit: 0 })
  expect([...faults, ...again.faults]).toEqual([])
})

test('a system that does not exist is refused with the names of those that do, and nothing is loaded', async () => {
  const [one, other] = [counted('six-villages'), counted('generals')]
  const { host } = newHost(memoryStore(), [one.system, other.system])
  await expect(host.create({ ...LAKE, ruleset: 'six-vilages' })).rejects.toThrow(
    "no ruleset 'six-vilages': did you mean 'six-villages'?",
  )
  await expect(host.create({ ...LAKE, ruleset: 'toString' })).rejects.toThrow(
    "no ruleset 'toString'; there are six-villages, generals",
  )
  expect(one.asked.rules + other.asked.rules).toBe(0)
})

test('rules that could not be loaded are loaded when they are asked for again', async () => {
  const { system, asked } = counted('six-villages', 1)
  const { host } = newHost(memoryStore(), [system])
  const first = [host.create(LAKE), host.create(LAKE)]
  for (const wish of first) await expect(wish).rejects.toMatchObject({ code: 'lost' })
  expect((await host.create(LAKE)).keys).toHaveProperty('red')
  expect(asked.rules).toBe(2)
})

test('a match whose rules could not be loaded is lost for a moment, and opens when they come', async () => {
  const store = memoryStore()
  const { match, keys } = await newHost(store, [counted('six-villages').system]).host.create(LAKE)
  const { host } = newHost(store, [counted('six-villages', 1).system])
  await expect(new Client(host).join(match, keys.blue)).rejects.toThrow('lost: The rules of')
  expect(await new Client(host).join(match, keys.blue)).toMatchObject({ seat: 'blue' })
})

test('a player is loaded when it first chooses; one that could not be loaded can be asked for again', async () => {
  const { system, asked } = counted('generals')
  let failures = 1
  const habit = async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch')
    return (system.habit as NonNullable<HostedSystem['habit']>)()
  }
  const systems = new Systems([{ ...system, habit }])
  await systems.load('generals')
  expect(asked.habit).toBe(0)
  await expect(systems.playerOf('drill', 'generals')).rejects.toMatchObject({ code: 'lost' })
  expect(await systems.playerOf('drill', 'generals')).toBeTypeOf('function')
  await expect(systems.playerOf('dril', 'generals')).rejects.toThrow("no player 'dril': did you mean 'drill'?")
})
