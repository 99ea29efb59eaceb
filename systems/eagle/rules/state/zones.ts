/** 8 Zones of control, read from what every stack shows. */
import { CORNER_ZONES, FRONT, sideTo } from '../../../../src/hex/index.ts'
import { ALL_ROUND, type Eagle, GOOD } from './position.ts'
import { enemyOf } from './sides.ts'
import { fighter, hasFront } from './stacks.ts'
import { stepsTo, zoneOf } from './surroundings.ts'

export { FAR, FRONT_ZONE, NO_ZONE } from './surroundings.ts'

/**
 * 8 Returns the strongest zone of control that the enemy of `side` has in a hex: of several the front one counts
 * (RA30). None reaches into buildings or woods (8.2) or across an impassable slope (RA29).
 */
export const zoneAgainst = (p: Eagle, side: number, hex: number): number => zoneOf(p, enemyOf(side), hex)

/** Does an enemy combat unit of `side` stand next to the hex? */
export function enemyNextTo(p: Eagle, side: number, hex: number): boolean {
  const steps = stepsTo(p, enemyOf(side), hex)
  if (steps > 0) return steps === 1
  const { neighbours } = p.scenario.ground.grid
  for (let k = 0; k < 6; k++) {
    const from = neighbours[6 * hex + k]
    if (from >= 0 && fighter(p, from) === enemyOf(side)) return true
  }
  return false
}

/**
 * Returns the corner faced by the units of a stack that have a facing, whatever lies with them (RA76); -1 if none has
 * one.
 */
export function frontOf(p: Eagle, hex: number): number {
  if (p.face[hex] !== ALL_ROUND) return p.face[hex] - 1
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (hasFront(p, unit)) return p.dir[hex]
  }
  return -1
}

/**
 * Is the hex across `side` in front of the units in `hex` that have a facing? If none has one, every side is (RA76).
 */
export function inFront(p: Eagle, hex: number, side: number): boolean {
  const corner = frontOf(p, hex)
  return corner < 0 || CORNER_ZONES[6 * corner + side] === FRONT
}

/**
 * 11.1a May a unit attack an adjacent hex, as its stack stands? Disorganized units attack through any side (RA76), all
 * others only what is in front of their stack. False for hexes that are not adjacent.
 */
export function faces(p: Eagle, unit: number, hex: number): boolean {
  const side = p.at[unit] < 0 ? -1 : sideTo(p.scenario.ground.grid, p.at[unit], hex)
  return side >= 0 && (p.state[unit] !== GOOD || inFront(p, p.at[unit], side))
}

/**
 * 5 Will a unit that has a front have an adjacent hex before it when it comes to another, or turns where it is? Alone
 * it turns as it likes; where others lie, their hex has a facing already (RA69, RA126).
 */
export const willFace = (p: Eagle, unit: number, from: number, hex: number): boolean =>
  p.tall[from] === (p.at[unit] === from ? 1 : 0) ||
  CORNER_ZONES[6 * p.dir[from] + sideTo(p.scenario.ground.grid, from, hex)] === FRONT

/** Returns the steps to the nearest enemy combat unit; FAR if there is none. */
export const nearestEnemy = (p: Eagle, side: number, hex: number): number => stepsTo(p, enemyOf(side), hex)
