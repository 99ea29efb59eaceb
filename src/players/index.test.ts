import { describe, expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine, fastDice, type Position, randomSource } from '../kernel/index.ts'
import { type Notices, noticesAll } from './attention.ts'
import { assertPlayer, canPlay, findPlayer, playerKinds, random } from './index.ts'
import { levels } from './marshal/levels.ts'
import { novices } from './novices.ts'
import type { Chance } from './player.ts'

const unknown = { id: 'six-villages' }

describe('players are found by name', () => {
  test('random plays every system', async () => {
    expect(canPlay('random', unknown)).toBe(true)
    expect(await findPlayer('random', unknown)).toBe(random)
  })

  const habit = {
    usual: { dare: 1 },
    tuned: { dare: 2 },
    player: (taste: object) => ({ ...random(randomSource(1)), taste }),
  }
  const known = { ...unknown, habit: async () => habit }
  const tasteOf = async (name: string, given = {}) =>
    (await findPlayer(name, known, given))(randomSource(1)) as unknown as { taste: object }

  test('drill is loaded if it knows the system, with the best taste that there is', async () => {
    expect(canPlay('drill', known)).toBe(true)
    expect(await tasteOf('drill')).toMatchObject({ taste: { dare: 2 } })
    const { tuned: _, ...untuned } = habit
    const player = await findPlayer('drill', { ...unknown, habit: async () => untuned })
    expect(player(randomSource(1))).toMatchObject({ taste: { dare: 1 } })
  })

  test('marshal is loaded if the system has a captain', async () => {
    const captain = async () => ({
      habit,
      tastes: () => ({}),
      manner: () => 'habit' as const,
      ended: () => true,
      value: () => 0,
    })
    expect(canPlay('marshal-1', known)).toBe(false)
    await expect(findPlayer('marshal-1', known)).rejects.toThrow(
      "player 'marshal-1' does not know six-villages yet; there are random, conscript, recruit, drill",
    )
    const system = { ...known, captain }
    expect(canPlay('marshal-4', system)).toBe(true)
    expect((await findPlayer('marshal-1', system))(randomSource(1)).think).toBeTypeOf('function')
    await expect(findPlayer('marshal-5', system)).rejects.toThrow("no player 'marshal-5': did you mean 'marshal-1'?")
  })

  test('a system with drill has novices with its best taste, which overlook as much as the system says', async () => {
    expect(canPlay('recruit', unknown)).toBe(false)
    expect(canPlay('recruit', known)).toBe(true)
    /** What a novice of a habit has: its taste, and how many of 1,000 candidates it overlooks. */
    const made = async (name: string, overlooks?: { conscript: number; recruit: number }) => {
      const attentive = {
        ...habit,
        ...(overlooks && { overlooks }),
        player: (taste: object, _chance: Chance, _memory?: unknown, notices: Notices = noticesAll) => ({
          ...random(randomSource(1)),
          taste,
          notices,
        }),
      }
      let next = 0
      const player = (await findPlayer(name, { ...unknown, habit: async () => attentive }))(() => next++)
      const { taste, notices } = player as unknown as { taste: object; notices: Notices }
      return { taste, overlooked: Array.from({ length: 1000 }, notices).filter((isNoticed) => !isNoticed).length }
    }
    expect(await made('recruit', { conscript: 600, recruit: 400 })).toEqual({ taste: { dare: 2 }, overlooked: 400 })
    expect(await made('conscript', { conscript: 600, recruit: 400 })).toEqual({ taste: { dare: 2 }, overlooked: 600 })
    // A system that does not say it has the usual numbers.
    for (const { name, overlooks } of novices) expect((await made(name)).overlooked).toBe(overlooks)
    await expect(findPlayer('recruit@usual', known)).rejects.toThrow("player 'recruit' has no tastes")
  })

  test('drill can be given a taste by its name', async () => {
    expect(await tasteOf('drill@usual')).toMatchObject({ taste: { dare: 1 } })
    expect(await tasteOf('drill@tuned')).toMatchObject({ taste: { dare: 2 } })
    expect(await tasteOf('drill@stranger-1')).toEqual(expect.objectContaining({ taste: { dare: expect.any(Number) } }))
    expect((await tasteOf('drill@stranger-1')).taste).not.toEqual((await tasteOf('drill@stranger-2')).taste)
    expect(await tasteOf('drill@bold', { bold: { dare: 9 } })).toMatchObject({ taste: { dare: 9 } })
    await expect(findPlayer('drill@blod', known, { bold: { dare: 9 } })).rejects.toThrow(
      "no taste 'blod': did you mean 'bold'?",
    )
    await expect(findPlayer('drill@tunde', known)).rejects.toThrow("no taste 'tunde': did you mean 'tuned'?")
    await expect(findPlayer('drill@stranger-0', known)).rejects.toThrow("no taste 'stranger-0'")
    await expect(findPlayer('random@usual', known)).rejects.toThrow("player 'random' has no tastes")
  })

  test('a player that does not know a system, or does not exist, is refused with the names of the others', async () => {
    const drill = "player 'drill' does not know six-villages yet; there is random"
    expect(() => assertPlayer('drill', unknown)).toThrow(drill)
    await expect(findPlayer('drill', unknown)).rejects.toThrow(drill)
    expect(() => assertPlayer('radnom', unknown)).toThrow("no player 'radnom': did you mean 'random'?")
    expect(() => assertPlayer('toString', unknown)).toThrow("no player 'toString'; there is random")
    expect(playerKinds.map(({ name }) => name)).toEqual([
      'random',
      'conscript',
      'recruit',
      'drill',
      ...levels.map(({ name }) => name),
    ])
  })
})

test('random takes every legal action about as often as any other', () => {
  const kernel = engine(sixVillages as unknown as Parameters<typeof engine<Position>>[0])
  const p = kernel.open('lake', {}, fastDice(1))
  const list = new Int32Array(100)
  const count = kernel.actions(p, 0, list)
  const chosen = new Map<number, number>()
  const player = random(randomSource(3))
  for (let k = 0; k < 1000 * count; k++) {
    const action = player.choose(p, 0, kernel)
    chosen.set(action, (chosen.get(action) ?? 0) + 1)
  }
  expect([...chosen.keys()].sort()).toEqual([...list.slice(0, count)].sort())
  for (const times of chosen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})
