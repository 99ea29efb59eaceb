import type { Figure } from '../src/cli/bench.ts'
import {
  advance,
  type Body,
  gap,
  hull,
  INCH,
  isWithinRate,
  makeBody,
  makeConvex,
  overlap,
  setBody,
  within,
} from '../src/inches/index.ts'
import { randomSource } from '../src/kernel/index.ts'
import { perSecond, rounded } from './measure.ts'
import { type Base, measureSat } from './sat.ts'

/** Our figures for a table in inches with two armies on it, beside those of SAT.js. */

/** The number of bodies in two armies. */
const BODIES = 64
/** The side of the table. */
const SIDE = 72 * INCH
const MOVES = 256

/** Fronts and depths of formations (lines, columns, squares, guns), in inches. */
const FORMATIONS = [
  [6, 1],
  [3, 2],
  [1.5, 4],
  [3, 3],
  [6, 1.5],
] as const

/** A JavaScript engine may skip work whose result is never used. */
let seen = 0

/** `beside`: whether the peer is there. */
export async function inchFigures(beside: boolean): Promise<Figure[]> {
  const chance = randomSource(1)
  const bases = Array.from({ length: BODIES }, (_, k): Base => {
    const [front, depth] = FORMATIONS[k % FORMATIONS.length] as readonly [number, number]
    return [chance(SIDE), chance(SIDE), chance(1440), front * INCH, depth * INCH]
  })
  const bodies = bases.map((base) => setBody(makeBody(), ...base))
  const peer = beside ? await measureSat(bases) : undefined
  const moves = Array.from({ length: MOVES }, () => {
    const of = chance(BODIES)
    const [x, y, heading, front, depth] = bases[of] as Base
    return {
      of,
      to: [x + chance(8 * INCH), y + chance(8 * INCH), (heading + chance(180)) % 1440, front, depth] as const,
    }
  })
  const pairs = (test: (a: Body, b: Body) => boolean) =>
    perSecond(() => {
      for (const a of bodies) for (const b of bodies) seen += Number(test(a, b))
      return BODIES * BODIES
    })
  const [to, way] = [makeBody(), makeConvex()]
  const judged = perSecond(() => {
    for (const move of moves) {
      setBody(to, ...move.to)
      const from = bodies[move.of] as Body
      if (!isWithinRate(from, to, 8 * INCH)) continue
      hull(from, to, way)
      for (const other of bodies) if (other !== from && overlap(way, other)) seen++
      for (const other of bodies) if (other !== from && within(to, other, 4 * INCH)) seen++
    }
    return MOVES
  })
  const distances = perSecond(() => {
    for (const a of bodies) for (const b of bodies) seen += gap(a, b)
    return BODIES * BODIES
  })
  const contacts = perSecond(() => {
    for (const { of, to } of moves)
      seen += advance(bodies[of] as Body, to[2], 16 * INCH, bodies[(of + 7) % BODIES] as Body)
    return MOVES
  })
  if (seen === 0) throw new Error('nothing stands on the table')
  return [
    figure('overlap of bases', pairs(overlap), 'pairs/s', peer),
    figure(
      'bases within 4 inches',
      pairs((a, b) => within(a, b, 4 * INCH)),
      'pairs/s',
    ),
    figure('distances edge to edge', distances, 'pairs/s'),
    figure('a move judged among 64 bases: rate, way, 4 inches', 1e6 / judged, 'µs'),
    figure('an advance to a base', 1e6 / contacts, 'µs'),
  ]
}

const figure = (name: string, value: number, unit: string, peer?: number): Figure => ({
  name: `inches: ${name}`,
  value: rounded(value),
  unit,
  ...(peer !== undefined && { peer: { name: 'SAT.js', value: peer }, ratio: rounded(value / peer) }),
})
