/** 9.1, A46, A77, A153 Into built-up areas and woods: which units may enter, and by which way. */
import { type Area, type Body, type Convex, isWhollyOn, makeConvex, standsOn } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { isSameSection } from '../state/cover.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { isEnemy } from './clearance.ts'
import { isOnRoad } from './roads.ts'
import { passesNear, setWay, wayHull } from './way.ts'

const TAKEN = refusal('A46', 'A section of a built-up area or wood takes one brigade of an army.')
const HELD = refusal('9.1', 'Enemies are inside: a brigade gets in by a fight for the edge.')
const STILL_IN = refusal('A47', 'In this game a brigade leaves a built-up area in three moves: it cannot go out yet.')
const BY_ROAD = refusal('A46', 'Cavalry and guns pass a built-up area along a road only, in column or limbered.')

const _place = makeConvex(1)

/** Why infantry may not get into an area, to this place, because of a unit wholly inside that section of it (A128). */
function judgeInside(p: Corps, body: number, area: Area, { x, y }: Body): Refusal | undefined {
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (unit === body || !isOn(p, unit) || p.morale[unit] === morale.ROUT) continue
    if (!isWhollyOn(area, shapeOf(p, unit)) || !isSameSection(p, area, x, y, p.x[unit], p.y[unit])) continue
    if (!isEnemy(p, body, unit)) return TAKEN
    // 8.2, 8.6 Only infantry fights for an edge: cavalry gives way, and guns are charged (A79).
    if (p.scenario.roster.arm[unit] === arm.INFANTRY) return HELD
  }
  return undefined
}

/** Does a unit get wholly inside an area? A unit that stands half in it is outside. */
const getsInside = (area: Area, from: Convex, to: Convex): boolean => isWhollyOn(area, to) && !isWhollyOn(area, from)

/** Does a unit come on to a section that it did not stand on, or get wholly inside it? */
const entersSection = (section: Area, from: Convex, to: Convex): boolean =>
  standsOn(section, to) && (!standsOn(section, from) || getsInside(section, from, to))

/** A77 Why infantry may not get inside a wood. */
function judgeWoods(p: Corps, body: number, from: Body, to: Body): Refusal | undefined {
  for (const wood of p.scenario.ground.woods) {
    const why = passesNear(wood, 0) && getsInside(wood, from, to) ? judgeInside(p, body, wood, to) : undefined
    if (why !== undefined) return why
  }
  return undefined
}

/** Does a unit keep to a road, in a formation that can: with its middle on one at both ends of its way? */
const keepsToRoad = (p: Corps, from: Body, to: Body, as: number): boolean =>
  (as === form.HORSE_COLUMN || as === form.LIMBERED) && isOnRoad(p, from) && isOnRoad(p, to)

/** A47 With the option: has a brigade formed up in a section too recently to leave it yet? */
function isHeldIn(p: Corps, body: number, from: Body, to: Body): boolean {
  if (p.scenario.fights.exit === 0 || p.move >= p.settled[body] || p.form[body] === form.GARRISON) return false
  for (const section of p.scenario.ground.sections) if (isWhollyOn(section, from)) return !isWhollyOn(section, to)
  return false
}

/**
 * Do built-up areas and woods let a unit go so, or turn or form so (`as` is its formation then)? Cavalry and guns that their blind has brought into one, off its roads, may get out of it. Blinds are not
 * asked.
 */
export function judgeEntering(p: Corps, body: number, from: Body, to: Body, as: number): Refusal | undefined {
  const { roster, ground } = p.scenario
  const of = roster.arm[body]
  if (of === arm.NONE) return undefined
  if (isHeldIn(p, body, from, to)) return STILL_IN
  setWay(from, to)
  for (const section of ground.sections) {
    if (!passesNear(section, 0) || !standsOn(section, wayHull())) continue
    if (of !== arm.INFANTRY) {
      const comesOut = standsOn(section, from) && !isOnRoad(p, from)
      if (!comesOut && !keepsToRoad(p, from, to, as)) return BY_ROAD
    } else if (entersSection(section, from, to)) {
      const why = judgeInside(p, body, section, to)
      if (why !== undefined) return why
    }
  }
  return of === arm.INFANTRY ? judgeWoods(p, body, from, to) : undefined
}
