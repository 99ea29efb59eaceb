import { describe, expect, test } from 'vitest'
import { engine, only, randomSource } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { checkedGame } from '../../../src/players/testing/checked-game.ts'
import { type Albuera, albuera } from '../rules/index.ts'
import { SAMPLES } from '../rules/samples.ts'
import { drill } from './index.ts'

const kernel = engine(albuera)

const play = (
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  ...makers: MakePlayer<Albuera>[]
) => checkedGame(kernel, { scenario, options, seed }, makers)

describe('the drill player', () => {
  for (const { scenario, options } of SAMPLES)
    test(`chooses what is legal in ${scenario}, against itself and against random`, { timeout: 60_000 }, () => {
      for (let seed = 1; seed <= 3; seed++)
        expect(albuera.outcome(play(scenario, options, seed, drill, drill).p)).toBeDefined()
      play(scenario, options, 5, drill, random)
      play(scenario, options, 6, random, drill)
    })

  test('plays the same game again with the same chance, and another one with other dice', () => {
    const once = play('knoll', {}, 1, drill, drill)
    expect(play('knoll', {}, 1, drill, drill).does).toEqual(once.does)
    expect(play('knoll', {}, 2, drill, drill).does).not.toEqual(once.does)
  })

  test('plays on as if it had stayed when it is seated again with what it remembers', () => {
    const chance = randomSource(1)
    let player = drill(chance)
    const reseated: MakePlayer<Albuera> = () => ({
      choose(view, seat, one) {
        player = drill(chance, structuredClone(player.memory?.()))
        return player.choose(view, seat, one)
      },
    })
    const once = play('lancers', {}, 4, drill, drill)
    expect(play('lancers', {}, 4, reseated, drill).does).toEqual(once.does)
  })

  test('carries on a movement that another has begun, as one does who gives a hint', () => {
    let [begun, carriedOn] = [0, 0]
    const watched: MakePlayer<Albuera> = (chance) => {
      const player = drill(chance)
      let before = ''
      return {
        choose(view, seat, one) {
          const { name } = one.phase(view)
          // It has just begun a movement that it has planned.
          if (name === 'movement' && before === 'acting') {
            begun++
            const action = drill(chance).choose(view, seat, one)
            if (one.print(view, action) !== 'halt') carriedOn++
          }
          before = name
          return player.choose(view, seat, one)
        },
      }
    }
    play('knoll', {}, 1, watched, drill)
    expect(begun).toBeGreaterThan(10)
    expect(carriedOn).toBe(begun)
  })

  test.each(['knoll', 'lancers'])('beats random from either side of %s', { timeout: 60_000 }, (scenario) => {
    for (const side of [0, 1]) {
      let wins = 0
      for (let seed = 1; seed <= 20; seed++) {
        const { p } = play(scenario, {}, seed, ...(side === 0 ? [drill, random] : [random, drill]))
        if (albuera.outcome(p)?.winner === only(side)) wins++
      }
      // It wins nearly all: 16 of 20 is far from chance.
      expect([side, wins >= 16]).toEqual([side, true])
    }
  })
})
