/** 14.2 to 14.8 Which units can fire, and at which targets. */
import { blockingHex, CLEAR, hexesWithin } from '../../../../src/hex/index.ts'
import { type Because, because, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { ARTILLERY, CAVALRY } from '../state/army.ts'
import { FARTHEST } from '../state/data/ids.ts'
import { frontsOf, isBefore } from '../state/fronts.ts'
import { NO_EFFECT } from '../state/gunnery.ts'
import { type Albuera, mark, OFF, other } from '../state/position.ts'
import { LIMBERED, SKIRMISH } from '../state/shapes.ts'
import { distanceTo, isGuns, isInClash, rightOf, topUnit } from '../state/troops.ts'
import { isFlanking, isInField, sightOf } from './sight.ts'

const NO_FIRE = refusal('14.0', 'Only infantry and artillery on the map fire.')
const NO_TARGET = refusal('14.0', 'Only an enemy unit on the map can be a target.')
const OUT = refusal('10.6', 'These guns are out of action for the rest of the turn.')
const FIRED = refusal('10.5', 'Guns fire once in a Movement subphase.')
const IS_LIMBERED = refusal(
  '10.14',
  'Guns cannot fire while they are limbered, nor in the subphase in which they are unlimbered.',
)
const MARCHED = refusal('12.9', 'A unit does not fire in a subphase in which it marches double.')
const SPENT = refusal('14.9.1', 'A unit fires four times in a turn at most.')
const RIFLES_SPENT = refusal('8.11.1', 'A unit with Baker rifles fires three times in a turn at most.')
const NOT_ON_TOP = refusal('11.7', 'Of a stack only the unit on top fires; guns always may.')
const IN_CLASH = refusal('14.7', 'Units in a Clash Hex neither fire nor are fired at.')
const COVERED = refusal(
  '11.8',
  'Fire hits the infantry or cavalry on top of a hex, and guns only where they stand alone.',
)
const TOO_FAR = refusal('14.8', 'The target is out of range.')
const NOT_IN_FIELD = refusal('14.2', 'The line of sight must leave the unit through its Front hexes.')
const NOT_IN_FLANKS = refusal('8.7', 'The line of sight must leave a company through its Front or Flank hexes.')
const ENEMY_IN_FRONT = refusal('14.6', 'With an enemy in a Front hex a unit fires at no other.')
const NO_SIGHT = refusal('14.3', 'There is no line of sight to the target.')
const TOO_FAR_FOR_GUNS = refusal('14.9.4', 'Musket Fire does nothing to lone guns that are farther than a hex away.')
const NO_HARM = refusal('10.9', 'Artillery Fire harms lone guns only where its effect is 1M or 2M.')

/** Why a unit cannot fire at all now: the reasons that depend on the unit alone. */
export function ownFault(p: Albuera, unit: number): Refusal | undefined {
  const { army, gunnery } = p.scenario
  const hex = p.at[unit]
  if (hex < 0 || army.arm[unit] === CAVALRY) return NO_FIRE
  if (army.arm[unit] === ARTILLERY) {
    const marks = p.marks[unit]
    if (marks & mark.OUT) return OUT
    if (marks & mark.FIRED) return FIRED
    if (p.array[unit] === LIMBERED || marks & mark.DEPLOYED) return IS_LIMBERED
  } else {
    if (p.marks[unit] & mark.MARCHED) return MARCHED
    if (p.fires[unit] >= gunnery.fires[unit]) return gunnery.rifles[unit] === 1 ? RIFLES_SPENT : SPENT
    if (topUnit(p, army.side[unit], hex) !== unit) return NOT_ON_TOP
  }
  return isInClash(p, unit) ? IN_CLASH : undefined
}

/**
 * 11.8, 14.9.4 The unit of a side that is the target of fire at a hex: its infantry or cavalry on top, else its guns;
 * or OFF.
 */
function targetIn(p: Albuera, side: number, hex: number): number {
  const top = topUnit(p, side, hex)
  if (top !== OFF) return top
  const { side: sides, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) if (sides[unitOf[node]] === side) return unitOf[node]
  return OFF
}

const fronts = new Int16Array(6)

/** 14.6 Is there an enemy in a Front hex of a unit? */
function isFaced(p: Albuera, unit: number): boolean {
  const enemy = other(p.scenario.army.side[unit])
  const count = frontsOf(p, unit, fronts)
  for (let k = 0; k < count; k++) if (p.top[fronts[k]] >= 0 && targetIn(p, enemy, fronts[k]) !== OFF) return true
  return false
}

/** The aim of the unit that was asked about last: the hex of its target, and the distance. */
export const aim = { hex: OFF, distance: 0 }

/**
 * Why a unit that may fire (`ownFault`) cannot fire at a target; if it can, `aim` has the hex. Of two hexes of a target
 * at the same distance it aims at the one that is better for it (R31).
 */
export const targetFault = (p: Albuera, unit: number, target: number): Refusal | undefined =>
  aimFault(p, unit, target, isFaced(p, unit))

function aimFault(p: Albuera, unit: number, target: number, faced: boolean): Refusal | undefined {
  const { army, gunnery, ground } = p.scenario
  const hex = p.at[target]
  const enemy = army.side[target]
  if (hex < 0 || enemy === army.side[unit]) return NO_TARGET
  if (targetIn(p, enemy, hex) !== target) return COVERED
  if (isInClash(p, target)) return IN_CLASH
  const right = rightOf(p, target)
  const near = distanceTo(p, unit, hex)
  const far = right < 0 ? near : distanceTo(p, unit, right)
  const distance = Math.min(near, far)
  if (distance > gunnery.range[unit]) return TOO_FAR
  const why = isGuns(p, target) ? gunsFault(p, unit, distance) : undefined
  if (why !== undefined) return why
  aim.distance = distance
  aim.hex = OFF
  let fault: Refusal | undefined
  let best = 0
  for (let half = 0; half < 2; half++) {
    const at = half === 0 ? hex : right
    if (at < 0 || (half === 0 ? near : far) > distance) continue
    const not = lineFault(p, unit, at, distance, faced)
    if (not !== undefined) {
      fault ??= not
      continue
    }
    const worth = ground.cover[at] + (isFlanking(p, unit, target, at) ? gunnery.tables.modifiers.flank : 0)
    if (aim.hex >= 0 && worth <= best) continue
    aim.hex = at
    best = worth
  }
  return aim.hex === OFF ? fault : undefined
}

/** 14.9.4, 10.9 Why fire at guns that stand alone cannot harm them. */
function gunsFault(p: Albuera, unit: number, distance: number): Refusal | undefined {
  if (!isGuns(p, unit)) return distance > 1 ? TOO_FAR_FOR_GUNS : undefined
  const effect = effectAt(p, unit, distance)
  return effect === NO_EFFECT || p.scenario.gunnery.modifier[effect] < 1 ? NO_HARM : undefined
}

function lineFault(p: Albuera, unit: number, hex: number, distance: number, faced: boolean): Refusal | undefined {
  if (!isInField(p, unit, hex)) return p.array[unit] === SKIRMISH ? NOT_IN_FLANKS : NOT_IN_FIELD
  if (faced && !(distance === 1 && isBefore(p, unit, hex))) return ENEMY_IN_FRONT
  // There is nothing between hexes that touch.
  return distance > 1 && sightOf(p, unit, hex) >= 0 ? NO_SIGHT : undefined
}

/** 10.3, 8.7 The effect that is printed on guns or skirmishers for a distance; NO_EFFECT out of their range. */
export const effectAt = (p: Albuera, unit: number, distance: number): number =>
  p.scenario.gunnery.printed[FARTHEST * unit + distance - 1]

/**
 * Why this unit cannot fire at that one now (14.2, 14.3, 14.6 to 14.8, the limit of its fires); undefined if it can.
 * Does not check what it pays.
 */
export const shotFault = (p: Albuera, unit: number, target: number): Refusal | undefined =>
  ownFault(p, unit) ?? targetFault(p, unit, target)

const BETWEEN = because('{hexes} stands between them.')

/** 14.3 The hex that is in the way, if there is no line of sight. */
export function explainShot(
  p: Albuera,
  _seat: number,
  unit: number,
  target: number,
  why: Refusal,
): Because | undefined {
  if (why !== NO_SIGHT) return undefined
  for (const hex of [p.at[target], rightOf(p, target)]) {
    const sight = hex < 0 ? CLEAR : sightOf(p, unit, hex)
    if (sight !== CLEAR) return BETWEEN(blockingHex(sight))
  }
  return undefined
}

/** The targets of the unit that was asked about last. */
export const found = { units: new Int16Array(512), count: 0 }
const hexes = new Int16Array(3 * FARTHEST * (FARTHEST + 1) + 1)
/** From this range on it is quicker to look at the enemies than at the hexes. */
const FAR = 4

/** Finds every enemy that a unit can fire at, if it can fire at all (`ownFault`): into `found`. */
export function findTargets(p: Albuera, unit: number): void {
  find(p, unit, found.units.length)
}

/** Is there an enemy that a unit can fire at, if it can fire at all (`ownFault`)? */
export function hasTarget(p: Albuera, unit: number): boolean {
  find(p, unit, 1)
  return found.count > 0
}

function find(p: Albuera, unit: number, most: number): void {
  const { gunnery, ground } = p.scenario
  const range = gunnery.range[unit]
  const right = rightOf(p, unit)
  found.count = 0
  if (isFaced(p, unit)) lookAt(p, unit, frontsOf(p, unit, hexes), true, most)
  else if (range >= FAR) lookAtAll(p, unit, range, most)
  else {
    lookAt(p, unit, hexesWithin(ground.grid, p.at[unit], 1, range, hexes), false, most)
    if (right >= 0) lookAt(p, unit, hexesWithin(ground.grid, right, 1, range, hexes), false, most)
  }
}

/** Adds the possible targets in the hexes listed in `hexes`. */
function lookAt(p: Albuera, unit: number, count: number, faced: boolean, most: number): void {
  const enemy = other(p.scenario.army.side[unit])
  for (let k = 0; k < count && found.count < most; k++) if (p.top[hexes[k]] >= 0) take(p, unit, enemy, hexes[k], faced)
}

/** The same in the hexes of all enemies, for a unit without an enemy in front. */
function lookAtAll(p: Albuera, unit: number, range: number, most: number): void {
  const enemy = other(p.scenario.army.side[unit])
  const nodes = p.scenario.army.nodesOf[enemy]
  for (let k = 0; k < nodes.length && found.count < most; k++) {
    const hex = p.at[nodes[k]]
    if (hex >= 0 && p.top[hex] === nodes[k] && distanceTo(p, unit, hex) <= range) take(p, unit, enemy, hex, false)
  }
}

function take(p: Albuera, unit: number, enemy: number, hex: number, faced: boolean): void {
  const target = targetIn(p, enemy, hex)
  if (target !== OFF && !isKnown(target) && aimFault(p, unit, target, faced) === undefined)
    found.units[found.count++] = target
}

function isKnown(target: number): boolean {
  for (let k = 0; k < found.count; k++) if (found.units[k] === target) return true
  return false
}
