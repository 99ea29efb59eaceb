import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { across, ahead, inArc } from './arc.ts'
import { FLANK, FRONT, REAR } from './facing.ts'
import { hexNamed, makeGrid, neighbour, OFF } from './grid.ts'
import { fourDigits } from './numbering.ts'
import { type PairMover, reachOfPair } from './pair-reach.ts'
import { makeFacingReach, STOPS } from './reach.ts'
import { NO } from './search.ts'
import { leftFront, leftRear, rightFront, rightRear } from './sides.ts'
import {
  distanceToPair,
  flanksOfPair,
  frontOfPair,
  inArcOfPair,
  rearOfPair,
  rightHalf,
  type Wheel,
  wheel,
  zoneOfPair,
} from './two-hex.ts'

const grid = makeGrid({ columns: 14, rows: 12, low: 'even', numbering: fourDigits })
const at = (name: string) => hexNamed(grid, name)
const HEXES = [...grid.names.keys()]
const FACINGS = [0, 1, 2, 3, 4, 5]
/** Every counter over two hexes of the map. */
const PAIRS = HEXES.flatMap((left) =>
  FACINGS.flatMap((facing) => (rightHalf(grid, left, facing) === OFF ? [] : [{ left, facing }])),
)

/** Places in whole numbers: along a row in halves of a side, down a column in halves of a hex. */
type Place = readonly [x: number, y: number]
/** From the middle of a hex to its corners, the first in the north-east. */
const CORNERS: readonly Place[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
]
const middle = (hex: number): Place => [3 * grid.x[hex], grid.y[hex]]
const corner = (hex: number, k: number): Place => {
  const [x, y] = middle(hex)
  const [dx, dy] = CORNERS[(k + 6) % 6]
  return [x + dx, y + dy]
}
const minus = ([a, b]: Place, [c, d]: Place): Place => [a - c, b - d]
/** Above 0 if the second lies to the right of the first, seen from where both begin. */
const turn = ([a, b]: Place, [c, d]: Place): number => a * d - b * c

/** Does the line from a place to another pass between two corners, or through one of them? */
function passes(from: Place, to: Place, left: Place, right: Place): boolean {
  const [line, one, other] = [minus(to, from), minus(left, from), minus(right, from)]
  return turn(one, line) >= 0 && turn(line, other) >= 0
}

test('a step to the front leads one row ahead and half a hex to the left or right', () => {
  for (const hex of HEXES)
    for (const facing of FACINGS)
      for (const [side, right] of [
        [leftFront(facing), -1],
        [rightFront(facing), 1],
      ]) {
        const to = neighbour(grid, hex, side)
        if (to !== OFF) expect([ahead(grid, hex, facing, to), across(grid, hex, facing, to)]).toEqual([1, right])
      }
})

test('a hex is in the arc of a unit if the line between their middles leaves by a front side or outer corner', () => {
  for (const hex of [at('0706'), at('0806')])
    for (const facing of FACINGS)
      for (const other of HEXES) {
        if (other === hex) continue
        const wanted = passes(middle(hex), middle(other), corner(hex, facing - 1), corner(hex, facing + 1))
        expect([grid.names[other], inArc(grid, hex, facing, other)]).toEqual([grid.names[other], wanted])
      }
})

describe('a counter over two hexes', () => {
  const into = new Int16Array(3)

  test('each hex that touches it lies in its front, on a flank or in its rear, and no other does', () => {
    for (const { left, facing } of PAIRS) {
      const zones = new Map<number, number>()
      for (const [write, zone] of [
        [frontOfPair, FRONT],
        [flanksOfPair, FLANK],
        [rearOfPair, REAR],
      ] as const)
        for (const hex of into.subarray(0, write(grid, left, facing, into))) zones.set(hex, zone)
      for (const hex of HEXES) expect(zoneOfPair(grid, left, facing, hex)).toBe(zones.get(hex) ?? -1)
    }
  })

  test('a unit over two hexes is as far away as its nearer half', () => {
    const [left, facing] = [at('0706'), 1]
    expect(grid.names[rightHalf(grid, left, facing)]).toBe('0707')
    expect(
      ['0706', '0707', '0705', '0708', '0710', '1006'].map((name) => distanceToPair(grid, left, facing, at(name))),
    ).toEqual([0, 0, 1, 1, 3, 3])
  })

  test('14.2.1 a unit over two hexes fires along lines from the middle of its inner side into a hex in front', () => {
    for (const { left, facing } of PAIRS) {
      const right = rightHalf(grid, left, facing)
      const [[a, b], [c, d]] = [middle(left), middle(right)]
      const from: Place = [(a + c) / 2, (b + d) / 2]
      for (const hex of HEXES) {
        if (hex === left || hex === right) continue
        const wanted = passes(from, middle(hex), corner(left, facing - 1), corner(right, facing + 1))
        if (inArcOfPair(grid, left, facing, hex) !== wanted)
          expect.fail(`${grid.names[left]} facing ${facing}, ${grid.names[hex]}: ${wanted} is expected`)
      }
    }
  })

  test('a unit over two hexes may fire at each hex in its front, and at none on its flanks or in its rear', () => {
    for (const { left, facing } of PAIRS)
      for (const hex of HEXES) {
        const zone = zoneOfPair(grid, left, facing, hex)
        if (zone >= 0) expect(inArcOfPair(grid, left, facing, hex)).toBe(zone === FRONT)
      }
  })

  interface Field {
    readonly cost: readonly number[]
    readonly stops: readonly boolean[]
  }
  const fields: fc.Arbitrary<Field> = fc.record({
    cost: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: grid.count, maxLength: grid.count }),
    stops: fc.array(fc.boolean(), { minLength: grid.count, maxLength: grid.count }).map((list) =>
      // Few enough to leave ways between them.
      list.map((stop, hex) => stop && hex % 4 === 0),
    ),
  })
  /** Ground with cost 0 is closed; going back costs a point more. */
  const mover: PairMover<Field> = {
    step: ({ cost, stops }, _from, to, _side, back) =>
      cost[to] === 0 ? NO : cost[to] + (back ? 1 : 0) + (stops[to] ? STOPS : 0),
    swing: ({ cost, stops }, _from, to, back) =>
      cost[to] === 0 ? NO : cost[to] + (back ? 1 : 0) + (stops[to] ? STOPS : 0),
  }

  /** The same, found by going over every move until nothing gets cheaper. */
  function slowly({ cost, stops }: Field, start: number, budget: number): number[] {
    const best = new Array<number>(6 * grid.count).fill(Number.POSITIVE_INFINITY)
    best[start] = 0
    const to: Wheel = { swung: 0, left: 0, facing: 0 }
    for (let changed = true; changed; ) {
      changed = false
      const reached = (node: number, total: number) => {
        if (total >= best[node]) return
        best[node] = total
        changed = true
      }
      for (const { left, facing } of PAIRS) {
        const node = 6 * left + facing
        const right = rightHalf(grid, left, facing)
        if (best[node] === Number.POSITIVE_INFINITY || (node !== start && (stops[left] || stops[right]))) continue
        for (const side of FACINGS) {
          const back = side === leftRear(facing) || side === rightRear(facing)
          if (!back && side !== leftFront(facing) && side !== rightFront(facing)) continue
          const [a, b] = [neighbour(grid, left, side), neighbour(grid, right, side)]
          if (a === OFF || b === OFF || cost[a] === 0 || cost[b] === 0) continue
          reached(6 * a + facing, best[node] + Math.max(cost[a], cost[b]) + (back ? 1 : 0))
        }
        for (const pivot of ['left', 'right'] as const)
          for (const back of [false, true]) {
            wheel(grid, left, facing, pivot, back, to)
            if (to.swung !== OFF && cost[to.swung] > 0)
              reached(6 * to.left + to.facing, best[node] + cost[to.swung] + (back ? 1 : 0))
          }
      }
    }
    return best.map((total) => (total <= budget ? total : NO))
  }

  test('reaches what going over all its moves finds: a step costs the dearer half, a wheel the hex swung into', () => {
    const search = makeFacingReach(grid, 14)
    fc.assert(
      fc.property(fields, fc.nat({ max: PAIRS.length - 1 }), (field, k) => {
        const { left, facing } = PAIRS[k]
        // A hex stops only a counter that moves into it, not one that begins there.
        if (field.stops[left] || field.stops[rightHalf(grid, left, facing)]) return
        reachOfPair(search, grid, left, facing, 14, mover, field)
        expect([...search.cost]).toEqual(slowly(field, 6 * left + facing, 14))
      }),
      { numRuns: 30 },
    )
  })

  test('6.3.2, 6.3.3 a unit over two hexes pays for the dearer hex, and in a wheel for the hex swung into', () => {
    const search = makeFacingReach(grid, 8)
    const dear = at('0807')
    const olive: PairMover<undefined> = {
      step: (_, __, to, ___, back) => (to === dear ? 5 : 3) + (back ? 2 : 0),
      swing: (_, __, to, back) => (to === dear ? 5 : 3) + (back ? 2 : 0),
    }
    // Facing east in 0706 and 0707: in front lie 0805, 0806 and 0807.
    reachOfPair(search, grid, at('0706'), 1, 8, olive, undefined)
    const cost = (name: string, facing: number) => search.cost[6 * at(name) + facing]
    expect([cost('0805', 1), cost('0806', 1)]).toEqual([3, 5])
    // Round the left half the right one swings into 0806, round the right half the left one does; 0606 lies behind both.
    expect([cost('0706', 0), cost('0806', 2)]).toEqual([3, 3])
    expect([cost('0706', 2), cost('0606', 0)]).toEqual([5, 5])
  })
})
