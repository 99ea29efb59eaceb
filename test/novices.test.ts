/** Levels below `drill`: they judge as it does, but overlook some of what they could do. */
import { describe, expect, test } from 'vitest'
import { type Action, engine, fastDice, NOBODY, type Position, randomSource } from '../src/kernel/index.ts'
import { noticesAll, overlooking } from '../src/players/attention.ts'
import { bestTaste, type Chance, findPlayer, type MakePlayer } from '../src/players/index.ts'
import { findSystem } from '../systems/node.ts'

/** A short game of each system. */
const GAMES = [
  ['generals', 'dennewitz'],
  ['eagle', 'vedel'],
  ['albuera', 'knoll'],
  ['corps', 'outpost'],
  ['six-villages', 'lake'],
] as const

/** Systems in which `drill` itself sometimes decides by chance. */
const LOTS: readonly string[] = ['generals', 'eagle']

describe.each(GAMES)('%s, %s', (id, scenario) => {
  const system = findSystem(id)
  const opened = (async () => {
    const [ruleset, habit] = [await system.toPlay(), await system.habit?.()]
    if (habit === undefined) throw new Error(`no habit for ${id}`)
    return { kernel: engine(ruleset), habit }
  })()

  /**
   * A game to its end, checking every choice, one after another: yields the seat that chose, its view and its choice.
   */
  async function* play(seed: number, ...makers: MakePlayer<Position>[]) {
    const { kernel } = await opened
    const { ruleset } = kernel
    const dice = fastDice(seed)
    const p = kernel.open(scenario, {}, dice)
    const view = ruleset.layout.make(p.scenario)
    const players = makers.map((make, seat) => make(randomSource(seed, 1 + seat)))
    for (let asked = kernel.awaiting(p); asked !== NOBODY; asked = kernel.awaiting(p)) {
      const seat = 31 - Math.clz32(asked & -asked)
      ruleset.redact(p, seat, view)
      const player = players[seat]
      if (player === undefined) throw new Error(`no player at seat ${seat}`)
      const memory = structuredClone(player.memory?.())
      const action = player.choose(view, seat, kernel)
      const refused = kernel.check(p, seat, action)
      if (refused) throw new Error(`${kernel.phase(p).name}: ${kernel.print(p, action)}: ${refused.reason}`)
      yield { p, view, seat, memory, text: `${seat} ${kernel.print(p, action)}` }
      kernel.play(p, seat, action, dice)
    }
  }

  async function texts(seed: number, ...makers: MakePlayer<Position>[]): Promise<string[]> {
    const done: string[] = []
    for await (const { text } of play(seed, ...makers)) done.push(text)
    return done
  }

  test('novices play legal games to their end, and the same games again with the same chance', async () => {
    const [conscript, recruit] = [await findPlayer('conscript', system), await findPlayer('recruit', system)]
    const once = await texts(1, conscript, recruit)
    expect(await texts(1, conscript, recruit)).toEqual(once)
    expect(await texts(1, recruit, conscript)).not.toEqual(once)
  })

  test('a novice that overlooks everything still meets its obligations, and the game ends', async () => {
    const { habit } = await opened
    const blind: MakePlayer<Position> = (chance, memory) => habit.player(bestTaste(habit), chance, memory, () => false)
    const drill = await findPlayer('drill', system)
    expect((await texts(2, blind, drill)).length).toBeGreaterThan(0)
    expect((await texts(3, drill, blind)).length).toBeGreaterThan(0)
  })

  if (!LOTS.includes(id))
    test('a novice draws no lots for its choices, just as drill does not', async () => {
      const { habit } = await opened
      const drill = await findPlayer('drill', system)
      for (const many of [0, 500, 1000]) {
        let lots = 0
        const attention = randomSource(6)
        const counted: Chance = () => {
          lots++
          return 0
        }
        const player: MakePlayer<Position> = (_chance, memory) =>
          habit.player(bestTaste(habit), counted, memory, overlooking(many, attention))
        await texts(7, player, drill)
        expect([many, lots]).toEqual([many, 0])
      }
    })

  test('some recruits take a chance that drill takes, some miss it; one that overlooks nothing takes it', async () => {
    const { kernel, habit } = await opened
    const drill = await findPlayer('drill', system)
    for await (const { p, view, seat, memory } of play(4, drill, drill)) {
      const does = (notices: () => boolean): Action =>
        habit.player(bestTaste(habit), randomSource(5), structuredClone(memory), notices).choose(view, seat, kernel)
      const taken = does(noticesAll)
      if (taken === does(() => false)) continue
      const overlooks = (many: number, chance: Chance): Action => does(overlooking(many, chance))
      const answers = Array.from({ length: 100 }, (_, k) => overlooks(500, randomSource(k)))
      expect(answers).toContain(taken)
      expect(new Set(answers).size).toBeGreaterThan(1)
      for (const answer of new Set(answers)) expect(kernel.check(p, seat, answer)).toBeUndefined()
      expect(overlooks(0, randomSource(1))).toBe(taken)
      return
    }
    throw new Error('drill takes no chance in this game')
  })
})
