/** Where the enemy stands: surveyed once for each decision. */
import { distance } from '../../../src/hex/index.ts'
import { headIn, pointsFor } from '../rules/queries/asked.ts'
import { type Albuera, other } from '../rules/state/position.ts'
import { isGuns, isOnMap, rightOf } from '../rules/state/troops.ts'

/**
 * 10.12 Captured guns: of the side that surveys, or of its enemy; and their worth to the side that alone holds their
 * hex.
 */
interface Wreck {
  readonly hex: number
  readonly isOwn: boolean
  readonly worth: number
}

/** The enemies of a side. */
export interface Foes {
  readonly side: number
  /** The units on top of their bodies, including batteries that stand alone. */
  readonly heads: readonly number[]
  /** Those on the map that can fire: infantry with a fire left in this turn (14.9.1), and guns. */
  readonly firers: readonly number[]
  /** Captured guns of either side that still lie where they were taken. */
  readonly wrecks: readonly Wreck[]
  /** By hex: steps to the nearest of them, worked out when needed; −1 before. */
  readonly steps: Int16Array
}

const NO_FOE = 99

/** 10.12 The points for a battery. */
export const gunsPoints = (p: Albuera, unit: number): number => pointsFor(p).guns + p.scenario.gunnery.stars[unit]

/** What a side has to deal with on the map: stacks of the enemy, and guns that wait to be taken. */
export function lookFor(p: Albuera, side: number): Foes {
  const { army, gunnery } = p.scenario
  const enemy = other(side)
  const heads: number[] = []
  for (let unit = 0; unit < army.units.length; unit++)
    if (army.side[unit] === enemy && isOnMap(p, unit) && headIn(p, enemy, p.at[unit]) === unit) heads.push(unit)
  const wrecks: Wreck[] = []
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.wreck[unit] > 0)
      wrecks.push({ hex: p.wreck[unit] - 1, isOwn: army.side[unit] === side, worth: gunsPoints(p, unit) })
  const firers = Array.from(gunnery.firers[enemy]).filter(
    (unit) => isOnMap(p, unit) && (isGuns(p, unit) || p.fires[unit] < gunnery.fires[unit]),
  )
  return { side, heads, firers, wrecks, steps: new Int16Array(p.top.length).fill(-1) }
}

/** Steps from a hex to the nearest enemy body; NO_FOE for none. */
export function stepsTo(p: Albuera, foes: Foes, hex: number): number {
  if (foes.steps[hex] >= 0) return foes.steps[hex]
  const { grid } = p.scenario.ground
  let least = NO_FOE
  for (const head of foes.heads) {
    least = Math.min(least, distance(grid, hex, p.at[head]))
    const right = rightOf(p, head)
    if (right >= 0) least = Math.min(least, distance(grid, hex, right))
  }
  foes.steps[hex] = least
  return least
}

/** The nearest enemy body; −1 for none. */
export function nearestFoe(p: Albuera, foes: Foes, hex: number): number {
  const { grid } = p.scenario.ground
  let nearest = -1
  let least = NO_FOE
  for (const head of foes.heads) {
    const steps = distance(grid, hex, p.at[head])
    if (steps < least) [nearest, least] = [head, steps]
  }
  return nearest
}
