/** The bodies on the table as shapes: kept from question to question, and checked at each reading. */
import { type Body, type Convex, makeBody, setBody, setPoint, turned } from '../../../../src/inches/index.ts'
import { form } from './forms.ts'
import { type Corps, OFF } from './position.ts'
import { MOST_STRIPS } from './slots.ts'

/** The most bodies that a scenario can have: an action names one in 7 bits. */
export const MOST_BODIES = 128

/**
 * All corners lie within this many cells of the middle, whatever the heading: of any formation, and of the widest
 * blind.
 */
export function extentsOf(fronts: Int16Array, depths: Int16Array): { unit: number; blind: number } {
  // Half of both sides, and a cell for rounding.
  const extent = (front: number, depth: number) => ((front + depth) >> 1) + 1
  return {
    unit: Math.max(...Array.from(fronts, (front, as) => extent(front, depths[as]))),
    blind: extent(MOST_STRIPS * fronts[form.BLIND], depths[form.BLIND]),
  }
}

const NOWHERE = -2

/** For each body the last shape asked for, with the cells that it was made from. */
const kept = Array.from({ length: MOST_BODIES }, () => ({
  body: makeBody(),
  x: NOWHERE,
  y: 0,
  heading: 0,
  front: 0,
  depth: 0,
}))

/** Fronts and depths of a body in cells as it stands, or in another formation. */
export const frontOf = (p: Corps, body: number, as = p.form[body]): number =>
  p.scenario.fronts[as] * (as === form.BLIND ? p.strips[body] : 1)
export const depthOf = (p: Corps, body: number, as = p.form[body]): number => p.scenario.depths[as]

export const isOn = (p: Corps, body: number): boolean => p.x[body] !== OFF

/** Is it a general, who blocks neither ways nor fire (A53)? */
export const isGeneral = (p: Corps, body: number): boolean =>
  body >= p.scenario.roster.generals && body < p.scenario.roster.blinds

/**
 * The shape of a body that is on the table: a rectangle, or a general's disc. It stays right until the same body is
 * asked for in another position; do not keep it, and do not write to it.
 */
export function shapeOf(p: Corps, body: number): Body {
  const one = kept[body]
  const x = p.x[body]
  const y = p.y[body]
  const heading = p.heading[body]
  const front = frontOf(p, body)
  const depth = depthOf(p, body)
  if (one.x === x && one.y === y && one.heading === heading && one.front === front && one.depth === depth)
    return one.body
  one.x = x
  one.y = y
  one.heading = heading
  one.front = front
  one.depth = depth
  if (isGeneral(p, body)) return discAt(one.body, x, y, front >> 1)
  one.body.count = 4
  one.body.radius = 0
  return setBody(one.body, x, y, heading, front, depth)
}

/** Makes a body a general's disc. */
export function discAt(body: Body, x: number, y: number, radius: number): Body {
  setPoint(body, x, y, radius)
  body.x = x
  body.y = y
  return body
}

/** Writes into `into` the shape that a body would have elsewhere; not for generals. */
export function shapeAt(p: Corps, body: number, into: Body, x: number, y: number, heading: number, as: number): Body {
  return setBody(into, x, y, heading, frontOf(p, body, as), depthOf(p, body, as))
}

/** Is a shape wholly on the table? */
export const isOnTable = ({ width, depth }: Corps['scenario'], shape: Convex): boolean =>
  shape.west >= 0 && shape.south >= 0 && shape.east <= width && shape.north <= depth

/** The opposite heading. */
export const opposite = (heading: number): number => turned(heading, 720)
