/** How good it is for a body to stand where and as it does. */
import { distance, leftFlank, neighbour, rightFlank } from '../../../src/hex/index.ts'
import {
  findTargets,
  firepowerOf,
  found,
  headOf,
  isInField,
  ownFault,
  pointsFor,
  targetFault,
} from '../rules/queries/asked.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../rules/state/army.ts'
import { type Albuera, OFF } from '../rules/state/position.ts'
import { LIMBERED, LINE, SKIRMISH, SQUARE } from '../rules/state/shapes.ts'
import { distanceTo, holds, isGuns, manpowerOf, rightOf, topUnit } from '../rules/state/troops.ts'
import { boutAgainst, sideFrom } from './bouts.ts'
import { type Foes, nearestFoe, stepsTo } from './survey.ts'
import type { Taste } from './taste.ts'
import { isAhead, weighFight, weighFire } from './worth.ts'

/** Beyond this, the enemy matters to a place only by the way to him. */
export const NEAR = 9
/** The number of last turns in which the player goes for the prize. */
const LATE = 2
/** An enemy that comes this near is met in Line. */
const READY = 5

/** What a hex is worth in itself: the way to the enemy, to the prize, and to the commander. */
export function groundWorth(taste: Taste, p: Albuera, foes: Foes, unit: number, hex: number): number {
  const { army, ground, prize, command } = p.scenario
  const arm = army.arm[unit]
  const near = arm === ARTILLERY ? 3 : arm === CAVALRY ? 4 : 2
  const steps = stepsTo(p, foes, hex)
  let worth = -(isAhead(p, foes.side) ? taste.hold : taste.press) * Math.max(0, steps - near)
  if (prize >= 0 && arm === INFANTRY && p.array[unit] !== SKIRMISH)
    worth -=
      (p.scenario.turns - p.turn < LATE ? taste.latePrize : taste.prize) *
      Math.max(0, distance(ground.grid, hex, prize) - 1)
  for (const wreck of foes.wrecks)
    if (wreck.hex === hex) worth += (wreck.isOwn ? taste.regain : taste.guard) * wreck.worth
  const head = headOf(p, army.commander[unit])
  if (head >= 0) worth -= taste.led * Math.max(0, distance(ground.grid, hex, p.post[head]) - command - 1)
  return worth
}

/** Sums in another order differ by less than this. */
const ROUNDING = 1e-9

/**
 * What a body is worth where it stands; `lead` is the unit on top of it. Minus infinity if it is worth less than
 * `least`: the enemy's attacks, which take most of the time, are weighed only until that is clear.
 */
export function standing(taste: Taste, p: Albuera, foes: Foes, lead: number, least = Number.NEGATIVE_INFINITY): number {
  const hex = p.at[lead]
  const ground = groundWorth(taste, p, foes, lead, hex)
  if (stepsTo(p, foes, hex) > NEAR) return ground
  const gives = giving(taste, p, lead)
  const stands = flanks(taste, p, lead) + outlook(taste, p, foes, lead)
  const bares = exposure(taste, p, foes, lead)
  const takes = taking(taste, p, foes, lead)
  const enough = ground + gives + stands - bares - takes - least + ROUNDING
  if (enough < 0) return Number.NEGATIVE_INFINITY
  const risks = danger(taste, p, foes, lead, enough)
  if (risks > enough) return Number.NEGATIVE_INFINITY
  return ground + (gives - takes - risks - bares) + stands
}

/** The fire that it can give. */
function giving(taste: Taste, p: Albuera, lead: number): number {
  if (p.scenario.army.arm[lead] === CAVALRY || ownFault(p, lead) !== undefined) return 0
  findTargets(p, lead)
  let best = 0
  const targets = Array.from(found.units.subarray(0, found.count))
  for (const target of targets) best = Math.max(best, weighFire(taste, p, [lead], target))
  return taste.give * best
}

/** The fire that it takes from where the enemy stands now. */
export function taking(taste: Taste, p: Albuera, foes: Foes, lead: number): number {
  const { range } = p.scenario.gunnery
  let worth = 0
  for (const foe of foes.firers) {
    if (distanceTo(p, foe, p.at[lead]) > range[foe] || p.array[foe] === LIMBERED) continue
    if (!isGuns(p, foe) && topUnit(p, p.scenario.army.side[foe], p.at[foe]) !== foe) continue
    if (targetFault(p, foe, lead) === undefined)
      worth += (isGuns(p, foe) ? taste.shelled : taste.take) * weighFire(taste, p, [foe], lead)
  }
  return worth
}

/**
 * A last level within the reach of enemy infantry, which comes up and fires: squadrons wait farther off until they
 * charge.
 */
function exposure(taste: Taste, p: Albuera, foes: Foes, lead: number): number {
  const { army } = p.scenario
  if (isGuns(p, lead) || p.array[lead] === SKIRMISH || manpowerOf(p, lead) > 1) return 0
  let least = NEAR
  for (const foe of foes.heads)
    if (army.arm[foe] === INFANTRY && p.array[foe] !== SKIRMISH) least = Math.min(least, distanceTo(p, foe, p.at[lead]))
  return (taste.exposed[least] ?? 0) * pointsFor(p).fire
}

/** The worst attack that threatens, or the first that is worse than `enough`. */
function danger(taste: Taste, p: Albuera, foes: Foes, lead: number, enough: number): number {
  const { army } = p.scenario
  const isCovered = isGuns(p, lead) && topUnit(p, army.side[lead], p.at[lead]) >= 0
  let worst = 0
  for (const foe of foes.heads) {
    if (isGuns(p, foe) || p.array[foe] === SKIRMISH || p.array[foe] === SQUARE) continue
    const steps = distanceTo(p, foe, p.at[lead])
    const isHorse = army.arm[foe] === CAVALRY
    const likely = (isHorse ? taste.ridden : taste.attacked)[steps] ?? 0
    if (likely === 0) continue
    const hex = nearerHex(p, foe, lead)
    const by = sideFrom(p, p.at[foe], hex)
    const worth = weighFight(
      taste,
      p,
      boutAgainst(p, foe, isCovered ? topUnit(p, army.side[lead], hex) : lead, hex, by, isHorse && steps > 2),
    )
    worst = Math.max(worst, likely * worth)
    if (worst > enough) break
  }
  return worst
}

/** The hex of a unit that lies nearer to another. */
function nearerHex(p: Albuera, foe: number, unit: number): number {
  const right = rightOf(p, unit)
  return right !== OFF && distanceTo(p, foe, right) < distanceTo(p, foe, p.at[unit]) ? right : p.at[unit]
}

/** Friends, or the end of the field, next to the flanks. */
function flanks(taste: Taste, p: Albuera, lead: number): number {
  const { army, field, ground } = p.scenario
  if (p.array[lead] === SQUARE || p.array[lead] === SKIRMISH) return 0
  const right = rightOf(p, lead)
  let covered = 0
  for (const hex of [
    neighbour(ground.grid, p.at[lead], leftFlank(p.face[lead])),
    neighbour(ground.grid, right < 0 ? p.at[lead] : right, rightFlank(p.face[lead])),
  ])
    if (hex < 0 || field[hex] === 0 || holds(p, army.side[lead], hex)) covered++
  return taste.flank * covered
}

/** Looking towards the enemy, and firepower turned to enemies that come near. */
function outlook(taste: Taste, p: Albuera, foes: Foes, lead: number): number {
  const foe = nearestFoe(p, foes, p.at[lead])
  if (foe < 0 || !isInField(p, lead, p.at[foe])) return 0
  const steps = distanceTo(p, foe, p.at[lead])
  let worth = taste.look
  const { army } = p.scenario
  if (army.arm[lead] === INFANTRY && p.array[lead] === LINE && steps <= READY)
    worth += taste.ready * firepowerOf(p, lead)
  return worth
}
