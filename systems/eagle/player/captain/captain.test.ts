import { describe, expect, test } from 'vitest'
import { type Action, engine, fastDice, lowest, NOBODY, randomSource } from '../../../../src/kernel/index.ts'
import { goingOn } from '../../../../src/players/marshal/evolve.ts'
import { marshal } from '../../../../src/players/marshal/index.ts'
import type { Level } from '../../../../src/players/marshal/levels.ts'
import { appraises } from '../../../../src/players/marshal/testing/appraising.ts'
import { keepsTheLaws } from '../../../../src/players/marshal/testing/laws.ts'
import type { Player } from '../../../../src/players/player.ts'
import { THEN } from '../../../../src/players/steps.ts'
import { type Eagle, eagle, eagleLayout } from '../../rules/index.ts'
import { SAMPLES } from '../../rules/samples.ts'
import { ELIMINATED, ROUTED, SHAKEN } from '../../rules/state/position.ts'
import { FRENCH, SPANISH } from '../../rules/state/sides.ts'
import { habit } from '../index.ts'
import type { Taste } from '../weights.ts'
import { captain } from './index.ts'
import { movements } from './movements.ts'
import { value } from './value.ts'

const kernel = engine(eagle)

const LITTLE: Level = {
  name: 'little',
  summary: '',
  plan: 6,
  proposed: 2,
  generations: 1,
  children: 2,
  worlds: 2,
  question: 6,
  confirming: 0.5,
}

describe('marshal plays the Shadow of the Eagle, and', () => {
  keepsTheLaws({
    engine: kernel,
    captain: { ...captain, effort: () => 1 },
    level: LITTLE,
    cases: SAMPLES.filter(({ forecasts }) => !forecasts),
    played: { scenario: 'vedel', options: {} },
    hidden: { scenario: 'vedel', options: { limitedInformation: true } },
    choices: 70,
    every: 20,
  })
  appraises(kernel, captain, [{ scenario: 'invader', options: {}, telling: 6 }])
})

const copyOf = (p: Eagle): Eagle => {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  return copy
}

/** Movements of the game between two habits, each as seen by the side that moves. */
function beginnings(
  seed: number,
  scenario = 'vedel',
): { readonly view: Eagle; readonly side: number; readonly p: Eagle }[] {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, {}, dice)
  const found: { view: Eagle; side: number; p: Eagle }[] = []
  const players = [0, 1].map((side) => habit.player(habit.usual, randomSource(seed, 1 + side)))
  const view = eagleLayout.make(p.scenario)
  let last = -1
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const side = asked === 1 ? FRENCH : SPANISH
    eagle.redact(p, side, view)
    if (captain.manner(view, side) === 'plan' && last !== 2 * p.turn + side) {
      last = 2 * p.turn + side
      found.push({ view: copyOf(view), side, p: copyOf(p) })
    }
    kernel.play(p, side, players[side]?.choose(view, side, kernel) ?? -1, dice)
  }
  return found
}

test('movements that are made of others can be carried out to their end', () => {
  const moments = beginnings(1)
  expect(moments.length).toBe(6)
  let varied = 0
  for (const { view, side, p } of moments) {
    const chance = randomSource(side, p.turn)
    let [a, b] = [1, 2].map(() => movements.propose(view, side, habit.usual, chance, kernel)) as [
      ReturnType<typeof movements.propose>,
      ReturnType<typeof movements.propose>,
    ]
    for (let k = 0; k < 6; k++) {
      const before = movements.key(a)
      ;[a, b] = [movements.vary(a, b, view, side, chance, kernel), a]
      if (movements.key(a) !== before) varied++
      const q = copyOf(p)
      const dice = fastDice(k)
      for (let rest: typeof a | undefined = a; rest !== undefined; ) {
        const step: ReturnType<typeof movements.next> = movements.next(q, side, rest, kernel)
        if (step === undefined) break
        expect(kernel.check(q, side, step.action)).toBeUndefined()
        kernel.play(q, side, step.action, dice)
        rest = step.rest
      }
      // Only a charge is answered before the movement is over.
      expect(captain.manner(q, side) === 'plan' && kernel.awaiting(q) === 1 << side && q.phase === p.phase).toBe(false)
    }
  }
  expect(varied).toBeGreaterThan(12)
})

test('a movement goes on when a charge on the way has been answered', () => {
  /** Movements with a charge that was answered, and those of them in which the habit would have moved on at the end. */
  let [interrupted, broken] = [0, 0]
  for (const { view, side, p } of [1, 2].flatMap((seed) => beginnings(seed, 'invader'))) {
    const q = copyOf(p)
    const dice = fastDice(p.turn)
    let [isOver, wasAsked] = [false, false]
    const did = (_action: Action, isLast: boolean): void => {
      isOver = isLast
    }
    const players = [0, 1].map((seat) => habit.player(habit.usual, randomSource(seat)))
    const usual = players[side] as Player<Eagle>
    const plan = movements.propose(view, side, habit.usual, randomSource(side, p.turn), kernel)
    players[side] = goingOn(movements, plan, usual, did)
    const seen = eagleLayout.make(q.scenario)
    for (let asked = kernel.awaiting(q); asked !== NOBODY && !isOver; asked = kernel.awaiting(q)) {
      const seat = lowest(asked)
      wasAsked ||= seat !== side
      eagle.redact(q, seat, seen)
      const action = (players[seat] as Player<Eagle>).choose(seen, seat, kernel)
      if (isOver && wasAsked) {
        interrupted++
        if (usual.choose(seen, seat, kernel) !== action) broken++
      }
      kernel.play(q, seat, action, dice)
    }
  }
  expect(interrupted).toBeGreaterThan(4)
  expect(broken).toBeLessThan(interrupted / 2)
})

test('the tastes that are tried move a side in more than twice as many ways as one taste does', () => {
  const ways = { usual: 0, tried: 0 }
  for (const { view, side } of beginnings(2)) {
    const chance = randomSource(side, view.turn)
    const kinds = (draw: () => Taste) =>
      new Set(Array.from({ length: 6 }, () => movements.key(movements.propose(view, side, draw(), chance, kernel))))
    ways.usual += kinds(() => habit.usual).size
    ways.tried += kinds(() => movements.tastes?.(chance) ?? habit.usual).size
  }
  // With one taste, only what happens on the way, such as a charge, makes another movement.
  expect(ways.tried).toBeGreaterThan(2 * ways.usual)
})

test('a playout ends with the turn of the enemy, and in a battle of few turns with the battle', () => {
  const at = (scenario: string, turn: number, active: number): Eagle =>
    Object.assign(kernel.open(scenario, {}, fastDice(1)), { turn, active })
  const from = at('invader', 2, SPANISH)
  expect([3, 4].map((turn) => captain.ended(at('invader', turn, FRENCH), from))).toEqual([false, true])
  expect(captain.ended(at('vedel', 3, SPANISH), at('vedel', 1, FRENCH))).toBe(false)
})

test('a loss of one side is good for the other, and counts by how badly the unit was hurt', () => {
  const p = kernel.open('vedel', {}, fastDice(1))
  const unit = p.scenario.army.troopsOf[p.scenario.army.formations.indexOf('COR')]?.[0] as number
  const chances = [0, SHAKEN, ROUTED].map((state) => {
    p.state[unit] = state
    expect(value(p, FRENCH) + value(p, SPANISH)).toBeCloseTo(1, 12)
    return value(p, FRENCH)
  })
  p.at[unit] = ELIMINATED
  const all = [...chances, value(p, FRENCH)]
  expect(all[0]).toBe(0.5)
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  expect(new Set(all).size).toBe(4)
})

test('a movement is told unit by unit, with the whole way of each, and in the end that it is over', () => {
  const [{ view, side }] = beginnings(1) as [ReturnType<typeof beginnings>[0]]
  const player = marshal(captain, LITTLE)(randomSource(1))
  player.choose(view, side, kernel)
  const does = player.weighed?.()[0]?.does ?? []
  const movers = does.map((text) => text.split(THEN).map((one) => one.split(' ')[1] ?? one))
  expect(movers.some(({ length }) => length > 2)).toBe(true)
  for (const [k, [first, ...others]] of movers.entries()) {
    for (const other of others) expect(other).toBe(first)
    expect(first).not.toBe(movers[k - 1]?.[0])
  }
  expect(does.at(-1)).toBe('done')
})
