import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeConvex, overlap, setSegment } from '../../../inches/index.ts'
import { nudged, turnTo, wayTo } from './limits.ts'
import { column, movers, turns } from './testing/movers.ts'
import { asideOf, isWithin, type Mover, poseAt, STAY, STEPS } from './way.ts'

const aside = fc.record({
  ahead: fc.double({ min: -40, max: 300, noNaN: true }),
  right: fc.double({ min: -200, max: 200, noNaN: true }),
})

/**
 * How many steps, including fractions, a body can go in a direction by its rate: found by bisection, with trigonometry.
 */
function exactLimit({ front, depth, rate }: Mover, turn: number, ahead: number, right: number): number {
  const angle = (turn * Math.PI) / 180
  const corners = [-1, 1].flatMap((u) => [-1, 1].map((v) => [(u * front) / 2, (v * depth) / 2] as const))
  const far = (k: number): number =>
    Math.max(
      ...corners.map(([r, a]) =>
        Math.hypot(
          r * Math.cos(angle) + a * Math.sin(angle) - r + 4 * right * k,
          a * Math.cos(angle) - r * Math.sin(angle) - a + 4 * ahead * k,
        ),
      ),
    )
  let [low, high] = [0, 1]
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2
    if (far(middle) <= rate) low = middle
    else high = middle
  }
  return low
}

describe('a drag', () => {
  test('a drag is never refused because of its rounding', () => {
    fc.assert(
      fc.property(movers, turns, aside, (mover, turn, wanted) => {
        const way = wayTo(mover, turn, wanted)
        if (way === undefined) expect(isWithin(mover, { ...STAY, turn })).toBe(false)
        else expect(isWithin(mover, way)).toBe(true)
      }),
    )
  })

  test('a drag loses at most 0.08 inches to its rounding, at the limit too', () => {
    fc.assert(
      fc.property(movers, turns, aside, (mover, turn, { ahead, right }) => {
        // Ahead within 45 degrees; anything farther aside is moved to the border.
        fc.pre(ahead > 1 && Math.abs(right) < ahead - 1)
        const limit = exactLimit(mover, turn, ahead, right)
        const way = wayTo(mover, turn, { ahead, right })
        fc.pre(way !== undefined && limit > 0.02)
        const lost = Math.hypot((way?.ahead ?? 0) - ahead * limit, (way?.right ?? 0) - right * limit) / STEPS
        expect(lost).toBeLessThanOrEqual(0.08)
      }),
    )
  })

  test('a drag in a direction that is not allowed ends at the border of those that are', () => {
    expect(wayTo(column(), 0, { ahead: 10, right: 30 })).toEqual({ turn: 0, ahead: 20, right: 20 })
    expect(wayTo(column(), 0, { ahead: -30, right: 10 })).toEqual(STAY)
    expect(wayTo(column({ goesRound: true }), 0, { ahead: -30, right: 10 })).toEqual({ turn: 0, ahead: -30, right: 10 })
  })

  test('a drag stops at half the rate if the rest of its way is difficult', () => {
    const wood = setSegment(makeConvex(2), 30 * 64, 34 * 64, 42 * 64, 34 * 64)
    // Its front is an inch ahead of its centre: it can go 3 inches, and a shorter way does not reach that far.
    expect(wayTo(column({ isSlow: (way) => overlap(way, wood) }), 0, { ahead: 90, right: 0 })?.ahead).toBe(48)
  })

  test('the place that a drag leads to gives the same way back, to within its rounding', () => {
    fc.assert(
      fc.property(movers, fc.integer({ min: 0, max: 60 }), fc.integer({ min: -60, max: 60 }), (mover, ahead, right) => {
        const { x, y } = poseAt(mover, { turn: 0, ahead, right })
        const found = asideOf(mover, x, y)
        // The parts ahead and aside are each rounded to cells, four to a step: east and north may be a cell off each.
        const most = Math.SQRT2 / 4 + 0.01
        expect(Math.abs(found.ahead - ahead)).toBeLessThan(most)
        expect(Math.abs(found.right - right)).toBeLessThan(most)
      }),
    )
  })
})

describe('a turn', () => {
  test('a turn comes as near to the wanted one as the rate allows, and moves nothing', () => {
    const guns = column({ rate: 64 })
    expect(turnTo(guns, STAY, 20)).toEqual({ ...STAY, turn: 20 })
    const most = turnTo(guns, STAY, 45)
    expect(most.turn).toBeLessThan(45)
    expect([isWithin(guns, most), isWithin(guns, { ...most, turn: most.turn + 1 })]).toEqual([true, false])
    expect(turnTo(guns, most, -90).turn).toBe(-most.turn)
  })

  test('a turn of more than a move allows is cut', () => {
    expect(turnTo(column(), STAY, 170)).toEqual({ ...STAY, turn: 45 })
  })
})

describe('a change of face', () => {
  const faces = column({ facesBy: 180, rate: 64 })

  test('a change of face goes all the way round on the spot, whatever the rate', () => {
    expect([turnTo(faces, STAY, 170).turn, turnTo(faces, STAY, -120).turn]).toEqual([170, -120])
  })

  test('a change of face is cut to what a move allows as soon as the body moves', () => {
    expect(turnTo(faces, { turn: 0, ahead: 4, right: 0 }, 170).turn).toBeLessThan(45)
    expect(nudged(column({ facesBy: 180 }), { ...STAY, turn: 120 }, 4, 0)).toEqual({ turn: 45, ahead: 4, right: 0 })
  })
})

describe('a nudge', () => {
  test('a nudge goes only as far as the limits allow', () => {
    expect(nudged(column(), STAY, 4, 0)).toEqual({ turn: 0, ahead: 4, right: 0 })
    expect(nudged(column(), { turn: 0, ahead: 94, right: 0 }, 4, 0)).toEqual({ turn: 0, ahead: 96, right: 0 })
    // 45 degrees aside is the most.
    expect(nudged(column(), { turn: 0, ahead: 4, right: 4 }, 0, 4)).toEqual({ turn: 0, ahead: 4, right: 4 })
    expect(nudged(column(), STAY, -4, 0)).toEqual(STAY)
  })
})
