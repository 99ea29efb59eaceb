/** 7.9 to 7.11 What the dice need: by the kind of the target and the range, and what modifies them. */
import { type Convex, cross, makeConvex, placeAlong, setPoint, within } from '../../../../src/inches/index.ts'
import { endsIn } from '../sight/cover.ts'
import { shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import { BAND_IDS, GUN_FACTOR_IDS, gunFactor, target as kind } from '../state/gunnery.ts'
import type { Corps } from '../state/position.ts'

const crossing = { near: 0, far: 0 }
const place = { x: 0, y: 0 }
const spot: Convex = makeConvex(1)

/** A103 Does a line cross one of these hedges or walls within the cover of the shape that it ends at? */
function isBehind(p: Corps, lines: readonly Convex[], shape: Convex, way: Convex): boolean {
  const { xs, ys } = way
  for (const one of lines) {
    if (!within(one, way, 0) || !cross(xs[0], ys[0], xs[1], ys[1], one, crossing)) continue
    placeAlong(xs[0], ys[0], xs[1], ys[1], crossing.near, place)
    if (within(setPoint(spot, place.x, place.y), shape, p.scenario.gunnery.cover)) return true
  }
  return false
}

/** 7.10, A103 What covers a unit at the end of a line of fire: of two kinds the better. */
export function coverAt(p: Corps, unit: number, way: Convex): number {
  const { ground } = p.scenario
  const shape = shapeOf(p, unit)
  const x = way.xs[1]
  const y = way.ys[1]
  if (endsIn(ground.sections, shape, x, y) || isBehind(p, ground.walls, shape, way)) return kind.HARD
  if (endsIn(ground.woods, shape, x, y) || isBehind(p, ground.hedges, shape, way)) return kind.SOFT
  return kind.OPEN
}

/** 7.10, A23, A120 The total that one hit needs: for artillery in cover the higher of its two numbers. */
export function neededFor(p: Corps, unit: number, cover: number, band: number): number {
  const { needs } = p.scenario.gunnery
  const inCover = needs[cover * BAND_IDS.length + band]
  if (p.scenario.roster.arm[unit] !== arm.ARTILLERY) return inCover
  return Math.max(inCover, needs[kind.GUNS * BAND_IDS.length + band])
}

/** The modifiers listed last: which of `GUN_FACTOR_IDS`, and how much; and their sum. */
export const listed = {
  factors: new Int8Array(GUN_FACTOR_IDS.length),
  values: new Int8Array(GUN_FACTOR_IDS.length),
  count: 0,
  total: 0,
}

function list(factor: number, value: number): void {
  if (value === 0) return
  listed.factors[listed.count] = factor
  listed.values[listed.count++] = value
  listed.total += value
}

/** 7.9 Lists the modifiers of a battery's dice: into `listed`. */
export function listModifiers(p: Corps, battery: number, isBounce: boolean): void {
  const { gunnery, roster } = p.scenario
  const grade = roster.determination[battery]
  listed.count = 0
  listed.total = 0
  if (grade > 0) list(gunFactor.CLASS_A, gunnery.modifiers[gunFactor.CLASS_A])
  if (grade < 0) list(gunFactor.CLASS_C, gunnery.modifiers[gunFactor.CLASS_C])
  list(gunFactor.CASUALTY, gunnery.modifiers[gunFactor.CASUALTY] * p.casualties[battery])
  if (isBounce) list(gunFactor.BOUNCE, gunnery.modifiers[gunFactor.BOUNCE])
}

/** 7.11, A24 How many hits a total makes. */
export const hitsOf = (p: Corps, total: number, needed: number): number =>
  total < needed ? 0 : total < p.scenario.gunnery.double * needed ? 1 : 2
