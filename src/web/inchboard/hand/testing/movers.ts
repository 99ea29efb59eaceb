/** Bodies that can be moved, for tests of the hand. For tests only. */
import fc from 'fast-check'
import { FULL_TURN, INCH, makeBody, setBody } from '../../../../inches/index.ts'
import type { Neighbour } from '../snap.ts'
import type { Mover } from '../way.ts'

/** A brigade in column of attack that looks north from the middle of a table. */
export const column = (more: Partial<Mover> = {}): Mover => ({
  x: 36 * INCH,
  y: 30 * INCH,
  heading: 0,
  front: 3 * INCH,
  depth: 2 * INCH,
  rate: 6 * INCH,
  mostTurn: 45,
  facesBy: 0,
  grain: 1,
  goesRound: false,
  isSlow: () => false,
  isWritten: (ahead, right) => ahead >= -32 && ahead <= 256 && Math.abs(right) <= 182,
  ...more,
})

/** Bases of all formations, at any heading, with their rates. */
export const movers: fc.Arbitrary<Mover> = fc
  .record({
    heading: fc.integer({ min: 0, max: FULL_TURN - 1 }),
    base: fc.constantFrom([1.5, 4, 8], [3, 2, 6], [6, 1, 4], [3, 3, 16], [6, 1.5, 12], [3, 2, 1], [12, 1, 4]),
  })
  .map(({ heading, base: [front = 0, depth = 0, rate = 0] }) =>
    column({ heading, front: front * INCH, depth: depth * INCH, rate: rate * INCH }),
  )

export const turns = fc.integer({ min: -45, max: 45 })

/** Another base on the table: inches and degrees. */
export function neighbour(
  body: number,
  isEnemy: boolean,
  x: number,
  y: number,
  degrees = 0,
  front = 3,
  depth = 2,
): Neighbour {
  const pose = { x: x * INCH, y: y * INCH, heading: degrees * 4, front: front * INCH, depth: depth * INCH }
  return { body, isEnemy, ...pose, shape: setBody(makeBody(), pose.x, pose.y, pose.heading, pose.front, pose.depth) }
}
