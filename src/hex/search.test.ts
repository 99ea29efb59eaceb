import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CORNER_ZONES, FRONT } from './facing.ts'
import { distance, type Grid, hexNamed, makeGrid, neighbour, OFF } from './grid.ts'
import { fourDigits, letterColumns, lettered } from './numbering.ts'
import {
  CATCHES,
  caught,
  cheapestAt,
  type FacingMover,
  type Mover,
  makeFacingReach,
  makeReach,
  reach,
  reachFacing,
  STOPS,
} from './reach.ts'
import { beginSearch, endSearch, makeSearch, NO, offer, runSearch, type Search, startAt, wayTo } from './search.ts'
import { opposite } from './sides.ts'
import { bestSides, type Retreat, spread, waysOut } from './ways.ts'

const grid = makeGrid({ columns: 12, rows: 10, low: 'odd', numbering: lettered(letterColumns(12)) })
const at = (name: string) => hexNamed(grid, name)

/** The cost of each step, by hex and side; NO if there is none. */
type Costs = Int16Array
const costs = fc.array(fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 6 }) }, fc.constant(NO)), {
  minLength: 6 * grid.count,
  maxLength: 6 * grid.count,
})
const stops = fc
  .array(fc.boolean(), { minLength: grid.count, maxLength: grid.count })
  .map((list) => list.map((_, k) => list[k] && k % 3 === 0))

interface Field {
  readonly costs: Costs
  readonly stops: readonly boolean[]
}
const fields = fc.record({ costs: costs.map((list) => Int16Array.from(list)), stops })

const mover: Mover<Field> = {
  step({ costs, stops }, from, to, side) {
    const cost = costs[6 * from + side]
    return cost === NO ? NO : stops[to] ? cost + STOPS : cost
  },
}

/** The cheapest ways, found by going over every step until nothing gets cheaper. */
function slowly<T>(
  nodes: number,
  starts: readonly number[],
  edges: (node: number, add: (to: number, cost: number) => void) => T,
): number[] {
  const cost = new Array<number>(nodes).fill(Number.POSITIVE_INFINITY)
  for (const start of starts) cost[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (let node = 0; node < nodes; node++)
      if (cost[node] < Number.POSITIVE_INFINITY)
        edges(node, (to, step) => {
          if (cost[node] + step >= cost[to]) return
          cost[to] = cost[node] + step
          changed = true
        })
  }
  return cost
}

const within = (cost: readonly number[], budget: number) => cost.map((one) => (one <= budget ? one : NO))

describe('a search', () => {
  test('finds the cheapest ways in any graph, and each way costs what its steps cost', () => {
    const graph = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 19 }), fc.nat({ max: 9 })), { maxLength: 120 })
    const search = makeSearch(20, 40)
    fc.assert(
      fc.property(graph, fc.nat({ max: 50 }), fc.nat({ max: 19 }), (edges, budget, start) => {
        beginSearch(search, budget)
        startAt(search, start)
        runSearch(
          search,
          (s, node) => edges.forEach(([from, to, step]) => void (from === node && offer(s, to, step))),
          undefined,
        )
        const wanted = slowly(20, [start], (node, add) =>
          edges.forEach(([from, to, step]) => void (from === node && add(to, step))),
        )
        expect([...search.cost]).toEqual(within(wanted, Math.min(40, budget)))
        const order = [...search.reached.subarray(0, search.count)].map((node) => search.cost[node])
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        expect(new Set(search.reached.subarray(0, search.count)).size).toBe(
          search.cost.filter((one) => one !== NO).length,
        )
        const way = new Int16Array(20)
        for (let node = 0; node < 20; node++) {
          const length = wayTo(search, node, way)
          const steps = [start, ...way.subarray(0, length)]
          if (search.cost[node] === NO || node === start) expect(length).toBe(0)
          else expect(steps.at(-1)).toBe(node)
          const cheapest = (from: number, to: number) =>
            Math.min(...edges.filter(([a, b]) => a === from && b === to).map(([, , step]) => step))
          const sum = steps.slice(1).reduce((total, to, k) => total + cheapest(steps[k], to), 0)
          if (search.cost[node] !== NO) expect(sum).toBe(search.cost[node])
        }
      }),
    )
  })

  test('buffers are as good as new at the next search', () => {
    const [used, fresh] = [makeReach(grid, 20), makeReach(grid, 20)]
    fc.assert(
      fc.property(fields, fc.nat({ max: 20 }), fc.nat({ max: grid.count - 1 }), (field, budget, from) => {
        reach(used, grid, from, budget, mover, field)
        const again: Search = makeReach(grid, 20)
        reach(again, grid, from, budget, mover, field)
        for (const key of ['cost', 'before', 'stopped', 'first', 'last'] as const) expect(used[key]).toEqual(again[key])
      }),
      { numRuns: 40 },
    )
    beginSearch(used, 0)
    expect(used.cost).toEqual(fresh.cost)
  })

  test('a search that ends early knows the cheapest ways to what it reached, and leaves nothing to the next', () => {
    const search = makeReach(grid, 20)
    fc.assert(
      fc.property(fields, fc.nat({ max: grid.count - 1 }), fc.nat({ max: 30 }), (field, from, most) => {
        const whole = makeReach(grid, 20)
        reach(whole, grid, from, 20, mover, field)
        beginSearch(search, 20)
        startAt(search, from)
        const step = (s: Search, hex: number): void => {
          if (s.count > most) {
            endSearch(s)
            return
          }
          for (let side = 0; side < 6; side++) {
            const to = neighbour(grid, hex, side)
            const cost = field.costs[6 * hex + side]
            if (to !== OFF && cost !== NO && s.stopped[hex] === 0) offer(s, to, cost, field.stops[to])
          }
        }
        runSearch(search, step, undefined)
        expect(search.count).toBe(Math.min(most + 1, whole.count))
        const reached = new Set(search.reached.subarray(0, search.count))
        for (let hex = 0; hex < grid.count; hex++)
          expect(search.cost[hex]).toBe(reached.has(hex) ? whole.cost[hex] : NO)
        reach(search, grid, from, 20, mover, field)
        for (const key of ['cost', 'stopped', 'first', 'last'] as const) expect(search[key]).toEqual(whole[key])
      }),
      { numRuns: 60 },
    )
  })

  test('ways cost no more than the buffers were made for, and more nodes than a cell can name are refused', () => {
    const search = makeReach(grid, 3)
    reach(search, grid, at('F5'), 100, { step: () => 1 }, undefined)
    expect(Math.max(...search.cost)).toBe(3)
    expect(() => makeSearch(40_000, 10)).toThrow(RangeError)
  })
})

describe('reach', () => {
  test('on open ground it is the distance', () => {
    const search = makeReach(grid, 30)
    for (const name of ['F5', 'A1', 'L10']) {
      reach(search, grid, at(name), 30, { step: () => 1 }, undefined)
      for (let hex = 0; hex < grid.count; hex++) expect(search.cost[hex]).toBe(distance(grid, at(name), hex))
      reach(search, grid, at(name), 4, { step: () => 2 }, undefined)
      for (let hex = 0; hex < grid.count; hex++) {
        const far = distance(grid, at(name), hex)
        expect(search.cost[hex]).toBe(far <= 2 ? 2 * far : NO)
      }
    }
  })

  test('is what going over all steps finds, with steps that stop', () => {
    const search = makeReach(grid, 24)
    fc.assert(
      fc.property(fields, fc.nat({ max: 24 }), fc.nat({ max: grid.count - 1 }), (field, budget, from) => {
        reach(search, grid, from, budget, mover, field)
        const wanted = slowly(grid.count, [from], (hex, add) => {
          if (field.stops[hex] && hex !== from) return
          for (let side = 0; side < 6; side++) {
            const to = neighbour(grid, hex, side)
            if (to !== OFF && field.costs[6 * hex + side] !== NO) add(to, field.costs[6 * hex + side])
          }
        })
        expect([...search.cost]).toEqual(within(wanted, budget))
      }),
      { numRuns: 60 },
    )
  })

  test('a unit that may only enter hexes in front of it turns on the way, and pays for it', () => {
    const search = makeFacingReach(grid, 20)
    const walker: FacingMover<undefined> = { zones: CORNER_ZONES, step: () => 1, turn: () => 1 }
    // Facing east: two hexes ahead, or one after a turn.
    reachFacing(search, grid, at('F5'), 1 << 1, 2, walker, undefined)
    const costOf = (name: string) => search.cost[cheapestAt(search, at(name))] ?? NO
    expect([costOf('G4'), costOf('G5'), costOf('H5')]).toEqual([1, 1, 2])
    expect([costOf('F4'), costOf('F6'), costOf('E5')]).toEqual([2, 2, 2])
    expect(cheapestAt(search, at('D5'))).toBe(NO)
  })

  test('over facings it is what going over all steps finds, from any facings; a unit turns only where it may', () => {
    const search = makeFacingReach(grid, 12)
    const walker: FacingMover<Field> = {
      zones: CORNER_ZONES,
      step: mover.step,
      turn: (_, hex, a, b, stopped) => (stopped || hex % 4 === 0 ? NO : Math.min((a - b + 6) % 6, (b - a + 6) % 6)),
    }
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 63 }), fc.nat({ max: grid.count - 1 }), (field, facings, from) => {
        reachFacing(search, grid, from, facings, 12, walker, field)
        const starts = [0, 1, 2, 3, 4, 5].filter((facing) => (facings >> facing) & 1).map((facing) => 6 * from + facing)
        const wanted = slowly(6 * grid.count, starts, (node, add) => {
          const [hex, facing] = [Math.floor(node / 6), node % 6]
          const stopped = field.stops[hex] && search.before[node] !== NO && hex !== from
          if (!stopped)
            for (let side = 0; side < 6; side++) {
              const to = neighbour(grid, hex, side)
              if (to !== OFF && CORNER_ZONES[6 * facing + side] === FRONT && field.costs[6 * hex + side] !== NO)
                add(6 * to + facing, field.costs[6 * hex + side])
            }
          for (let other = 0; other < 6; other++) {
            const cost = other === facing ? NO : walker.turn(field, hex, facing, other, stopped)
            if (cost !== NO) add(6 * hex + other, cost)
          }
        })
        // A hex stops only a unit that steps into it, not one that starts there.
        if (field.stops[from]) return
        expect([...search.cost]).toEqual(within(wanted, 12))
      }),
      { numRuns: 40 },
    )
  })

  test('a unit caught by the side it entered by may turn, not step on; a dearer way in by another is found too', () => {
    const search = makeFacingReach(grid, 12, true)
    const catches = (hex: number, side: number) => (hex + side) % 3 === 0
    const walker: FacingMover<Field> = {
      zones: CORNER_ZONES,
      step: ({ costs }, from, to, side) => {
        const cost = costs[6 * from + side]
        return cost !== NO && catches(to, opposite(side)) ? cost + CATCHES : cost
      },
      turn: () => 1,
    }
    // Every hex and facing once for each side by which it was entered, and once for a unit that begins there.
    const began = 6
    fc.assert(
      fc.property(fields, fc.nat({ max: 5 }), fc.nat({ max: grid.count - 1 }), (field, facing, from) => {
        reachFacing(search, grid, from, 1 << facing, 12, walker, field)
        const wanted = slowly(42 * grid.count, [7 * (6 * from + facing) + began], (node, add) => {
          const [hex, looks, via] = [Math.floor(node / 42), Math.floor(node / 7) % 6, node % 7]
          for (let other = 0; other < 6; other++) if (other !== looks) add(7 * (6 * hex + other) + via, 1)
          for (let side = 0; side < 6; side++) {
            const to = neighbour(grid, hex, side)
            const cost = field.costs[6 * hex + side]
            const goes = to !== OFF && cost !== NO && CORNER_ZONES[6 * looks + side] === FRONT
            if (goes && (via === began || !catches(hex, via))) add(7 * (6 * to + looks) + opposite(side), cost)
          }
        })
        const nodes = [...Array(6 * grid.count).keys()]
        const found = nodes.map((node) =>
          [search.cost[node], search.cost[node + caught(grid)]].filter((cost) => cost !== NO),
        )
        const least = nodes.map((node) => Math.min(...wanted.slice(7 * node, 7 * node + 7)))
        expect(
          found.map((both) => Math.min(...both, Number.POSITIVE_INFINITY)).map((cost) => (cost <= 12 ? cost : NO)),
        ).toEqual(within(least, 12))
      }),
      { numRuns: 30 },
    )
  })
})

describe('ways counted in hexes', () => {
  const search = makeReach(grid, 30)
  const barred = (names: readonly string[]) => new Set(names.map(at))
  const open = (closed: Set<number>, _from: number, to: number) => !closed.has(to)

  test('on open ground they are as long as the distance, and go round what is barred', () => {
    spread(search, grid, at('F5'), 30, open, barred([]))
    for (let hex = 0; hex < grid.count; hex++) expect(search.cost[hex]).toBe(distance(grid, at('F5'), hex))
    spread(search, grid, at('F5'), 30, open, barred(['F4', 'G4', 'E4']))
    expect(search.cost[at('F3')]).toBe(5)
    expect(search.cost[at('F4')]).toBe(NO)
    const way = new Int16Array(30)
    const names = [...way.subarray(0, wayTo(search, at('F3'), way))].map((hex) => grid.names[hex])
    expect(names.length).toBe(5)
    expect(names.at(-1)).toBe('F3')
    expect(names.some((name) => ['F4', 'G4', 'E4'].includes(name))).toBe(false)
  })

  test('are counted only up to a limit', () => {
    spread(search, grid, at('F5'), 3, open, barred([]))
    for (let hex = 0; hex < grid.count; hex++) expect(search.cost[hex] !== NO).toBe(distance(grid, at('F5'), hex) <= 3)
  })

  const away: Retreat<{ from: number; closed: Set<number> }> = {
    open: (context, from, to) =>
      !context.closed.has(to) && distance(grid, context.from, to) > distance(grid, context.from, from),
    ends: (_, hex) => hex % 2 === 0,
  }

  test('a retreat begins only with a step from which it can be completed', () => {
    // From F4, the ways away from F5 lead to F3 and the two hexes beside it.
    const closed = barred(['F2', 'E2', 'G2'])
    const context = { from: at('F5'), closed }
    const everywhere = { ...away, ends: () => true }
    const sides = (ways: number) =>
      [0, 1, 2, 3, 4, 5].filter((side) => (ways >> side) & 1).map((side) => grid.names[neighbour(grid, at('F4'), side)])
    expect(sides(waysOut(grid, at('F4'), 1, everywhere, context))).toEqual(['F3', 'G3', 'E3'])
    expect(sides(waysOut(grid, at('F4'), 2, everywhere, context))).toEqual(['G3', 'E3'])
    expect(waysOut(grid, at('F4'), 2, everywhere, { from: at('F5'), closed: barred(['F3', 'G3', 'E3']) })).toBe(0)
  })

  test('retreats are the ones that trying all ways of that length finds', () => {
    const ways = (hex: number, steps: number, context: { from: number; closed: Set<number> }): number[][] => {
      if (steps === 0) return away.ends(context, hex) ? [[]] : []
      return [0, 1, 2, 3, 4, 5].flatMap((side) => {
        const to = neighbour(grid, hex, side)
        if (to === OFF || !away.open(context, hex, to, side)) return []
        return ways(to, steps - 1, context).map((rest) => [side, ...rest])
      })
    }
    const hexes = fc.nat({ max: grid.count - 1 })
    fc.assert(
      fc.property(
        hexes,
        hexes,
        fc.integer({ min: 1, max: 3 }),
        fc.array(hexes, { maxLength: 40 }),
        (hex, from, steps, closed) => {
          const context = { from, closed: new Set(closed) }
          const firsts = new Set(ways(hex, steps, context).map(([side]) => side))
          const found = waysOut(grid, hex, steps, away, context)
          expect([0, 1, 2, 3, 4, 5].filter((side) => (found >> side) & 1)).toEqual([...firsts].sort())
        },
      ),
    )
  })

  test('the best sides are those of the least rank, and there are none if all are shut', () => {
    const ranks = fc.array(fc.integer({ min: NO, max: 4 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(ranks, fc.nat({ max: grid.count - 1 }), (list, hex) => {
        const found = bestSides(grid, hex, (context: number[], _from, _to, side) => context[side], list)
        const there = list.map((rank, side) => (neighbour(grid, hex, side) === OFF ? NO : rank))
        const least = Math.min(...there.filter((rank) => rank !== NO))
        expect(there.map((rank, side) => (rank === least ? 1 << side : 0)).reduce((a, b) => a | b)).toBe(found)
      }),
    )
  })
})

test('a search does not mix up maps', () => {
  const other: Grid = makeGrid({ columns: 3, rows: 3, low: 'even', numbering: fourDigits })
  const search = makeReach(other, 5)
  reach(search, other, 0, 5, { step: () => 1 }, undefined)
  for (let hex = 0; hex < other.count; hex++) expect(search.cost[hex]).toBe(distance(other, 0, hex))
})
