/** The targets of batteries' dice in a bombardment. */
import { count, tenants } from './army.ts'
import { enemyOf, marchAt, marchEnd, marchLength, marchStep, stepTo } from './board.ts'
import { BATTERIES, holding } from './counts.ts'
import type { Generals } from './position.ts'
import { bombardGroup, STANDS } from './stands.ts'

const SHOTS = BATTERIES * 2

/**
 * The class of unit number `figure` of a side's sector, in the order in which they are aimed at; −1 if there are fewer.
 */
export function figureStand(p: Generals, side: number, sector: number, figure: number): number {
  let left = figure
  for (const s of AIM_ORDER) {
    const n = count(p, side, sector, s)
    if (left < n) return s
    left -= n
  }
  return -1
}
/**
 * Classes by the priority of G76. Within a group the fresh come first, but only for numbering: equal targets are the
 * firer's choice.
 */
const AIM_ORDER = Array.from({ length: STANDS }, (_, s) => s).sort((x, y) => bombardGroup[x] - bombardGroup[y] || x - y)

/** The march by which a shot is aimed; −1 if it has none. */
export const marchOf = (p: Generals, shot: number): number => p.battery[shot >> 1] - 1
export const sideOfShot = (shot: number): number => (shot < SHOTS ? 0 : 1)

/** The sector that a shot goes to; −1 if it has none. */
export function shotSector(p: Generals, shot: number): number {
  const march = marchOf(p, shot)
  if (march < 0) return -1
  if ((shot & 1) === 0) return marchEnd[march]
  const turned = obstacle(p, sideOfShot(shot), march)
  return turned < 0 ? marchEnd[march] : turned === 0 ? -1 : stepTo[marchStep[march]]
}

/**
 * Does anything in between take or divert a battery's second die (G80, G141, G143)? −1 for nothing; else 0 lost, 1
 * diverted to the enemy there. A unit in a building is in no unit's way (B11).
 */
export function obstacle(p: Generals, side: number, march: number): number {
  const { terrain } = p.scenario
  if (marchLength[march] === 1 || terrain.hill[marchAt[march]] === 1) return -1
  const between = stepTo[marchStep[march]]
  const foe = enemyOf(side)
  if (p.crowd[holding(side, between)] - tenants(p, side, between) > 0 || terrain.forest[between] === 1) return 0
  return p.crowd[holding(foe, between)] - tenants(p, foe, between) > 0 ? 1 : -1
}
