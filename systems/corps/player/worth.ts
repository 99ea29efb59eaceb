/** What casualties, fights and fires are worth, by the tables of the rules themselves. */
import { INCH } from '../../../src/inches/index.ts'
import { d6 } from '../../../src/kernel/index.ts'
import {
  type Bout,
  balance,
  chances,
  comesFromFlank,
  handToHand,
  judgeTarget,
  makeShot,
  needed,
  nerves,
  rout,
  scales,
  shootsBack,
  shotOf,
  weighNerve,
  weighShot,
} from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { areInContact } from '../rules/state/contacts.ts'
import { fight } from '../rules/state/fights.ts'
import { arm, form } from '../rules/state/forms.ts'
import { type Corps, morale } from '../rules/state/position.ts'
import { holdsSection, inches } from './survey.ts'
import type { Taste } from './taste.ts'

/** Inches between the centres of a routing unit and friends that it carries along. */
const CHAIN = 6.5

/** The chance that a unit fails to withstand a rout near by (16.1, 17.3). */
function chanceToFollow(p: Corps, unit: number): number {
  weighNerve(p, unit, rout.NEAR)
  return d6.faces.filter((face) => face + nerves.total < p.scenario.nerve.passes).length / d6.faces.length
}

/**
 * What it costs an army that a unit may begin a rout: the friends around it, and around its way if it flees from
 * `enemy` (16.2), each by its chance of being carried along.
 */
export function chainOf(taste: Taste, p: Corps, unit: number, enemy = -1): number {
  const { roster, nerve } = p.scenario
  const [x, y] = [p.x[unit], p.y[unit]]
  const far = enemy < 0 ? 0 : inches(x - p.x[enemy], y - p.y[enemy])
  const [e, n] = far === 0 ? [0, 0] : [(x - p.x[enemy]) / far / INCH, (y - p.y[enemy]) / far / INCH]
  const way = nerve.routs[roster.arm[unit]] / INCH
  let worth = 0
  for (let other = 0; other < p.morale.length; other++) {
    if (other === unit || roster.army[other] !== roster.army[unit] || !isOn(p, other)) continue
    if (p.morale[other] === morale.ROUT) continue
    const [dx, dy] = [(p.x[other] - x) / INCH, (p.y[other] - y) / INCH]
    const along = Math.min(way, Math.max(0, dx * e + dy * n))
    const [ex, ny] = [dx - along * e, dy - along * n]
    if (ex * ex + ny * ny <= CHAIN * CHAIN) worth += 2 * taste.chain * chanceToFollow(p, other)
  }
  return worth
}

/** How many casualties are left until a unit routs for good. */
const left = (p: Corps, unit: number): number =>
  p.scenario.nerve.breaks[p.scenario.roster.arm[unit]] - p.casualties[unit]

/**
 * What it costs its army if a unit takes casualties and falls to a grade of morale; `holds`: does it hold a section?
 */
export function lossOf(
  taste: Taste,
  p: Corps,
  unit: number,
  casualties: number,
  grade: number,
  holds = holdsSection(p, unit),
): number {
  const isBroken = casualties >= left(p, unit) && casualties > 0
  const worst = Math.max(p.morale[unit], isBroken ? morale.ROUT : grade)
  const falls = taste.grades[worst] - taste.grades[p.morale[unit]]
  const stake = worst >= morale.SHAKEN && holds ? taste.section * (worst === morale.ROUT ? 1 : 0.35) : 0
  return casualties * taste.casualty * (holds ? taste.sapped : 1) + falls + (isBroken ? taste.broken : 0) + stake
}

/** The worth of a unit that is lost at one blow. */
export const lossOfAll = (taste: Taste, p: Corps, unit: number): number =>
  p.scenario.roster.arm[unit] === arm.ARTILLERY ? taste.guns : taste.broken + taste.grades[morale.ROUT]

/** What it costs to be caught in flank or rear, or in column of march, including friends that are carried along. */
export const lossIfStruck = (taste: Taste, p: Corps, unit: number): number =>
  lossIfCaught(taste, p, unit) + chainOf(taste, p, unit)

/** What it costs a unit to be caught in flank or rear. */
export const lossIfCaught = (taste: Taste, p: Corps, unit: number): number =>
  lossOf(taste, p, unit, p.scenario.fights.caught, morale.ROUT)

const bout: Bout = { of: 0, lead: 0, target: 0, many: 1, against: 1, isStationary: false }

/**
 * The share of the friends at risk that the fate of a unit in a fight costs: all of them if it routs, half if it is
 * Shaken.
 */
const share = (grade: number): number => (grade === morale.ROUT ? 1 : grade === morale.SHAKEN ? 0.5 : 0)

/**
 * What a fight is worth to the side of its lead, given how many of each side take part, including friends that a rout
 * carries along; `isStationary` if cavalry waits for a charge.
 */
export function worthOfBattle(
  taste: Taste,
  p: Corps,
  of: number,
  lead: number,
  target: number,
  many = 1,
  against = 1,
  isStationary = false,
): number {
  const worth = worthOfFight(taste, p, of, lead, target, many, against, isStationary)
  const results = p.scenario.fights.results[of]
  const isLeadFavoured = scales.favoured === lead
  const [own, foe] = [chainOf(taste, p, lead, target), chainOf(taste, p, target, lead)]
  return chances(p.scenario.fights).reduce((sum, chance, row) => {
    const { favoured, unfavoured } = results[row]
    const [mine, his] = isLeadFavoured ? [favoured, unfavoured] : [unfavoured, favoured]
    return sum + chance * (share(his.grade) * foe - share(mine.grade) * own)
  }, worth)
}

/** What a fight is worth to the side of its lead, given how many of each side take part. */
export function worthOfFight(
  taste: Taste,
  p: Corps,
  of: number,
  lead: number,
  target: number,
  many = 1,
  against = 1,
  isStationary = false,
): number {
  bout.of = of
  bout.isStationary = isStationary
  bout.lead = lead
  bout.target = target
  bout.many = many
  bout.against = against
  balance(p, bout)
  const results = p.scenario.fights.results[of]
  const isLeadFavoured = scales.favoured === lead
  const likely = chances(p.scenario.fights)
  const [leadHolds, targetHolds] = [holdsSection(p, lead), holdsSection(p, target)]
  let worth = 0
  for (let row = 0; row < likely.length; row++) {
    const { favoured, unfavoured } = results[row]
    const [own, foe] = isLeadFavoured ? [favoured, unfavoured] : [unfavoured, favoured]
    const ownLoss = lossOf(taste, p, lead, own.casualties, own.grade, leadHolds)
    worth += likely[row] * (lossOf(taste, p, target, foe.casualties, foe.grade, targetHolds) - ownLoss)
  }
  return worth
}

/** What it is worth to attack an enemy hand to hand, given how many brigades attack. */
export function worthOfAssault(taste: Taste, p: Corps, unit: number, enemy: number, many = 1): number {
  const of = handToHand(p, unit, enemy)
  if (!areInContact(p, unit, enemy)) {
    if (p.morale[enemy] === morale.ROUT) return lossOfAll(taste, p, enemy)
    if (of === fight.ASSAULT && comesFromFlank(p, unit, enemy)) return lossIfStruck(taste, p, enemy)
  }
  return worthOfBattle(taste, p, of, unit, enemy, of === fight.INSIDE ? 1 : many)
}

const shot = makeShot()

/** The chance that a brigade hits a target as it skirmishes. */
function chanceOfHit(p: Corps, unit: number, target: number): number {
  weighShot(p, unit, target, shot)
  const needs = needed(p, shot)
  return d6.faces.filter((face) => face >= needs).length / d6.faces.length
}

/** What a hit by a shot is worth: the casualty, and the test of morale that follows. */
const worthOfHit = (taste: Taste, p: Corps, target: number, hits: number): number =>
  lossOf(taste, p, target, hits, morale.FORMED) + taste.nerve * (1 + p.casualties[target])

/** What a skirmish promises. */
export function worthOfSkirmish(taste: Taste, p: Corps, unit: number, target: number): number {
  const given = chanceOfHit(p, unit, target) * worthOfHit(taste, p, target, 1)
  return shootsBack(p, target) ? given - chanceOfHit(p, target, unit) * worthOfHit(taste, p, unit, 1) : given
}

/** What a shot of a battery promises, from where it stands. */
export function worthOfShot(taste: Taste, p: Corps, battery: number, target: number): number {
  const { first, second } = shotOf(p, battery, target)
  let worth = 0
  for (const one of [first, second]) {
    if (one === undefined) continue
    const [none, once, twice] = one.cases
    const all = none + once + twice
    worth += (once * worthOfHit(taste, p, one.target, 1) + twice * worthOfHit(taste, p, one.target, 2)) / all
  }
  return worth
}

/** The best shot of a battery if it were deployed where it stands in a copy of the view; 0 if it has none. */
export function bestShotFrom(taste: Taste, t: Corps, battery: number, foes: readonly number[]): number {
  const as = t.form[battery]
  t.form[battery] = form.DEPLOYED
  let best = 0
  for (const foe of foes)
    if (foe < t.morale.length && judgeTarget(t, battery, foe) === undefined)
      best = Math.max(best, worthOfShot(taste, t, battery, foe))
  t.form[battery] = as
  return best
}
