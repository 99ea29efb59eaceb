import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBody, setBody } from './body.ts'
import { eastward, northward } from './sines.ts'
import { bodyAt, pose } from './testing/samples.ts'
import { DEGREE, FULL_TURN, INCH, turned } from './units.ts'
import { FLANK, FRONT, isWithinArc, REAR, zoneOf } from './zones.ts'

const arc45 = 45 * DEGREE

describe('an arc of fire', () => {
  test('45 degrees to either side of straight ahead, at every heading', () => {
    for (let way = 0; way < FULL_TURN; way++)
      for (const [turn, isIn] of [
        [0, true],
        [44, true],
        [-44, true],
        [45, true],
        [-45, true],
        [46, false],
        [-46, false],
        [180, false],
      ] as const) {
        const to = turned(way, turn * DEGREE)
        expect(isWithinArc(way, arc45, eastward(to, 640), northward(to, 640))).toBe(isIn)
      }
  })
})

describe('front, flank and rear', () => {
  const line = setBody(makeBody(), 1000, 1000, 0, 6 * INCH, INCH)
  const zone = (x: number, y: number) => zoneOf(line, 0, 1000 + x * INCH, 1000 + y * INCH)

  test('lines run outward from the corners at 45 degrees', () => {
    expect(zone(0, 4)).toBe(FRONT)
    expect(zone(6.4, 4)).toBe(FRONT)
    expect(zone(6.6, 4)).toBe(FLANK)
    expect(zone(4, 0)).toBe(FLANK)
    expect(zone(-6.6, -4)).toBe(FLANK)
    expect(zone(-6.4, -4)).toBe(REAR)
    expect(zone(0, -1)).toBe(REAR)
  })

  test('a point on a line counts for the zone that is better for the body', () => {
    expect(zone(6.5, 4)).toBe(FRONT)
    expect(zone(-6.5, -4)).toBe(FLANK)
  })

  test('turn with the body, and are the same on both sides', () => {
    fc.assert(
      fc.property(pose, fc.integer({ min: -900, max: 900 }), fc.integer({ min: 20, max: 900 }), (one, aside, off) => {
        const body = bodyAt(one)
        const at = (right: number, ahead: number) => {
          const to = turned(one.heading, 360)
          return zoneOf(
            body,
            one.heading,
            one.x + eastward(to, right) + eastward(one.heading, ahead),
            one.y + northward(to, right) + northward(one.heading, ahead),
          )
        }
        const [front, depth] = [one.front / 2, one.depth / 2]
        // A few cells clear of the lines, because places are rounded.
        const beyond = Math.abs(aside) - front - off
        fc.pre(Math.abs(beyond) > 6)
        expect(at(aside, depth + off)).toBe(beyond > 0 ? FLANK : FRONT)
        expect(at(aside, -depth - off)).toBe(beyond > 0 ? FLANK : REAR)
      }),
      { numRuns: 500 },
    )
  })
})
