/** Generals in the hand: they ride any way, to quarters of an inch. */
import { INCH, span } from '../../../../src/inches/index.ts'
import type { Measured, Note, Spot } from '../../../../src/web/inchboard/hand/handling.ts'
import { saidInches } from '../../../../src/web/inchboard/hand/said.ts'
import { type Mover, poseAt, STEP, type Way } from '../../../../src/web/inchboard/hand/way.ts'
import { rateOf } from '../../rules/queries/asked.ts'
import { commandReach } from '../../rules/queries/command.ts'
import { frontOf } from '../../rules/state/bodies.ts'
import { pointOf, points, xOf, yOf } from '../../rules/state/points.ts'
import type { Corps } from '../../rules/state/position.ts'
import { tHand } from '../../words/hand/t.ts'
import { bodyName } from '../faces.ts'

/** Cells of a quarter of an inch, and steps of it. */
const QUARTER = INCH / 4
const GRAIN = QUARTER / STEP

/** The nearest of the places that generals ride to. */
const onGrid = (at: number): number => Math.round(at / QUARTER) * QUARTER

/**
 * What limits a general. The way is counted from the nearest place that he could ride to: north ahead, east to the
 * right.
 */
export function rider(p: Corps, general: number): Mover {
  const [fromX, fromY, rate] = [p.x[general], p.y[general], rateOf(p, general)]
  const [x, y] = [onGrid(fromX), onGrid(fromY)]
  const across = frontOf(p, general)
  const { width, depth } = p.scenario
  return {
    x,
    y,
    heading: 0,
    front: across,
    depth: across,
    rate: rate + QUARTER,
    mostTurn: 0,
    facesBy: 0,
    grain: GRAIN,
    goesRound: true,
    isSlow: () => false,
    isWritten(ahead, right) {
      const [toX, toY] = [x + right * STEP, y + ahead * STEP]
      if (ahead % GRAIN !== 0 || right % GRAIN !== 0 || span(fromX, fromY, toX, toY) > rate) return false
      const half = across / 2
      return toX >= half && toY >= half && toX <= width - half && toY <= depth - half
    },
  }
}

const pointAt = (p: Corps, general: number, way: Way): number => {
  const { x, y } = poseAt(rider(p, general), way)
  return pointOf(x, y) ?? 0
}

/** The action for this ride. */
export const rideText = (p: Corps, general: number, way: Way): string =>
  `ride ${p.scenario.roster.names[general]} > ${points.print(pointAt(p, general, way))}`

/** A ride as it is typed: inches from the west and from the south, `34.25,16`. */
export const printedRide = (p: Corps, general: number, way: Way): string => points.print(pointAt(p, general, way))

/** The ride that this text means; undefined if it means none. */
export function typedRide(p: Corps, general: number, text: string): Way | undefined {
  const point = points.parse(text.trim())
  if (point === undefined) return undefined
  const { x, y } = rider(p, general)
  return { turn: 0, ahead: (yOf(point) - y) / STEP, right: (xOf(point) - x) / STEP }
}

/** Where he can ride: a circle. */
export function ridesTo(p: Corps, general: number): Spot[] {
  const rate = rateOf(p, general)
  return Array.from({ length: 48 }, (_, k): Spot => {
    const angle = (k * Math.PI) / 24
    return [p.x[general] + rate * Math.sin(angle), p.y[general] + rate * Math.cos(angle)]
  })
}

/** The circle within which he gives orders: from the edge of his base. */
const ring = ([x, y]: Spot, cells: number): Spot[] =>
  Array.from(
    { length: 48 },
    (_, k): Spot => [x + cells * Math.sin((k * Math.PI) / 24), y + cells * Math.cos((k * Math.PI) / 24)],
  )

/** What a ride comes to: how far, and which units he would reach. */
export function measureRide(p: Corps, general: number, way: Way, refusal: Measured['refusal']): Measured {
  const point = pointAt(p, general, way)
  const found = commandReach(p, general - p.scenario.roster.generals, point)
  const [x, y] = [xOf(point), yOf(point)]
  const lost = found.units.filter(({ isIn }) => !isIn)
  const notes: Note[] = [
    {
      text: tHand('reaches', {
        count: found.units.length - lost.length,
        all: found.units.length,
        radius: found.radius,
      }),
      isBad: false,
    },
  ]
  if (lost.length > 0)
    notes.push({ text: tHand('beyond', { units: lost.map(({ unit }) => bodyName(p, unit)).join(', ') }), isBad: true })
  return {
    used: found.ride,
    rate: found.rate,
    left: found.rate - found.ride,
    corner: '',
    from: [p.x[general], p.y[general]],
    to: [x, y],
    way: [],
    ranges: found.units.length === 0 ? [] : [ring([x, y], found.radius * INCH + frontOf(p, general) / 2)],
    inWay: [],
    strikes: found.units.filter(({ isIn }) => isIn).map(({ unit }) => unit),
    notes,
    near: saidInches(found.ride) === 0 ? '' : tHand('rides', { inches: saidInches(found.ride) }),
    refusal,
  }
}
