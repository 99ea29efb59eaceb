import { describe, expect, test } from 'vitest'
import { engine, fastDice, only, randomSource } from '../../../src/kernel/index.ts'
import { noticesAll } from '../../../src/players/attention.ts'
import { bestTaste } from '../../../src/players/habit.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { strangerTo } from '../../../src/players/taste.ts'
import { checkedGame } from '../../../src/players/testing/checked-game.ts'
import { type Generals, generals, generalsLayout } from '../rules/index.ts'
import { Planning, phases } from '../rules/queries/asked.ts'
import { choose } from '../rules/queries/choosing.ts'
import { SAMPLES } from '../rules/samples.ts'
import { ordersGiven } from '../rules/state/sheet.ts'
import { drill, habit } from './index.ts'
import { planRound } from './plan.ts'

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

  test('plans only orders that can be written: none counts on a unit that has another order', () => {
    let sheets = 0
    const write = (view: Generals, side: number): void => {
      if (phases[view.phase] !== Planning || ordersGiven(view, side) > 0) return
      sheets++
      const sheet = generalsLayout.make(view.scenario)
      generalsLayout.copy(view, sheet)
      const chance = randomSource(sheets)
      // Every second sheet is that of a stranger.
      const taste = sheets % 2 === 0 ? bestTaste(habit) : strangerTo(habit.usual, chance)
      for (const { arm, march } of planRound({ view, side, taste, notices: noticesAll }, chance)) {
        const action = choose(sheet, side, 'order', arm, march)
        if (action === undefined) throw new Error(`sheet ${sheets}: arm ${arm} has no unit left for arrow ${march}`)
        kernel.play(sheet, side, action, fastDice(0))
      }
    }
    for (const scenario of ['marengo', 'dennewitz', 'albuera'])
      for (let seed = 1; seed <= 4; seed++) checkedGame(kernel, { scenario, seed, watch: write }, [drill, drill])
    expect(sheets).toBeGreaterThan(100)
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
