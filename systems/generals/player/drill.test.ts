import { describe, expect, test } from 'vitest'
import { engine, fastDice, only, randomSource } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { type Generals, generals, generalsLayout } from '../rules/index.ts'
import { SAMPLES } from '../rules/samples.ts'
import { drill } from './index.ts'

const kernel = engine(generals)

interface Game {
  readonly p: Generals
  readonly does: readonly string[]
}

/** A game between two players who see their views only; every choice is checked, and that it leaves the view alone. */
function play(
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  ...makers: MakePlayer<Generals>[]
): Game {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, options, dice)
  const view = generalsLayout.make(p.scenario)
  const players = makers.map((make, seat) => make(randomSource(seed, seat)))
  const does: string[] = []
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const seat = asked & only(0) ? 0 : 1
    generals.redact(p, seat, view)
    const before = view.cells.slice()
    const action = players[seat]?.choose(view, seat, kernel) ?? -1
    expect(view.cells).toEqual(before)
    const refused = kernel.check(p, seat, action)
    if (refused) throw new Error(`${kernel.phase(p).name}: ${refused.reason}`)
    does.push(kernel.print(p, action))
    kernel.play(p, seat, action, dice)
  }
  return { p, does }
}

describe('the drill player', () => {
  for (const { scenario, options } of SAMPLES)
    test(`chooses what is legal in ${scenario} ${JSON.stringify(options)}, against itself and against random`, () => {
      for (let seed = 1; seed <= 4; seed++)
        expect(generals.outcome(play(scenario, options, seed, drill, drill).p)).toBeDefined()
      play(scenario, options, 5, drill, random)
      play(scenario, options, 6, random, drill)
    })

  test('plays the same game again with the same chance, and another one with another', () => {
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
    // It wins nearly all: 15 of 20 is far from chance and far from what it does.
    for (const side of [0, 1]) expect(wins[side]).toBeGreaterThanOrEqual(15)
  })
})
