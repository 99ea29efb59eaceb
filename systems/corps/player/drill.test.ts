import { describe, expect, test } from 'vitest'
import { engine, fastDice, only, randomSource } from '../../../src/kernel/index.ts'
import { withTaste } from '../../../src/players/habit.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { corps } from '../rules/index.ts'
import { type Corps, corpsLayout } from '../rules/state/position.ts'
import { drill, quick } from './index.ts'

const kernel = engine(corps)

interface Game {
  readonly p: Corps
  readonly does: readonly string[]
}

const ENDLESS = 10_000

/**
 * Plays a game between two players that see only their views; checks every choice, and that it leaves the view alone.
 */
function play(scenario: string, seed: number, ...makers: MakePlayer<Corps>[]): Game {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, {}, dice)
  const view = corpsLayout.make(p.scenario)
  const before = corpsLayout.make(p.scenario)
  const players = makers.map((make, seat) => make(randomSource(seed, 1 + seat)))
  const does: string[] = []
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const seat = asked & only(0) ? 0 : 1
    corps.redact(p, seat, view)
    corpsLayout.copy(view, before)
    const action = players[seat]?.choose(view, seat, kernel) ?? -1
    if (!corpsLayout.equal(view, before)) throw new Error(`${kernel.phase(p).name}: the view has been written to`)
    const refused = kernel.check(p, seat, action)
    if (refused) throw new Error(`${kernel.phase(p).name}: ${refused.reason}`)
    does.push(`${seat} ${kernel.phase(p).name}: ${kernel.print(p, action)}`)
    if (does.length > ENDLESS) throw new Error(`no end of it: ${does.slice(-20).join(', ')}`)
    kernel.play(p, seat, action, dice)
  }
  return { p, does }
}

/** Casualties of both armies together. */
const casualties = ({ p }: Game): number => p.casualties.reduce((sum, count) => sum + count, 0)

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
