import { describe, expect, test } from 'vitest'
import { engine, fastDice, only } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { checkedGame } from '../../../src/players/testing/checked-game.ts'
import { type Eagle, eagle } from '../rules/index.ts'
import { SAMPLES } from '../rules/samples.ts'
import { drill } from './index.ts'
import { look } from './survey.ts'

const kernel = engine(eagle)

const play = (
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  ...makers: MakePlayer<Eagle>[]
) => checkedGame(kernel, { scenario, options, seed }, makers)

describe('the drill player', () => {
  const samples = new Map(
    SAMPLES.map(({ scenario, options }) => [`${scenario} ${JSON.stringify(options)}`, { scenario, options }]),
  )
  for (const [name, { scenario, options }] of samples)
    test(`chooses what is legal in ${name}, and comes to an end`, { timeout: 120_000 }, () => {
      expect(eagle.outcome(play(scenario, options, 1, drill, drill).p)).toBeDefined()
      if (scenario !== 'vedel') return
      play(scenario, options, 5, drill, random)
      play(scenario, options, 6, random, drill)
    })

  test('plays the same game again with the same chance, and another one with other dice', { timeout: 60_000 }, () => {
    const once = play('vedel', {}, 1, drill, drill)
    expect(play('vedel', {}, 1, drill, drill).does).toEqual(once.does)
    expect(play('vedel', {}, 2, drill, drill).does).not.toEqual(once.does)
  })

  test('judges by what it sees, whatever battle was looked at before', { timeout: 60_000 }, () => {
    const elsewhere = kernel.open('bailen', {}, fastDice(1))
    const distracted: MakePlayer<Eagle> = (chance) => {
      const { choose } = drill(chance)
      return {
        choose(view, seat, engine) {
          look(elsewhere)
          return choose(view, seat, engine)
        },
      }
    }
    expect(play('surprise', {}, 1, distracted, distracted).does).toEqual(play('surprise', {}, 1, drill, drill).does)
  })

  test('marches, fires and attacks, and keeps its guns unlimbered for it', { timeout: 60_000 }, () => {
    const { does } = play('surprise', {}, 3, drill, drill)
    const count = (seat: number, text: RegExp) =>
      does.filter((one) => one.startsWith(`${seat} `) && text.test(one)).length
    for (const seat of [0, 1]) {
      expect(count(seat, /movement: move/)).toBeGreaterThan(100)
      expect(count(seat, /orders: order/)).toBeGreaterThan(3)
    }
    expect(count(0, /offensive fire: fire \S+ART/) + count(1, /offensive fire: fire \S+ART/)).toBeGreaterThan(0)
    expect(count(1, /shock: attack/)).toBeGreaterThan(3)
  })

  test('beats random from either side of the whole battle', { timeout: 120_000 }, () => {
    // It wins nearly all of a hundred games; one from either side shows that it still can.
    expect(eagle.outcome(play('bailen', {}, 3, drill, random).p)?.winner, 'french').toBe(only(0))
    expect(eagle.outcome(play('bailen', {}, 3, random, drill).p)?.winner, 'spanish').toBe(only(1))
  })

  test('presses on in scenario 1 as the French: of nine counters three are down at the end', {
    timeout: 60_000,
  }, () => {
    let down = 0
    let lost = 0
    for (let seed = 1; seed <= 10; seed++) {
      const { p } = play('vedel', {}, seed, drill, random)
      down += p.hurt[p.scenario.army.formations.indexOf('COR')]
      if (eagle.outcome(p)?.winner === only(1)) lost++
    }
    // A side that gathers first, as in a long battle, gets one of them down on average.
    expect(down).toBeGreaterThan(24)
    expect(lost).toBeLessThanOrEqual(1)
  })

  test('holds scenario 1 as the Spanish', { timeout: 60_000 }, () => {
    let lost = 0
    for (let seed = 1; seed <= 10; seed++)
      if (eagle.outcome(play('vedel', {}, seed, random, drill).p)?.winner === only(0)) lost++
    expect(lost).toBeLessThanOrEqual(1)
  })
})
