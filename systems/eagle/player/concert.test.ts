/** Concert and what it takes into account: volleys that cross, order that is recovered. */
import { describe, expect, test } from 'vitest'
import { adjacent, CORNER_ZONES, FRONT, hexNamed, sideTo } from '../../../src/hex/index.ts'
import { engine, fastDice, randomSource } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/random.ts'
import { type Eagle, eagle, eagleLayout } from '../rules/index.ts'
import { ROUTED, SHAKEN } from '../rules/state/position.ts'
import { fighter, shift, turnStack } from '../rules/state/stacks.ts'
import { concert } from './concert.ts'
import { makeField } from './field.ts'
import { drill } from './index.ts'
import { type Judge, judgeOf } from './judge.ts'
import { counts } from './lasting.ts'
import { look } from './survey.ts'
import { volleys } from './volleys.ts'
import { usual } from './weights.ts'

const kernel = engine(eagle)
const FRENCH_SEAT = 0
const NOBODY: ReadonlySet<number> = new Set()

/** Scenario 1 as the French see it when they move in this turn. */
function movingIn(turn: number, options = {}): Eagle {
  const dice = fastDice(1)
  const p = kernel.open('vedel', options, dice)
  const view = eagleLayout.make(p.scenario)
  const players = [drill, random].map((make, seat) => make(randomSource(1, seat)))
  for (;;) {
    const seat = kernel.awaiting(p) & 1 ? FRENCH_SEAT : 1
    eagle.redact(p, seat, view)
    if (p.turn === turn && kernel.phase(p).name === 'movement') break
    kernel.play(p, seat, players[seat]?.choose(view, seat, kernel) ?? -1, dice)
  }
  look(view)
  return view
}

const french = (view: Eagle): Judge => judgeOf(view, FRENCH_SEAT, usual)

const unitCalled = ({ scenario }: Eagle, id: string): number => scenario.army.units.indexOf(id)

describe('troops that go together', () => {
  test('several units look at the same enemy, few enemies are left alone, and the view stays as it was', () => {
    const view = movingIn(2)
    const before = eagleLayout.make(view.scenario)
    eagleLayout.copy(view, before)
    const { army, ground } = view.scenario
    const units = army.units
      .map((_, unit) => unit)
      .filter((unit) => army.side[unit] === FRENCH_SEAT && army.arm[unit] < 2)
    const posts = concert(french(view), units, makeField())
    expect(posts.size).toBe(units.length)
    expect(eagleLayout.equal(view, before)).toBe(true)
    const watched = new Map<number, number>()
    for (const { hex, corner } of posts.values())
      for (let to = 0; to < ground.grid.count; to++)
        if (
          adjacent(ground.grid, hex, to) &&
          fighter(view, to) === 1 &&
          CORNER_ZONES[6 * corner + sideTo(ground.grid, hex, to)] === FRONT
        )
          watched.set(to, (watched.get(to) ?? 0) + 1)
    expect(Math.max(...watched.values())).toBeGreaterThanOrEqual(2)
    // Units that go where it is best for themselves leave all enemies but one alone.
    expect(watched.size).toBeGreaterThanOrEqual(3)
  })
})

describe('volleys', () => {
  test('two battalions at one enemy promise more than twice what one does; a unit that attacks holds its fire', () => {
    const view = movingIn(1)
    const at = (name: string) => hexNamed(view.scenario.ground.grid, name)
    const [one, other] = ['FR-5LR1', 'FR-3CH'].map((id) => unitCalled(view, id)) as [number, number]
    shift(view, one, at('AG12'), 3)
    turnStack(view, at('AG12'), 3)
    const alone = volleys(french(view), NOBODY, false)
    expect(alone).toBeGreaterThan(0)
    shift(view, other, at('AF12'), 2)
    turnStack(view, at('AF12'), 2)
    expect(volleys(french(view), NOBODY, false)).toBeGreaterThan(2 * alone)
    expect(volleys(french(view), new Set([at('AF12')]), false)).toBe(alone)
  })
})

describe('order that comes back', () => {
  test('the later order is lost the likelier the loss counts, and a rout counts more than disorder', () => {
    const view = movingIn(1)
    const unit = unitCalled(view, 'SP-IRL1')
    const early = counts(french(view), unit, ROUTED)
    view.turn = view.scenario.turns
    expect(counts(french(view), unit, SHAKEN)).toBeCloseTo(1 / 3)
    expect(counts(french(view), unit, ROUTED)).toBe(1)
    expect(early).toBeLessThan(1)
  })

  test('a brigade of one regiment loses nothing by disorder if it has to be routed', () => {
    for (const [singleCounter, share] of [
      ['disorganized', 1 / 3],
      ['routed', 0],
    ] as const) {
      const view = movingIn(1, { singleCounter })
      view.turn = view.scenario.turns
      const dragoons = unitCalled(view, 'FR-6DRP')
      expect(counts(french(view), dragoons, SHAKEN)).toBeCloseTo(share)
      expect(counts(french(view), dragoons, ROUTED)).toBe(1)
    }
  })
})
