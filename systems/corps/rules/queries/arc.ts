/** 7.4, 7.8, 11.2, 12.2, A27 What lies before a unit: its arc and the ranges in it, its front, flanks and rear. */
import {
  type Body,
  DEGREE,
  eastward,
  FRONT_LEFT,
  FRONT_RIGHT,
  INCH,
  makeBody,
  northward,
  REAR_LEFT,
  REAR_RIGHT,
  turned,
} from '../../../../src/inches/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { poseAfter } from '../movement/pose.ts'
import { rateOf } from '../movement/rates.ts'
import { frontOf, shapeAt } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { BAND_IDS } from '../state/gunnery.ts'
import { placeOf, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { mustBeWay, mustGo, type Spot, spotAt } from './answers.ts'

/** Quarter degrees between the points of a curve. */
const FINE = 5 * DEGREE
/** A27 The lines from the corners of a front run outward at half a right angle. */
const OUTWARD = 45 * DEGREE

/** Corners clockwise, from the left of the front. */
const CLOCKWISE = [FRONT_LEFT, FRONT_RIGHT, REAR_RIGHT, REAR_LEFT]

/** A range: its name, how many inches, and the outline of what lies in it and in the arc. */
interface Band {
  readonly id: string
  readonly inches: number
  readonly outline: readonly Spot[]
}

export interface Arc {
  /** From where it is measured: the middle of the front. */
  readonly from: Spot
  /** Degrees from north, and to either side of it; 180 for a base without flanks. */
  readonly heading: number
  readonly arc: number
  /** From the nearest. */
  readonly bands: readonly Band[]
}

/** Points of a part of a circle about a place, from one heading to another. */
function curve(x: number, y: number, from: number, to: number, cells: number): Spot[] {
  const points: Spot[] = []
  for (let heading = from; heading < to; heading += FINE)
    points.push(spotAt(x + eastward(turned(0, heading), cells), y + northward(turned(0, heading), cells)))
  points.push(spotAt(x + eastward(turned(0, to), cells), y + northward(turned(0, to), cells)))
  return points
}

/** 7.8 The sectors of a battery: its `short` and `long` range. */
function ofGuns(p: Corps, battery: number, x: number, y: number, heading: number): Arc {
  const { arc, ranges } = p.scenario.gunnery
  const bands = BAND_IDS.map((id, band): Band => {
    const cells = ranges[(band * ranges.length) / BAND_IDS.length + p.scenario.roster.weight[battery]]
    return { id, inches: cells / INCH, outline: [spotAt(x, y), ...curve(x, y, heading - arc, heading + arc, cells)] }
  })
  return { from: spotAt(x, y), heading: heading / DEGREE, arc: arc / DEGREE, bands }
}

/** What lies within a range of a front, between the lines outward from its corners. */
function beforeFront(x: number, y: number, heading: number, front: number, cells: number): Spot[] {
  const [right, left] = [turned(heading, 90 * DEGREE), turned(heading, -90 * DEGREE)]
  const corner = (to: number): [number, number] => [x + eastward(to, front / 2), y + northward(to, front / 2)]
  const [leftX, leftY] = corner(left)
  const [rightX, rightY] = corner(right)
  return [
    spotAt(rightX, rightY),
    spotAt(leftX, leftY),
    ...curve(leftX, leftY, heading - OUTWARD, heading, cells),
    ...curve(rightX, rightY, heading, heading + OUTWARD, cells),
  ]
}

/** What lies within a range of a base that has no flank: a square, a garrison. */
function around({ xs, ys }: Body, heading: number, cells: number): Spot[] {
  return CLOCKWISE.flatMap((corner, k) => {
    const from = heading + (k - 1) * 90 * DEGREE
    return curve(xs[corner], ys[corner], from, from + 90 * DEGREE, cells)
  })
}

/** 11.2, 12.2, 13.2 How far a brigade fires, and how far it can go in. */
function ofTroops(p: Corps, unit: number, base: Body, heading: number): Arc {
  const { firefight, skirmish } = p.scenario.fights
  const [x, y] = [base.x + base.aheadX, base.y + base.aheadY]
  const isRound = p.form[unit] === form.SQUARE || p.form[unit] === form.GARRISON
  const isHorse = p.scenario.roster.arm[unit] === arm.CAVALRY
  const band = (id: string, cells: number): Band => ({
    id,
    inches: cells / INCH,
    outline: isRound ? around(base, heading, cells) : beforeFront(x, y, heading, frontOf(p, unit), cells),
  })
  const bands = isHorse ? [] : [band('firefight', firefight), band('skirmish', skirmish.reach)]
  const rate = rateOf(p, unit)
  if (!isRound) bands.push(band(isHorse ? 'charge' : 'assault', rate))
  bands.sort((one, other) => one.inches - other.inches)
  return { from: spotAt(x, y), heading: heading / DEGREE, arc: isRound ? 180 : OUTWARD / DEGREE, bands }
}

/**
 * The ranges of a unit from where it would stand after a move (numbers of `poses.ts`; where it stands if they are left
 * out): for guns, those in their arc; for other units, those of fire, and how far they can go in, before the lines
 * outward from the corners of their front. What is between, and orders, are not asked. Throws a UserError where there
 * is no such unit on the table, or no such move.
 */
export function arcOf(p: Corps, unit: number, turn = turnOf(0), place = placeOf(0, 0)): Arc {
  mustGo(p, unit)
  mustBeWay(turn, place)
  if (unit >= p.morale.length) throw new UserError(`body ${unit} is a blind`)
  const { x, y, heading } = poseAfter(p, unit, turn, place)
  return arcAt(p, unit, x, y, heading)
}

const base = makeBody()

/** The same for a unit that would have this pose (cells, quarter degrees). */
export function arcAt(p: Corps, unit: number, x: number, y: number, heading: number): Arc {
  const body = shapeAt(p, unit, base, x, y, heading, p.form[unit])
  if (p.scenario.roster.arm[unit] !== arm.ARTILLERY) return ofTroops(p, unit, body, heading)
  return ofGuns(p, unit, body.x + body.aheadX, body.y + body.aheadY, heading)
}
