import { expect, test } from 'vitest'
import { type Action, type Dice, engine, fastDice, includes, randomSource } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { chargeOf, chargesOf, ridesOf } from '../queries/reach.ts'
import { warlike } from '../samples.ts'
import { event } from '../state/events.ts'
import { type Eagle, eagleLayout, GOOD } from '../state/position.ts'

const kernel = engine(worded(eagle))
const list = new Int32Array(1 << 16)
const CHARGE = 'charge {units} > {hexes}'
const noDice: Dice = {
  roll() {
    throw new Error('no die falls on a ride')
  },
  pool() {
    throw new Error('no die falls on a ride')
  },
}

const copyOf = (p: Eagle): Eagle => {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  return copy
}

/** Yields moments of movement in a game of any actions: the true position, and the view of the side that moves. */
function* moments(seed: number, many: number): Generator<{ truth: Eagle; view: Eagle; seat: number }> {
  const [dice, chance] = [fastDice(seed), randomSource(seed, 1)]
  const p = kernel.open('vedel', {}, dice)
  for (let found = 0; found < many; ) {
    const seat = [0, 1].find((one) => includes(kernel.awaiting(p), one))
    if (seat === undefined) return
    if (kernel.phase(p).name === 'movement' && chance(3) === 0) {
      const view = eagleLayout.make(p.scenario)
      eagle.redact(p, seat, view)
      yield { truth: copyOf(p), view, seat }
      found++
    }
    const count = kernel.actions(p, seat, list)
    kernel.play(p, seat, list[warlike(kernel, p, seat, list.subarray(0, count), chance)], dice)
  }
}

/** Finds where a leader can get to by playing his rides on copies of the view, and in how many hexes. */
function playedRides(view: Eagle, seat: number, leader: number): Map<number, number> {
  const rides = new Map<number, number>()
  const { army, ground } = view.scenario
  let rim = [view]
  for (let far = 1; rim.length > 0; far++) {
    const next: Eagle[] = []
    for (const p of rim)
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * p.where[leader] + side]
        if (to < 0 || to === view.where[leader] || rides.has(to)) continue
        const action = kernel.parse(p, seat, `ride ${army.leaders[leader]} > ${ground.grid.names[to]}`) as Action
        if (kernel.check(p, seat, action)) continue
        const q = copyOf(p)
        kernel.play(q, seat, action, noDice)
        rides.set(to, far)
        next.push(q)
      }
    rim = next
  }
  return rides
}

test('15.0 the ways of a leader lead as far as he can ride hex by hex, and every way can be ridden as listed', () => {
  let hexes = 0
  for (const { truth, view, seat } of moments(6, 25)) {
    const { army } = truth.scenario
    for (let leader = 0; leader < army.leaders.length; leader++) {
      const played = playedRides(view, seat, leader)
      // Leaders that may not ride are not asked about.
      if (played.size === 0) continue
      const ways = ridesOf(view, leader)
      expect(new Map([...ways].map(([hex, way]) => [hex, way.spent]))).toEqual(played)
      for (const way of ways.values()) {
        const p = copyOf(truth)
        for (const text of way.texts) kernel.play(p, seat, kernel.parse(p, seat, text) as Action, noDice)
        expect(p.where[leader]).toBe(way.path.at(-1))
        hexes++
      }
    }
  }
  expect(hexes).toBeGreaterThan(300)
})

test('11.2 a charge that has been named comes up to its target by the way that is found for it', () => {
  let come = 0
  for (const seed of [1, 9, 11, 12])
    for (const { truth, seat } of moments(seed, 30)) {
      const count = kernel.actions(truth, seat, list)
      for (const named of list.slice(0, count).filter((action) => kernel.choice(truth, action)?.verb === CHARGE)) {
        const p = copyOf(truth)
        const told: number[] = []
        // Units that may countercharge let it come.
        const journal = { tell: (_: number, code: number) => told.push(code) }
        const play = (action: Action) => {
          kernel.play(p, seat, action, fastDice(1), journal)
          while (kernel.phase(p).name === 'countercharge')
            kernel.play(p, 1 - seat, kernel.parse(p, 1 - seat, 'let') as Action, fastDice(1), journal)
        }
        play(named)
        const unit = kernel.packing.a(named)
        const way = chargeOf(p, unit)
        if (way === undefined) continue
        expect(way.hex).toBe(kernel.packing.b(named))
        for (const text of way.texts) {
          const action = kernel.parse(p, seat, text) as Action
          expect(kernel.check(p, seat, action), text).toBeUndefined()
          play(action)
          // It has lost its order on leaving an enemy front.
          if (p.target[unit] === 0) break
        }
        if (p.at[unit] !== way.path.at(-1)) continue
        expect(told).toContain(event.ChargeArrives)
        come++
      }
    }
  expect(come).toBeGreaterThan(8)
})

test('11.2 the charges of a unit list the targets that it can come up to, with the whole way there', () => {
  let [come, out] = [0, 0]
  for (const seed of [1, 9, 11, 12])
    for (const { truth, seat } of moments(seed, 25)) {
      const count = kernel.actions(truth, seat, list)
      const named = [...list.slice(0, count)].filter((action) => kernel.choice(truth, action)?.verb === CHARGE)
      for (const unit of new Set(named.map((action) => kernel.packing.a(action)))) {
        const targets = named
          .filter((action) => kernel.packing.a(action) === unit)
          .map((action) => kernel.packing.b(action))
        const charges = chargesOf(truth, unit, targets)
        for (const target of targets) {
          // A charge that is named at once must not find a way that was not listed. It may lack one that needs a turn
          // first.
          const p = copyOf(truth)
          kernel.play(p, seat, kernel.action(truth, CHARGE, unit, target) as Action, fastDice(1))
          while (kernel.phase(p).name === 'countercharge')
            kernel.play(p, 1 - seat, kernel.parse(p, 1 - seat, 'let') as Action, fastDice(1))
          const way = charges.get(target)
          if (chargeOf(p, unit)) expect(way).toBeDefined()
          if (way === undefined) out++
          else if (arrives(truth, seat, unit, way.texts, target)) come++
        }
      }
    }
  expect(come).toBeGreaterThan(20)
  expect(out).toBeGreaterThan(50)
})

/** Plays the listed way of a charge; does it arrive? If not, it has lost its order on leaving an enemy's front. */
function arrives(truth: Eagle, seat: number, unit: number, texts: readonly string[], target: number): boolean {
  const p = copyOf(truth)
  const told: number[] = []
  const journal = { tell: (_: number, code: number) => told.push(code) }
  for (const text of texts) {
    if (told.includes(event.LeavesZone) && p.state[unit] !== GOOD) return false
    const action = kernel.parse(p, seat, text) as Action
    expect(kernel.check(p, seat, action), text).toBeUndefined()
    kernel.play(p, seat, action, fastDice(1), journal)
    while (kernel.phase(p).name === 'countercharge')
      kernel.play(p, 1 - seat, kernel.parse(p, 1 - seat, 'let') as Action, fastDice(1), journal)
  }
  if (!told.includes(event.ChargeArrives)) return false
  expect(p.target[unit] === 1 + target || p.target[unit] === 0).toBe(true)
  return true
}
