import { describe, expect, test } from 'vitest'
import { engine, only } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { checkedGame } from '../../../src/players/testing/checked-game.ts'
import { type Generals, generals } from '../rules/index.ts'
import { SAMPLES } from '../rules/samples.ts'
import { drill } from './index.ts'

const kernel = engine(generals)

const play = (
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  ...makers: MakePlayer<Generals>[]
) => checkedGame(kernel, { scenario, options, seed }, makers)

describe('the drill player', () => {
  for (const { scenario, options } of SAMPLES)
    test(`chooses what is legal in ${scenario} ${JSON.stringify(options)}, against itself and against random`, () => {
      for (let seed = 1; seed <= 4; seed++)
        expect(generals.outcome(play(scenario, options, seed, drill, drill).p)).toBeDefined()
      play(scenario, options, 5, drill, random)
      play(scenario, options, 6, random, drill)
    })

  test('plays the same game again with the same chance, and a different game with a different chance', () => {
    const once = play('dennewitz', {}, 1, drill, drill)
    expect(play('dennewitz', {}, 1, drill, drill).does).toEqual(once.does)
    expect(play('dennewitz', {}, 2, drill, drill).does).not.toEqual(once.does)
  })

  test.each(['dennewitz', 'marengo'])('beats random from either side of %s', (scenario) => {
    const wins = [0, 0]
    for (let seed = 1; seed <= 20; seed++)
      for (const side of [0, 1]) {
        const { p } = play(scenario, {}, seed, ...(side === 0 ? [drill, random] : [random, drill]))
        if (generals.outcome(p)?.winner === only(side)) wins[side] = (wins[side] ?? 0) + 1
      }
    // It wins nearly all: 15 of 20 is far from chance and from its usual result.
    for (const side of [0, 1]) expect(wins[side]).toBeGreaterThanOrEqual(15)
  })
})
