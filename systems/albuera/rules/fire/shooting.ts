/** 14.9, 10.3 to 10.9 One fire: checks, Losses, markers, guns out of action. What follows from it is owed. */
import { type Dice, d10, EVERYBODY, from, type Journal, upTo } from '../../../../src/kernel/index.ts'
import { captureGuns, destroyGuns } from '../harm/capture.ts'
import { cause, takeLosses } from '../harm/losses.ts'
import { endanger, oweRetreat } from '../harm/owed.ts'
import { ARTILLERY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { type Albuera, mark } from '../state/position.ts'
import { SKIRMISH } from '../state/shapes.ts'
import { distanceTo, isGuns, manpowerOf, moraleOf } from '../state/troops.ts'
import { listed, listModifiers, look, NO_ROW, shot } from './modifiers.ts'

export { shotFault } from './targets.ts'

/** 3.4 Of `troops` in the hex of a target: from the top down, without guns. */
const troops = { units: new Int16Array(512), count: 0 }

function gatherTroops(p: Albuera, target: number): void {
  const { arm, side, unitOf } = p.scenario.army
  troops.count = 0
  for (let node = p.top[p.at[target]]; node >= 0; node = p.below[node]) {
    const unit = unitOf[node]
    if (side[unit] === side[target] && arm[unit] !== ARTILLERY) troops.units[troops.count++] = unit
  }
}

/** 11.8, 11.9 The units that would check under the fire in `shot`: the unit on top; under guns, all of the stack. */
export function checkersOf(p: Albuera, target: number): number[] {
  gatherTroops(p, target)
  return Array.from(troops.units.subarray(0, shot.isArtillery ? troops.count : 1))
}

/**
 * One fire of units at a target that each of them can fire at (`shotFault`): row or printed effect, checks, Losses,
 * markers, guns out of action. A retreat, and dice for commanders, are owed: `begin(p, Aftermath)` after it. Several
 * units must be infantry that may fire together (14.9.5).
 */
export function shoot(
  p: Albuera,
  firers: Int16Array,
  count: number,
  target: number,
  dice: Dice,
  journal?: Journal,
): void {
  look(p, firers, count, target)
  if (isGuns(p, target)) shootAtGuns(p, target, dice, journal)
  else shootAtTroops(p, firers, count, target, dice, journal)
  for (let k = 0; k < count; k++)
    if (isGuns(p, firers[k])) p.marks[firers[k]] |= mark.FIRED
    else p.fires[firers[k]]++
}

function shootAtTroops(
  p: Albuera,
  firers: Int16Array,
  count: number,
  target: number,
  dice: Dice,
  journal?: Journal,
): void {
  const { gunnery } = p.scenario
  const { lead, effect, row, hex, distance, isArtillery, number } = shot
  for (let k = 0; k < count; k++) if (firers[k] !== lead) journal?.tell(EVERYBODY, event.JoinedFire, firers[k], lead)
  if (isArtillery) journal?.tell(EVERYBODY, event.GunsFired, lead, target, effect, distance)
  else if (row === NO_ROW) journal?.tell(EVERYBODY, event.SkirmishersFired, lead, target, effect, number)
  else journal?.tell(EVERYBODY, event.MusketsFired, lead, target, row, number)
  gatherTroops(p, target)
  const foe = nearestOf(p, firers, count, hex)
  // 8.9 Skirmishers cause no Losses. 11.8, 11.9 Guns hurt the whole stack, muskets the unit on top.
  const losses = !isArtillery && row === NO_ROW ? 0 : gunnery.losses[effect]
  let isOut = false
  for (let k = 0; k < (isArtillery ? troops.count : 1); k++) {
    const unit = troops.units[k]
    const roll = check(p, unit, dice, journal)
    if (roll === 0) isOut = isArtillery
    if (roll <= limitOf(p, unit)) continue
    const retreat = gunnery.retreat[effect]
    // 14.11 The firer may order it. The stack goes with its unit on top (R35).
    if (retreat > 0)
      for (let j = isArtillery ? k : 0; j < (isArtillery ? k + 1 : troops.count); j++)
        oweRetreat(p, troops.units[j], retreat, foe, true, false)
    takeLosses(p, unit, losses, cause.FIRE, journal)
  }
  // 4.10.1, 4.10.2 Commanders are in danger from a volley of the lower rows, and from guns that are near.
  const isDangerous = isArtillery
    ? distance <= gunnery.tables.commanders.hexes
    : row !== NO_ROW && gunnery.rowDanger[row] === 1
  if (isDangerous) endanger(p, hex)
  if (isOut) {
    p.marks[lead] |= mark.OUT
    journal?.tell(EVERYBODY, event.OutOfAction, lead)
  }
}

/** 14.10.1 If several units fire, the target retreats from the nearest. */
function nearestOf(p: Albuera, firers: Int16Array, count: number, hex: number): number {
  let nearest = firers[0]
  for (let k = 1; k < count; k++) if (distanceTo(p, firers[k], hex) < distanceTo(p, nearest, hex)) nearest = firers[k]
  return nearest
}

/** 3.4 The highest roll that passes the unit's check under the modifiers in `listed`. */
const limitOf = (p: Albuera, unit: number): number => moraleOf(p, unit) - listed.total

/** 3.4 A unit checks its Morale under the fire in `shot`. Returns the roll. */
function check(p: Albuera, unit: number, dice: Dice, journal?: Journal): number {
  listModifiers(p, unit)
  const limit = limitOf(p, unit)
  // 10.6 Under guns a natural 0 also makes a difference.
  const roll = dice.roll(d10, upTo(limit) | (shot.isArtillery ? upTo(0) : 0))
  for (let k = 0; k < listed.count; k++)
    journal?.tell(EVERYBODY, event.FireModifier, listed.causes[k], listed.values[k])
  const outcome = roll <= limit ? event.CheckPassed : event.CheckFailed
  journal?.tell(EVERYBODY, outcome, unit, roll, listed.total, moraleOf(p, unit))
  return roll
}

/** 14.9.4, 10.9 Fire at guns that stand alone. */
function shootAtGuns(p: Albuera, guns: number, dice: Dice, journal?: Journal): void {
  const { lead, number, distance, hex, isArtillery } = shot
  const { gunnery, army } = p.scenario
  if (isArtillery) {
    if (distance <= gunnery.tables.commanders.hexes) endanger(p, hex)
    const roll = dice.roll(d10, from(distance + 1))
    journal?.tell(EVERYBODY, event.GunsFiredAtGuns, lead, guns, roll, distance)
    if (roll <= distance) return
    const stars = gunnery.stars[lead]
    const second = dice.roll(d10, upTo(stars))
    journal?.tell(EVERYBODY, event.GunsHitGuns, guns, second, stars)
    if (second <= stars) destroyGuns(p, guns, journal)
    return
  }
  const limit = aimedFirepower(p, lead)
  const plus = gunnery.tables.numbers.lone[number - 1]
  const roll = dice.roll(d10, from(limit - plus))
  journal?.tell(EVERYBODY, event.FiredAtLoneGuns, lead, guns, roll + plus, limit)
  if (roll + plus < limit) captureGuns(p, guns, army.side[lead], journal)
}

/** 14.9.4 The die must be lower than this: the Firepower, or the Manpower of skirmishers. */
export const aimedFirepower = (p: Albuera, unit: number): number =>
  p.array[unit] === SKIRMISH ? manpowerOf(p, unit) : shot.firepower
