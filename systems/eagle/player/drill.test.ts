import { describe, expect, test } from 'vitest'
import { engine, fastDice, only, randomSource } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/player.ts'
import { random } from '../../../src/players/random.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { SAMPLES } from '../rules/samples.ts'
import { drill } from './index.ts'
import { look } from './survey.ts'

const kernel = engine(eagle)

interface Game {
  readonly p: Eagle
  readonly does: readonly string[]
  /** Counts the actions of each seat in these phases. */
  count(seat: number, text: RegExp): number
}

const ENDLESS = 30_000

/**
 * Plays a game between two players that see only their views; checks that every choice is legal and leaves the view
 * alone.
 */
function play(
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  ...makers: MakePlayer<Eagle>[]
): Game {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, options, dice)
  const view = eagleLayout.make(p.scenario)
  const before = eagleLayout.make(p.scenario)
  const players = makers.map((make, seat) => make(randomSource(seed, 1 + seat)))
  const does: string[] = []
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const seat = asked & only(0) ? 0 : 1
    eagle.redact(p, seat, view)
    eagleLayout.copy(view, before)
    const action = players[seat]?.choose(view, seat, kernel) ?? -1
    if (!eagleLayout.equal(view, before)) throw new Error(`${kernel.phase(p).name}: the view has been written to`)
    const refused = kernel.check(p, seat, action)
    if (refused) throw new Error(`${kernel.phase(p).name}: ${refused.reason}`)
    does.push(`${seat} ${kernel.phase(p).name}: ${kernel.print(p, action)}`)
    if (does.length > ENDLESS) throw new Error(`no end of it: ${does.slice(-20).join(', ')}`)
    kernel.play(p, seat, action, dice)
  }
  return { p, does, count: (seat, text) => does.filter((one) => one.startsWith(`${seat} `) && text.test(one)).length }
}

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
    const { count } = play('surprise', {}, 3, drill, drill)
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
