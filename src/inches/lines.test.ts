import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBody, setBody } from './body.ts'
import { makeConvex, setSegment } from './convex.ts'
import { cross, placeAlong } from './lines.ts'
import { clip, gapSquared, placesOf, rootUp } from './testing/reference.ts'
import { bodyAt, pose } from './testing/samples.ts'
import { INCH } from './units.ts'

const found = { near: 0, far: 0 }
const whole = (n: number) => ({ top: BigInt(n), bottom: 1n })

test('a line crosses a body where fractions of large integers say that it goes in and comes out', () => {
  let crossed = 0
  fc.assert(
    fc.property(pose, fc.nat(1536), fc.nat(1536), fc.nat(1536), fc.nat(1536), (one, x, y, toX, toY) => {
      fc.pre(x !== toX || y !== toY)
      const body = bodyAt(one)
      const at = [whole(x), whole(y)] as const
      const [dx, dy] = [toX - x, toY - y]
      // The part of the body on the line and ahead of its beginning.
      const [along, back, across] = [
        [dx, dy],
        [-dx, -dy],
        [dy, -dx],
      ].map(([east = 0, north = 0]) => [whole(east), whole(north)] as const)
      const within = [along, back, across].reduce((left, side) => clip(left, at, side), placesOf(body))
      expect(cross(x, y, toX, toY, body, found)).toBe(within.length > 0)
      if (within.length === 0) return
      crossed++
      const ends = within.map((place) => rootUp(gapSquared([at], [place])))
      expect(Math.abs(found.near - Math.min(...ends))).toBeLessThanOrEqual(1)
      expect(Math.abs(found.far - Math.max(...ends))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1_000 },
  )
  expect(crossed).toBeGreaterThan(100)
})

describe('on the table', () => {
  const body = setBody(makeBody(), 10 * INCH, 20 * INCH, 0, 6 * INCH, 2 * INCH)
  const inches = (...line: [number, number, number, number]) => {
    const [x, y, toX, toY] = line.map((at) => at * INCH) as typeof line
    return cross(x, y, toX, toY, body, found) ? [found.near / INCH, found.far / INCH] : undefined
  }

  test('a line goes on beyond the second place, but not back beyond the first', () => {
    expect([inches(10, 10, 10, 11), inches(10, 20, 10, 21), inches(10, 10, 10, 9)]).toEqual([
      [9, 11],
      [0, 1],
      undefined,
    ])
  })

  test('a line that passes beyond a corner misses', () => {
    expect([inches(13, 10, 13, 11), inches(13.5, 10, 13.5, 11)]).toEqual([[9, 11], undefined])
  })

  test('a line crosses a segment at one place, and a line along it does not cross it', () => {
    const hedge = setSegment(makeConvex(), 0, 640, 640, 640)
    expect(cross(320, 0, 320, 64, hedge, found)).toBe(true)
    expect(found).toEqual({ near: 640, far: 640 })
    expect(cross(0, 640, 64, 640, hedge, found)).toBe(false)
  })
})

test('a place along a line is as far as was asked, to within a cell', () => {
  const place = { x: 0, y: 0 }
  fc.assert(
    fc.property(fc.nat(6144), fc.nat(6144), fc.nat(6144), fc.nat(6144), fc.nat(6144), (x, y, toX, toY, cells) => {
      fc.pre(Math.abs(x - toX) + Math.abs(y - toY) > 200)
      placeAlong(x, y, toX, toY, cells, place)
      expect(Math.abs(Math.hypot(place.x - x, place.y - y) - cells)).toBeLessThan(1)
      const length = Math.hypot(toX - x, toY - y)
      const across = (toX - x) * (place.y - y) - (toY - y) * (place.x - x)
      expect(Math.abs(across) / length).toBeLessThan(1)
    }),
  )
})
