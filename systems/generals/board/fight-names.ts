import { FIGHTING_BORDERS, stepFrom, stepTo } from '../rules/state/board.ts'
import { sideOfSpace, zoneOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { armOf, EMPTY, isAttacker, OCCUPANT, standOf, typeOfArm, typeOfStand } from '../rules/state/stands.ts'
import { tFight } from '../words/fight/t.ts'
import { sectorName, sideName, stateName, typeTitle } from './names.ts'
import { stateOf, stateOfRank } from './troops.ts'
import { t } from './words.ts'

/** The names of battle zones, and of the units in them. */

export function zoneName(zone: number): string {
  if (zone >= FIGHTING_BORDERS) return tFight('zoneInside', { sector: sectorName(zone - FIGHTING_BORDERS) })
  return tFight('zone', { from: sectorName(stepFrom[zone * 2]), to: sectorName(stepTo[zone * 2]) })
}

/** The content of a space of a battle zone. */
export function whoName(who: number): string {
  if (who === EMPTY) return tFight('nobody')
  if (who === OCCUPANT) return t('occupant')
  if (!isAttacker(who)) return standName(standOf(who))
  const arms = armOf(who)
  const words = arms === 2 ? 'again' : arms === 4 ? 'counter' : 'attacking'
  return tFight(words, { type: typeTitle(typeOfArm[arms]) })
}
/** A space of a battle zone: 'White, space 2 of a1 | a2'. */
export const spaceName = (at: number): string =>
  tFight('spaceOf', { side: sideName(sideOfSpace(at)), number: (at % 5) + 1, zone: zoneName(zoneOfSpace(at)) })

/** The side of a space and its battle zone: 'White, a1 | a2'. */
export const sideInZone = (at: number): string =>
  tFight('sideInZone', { side: sideName(sideOfSpace(at)), zone: zoneName(zoneOfSpace(at)) })

/** A unit in its space: 'Infantry, attacking in space 2 of a1 | a2'. */
export const unitAtSpace = (p: Generals, at: number): string =>
  tFight('unitIn', { unit: whoName(p.who[at]), number: (at % 5) + 1, zone: zoneName(zoneOfSpace(at)) })

const RANK_TYPE = [0, 0, 0, 0, 1, 1, 2, 2, 0, 1, 2] as const
export const typeOfRank = (rank: number): number => RANK_TYPE[rank]
export const rankTitle = (rank: number): string => typeTitle(typeOfRank(rank))
/** 'Infantry, spent'. */
export const rankName = (rank: number): string =>
  tFight('defends', { type: typeTitle(typeOfRank(rank)), state: stateName(typeOfRank(rank), stateOfRank(rank)) })
export const standName = (cls: number): string =>
  tFight('defends', { type: typeTitle(typeOfStand[cls]), state: stateName(typeOfStand[cls], stateOf(cls)) })
