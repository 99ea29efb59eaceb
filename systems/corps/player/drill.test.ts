import { describe, expect, test } from 'vitest'
import { engine, only, randomSource } from '../../../src/kernel/index.ts'
import { withTaste } from '../../../src/players/habit.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { type CheckedGame, checkedGame } from '../../../src/players/testing/checked-game.ts'
import { corps } from '../rules/index.ts'
import type { Corps } from '../rules/state/position.ts'
import { drill, quick } from './index.ts'

const kernel = engine(corps)

const play = (scenario: string, seed: number, ...makers: MakePlayer<Corps>[]) =>
  checkedGame(kernel, { scenario, seed }, makers)

/** Casualties of both armies together. */
const casualties = ({ p }: CheckedGame<Corps>): number => p.casualties.reduce((sum, count) => sum + count, 0)

describe('the drill player', () => {
  test('chooses what is legal, against itself and against random', { timeout: 120_000 }, () => {
    let fallen = 0
    for (let seed = 1; seed <= 5; seed++) fallen += casualties(play('outpost', seed, drill, drill))
    play('outpost', 6, drill, random)
    play('outpost', 7, random, drill)
    fallen += casualties(play('two-corps', 8, drill, drill))
    // A plan of its own is closed in a few steps.
    const { does } = play('field-day', 9, drill, random)
    expect(does.filter((one) => one.startsWith('0 field day')).length).toBeLessThan(30)
    // They do fight.
    expect(fallen).toBeGreaterThan(20)
  })

  test('has a quick habit for playouts, which chooses what is legal and fights too', { timeout: 120_000 }, () => {
    const hasty = withTaste(quick)
    const games = [1, 2, 3].map((seed) => play('outpost', seed, hasty, hasty))
    const fallen = [...games, play('two-corps', 4, hasty, drill)].map(casualties)
    expect(fallen.reduce((sum, count) => sum + count)).toBeGreaterThan(20)
    // It also closes with an enemy that is far off at first.
    expect(casualties(play('two-corps', 4, hasty, hasty))).toBeGreaterThan(3)
  })

  test('plays the same game again with the same chance, and another one with other dice', { timeout: 60_000 }, () => {
    const once = play('outpost', 1, drill, drill)
    expect(play('outpost', 1, drill, drill).does).toEqual(once.does)
    expect(play('outpost', 2, drill, drill).does).not.toEqual(once.does)
  })

  test('plays on as if it had stayed when it is seated again with what it remembers', { timeout: 60_000 }, () => {
    const chance = randomSource(1)
    let player = drill(chance)
    const reseated: MakePlayer<Corps> = () => ({
      choose(view, seat, one) {
        player = drill(chance, structuredClone(player.memory?.()))
        return player.choose(view, seat, one)
      },
    })
    const once = play('outpost', 4, drill, drill)
    expect(play('outpost', 4, reseated, drill).does).toEqual(once.does)
  })

  test.each([
    ['outpost', 10],
    ['two-corps', 10],
  ])('beats random from either side of %s', { timeout: 240_000 }, (scenario, games) => {
    for (const side of [0, 1]) {
      let wins = 0
      for (let seed = 1; seed <= games; seed++) {
        const { p } = play(scenario, seed, ...(side === 0 ? [drill, random] : [random, drill]))
        if (corps.outcome(p)?.winner === only(side)) wins++
      }
      // It wins nearly all; random against random ends as the scenario was laid.
      expect([side, wins >= 0.7 * games]).toEqual([side, true])
    }
  })
})
