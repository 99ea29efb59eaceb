import { describe, expect, test } from 'vitest'
import { engine, fastDice, only, randomSource } from '../../../../src/kernel/index.ts'
import { marshal } from '../../../../src/players/marshal/index.ts'
import type { Level } from '../../../../src/players/marshal/levels.ts'
import { appraises } from '../../../../src/players/marshal/testing/appraising.ts'
import { keepsTheLaws } from '../../../../src/players/marshal/testing/laws.ts'
import type { MakePlayer } from '../../../../src/players/player.ts'
import { checkedGame } from '../../../../src/players/testing/checked-game.ts'
import { type Generals, generals, generalsLayout } from '../../rules/index.ts'
import { invariants } from '../../rules/invariants.ts'
import { SAMPLES } from '../../rules/samples.ts'
import { LINES } from '../../rules/state/counts.ts'
import { lineCode } from '../../rules/state/sheet.ts'
import { drill } from '../index.ts'
import { type Belief, beliefs } from './beliefs.ts'
import { captain } from './index.ts'
import { plans, type Sheet } from './plans.ts'
import { value } from './value.ts'

const kernel = engine(generals)

const LITTLE: Level = {
  name: 'little',
  summary: '',
  plan: 24,
  proposed: 4,
  generations: 1,
  children: 3,
  worlds: 4,
  question: 12,
  confirming: 0,
}
const little: MakePlayer<Generals> = marshal(captain, LITTLE)

const copyOf = (p: Generals): Generals => {
  const copy = generalsLayout.make(p.scenario)
  generalsLayout.copy(p, copy)
  return copy
}

/** Plays a game between two players of `drill`, and shows every question before it is answered. */
const watchDrills = (scenario: string, seed: number, watch: (view: Generals, seat: number, p: Generals) => void) =>
  checkedGame(kernel, { scenario, seed, watch }, [drill, drill])

describe('marshal plays Generals, and', () => {
  keepsTheLaws({
    engine: kernel,
    captain,
    level: LITTLE,
    cases: SAMPLES,
    played: { scenario: 'dennewitz', options: {} },
    hidden: { scenario: 'dennewitz', options: {} },
    choices: 150,
    every: 20,
  })
  appraises(kernel, captain, [
    { scenario: 'dennewitz', options: {}, telling: 9 },
    { scenario: 'la-rothiere', options: { objectiveMarkers: 'many' }, telling: 9 },
  ])

  test('says what it weighed: first what it did, with chances', () => {
    let plansSaid = 0
    const telling: MakePlayer<Generals> = (chance) => {
      const player = little(chance)
      return {
        choose(view, seat, of) {
          const action = player.choose(view, seat, of)
          const weighed = player.weighed?.() ?? []
          for (const { chance: likely, error, does } of weighed) {
            expect(likely).toBeGreaterThanOrEqual(0)
            expect(likely).toBeLessThanOrEqual(1)
            expect(error).toBeGreaterThanOrEqual(0)
            expect(does.length).toBeGreaterThan(0)
          }
          if (weighed[0] !== undefined) expect(weighed[0].does[0]).toBe(of.print(view, action))
          if (weighed.length > 0 && captain.manner(view, seat) === 'plan') plansSaid++
          return action
        },
      }
    }
    const { p } = checkedGame(kernel, { scenario: 'dennewitz', seed: 6 }, [telling, drill])
    // Once for each round: the rest of a plan is carried out without any thinking.
    expect(plansSaid).toBe(p.round)
  })

  test('beats drill', () => {
    const level: Level = { ...LITTLE, plan: 120, proposed: 12, worlds: 12, question: 0 }
    let wins = 0
    for (let seed = 1; seed <= 6; seed++) {
      const side = seed % 2
      const makers = side === 0 ? [marshal(captain, level), drill] : [drill, marshal(captain, level)]
      const winner = generals.outcome(checkedGame(kernel, { scenario: 'dennewitz', seed }, makers).p)?.winner
      if (winner === only(side)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(4)
  })
})

/** The orders of a side that have not acted. */
const waiting = ({ order, acting }: Generals, side: number): number[] =>
  [...order].filter((code, k) => code !== 0 && acting[k] === 0 && Math.floor(k / LINES) === side)

test('a sheet that does not explain what has acted is no longer believed if others explain it', () => {
  let dropped = 0
  let belief: Belief | undefined
  watchDrills('dennewitz', 1, (view, seat) => {
    if (seat !== 0) return
    if (captain.manner(view, seat) === 'plan') {
      const seen = generalsLayout.make(view.scenario)
      generals.redact(view, 1, seen)
      const guesses = Array.from({ length: 12 }, (_, n) =>
        plans.propose(seen, 1, captain.habit.usual, randomSource(n, view.round), kernel),
      )
      // One of them orders nothing at all: every unit that acts speaks against it.
      belief = beliefs.begin(view, seat, [[], ...guesses])
    } else if (belief !== undefined) {
      belief = beliefs.hear(belief, view, seat)
      if (Object.keys(belief.seen).length > 0 && !belief.fitting.includes(0)) dropped++
    }
  })
  expect(dropped).toBeGreaterThan(10)
})

test('a player cannot tell a believed position from the true one, and it is sound', () => {
  let shaped = 0
  let given = 0
  const belief = [0, 1].map(() => ({ ...beliefs.begin(kernel.open('leuthen', {}, fastDice(1)), 0, []) }))
  watchDrills('leuthen', 1, (view, seat) => {
    const foe = 1 - seat
    if (captain.manner(view, seat) === 'plan') {
      const seen = generalsLayout.make(view.scenario)
      generals.redact(view, foe, seen)
      const guesses: Sheet[] = [1, 2, 3].map((n) =>
        plans.propose(seen, foe, captain.habit.usual, randomSource(n, view.round), kernel),
      )
      belief[seat] = beliefs.begin(view, seat, guesses)
      return
    }
    belief[seat] = beliefs.hear(belief[seat] as (typeof belief)[0], view, seat)
    const [p, seen] = [generalsLayout.make(view.scenario), generalsLayout.make(view.scenario)]
    for (let n = 0; n < 3; n++) {
      generals.imagine(view, seat, fastDice(n), p)
      const before = waiting(p, foe)
      beliefs.shape(belief[seat] as (typeof belief)[0], p, seat, n)
      generals.redact(p, seat, seen)
      expect(seen.cells).toEqual(view.cells)
      expect([...invariants(p)]).toEqual([])
      shaped++
      const { sheets, fitting } = belief[seat] as (typeof belief)[0]
      const believed = sheets[fitting[n % fitting.length] as number]?.map((order) => lineCode(order.arm, order.march))
      for (const code of waiting(p, foe)) expect(believed).toContain(code)
      if (waiting(p, foe).join() !== before.join()) given++
    }
  })
  expect(shaped).toBeGreaterThan(200)
  expect(given).toBeGreaterThan(100)
})

test('children of plans can be carried out, within the orders of the round', () => {
  let questions = 0
  watchDrills('marengo', 2, (view, seat) => {
    if (captain.manner(view, seat) !== 'plan') return
    questions++
    const chance = randomSource(view.round, seat)
    let [a, b] = [1, 2].map(() => plans.propose(view, seat, captain.habit.usual, chance, kernel)) as [Sheet, Sheet]
    for (let k = 0; k < 20; k++) {
      ;[a, b] = [plans.vary(a, b, view, seat, chance, kernel), a]
      expect(a.length).toBeLessThanOrEqual(view.allotment[seat])
      const p = copyOf(view)
      let rest: Sheet | undefined = a
      for (let n = 0; rest !== undefined; n++) {
        expect(n).toBeLessThanOrEqual(a.length)
        const step: ReturnType<typeof plans.next> = plans.next(p, seat, rest, kernel)
        expect(step).toBeDefined()
        if (step === undefined) break
        expect(kernel.check(p, seat, step.action)).toBeUndefined()
        if (step.rest !== undefined) kernel.play(p, seat, step.action, fastDice(1))
        rest = step.rest
      }
    }
  })
  expect(questions).toBeGreaterThan(2)
})

test('what is good for one side is bad for the other, and points are worth having', () => {
  watchDrills('dennewitz', 3, (view) => {
    expect(value(view, 0) + value(view, 1)).toBeCloseTo(1, 12)
    const richer = copyOf(view)
    richer.vp[0] = view.vp[0] + 1
    expect(value(richer, 0)).toBeGreaterThan(value(view, 0))
  })
})
