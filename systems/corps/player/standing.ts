/** What a place, a heading and a formation are worth to a unit. */
import {
  type Area,
  bearing,
  FRONT,
  FULL_TURN,
  forward,
  gapToArea,
  INCH,
  isWhollyOn,
  isWithinArc,
  makeConvex,
  rightward,
  setPoint,
  standsOn,
  turnBetween,
  zoneOf,
} from '../../../src/inches/index.ts'
import { hasBeforeIt, judgeAssault, rateOf } from '../rules/queries/asked.ts'
import { shapeOf } from '../rules/state/bodies.ts'
import { coverOf, sideOf } from '../rules/state/cover.ts'
import { fight } from '../rules/state/fights.ts'
import { arm, form } from '../rules/state/forms.ts'
import { type Corps, mark, morale } from '../rules/state/position.ts'
import type { Scene } from './scene.ts'
import { inches } from './survey.ts'
import { lateness } from './victory.ts'
import { bestShotFrom, lossIfCaught, lossOfAll, worthOfFight, worthOfSkirmish } from './worth.ts'

/** About half the depth of two bases: what lies between centres in addition to the gap. */
const BASES = 2.5
/** Inches between centres within which an enemy is considered at all. */
const CARE = 26
/** Inches that infantry can go and attack in one turn, and that cavalry can ride. */
const STRIKE = 11
const RIDE = 14
/** Inches that cavalry keeps from infantry. */
const GIVES = 5
/** Inches at which guns do most harm. */
const SHORT = 8
/** Enemies nearer than this make a column of march dangerous. */
const NEAR = 14

const centre = makeConvex(1)

/** Does it have neither flank nor rear? */
export const isAllRound = (as: number): boolean => as === form.SQUARE || as === form.GARRISON

/** 1 up to a distance, and less the farther beyond it. */
const fading = (gap: number, reach: number, over: number): number =>
  gap <= reach ? 1 : Math.max(0, 1 - (gap - reach) / over)

/** Inches from the unit to its goal, to the middle of a section that it is to hold; 0 if it has none. */
function gapToGoal({ t, unit, goal, post, section }: Scene): number {
  if (post !== undefined) return inches(t.x[unit] - post[0], t.y[unit] - post[1])
  if (section !== undefined)
    return inches(t.x[unit] - (section.west + section.east) / 2, t.y[unit] - (section.south + section.north) / 2)
  if (goal.length === 0) return 0
  setPoint(centre, t.x[unit], t.y[unit])
  let least = Number.POSITIVE_INFINITY
  for (const area of goal) least = Math.min(least, gapToArea(area, centre))
  return least / INCH
}

/** How far a unit faces away from its goal: 0 to 1 for half a turn. */
function offGoal({ t, unit, goal, post }: Scene): number {
  const area = goal[0]
  if (post === undefined && area === undefined) return 0
  const [x, y] = post ?? [(area.west + area.east) / 2, (area.south + area.north) / 2]
  const off = turnBetween(t.heading[unit], bearing(x - t.x[unit], y - t.y[unit]))
  return Math.abs(off) / (FULL_TURN / 2)
}

/** How far a place is ahead of a body, and to its right, in inches. */
function ahead(t: Corps, body: number, x: number, y: number): readonly [ahead: number, right: number] {
  const [heading, dx, dy] = [t.heading[body], x - t.x[body], y - t.y[body]]
  return [forward(heading, dx, dy) / INCH, rightward(heading, dx, dy) / INCH]
}

/** Does one body have another in its front? Squares and garrisons have everything in it. */
function faces(t: Corps, body: number, other: number): boolean {
  if (isAllRound(t.form[body])) return true
  const { x, y } = shapeOf(t, other)
  return zoneOf(shapeOf(t, body), t.heading[body], x, y) === FRONT
}

/** What an enemy may do to a unit that stands so, and how much of it to fear. */
function menace(scene: Scene, foe: number, gap: number): number {
  const { taste, t, unit, arm: own } = scene
  const of = t.scenario.roster.arm[foe]
  if (t.morale[foe] >= morale.SHAKEN) return 0
  if (of === arm.CAVALRY) return taste.ridden * fading(gap, RIDE / 2, RIDE / 2) * lossToHorse(scene, foe)
  if (of !== arm.INFANTRY) return 0
  // 8.3 Cavalry gives way to infantry.
  if (own === arm.CAVALRY) return gap < GIVES ? taste.driven : 0
  const reach = fading(gap, STRIKE / 2, STRIKE / 2)
  if (reach === 0) return 0
  if (own === arm.ARTILLERY) return taste.menaced * reach * lossOfAll(taste, t, unit)
  if (!faces(t, unit, foe)) return taste.menaced * reach * lossIfCaught(taste, t, unit)
  return taste.menaced * reach * Math.max(0, worthOfFight(taste, t, fight.ASSAULT, foe, unit))
}

/** What cavalry does to a unit that it charges. */
function lossToHorse({ taste, t, unit }: Scene, foe: number): number {
  const as = t.form[unit]
  if (isAllRound(as)) return 0
  if (t.scenario.roster.arm[unit] === arm.ARTILLERY) return taste.elusive * lossOfAll(taste, t, unit)
  if (as === form.MARCH || as === form.HORSE_COLUMN || !faces(t, unit, foe)) return lossIfCaught(taste, t, unit)
  return Math.max(0, worthOfFight(taste, t, as === form.HORSE_LINE ? fight.CAVALRY : fight.ON_INFANTRY, foe, unit))
}

/** What cavalry may do from here, in its own turn or at an opportunity. */
function promise({ taste, t, unit }: Scene, foe: number, gap: number): number {
  const as = t.form[foe]
  if (foe >= t.morale.length || isAllRound(as) || coverOf(t, foe) !== undefined) return 0
  const [on, right] = ahead(t, unit, t.x[foe], t.y[foe])
  const isAhead = on > Math.abs(right)
  const near = fading(gap, rateOf(t, unit) / INCH - 1, 12) * (isAhead ? 1 : 0.3)
  const { x, y, aheadX, aheadY } = shapeOf(t, unit)
  const isFlank = zoneOf(shapeOf(t, foe), t.heading[foe], x + aheadX, y + aheadY) !== FRONT
  const of = t.scenario.roster.arm[foe]
  if (of === arm.ARTILLERY) return taste.ride * near * taste.elusive * lossOfAll(taste, t, foe)
  const isOpen = isFlank || as === form.MARCH || t.morale[foe] === morale.ROUT
  if (isOpen) return taste.ride * near * lossIfCaught(taste, t, foe)
  const worth = worthOfFight(taste, t, of === arm.CAVALRY ? fight.CAVALRY : fight.ON_INFANTRY, unit, foe)
  return taste.ride * near * 0.5 * Math.max(0, worth)
}

/** What enemy guns do to a unit that stands so. */
function shelling({ taste, t, unit, section }: Scene, foe: number): number {
  if (t.form[foe] !== form.DEPLOYED || t.morale[foe] !== morale.FORMED) return 0
  const { gunnery, roster } = t.scenario
  const [dx, dy] = [t.x[unit] - t.x[foe], t.y[unit] - t.y[foe]]
  if (!isWithinArc(t.heading[foe], gunnery.arc, dx, dy)) return 0
  const far = inches(dx, dy) * INCH
  const bands = gunnery.ranges.length / 2
  const band =
    far <= gunnery.ranges[roster.weight[foe]] ? 0 : far <= gunnery.ranges[bands + roster.weight[foe]] ? 1 : -1
  if (band < 0) return 0
  const isCovered = section !== undefined && isWhollyOn(section, shapeOf(t, unit))
  const chance = roster.arm[unit] === arm.ARTILLERY ? [0.28, 0.08] : isCovered ? [0.42, 0.17] : [0.75, 0.42]
  return taste.shelled * chance[band] * (taste.casualty + taste.nerve * (1 + t.casualties[unit]))
}

/** What is left of an assault on an enemy that the unit does not face; on ground in reach with something in the way. */
const BARRED = 0.4

/** How much of an assault on an enemy counts from here: all of it if the unit can attack in its next action. */
function nearness(scene: Scene, foe: number, gap: number, area: Area | undefined, isAhead: boolean): number {
  const { t, unit } = scene
  const reach = rateOf(t, unit) / INCH
  const far = area === undefined ? gap : gapToArea(area, shapeOf(t, unit)) / INCH
  if (far > reach) return 0.8 * fading(gap, reach, 24) * (isAhead ? 1 : BARRED)
  return isAhead && (area === undefined || canGoIn(scene, foe)) ? 1 : BARRED
}

/**
 * Could a unit attack an enemy hand to hand from where it stands in the copy, in a turn of its own and with its general
 * beside it?
 */
function canGoIn({ t, unit, general }: Scene, foe: number): boolean {
  const [pips, marks, grade, generalX, generalY] = [t.pips, t.marks[unit], t.morale[unit], t.x[general], t.y[general]]
  t.pips = Math.max(pips, t.scenario.prices.move)
  t.marks[unit] = marks & ~(mark.SHOT | mark.CHARGED)
  t.morale[unit] = morale.FORMED
  t.x[general] = t.x[unit]
  t.y[general] = t.y[unit]
  const why = judgeAssault(t, t.scenario.roster.command[unit], unit, foe)
  t.pips = pips
  t.marks[unit] = marks
  t.morale[unit] = grade
  t.x[general] = generalX
  t.y[general] = generalY
  return why === undefined
}

/** What a brigade may do to an enemy from here: assault it now or soon, or fire at it. */
function chances(scene: Scene, foe: number, gap: number): number {
  if (scene.arm === arm.CAVALRY) return promise(scene, foe, gap)
  const { taste, t, unit, assaults, skirmishes, fights, aims } = scene
  if (foe >= t.morale.length) return assaults ? 0.5 * fading(gap, 8, 24) : 0
  const isFoot = t.scenario.roster.arm[foe] === arm.INFANTRY
  if (assaults && isFoot && t.form[unit] !== form.MARCH) {
    const [along, right] = ahead(t, unit, t.x[foe], t.y[foe])
    const isAhead = along > Math.abs(right)
    const { x, y, aheadX, aheadY } = shapeOf(t, unit)
    const isFlank =
      !isAllRound(t.form[foe]) && zoneOf(shapeOf(t, foe), t.heading[foe], x + aheadX, y + aheadY) !== FRONT
    const { area, helpers, sides } = aims.get(foe)!
    const of = area === undefined ? fight.ASSAULT : fight.EDGE
    // 9.4 Only one brigade attacks a side of an area.
    const isTaken = area !== undefined && sides.has(sideOf(area, t.x[unit], t.y[unit]))
    const many = 1 + Math.min(1, area === undefined ? helpers : sides.size - Number(isTaken))
    const worth =
      isFlank && area === undefined
        ? lossIfCaught(taste, t, foe)
        : taste.zeal * Number(area !== undefined) + worthOfFight(taste, t, of, unit, foe, many)
    if (worth <= 0) return 0
    return taste.attack * worth * (isTaken ? 0.4 : 1) * nearness(scene, foe, gap, area, isAhead)
  }
  if (skirmishes && gap <= 4 && hasBeforeIt(t, unit, foe) && t.form[unit] !== form.MARCH) {
    const fire = fights && isFoot && gap <= 2 ? worthOfFight(taste, t, fight.FIREFIGHT, unit, foe) : 0
    return taste.attack * Math.max(0, worthOfSkirmish(taste, t, unit, foe), fire)
  }
  return 0
}

/** What the friends around it are worth: supports, guns' lines of fire, the ways of units that may rout. */
function company({ taste, t, unit, friends, foes, contested }: Scene): number {
  const { roster } = t.scenario
  let [near, far, before, worth] = [false, false, false, 0]
  const isShaky = t.morale[unit] >= morale.SHAKEN
  for (const friend of friends) {
    const between = inches(t.x[friend] - t.x[unit], t.y[friend] - t.y[unit])
    if (roster.arm[friend] === arm.ARTILLERY) {
      if (t.form[friend] !== form.DEPLOYED) continue
      const [on, right] = ahead(t, friend, t.x[unit], t.y[unit])
      if (on > 1 && on < 12 && Math.abs(right) < 3) worth -= taste.mask
      for (const area of contested) if (masks(t, unit, friend, area)) worth -= taste.mask
      continue
    }
    const gap = between - BASES
    if (gap > 8) continue
    if (t.morale[friend] === morale.FORMED && t.form[friend] !== form.MARCH && t.contact[friend] === 0) {
      if (gap <= 4) near = true
      else far = true
      if (ahead(t, unit, t.x[friend], t.y[friend])[0] > 2) before = true
    }
    if (gap <= 4.2) worth -= isShaky || t.morale[friend] >= morale.SHAKEN ? taste.shaky : taste.crowd
    if (gap < 6 && isThreatened(t, friend, foes)) {
      const [on, right] = ahead(t, friend, t.x[unit], t.y[unit])
      if (on < 0 && Math.abs(right) < 3) worth -= taste.lane
    }
  }
  return worth + (far ? taste.support : near ? taste.support / 2 : -taste.alone) + (before ? taste.behind : 0)
}

/** Inches beside the line of fire of guns that a unit must leave free, from its middle. */
const CLEAR = 2.5

/** Does a unit stand between guns and the middle of ground that they are to fire at? */
function masks(t: Corps, unit: number, guns: number, area: Area): boolean {
  const [x, y] = [(area.west + area.east) / 2 - t.x[guns], (area.south + area.north) / 2 - t.y[guns]]
  const [dx, dy] = [t.x[unit] - t.x[guns], t.y[unit] - t.y[guns]]
  const far = Math.sqrt(x * x + y * y)
  const along = (dx * x + dy * y) / far
  return along > 0 && along < far && Math.abs(dx * y - dy * x) / far < CLEAR * INCH
}

/** Is an enemy near enough to a unit to make it rout soon? */
function isThreatened(t: Corps, friend: number, foes: readonly number[]): boolean {
  for (const foe of foes) if (inches(t.x[friend] - t.x[foe], t.y[friend] - t.y[foe]) < 8) return true
  return false
}

/** How far a unit faces past an enemy: 0 by up to 45 degrees, 1 by up to 90, 2 by more. */
const awry = (t: Corps, unit: number, foe: number): number => {
  const [on, right] = ahead(t, unit, t.x[foe], t.y[foe])
  return on >= Math.abs(right) ? 0 : on >= 0 ? 1 : 2
}

/** Does any part of a unit stand in a built-up area? */
function isBuiltUp(t: Corps, unit: number): boolean {
  const shape = shapeOf(t, unit)
  for (const section of t.scenario.ground.sections) if (standsOn(section, shape)) return true
  return false
}

/** What it is worth to a unit to stand where it stands in the copy of its scene. */
export function standing(scene: Scene): number {
  const { taste, t, unit, foes, section, generalX, generalY, radius } = scene
  const as = t.form[unit]
  const gapAway = gapToGoal(scene)
  let worth = -(scene.assaults ? taste.press : taste.goal) * gapAway
  let [best, nearest, look, worst, fear] = [0, Number.POSITIVE_INFINITY, 0, 0, 0]
  const isGuns = scene.arm === arm.ARTILLERY
  for (const foe of foes) {
    const between = inches(t.x[foe] - t.x[unit], t.y[foe] - t.y[unit])
    if (between > CARE) continue
    const gap = between - BASES
    if (gap < nearest) {
      nearest = gap
      look = awry(t, unit, foe)
    }
    if (foe < t.morale.length) {
      const one = menace(scene, foe, gap)
      worst = Math.max(worst, one)
      fear += one
      worth -= shelling(scene, foe)
    }
    if (!isGuns) best = Math.max(best, chances(scene, foe, gap))
  }
  // Of several that could attack, one does.
  fear = worst + taste.others * (fear - worst)
  worth += best - fear * (scene.assaults ? taste.bold : 1)
  if (nearest < CARE && !isAllRound(as)) worth -= 0.15 * look
  if (nearest < NEAR && (as === form.MARCH || as === form.LIMBERED)) worth -= taste.march * (1 - nearest / NEAR / 2)
  if (nearest > NEAR + 4 && gapAway > 8 && as === form.MARCH) worth += taste.pace
  if (nearest > NEAR + 4 && gapAway > 2) worth -= taste.turned * offGoal(scene)
  if (isGuns) worth += gunsHere(scene, nearest)
  if (generalX >= 0) worth -= taste.astray * Math.max(0, inches(generalX - t.x[unit], generalY - t.y[unit]) - radius)
  if (section !== undefined && isWhollyOn(section, shapeOf(t, unit)))
    worth += taste.inside * (1 + taste.late * lateness(t)) + (as === form.GARRISON ? taste.garrison : 0)
  if (scene.arm !== arm.INFANTRY && isBuiltUp(t, unit)) worth -= taste.inside
  if (scene.arm !== arm.INFANTRY) worth -= barring(scene)
  return worth + company(scene)
}

/** Inches from ground that infantry is to attack, within which others are in its way. */
const WAY = 6

/** What it costs if horse or guns stand in the way of infantry that is to take ground. */
function barring({ taste, t, unit, contested }: Scene): number {
  let worth = 0
  for (const area of contested)
    worth += taste.barred * fading(gapToArea(area, shapeOf(t, unit)) / INCH, WAY / 2, WAY / 2)
  return worth
}

/** What a place is worth to guns: the best shot from it, and no enemy coming at them. */
function gunsHere({ taste, t, unit, foes }: Scene, nearest: number): number {
  const shot = taste.fire * bestShotFrom(taste, t, unit, foes) + taste.close * fading(nearest, SHORT, CARE - SHORT)
  return (t.form[unit] === form.DEPLOYED ? shot : 0.75 * shot) - (nearest < 6 ? (6 - nearest) * 0.3 : 0)
}
