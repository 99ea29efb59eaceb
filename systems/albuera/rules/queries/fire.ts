/** 14 Questions about fire: a line of sight, a field of fire, and the odds of a shot. */
import { blockingHex, blockingReason, hexesWithin, OBSTACLE } from '../../../../src/hex/index.ts'
import { isRefusal, type Refusal, UserError } from '../../../../src/kernel/index.ts'
import { listed, listModifiers, look, NO_ROW, shot } from '../fire/modifiers.ts'
import { aimedFirepower, checkersOf, shotFault } from '../fire/shooting.ts'
import { isInField, sightOf } from '../fire/sight.ts'
import { flankToFlank } from '../movement/line.ts'
import { CAUSE_RULES } from '../state/causes.ts'
import { CAUSE_IDS, EFFECT_IDS } from '../state/data/ids.ts'
import { rowNames } from '../state/names.ts'
import type { Albuera } from '../state/position.ts'
import { distanceTo, isGuns, isOnMap, moraleOf } from '../state/troops.ts'

/** A line from a unit to a hex. */
interface Line {
  readonly distance: number
  /** Does it leave the unit through its Front hexes (14.2)? */
  readonly inField: boolean
  readonly clear: boolean
  /** The first hex that blocks it, and the obstacle: what stands there, or its level. */
  readonly at?: number
  readonly by?: 'terrain' | 'troops' | 'level'
}

function mustBeUnit(p: Albuera, unit: number): void {
  const { units } = p.scenario.army
  if (!(unit in units)) throw new UserError(`there are ${units.length} units, counted from 0, and no unit ${unit}`)
}

/**
 * 14.1, 14.1.1 What a unit sees of a hex; null if it is off the map or stands there. Throws a UserError if there is no
 * such unit or hex.
 */
export function sight(p: Albuera, unit: number, hex: number): Line | null {
  const { ground } = p.scenario
  mustBeUnit(p, unit)
  if (!(hex in ground.grid.names))
    throw new UserError(`there are ${ground.grid.count} hexes, counted from 0, and no hex ${hex}`)
  if (!isOnMap(p, unit)) return null
  const distance = distanceTo(p, unit, hex)
  if (distance === 0) return null
  const seen = sightOf(p, unit, hex)
  const line = { distance, inField: isInField(p, unit, hex), clear: seen < 0 }
  if (seen < 0) return line
  const at = blockingHex(seen)
  const by = blockingReason(seen) !== OBSTACLE ? 'level' : ground.blocks[at] === 1 ? 'terrain' : 'troops'
  return { ...line, at, by }
}

/** 10.2, 14.2, 14.8 The hexes that a unit can fire at from where it stands: in range, in its field, and in sight. */
export function field(p: Albuera, unit: number): number[] {
  mustBeUnit(p, unit)
  if (!isOnMap(p, unit)) return []
  const { ground, gunnery } = p.scenario
  const near = new Int16Array(ground.grid.count)
  // The right one of two hexes reaches a hex farther, as seen from the left one.
  const count = hexesWithin(ground.grid, p.at[unit], 1, gunnery.range[unit] + 1, near)
  return Array.from(near.subarray(0, count)).filter((hex) => {
    const distance = distanceTo(p, unit, hex)
    if (distance === 0 || distance > gunnery.range[unit] || !isInField(p, unit, hex)) return false
    return distance === 1 || sightOf(p, unit, hex) < 0
  })
}

/** A unit that would check its Morale. */
interface Check {
  readonly unit: number
  readonly morale: number
  readonly modifiers: readonly { readonly cause: string; readonly rule: string; readonly value: number }[]
  readonly total: number
  /** The number of results of ten with which it fails. */
  readonly fails: number
}

/** A shot before it is fired. */
interface Shot {
  readonly effect: string
  readonly distance: number
  /** The hex that is aimed at. */
  readonly hex: number
  /** For muskets: the row of the table, and the Firepower that counts. */
  readonly row?: string
  readonly firepower?: number
  readonly checks: readonly Check[]
  /** For fire at guns that stand alone: the number of results, of ten or with two dice of a hundred, that take them. */
  readonly captures?: number
  readonly of?: number
}

const tenths = (faces: number): number => Math.max(0, Math.min(10, faces))

/**
 * The shot of a unit at a target, with others that join it (14.9.5): row or effect, and the modifiers, one by one, of
 * each unit that would check. A refusal if it is not possible. Does not check its cost. Throws a UserError if there is
 * no such unit.
 */
export function shotOf(p: Albuera, unit: number, target: number, others: readonly number[]): Shot | Refusal {
  const firers = [unit, ...others]
  for (const one of [...firers, target]) mustBeUnit(p, one)
  for (const one of firers) {
    const why = shotFault(p, one, target)
    if (isRefusal(why)) return why
  }
  if (others.some((one) => !firers.some((other) => other !== one && flankToFlank(p, one, other))))
    throw new UserError('units that fire together stand flank to flank')
  look(p, Int16Array.from(firers), firers.length, target)
  const { gunnery } = p.scenario
  const { effect, distance, hex, row, firepower, lead, isArtillery, number } = shot
  const base = { effect: EFFECT_IDS[effect], distance, hex }
  const musket = row === NO_ROW ? {} : { row: rowNames(gunnery.least)[row], firepower }
  if (isGuns(p, target)) {
    const first = isArtillery
      ? tenths(9 - distance) * tenths(gunnery.stars[lead] + 1)
      : tenths(aimedFirepower(p, lead) - gunnery.tables.numbers.lone[number - 1])
    return { ...base, ...musket, checks: [], captures: first, of: isArtillery ? 100 : 10 }
  }
  const checks = checkersOf(p, target).map((one): Check => {
    listModifiers(p, one)
    const modifiers = Array.from(listed.causes.subarray(0, listed.count), (cause, k) => ({
      cause: CAUSE_IDS[cause],
      rule: CAUSE_RULES[CAUSE_IDS[cause]],
      value: listed.values[k],
    }))
    const morale = moraleOf(p, one)
    return { unit: one, morale, modifiers, total: listed.total, fails: tenths(9 - (morale - listed.total)) }
  })
  return { ...base, ...musket, checks }
}
