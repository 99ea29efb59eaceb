import fc from 'fast-check'
import { expect, test } from 'vitest'
import { east, north, turned } from '../../../../src/inches/index.ts'
import { frontOf, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { enemy, field, friend } from '../testing/guns.ts'
import { judgeTarget, lineOfFire } from './line.ts'

const GRAIN = 8

/** Points of a body, a few cells apart, including its border. */
function pointsOf(p: Corps, body: number): [x: number, y: number][] {
  const { xs, ys } = shapeOf(p, body)
  const count = Math.ceil(Math.max(frontOf(p, body), 256) / GRAIN)
  const parts = Array.from({ length: count + 1 }, (_, k) => k / count)
  return parts.flatMap((a) =>
    parts.map((b): [number, number] => [
      xs[0] + a * (xs[1] - xs[0]) + b * (xs[3] - xs[0]),
      ys[0] + a * (ys[1] - ys[0]) + b * (ys[3] - ys[0]),
    ]),
  )
}

/** How far a point is from the line of fire. */
function toLine([px, py]: readonly [number, number]): number {
  const { x, y, end } = lineOfFire
  const [dx, dy] = [end.x - x, end.y - y]
  const part = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / Math.max(1, dx * dx + dy * dy)))
  return Math.hypot(px - x - part * dx, py - y - part * dy)
}

/** Is a vector within 45 degrees of a heading, without a cell of grace? */
function isInArc(heading: number, dx: number, dy: number): boolean {
  const left = (way: number) => east(way) * dy - north(way) * dx
  return left(turned(heading, 180)) >= 0 && left(turned(heading, -180)) <= 0
}

const pose = fc.record({
  x: fc.integer({ min: 1400, max: 3200 }),
  y: fc.integer({ min: 2300, max: 3700 }),
  heading: fc.nat(1439),
})

test('7.4 to 7.8 wherever units stand, a shot is judged as the points of their bodies show', () => {
  const at = field({ enemies: [enemy(36, 46)], friends: [friend(50, 30)] })
  const { p } = at
  const names = p.scenario.roster.names
  const [target, other] = [names.indexOf('E'), names.indexOf('F')]
  const met: Record<string, number> = {}
  fc.assert(
    fc.property(pose, pose, fc.nat(1439), (one, two, heading) => {
      // The battery turns little, so that most targets lie near the border of its arc or within.
      p.heading[0] = heading % 2 === 0 ? heading % 240 : 1440 - (heading % 240)
      for (const [body, { x, y, heading: way }] of [
        [target, one],
        [other, two],
      ] as const) {
        p.x[body] = x
        p.y[body] = y
        p.heading[body] = way
      }
      const rule = judgeTarget(p, 0, target)?.rule ?? 'fire'
      met[rule] = (met[rule] ?? 0) + 1
      const { x, y } = lineOfFire
      const distances = pointsOf(p, target)
        .filter(([px, py]) => isInArc(p.heading[0], px - x, py - y))
        .map(([px, py]) => Math.hypot(px - x, py - y))
      const nearest = Math.min(...distances)
      if (rule === '7.4') {
        expect(distances).toEqual([])
        return
      }
      // A point of the grain lies near the nearest, unless only a sliver reaches into the arc.
      if (distances.length > 0) expect(lineOfFire.end.distance).toBeLessThanOrEqual(Math.ceil(nearest))
      if (distances.length > 40) expect(lineOfFire.end.distance).toBeGreaterThan(nearest - 3 * GRAIN)
      if (rule === '7.8') expect(lineOfFire.end.distance).toBeGreaterThan(20 * 64)
      else expect(lineOfFire.end.distance).toBeLessThanOrEqual(20 * 64)
      const friendly = Math.min(...pointsOf(p, other).map(toLine))
      if (rule === '7.5') expect(friendly).toBeLessThan(64 + GRAIN)
      if (rule === 'fire') expect(friendly).toBeGreaterThan(64 - 1)
    }),
    { numRuns: 300 },
  )
  expect(Object.keys(met).sort()).toEqual(['7.4', '7.5', '7.8', 'fire'])
})
