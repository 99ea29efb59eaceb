import { perSecond, rounded } from './measure.ts'

/** SAT.js doing what our table in inches does too. */

/** A base: centre (cells), heading (quarter degrees), front and depth (cells). */
export type Base = readonly [x: number, y: number, heading: number, front: number, depth: number]

interface Polygon {
  readonly points: readonly unknown[]
}
interface Library {
  Vector: new (x: number, y: number) => object
  Polygon: new (at: object, points: object[]) => Polygon
  testPolygonPolygon(a: Polygon, b: Polygon): boolean
}
/** Loaded by name, because a library that may not be installed has no known types. */
const LIBRARY: string = 'sat'

/** The number of pairs of bases a second that it tests for overlap. */
export async function measureSat(bases: readonly Base[]): Promise<number> {
  const { default: sat }: { default: Library } = await import(LIBRARY)
  const polygons = bases.map(([x, y, heading, front, depth]) => {
    const [sin, cos] = [Math.sin((heading * Math.PI) / 720), Math.cos((heading * Math.PI) / 720)]
    const corners = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
    const points = corners.map(
      ([right, ahead]) =>
        new sat.Vector(
          (right * front * cos + ahead * depth * sin) / 2,
          (ahead * depth * cos - right * front * sin) / 2,
        ),
    )
    return new sat.Polygon(new sat.Vector(x, y), points)
  })
  let found = 0
  const rate = perSecond(() => {
    for (const a of polygons) for (const b of polygons) found += Number(sat.testPolygonPolygon(a, b))
    return polygons.length * polygons.length
  })
  if (found === 0) throw new Error('SAT.js has found nothing')
  return rounded(rate)
}
