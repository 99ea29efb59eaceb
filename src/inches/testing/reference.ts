/**
 * The same geometry in fractions of large integers, as slow and plain as can be: the reference for the fast one. For
 * tests only.
 */
import type { Convex } from '../convex.ts'

/** A fraction; its denominator is positive. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

type Place = readonly [Fraction, Fraction]

const fraction = (top: bigint, bottom = 1n): Fraction =>
  bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }
const plus = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
const times = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom)
const over = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom, a.bottom * b.top)
const minus = (a: Fraction, b: Fraction) => plus(a, fraction(-b.top, b.bottom))
export const sign = ({ top }: Fraction): number => Number(top > 0n) - Number(top < 0n)
const isLess = (a: Fraction, b: Fraction): boolean => sign(minus(a, b)) < 0

export const placesOf = ({ count, xs, ys }: Convex): Place[] =>
  Array.from({ length: count }, (_, k) => [fraction(BigInt(xs[k])), fraction(BigInt(ys[k]))])

const step = (a: Place, b: Place): Place => [minus(b[0], a[0]), minus(b[1], a[1])]
const cross = (a: Place, b: Place): Fraction => minus(times(a[0], b[1]), times(a[1], b[0]))
const dot = (a: Place, b: Place): Fraction => plus(times(a[0], b[0]), times(a[1], b[1]))
const next = <T>(all: readonly T[], k: number): T => all[(k + 1) % all.length] as T

/** The part of an outline in the half plane to the left of a line through a place along a vector. */
export function clip(outline: readonly Place[], at: Place, along: Place): Place[] {
  const side = (p: Place) => cross(along, step(at, p))
  return outline.flatMap((p, k) => {
    const q = next(outline, k)
    const [here, there] = [side(p), side(q)]
    const kept = sign(here) >= 0 ? [p] : []
    if (sign(here) * sign(there) >= 0) return kept
    const part = over(here, minus(here, there))
    const [dx, dy] = step(p, q)
    return [...kept, [plus(p[0], times(part, dx)), plus(p[1], times(part, dy))] as const]
  })
}

/** Twice the area that an outline has in common with a convex one, both counter-clockwise. */
export function commonArea(outline: readonly Place[], convex: readonly Place[]): Fraction {
  let left = [...outline]
  for (const [k, place] of convex.entries()) left = clip(left, place, step(place, next(convex, k)))
  return left.reduce((sum, p, k) => plus(sum, cross(p, next(left, k))), fraction(0n))
}

function toSegment(p: Place, a: Place, b: Place): Fraction {
  const [edge, from, to] = [step(a, b), step(a, p), step(b, p)]
  const along = dot(edge, from)
  const length = dot(edge, edge)
  if (sign(along) <= 0) return dot(from, from)
  if (!isLess(along, length)) return dot(to, to)
  const across = cross(edge, from)
  return over(times(across, across), length)
}

/** Is a place within a convex outline, or on its border? Points and segments have no inside. */
const isIn = (p: Place, outline: readonly Place[]): boolean =>
  outline.length > 2 && outline.every((a, k) => sign(cross(step(a, next(outline, k)), step(a, p))) >= 0)

function edgesCross(a: Place, b: Place, c: Place, d: Place): boolean {
  const [ab, cd] = [step(a, b), step(c, d)]
  return (
    sign(cross(ab, step(a, c))) * sign(cross(ab, step(a, d))) < 0 &&
    sign(cross(cd, step(c, a))) * sign(cross(cd, step(c, b))) < 0
  )
}

/** The square of the distance between two convex outlines. */
export function gapSquared(one: readonly Place[], other: readonly Place[]): Fraction {
  const meet =
    one.some((p) => isIn(p, other)) ||
    other.some((p) => isIn(p, one)) ||
    one.some((a, j) => other.some((c, k) => edgesCross(a, next(one, j), c, next(other, k))))
  if (meet) return fraction(0n)
  const ways = [
    ...one.flatMap((p) => other.map((a, k) => toSegment(p, a, next(other, k)))),
    ...other.flatMap((p) => one.map((a, k) => toSegment(p, a, next(one, k)))),
  ]
  return ways.reduce((least, way) => (isLess(way, least) ? way : least))
}

/** The least whole number whose square is at least a fraction. */
export function rootUp(square: Fraction): number {
  // Divided first: what clipping leaves can be too large for a double.
  let root = Math.ceil(Math.sqrt(Number(square.top / square.bottom)))
  const isEnough = (n: number): boolean => BigInt(n) * BigInt(n) * square.bottom >= square.top
  while (root > 0 && isEnough(root - 1)) root--
  while (!isEnough(root)) root++
  return root
}
