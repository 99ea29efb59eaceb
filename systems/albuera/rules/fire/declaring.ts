/** 14.5, 14.9.2, 10.5 Which units may declare fire in a Movement subphase, and what it costs. */
import { type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { type Albuera, mark } from '../state/position.ts'
import { isGuns } from '../state/troops.ts'
import { isNearEnemy, noteEnemies } from './near.ts'
import { findTargets, found, hasTarget, ownFault } from './targets.ts'

const TOO_DEAR = refusal('14.9.2', 'A unit that acts in this subphase pays a point for its fire, and has none left.')
const TOO_DEAR_FOR_GUNS = refusal(
  '10.5',
  'Guns that act in this subphase pay a point for their fire, and have none left.',
)
const NOT_ITS_TURN = refusal('10.5', 'In activations of their own side guns fire only when they act.')

/** The side whose commander is activated. */
export const activeSide = (p: Albuera): number => p.scenario.army.leads[p.drawn - 1]

const UNDER_WAY = mark.MOVING | mark.WAITING
/** Does a unit act in this subphase, or has it acted? */
const acts = (p: Albuera, unit: number): boolean => p.left[unit] > 0 || (p.marks[unit] & (mark.DONE | UNDER_WAY)) !== 0

/**
 * Why a unit cannot pay for fire now. The other side, and infantry that does not act, fire without paying points (R37).
 */
function payFault(p: Albuera, unit: number): Refusal | undefined {
  if (p.scenario.army.side[unit] !== activeSide(p)) return undefined
  if (!acts(p, unit)) return isGuns(p, unit) ? NOT_ITS_TURN : undefined
  return p.left[unit] < p.scenario.costs.fire ? (isGuns(p, unit) ? TOO_DEAR_FOR_GUNS : TOO_DEAR) : undefined
}

/** Pays for the fire of a unit. A unit that then has no points left, and is not in a movement, has finished acting. */
export function pay(p: Albuera, unit: number): void {
  const { army, costs } = p.scenario
  if (army.side[unit] !== activeSide(p) || !acts(p, unit)) return
  p.left[unit] -= costs.fire
  if (army.supports[unit] === 1) p.marks[unit] |= mark.USED
  if (p.left[unit] > 0 || (p.marks[unit] & (mark.DONE | UNDER_WAY)) !== 0) return
  p.marks[unit] |= mark.DONE
  p.ready--
}

/** Why a unit cannot declare any fire now. */
export const declareFault = (p: Albuera, unit: number): Refusal | undefined => ownFault(p, unit) ?? payFault(p, unit)

/** 14.5 Can a side fire at all? */
export function canFire(p: Albuera, side: number): boolean {
  const units = p.scenario.gunnery.firers[side]
  noteEnemies(p, side)
  for (let k = 0; k < units.length; k++) if (mayHit(p, units[k]) && hasTarget(p, units[k])) return true
  return false
}

/** Might a unit declare fire? A quick check of the unit and its surroundings. */
const mayHit = (p: Albuera, unit: number): boolean =>
  p.at[unit] >= 0 && isNearEnemy(p, unit) && declareFault(p, unit) === undefined

/** Offers every fire that a side can declare: the unit that begins it and its target. */
export function offerFire(p: Albuera, side: number, offers: Offers): void {
  const units = p.scenario.gunnery.firers[side]
  noteEnemies(p, side)
  for (let k = 0; k < units.length; k++) {
    if (!mayHit(p, units[k])) continue
    findTargets(p, units[k])
    for (let j = 0; j < found.count; j++) offers.give(units[k], found.units[j])
  }
}
