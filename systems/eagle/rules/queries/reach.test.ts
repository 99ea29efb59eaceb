import { expect, test } from 'vitest'
import { neighbour, sideTo } from '../../../../src/hex/index.ts'
import { type Action, type Dice, engine, fastDice, includes, randomSource } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { fullAllowance } from '../movement/movement.ts'
import { stackCost, stepCost } from '../movement/steps.ts'
import { warlike } from '../samples.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'
import { breadth, isSpread, nodeOf } from '../state/stacks.ts'
import { stage } from '../testing/stage.ts'
import { chargesOf, waysOf } from './reach.ts'

const kernel = engine(worded(eagle))
const list = new Int32Array(1 << 16)

const copyOf = (p: Eagle): Eagle => {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  return copy
}

/** Yields moments of movement phases in games of any actions, each as the side that moves sees it. */
function* moments(
  scenario: string,
  seed: number,
  many: number,
  every = 12,
): Generator<{ truth: Eagle; view: Eagle; seat: number }> {
  const dice = fastDice(seed)
  const chance = randomSource(seed, 1)
  const p = kernel.open(scenario, {}, dice)
  for (let found = 0; found < many; ) {
    const seat = [0, 1].find((one) => includes(kernel.awaiting(p), one))
    if (seat === undefined) return
    const phase = kernel.phase(p).name
    if ((phase === 'movement' || phase === 'pursuit') && chance(every) === 0) {
      const view = eagleLayout.make(p.scenario)
      eagle.redact(p, seat, view)
      yield { truth: copyOf(p), view, seat }
      found++
    }
    const count = kernel.actions(p, seat, list)
    kernel.play(p, seat, list[warlike(kernel, p, seat, list.subarray(0, count), chance)], dice)
  }
}

class Roll extends Error {}
const noDice: Dice = {
  roll() {
    throw new Roll()
  },
  pool() {
    throw new Roll()
  },
}

/**
 * Returns what a step costs: for skirmishers over several hexes the dearest of theirs (RA106), and for a stack that
 * goes together the dearest of its units (RA70).
 */
function dearest(p: Eagle, unit: number, side: number): number {
  const { grid } = p.scenario.ground
  if (p.joined > 0 && p.mover === 1 + unit) return stackCost(p, p.at[unit], neighbour(grid, p.at[unit], side), side)
  return Math.max(
    ...Array.from({ length: breadth(p, unit) }, (_, k) => {
      const from = p.at[nodeOf(p, unit, k)]
      return stepCost(p, unit, from, neighbour(grid, from, side), side)
    }),
  )
}

/**
 * Finds the same by simply playing all steps and turns on copies of the view: slow, but right by itself. Returns the
 * cost by hex.
 */
function playedWays(view: Eagle, seat: number, unit: number): Map<number, number> {
  const ways = new Map<number, number>()
  const [move, head] = ['move {units} > {hexes}', 'head {units} > {corners}'].map((verb) => kernel.action(view, verb)!)
  const { grid } = view.scenario.ground
  const phase = kernel.phase(view)
  const start = view.at[unit]
  const best = new Map<string, number>()
  const open = [{ cells: view.cells.slice(), spent: 0, turned: false }]
  const at = copyOf(view)
  const p = copyOf(view)
  while (open.length > 0) {
    open.sort((a, b) => b.spent - a.spent)
    const here = open.pop() as (typeof open)[number]
    at.cells.set(here.cells)
    const from = at.at[unit]
    const go = (action: number, to: number | undefined) => {
      if (kernel.check(at, seat, action)) return
      p.cells.set(here.cells)
      let rolled = false
      try {
        kernel.play(p, seat, action, noDice)
      } catch (error) {
        if (!(error instanceof Roll)) throw error
        rolled = true
      }
      const turn = rolled ? 0 : (at.mover === 1 + unit ? at.left : fullAllowance(at, unit)) - p.left
      const spent = here.spent + (to === undefined ? turn : dearest(at, unit, sideTo(grid, from, to)))
      if (to !== undefined && to !== start) ways.set(to, Math.min(spent, ways.get(to) ?? spent))
      // How far a unit gets does not depend on whether it wins the battle on its way.
      p.result = 0
      if (rolled || p.depth < 0 || kernel.phase(p) !== phase || p.mover !== 1 + unit) return
      // RA25: in a hex with friends, the side by which it came in counts.
      const via = isSpread(p, unit) || p.tall[p.at[unit]] > 1 ? p.via : 0
      const key = `${p.at[unit]}/${p.heading}/${p.road}/${p.stopped}/${via}`
      if ((best.get(key) ?? 999) <= spent) return
      best.set(key, spent)
      open.push({ cells: p.cells.slice(), spent, turned: to === undefined })
    }
    for (let side = 0; side < 6; side++) {
      const to = grid.neighbours[6 * from + side]
      if (to >= 0) go(kernel.packing.pack(kernel.packing.verb(move), unit, to), to)
    }
    if (!here.turned)
      for (let corner = 0; corner < 6; corner++)
        go(kernel.packing.pack(kernel.packing.verb(head), unit, corner), undefined)
  }
  return ways
}

for (const [scenario, seed, many, every] of [
  ['vedel', 9, 30, 4],
  ['vedel', 30, 20, 6],
  ['bailen', 33, 6, 150],
  ['surprise', 33, 6, 150],
  ['second-day', 31, 6, 150],
  ['invader', 32, 6, 150],
] as const)
  test(`7.0, 8.1, RA25 a unit reaches what playing its steps reaches, at the same cost: ${scenario}, game ${seed}`, () => {
    let hexes = 0
    for (const { view, seat } of moments(scenario, seed, many, every)) {
      const { army, ground } = view.scenario
      for (let unit = 0; unit < army.units.length; unit++) {
        // A charge on its way is asked about after every step.
        if (army.side[unit] !== seat || view.at[unit] < 0 || view.target[unit] !== 0) continue
        const found = [...waysOf(view, unit)].map(([hex, way]) => `${ground.grid.names[hex]} ${way.spent}`)
        const played = [...playedWays(view, seat, unit)].map(([hex, spent]) => `${ground.grid.names[hex]} ${spent}`)
        expect(found.sort(), `${army.units[unit]}, turn ${view.turn}`).toEqual(played.sort())
        hexes += found.length
      }
    }
    expect(hexes).toBeGreaterThan(300)
  })

test('7.0 every way can be played as listed, costs what it says, and ends where it says', () => {
  let gone = 0
  for (const { truth, view, seat } of moments('vedel', 21, 50, 4)) {
    const { army } = truth.scenario
    for (let unit = 0; unit < army.units.length; unit++) {
      if (army.side[unit] !== seat || view.at[unit] < 0 || view.target[unit] !== 0) continue
      for (const way of waysOf(view, unit).values()) {
        const p = copyOf(truth)
        for (const [k, text] of way.texts.entries()) {
          const action = kernel.parse(p, seat, text) as Action
          expect(kernel.check(p, seat, action), text).toBeUndefined()
          if (way.why === 'check' && k === way.texts.length - 1) break
          kernel.play(p, seat, action, fastDice(1))
        }
        gone++
        if (way.why === 'check') continue
        expect(p.at[unit]).toBe(way.hex)
        expect(p.mover === 1 + unit ? p.stopped === 1 : true).toBe(way.stops)
        if (way.corner >= 0 && p.mover === 1 + unit) expect(p.heading).toBe(way.corner)
      }
    }
  }
  expect(gone).toBeGreaterThan(300)
})

test('11.1a, 5.0 no charge is shown that would end in a hex whose stack has the target behind it', () => {
  const targets = (facing: string) => {
    const p = stage({
      scenario: 'bailen',
      place: {
        'FR-1CHP': { at: 'J12', facing: 'SW' },
        'FR-CHA-ART': { at: 'J15', facing },
        'SP-CEU1': { at: 'J16', facing: 'NE' },
        Dupre: { at: 'J11' },
      },
      set: { phase: 'french movement', orders: { DPR: 'attack', CHA: 'attack' } },
    })
    const { army, ground } = p.scenario
    const target = ground.grid.names.indexOf('J16')
    return [...chargesOf(p, army.units.indexOf('FR-1CHP'), [target])].map(([, { from }]) => ground.grid.names[from])
  }
  expect(targets('NE')).not.toContain('J15')
  expect(targets('SW')).toEqual(['J15'])
})
