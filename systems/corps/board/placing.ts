/** Units that wait under a blind, and where they would stand (1.2, A5). */
import { eastward, INCH, northward, RIGHT_ANGLE, turned } from '../../../src/inches/index.ts'
import type { Figures, Standing } from '../../../src/web/inchboard/standing.ts'
import type { Choice } from '../../../src/web/inchboard/tabletop.ts'
import { type Laid, placeIn, stripsLaid } from '../rules/queries/asked.ts'
import { depthOf, frontOf } from '../rules/state/bodies.ts'
import { FORM_IDS } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import { formOf } from '../rules/state/slots.ts'
import { baseFace } from './faces.ts'

type Base = Extract<Standing, { kind: 'base' }>

/** A unit at a place, in a formation that it has not yet taken. */
function baseAs(p: Corps, unit: number, as: number, x: number, y: number, heading: number): Base {
  return {
    ...{ kind: 'base', body: unit, side: p.scenario.roster.army[unit], x, y, heading },
    ...{ front: frontOf(p, unit, as), depth: depthOf(p, unit, as) },
    face: { ...baseFace(p, unit), figures: FORM_IDS[as] as Figures },
  }
}

/** The choices by which units are placed. */
export const settings = (choices: readonly Choice[]): Choice[] => choices.filter(({ verb }) => verb === 'set')

/** The formations in which a unit can be placed, in the order of the list. */
export const formsOf = (choices: readonly Choice[], unit: number): number[] => [
  ...new Set(settings(choices).flatMap(({ body, legal }) => (body === unit ? [formOf(legal.b)] : []))),
]

/** Where a choice would place its unit. */
export function placedBy(p: Corps, { body, legal }: Choice): Base | undefined {
  const there = placeIn(p, body, legal.b)
  return there && baseAs(p, body, formOf(legal.b), there.x, there.y, there.heading)
}

/** How far from their strips waiting units stand, and from each other; cells. */
const BEFORE = 1.5 * INCH
const APART = INCH / 2

/**
 * The waiting units, side by side before their strips, where they hide none of the places behind; behind them where the
 * table ends. Each is in the formation that `formFor` gives.
 */
export function waiting(p: Corps, units: readonly number[], formFor: (unit: number) => number): Base[] {
  const strips = stripsLaid(p)
  const [first] = strips
  const { heading } = first
  const bases = units.map((unit) => baseAs(p, unit, formFor(unit), 0, 0, heading))
  const deepest = Math.max(0, ...bases.map(({ depth }) => depth))
  const width = bases.reduce((sum, { front }) => sum + front + APART, -APART)
  const middle = middleOf(strips)
  const right = turned(heading, RIGHT_ANGLE)
  const at = (ahead: number, aside: number): [number, number] => [
    Math.round(middle.x + eastward(heading, ahead) + eastward(right, aside)),
    Math.round(middle.y + northward(heading, ahead) + northward(right, aside)),
  ]
  const far = BEFORE + deepest / 2
  const { width: most, depth: high } = p.scenario
  const isOnTable = ([x, y]: [number, number]) => x > 0 && y > 0 && x < most && y < high
  const ahead = isOnTable(at(far + deepest / 2, 0)) ? far : -far
  let aside = -width / 2
  return bases.map((base) => {
    const [x, y] = at(ahead, aside + base.front / 2)
    aside += base.front + APART
    return { ...base, x, y }
  })
}

function middleOf(strips: readonly Laid[]): { x: number; y: number } {
  const sum = (of: 'x' | 'y') => strips.reduce((all, strip) => all + strip[of], 0) / strips.length
  return { x: sum('x'), y: sum('y') }
}

/** The place within reach of a drop (cells) that is nearest to it. */
export function nearestTo<B extends { readonly x: number; readonly y: number }>(
  places: readonly B[],
  [x, y]: readonly [number, number],
  reach: number,
): B | undefined {
  const far = (one: B) => Math.hypot(one.x - x, one.y - y)
  return places.filter((one) => far(one) <= reach).sort((one, other) => far(one) - far(other))[0]
}
