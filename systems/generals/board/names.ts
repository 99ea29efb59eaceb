import {
  FIGHTING_BORDERS,
  isReserve,
  isStorm,
  marchAt,
  marchLast,
  marchStep,
  RESERVE,
  SECTOR_NAMES,
  stepFrom,
  stepTo,
} from '../rules/state/board.ts'
import { sideOfSpace, zoneOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import {
  ARTILLERY,
  armOf,
  EMPTY,
  isAttacker,
  OCCUPANT,
  standOf,
  typeOfArm,
  typeOfStand,
} from '../rules/state/stands.ts'
import { type State, stateOf, stateOfRank } from './troops.ts'
import { t } from './words.ts'

/** What things are called where people read them. */

export const sideName = (side: number): string => t(`side.${side}`)
export const typeName = (type: number): string => t(`type.${type}`)
export const typeTitle = (type: number): string => t(`typeTitle.${type}`)
/** A number of units of a type: '3 infantry', '1 gun'. */
export const troopsName = (count: number, type: number): string => t(`troops.${type}`, { count })
/** The state of a number of units of a type; without a number, guns are in the plural. */
export const stateName = (type: number, state: State, count = 2): string =>
  type === ARTILLERY ? t(`stateGuns.${state}`, { count }) : t(`state.${state}`)
export const sectorName = (sector: number): string =>
  sector === RESERVE[0] ? t('reserveOf.0') : sector === RESERVE[1] ? t('reserveOf.1') : SECTOR_NAMES[sector]
/** A sector with what it is in the order of battle: 'a1, left wing'. */
export const sectorTitle = (sector: number): string =>
  isReserve(sector) ? sectorName(sector) : t('sectorName', { name: SECTOR_NAMES[sector], role: t(`sector.${sector}`) })

/** 'a1 → a2 → b2'; a reserve by its own name. */
export function marchName(march: number): string {
  if (isStorm(march)) return sectorName(marchAt[march])
  const step = marchStep[march]
  const last = marchLast[march]
  const places = [stepFrom[step], stepTo[step], ...(last < 0 ? [] : [stepTo[last]])]
  return places.map(sectorName).join(' → ')
}
export const stepName = (step: number): string => `${sectorName(stepFrom[step])} → ${sectorName(stepTo[step])}`

export function zoneName(zone: number): string {
  if (zone >= FIGHTING_BORDERS) return t('zoneInside', { sector: sectorName(zone - FIGHTING_BORDERS) })
  return t('zone', { from: sectorName(stepFrom[zone * 2]), to: sectorName(stepTo[zone * 2]) })
}

/** What stands in a space of a battle zone. */
export function whoName(who: number): string {
  if (who === EMPTY) return t('combat.nobody')
  if (who === OCCUPANT) return t('combat.occupant')
  if (!isAttacker(who)) return standName(standOf(who))
  const arms = armOf(who)
  const words = arms === 2 ? 'combat.again' : arms === 4 ? 'combat.counter' : 'combat.attacking'
  return t(words, { type: typeTitle(typeOfArm[arms]) })
}
/** A space of a battle zone: 'White, space 2 of a1 | a2'. */
export const spaceName = (at: number): string =>
  t('spaceOf', { side: sideName(sideOfSpace(at)), number: (at % 5) + 1, zone: zoneName(zoneOfSpace(at)) })

/** The side of a space and its battle zone: 'White, a1 | a2'. */
export const sideInZone = (at: number): string =>
  t('sideInZone', { side: sideName(sideOfSpace(at)), zone: zoneName(zoneOfSpace(at)) })

/** A unit in its space: 'Infantry, attacking in space 2 of a1 | a2'. */
export const unitAtSpace = (p: Generals, at: number): string =>
  t('unitIn', { unit: whoName(p.who[at]), number: (at % 5) + 1, zone: zoneName(zoneOfSpace(at)) })

const RANK_TYPE = [0, 0, 0, 0, 1, 1, 2, 2, 0, 1, 2] as const
export const typeOfRank = (rank: number): number => RANK_TYPE[rank]
export const rankTitle = (rank: number): string => typeTitle(typeOfRank(rank))
/** 'Infantry, spent'. */
export const rankName = (rank: number): string =>
  t('combat.defends', { type: typeTitle(typeOfRank(rank)), state: stateName(typeOfRank(rank), stateOfRank(rank)) })
export const standName = (cls: number): string =>
  t('combat.defends', { type: typeTitle(typeOfStand[cls]), state: stateName(typeOfStand[cls], stateOf(cls)) })

/** A marker by its kind. Both sides have the same. */
export const markerName = ({ scenario }: Pick<Generals, 'scenario'>, marker: number): string => {
  const kind = scenario.markers[marker % (scenario.counts.markers / 2)]?.kind
  return kind === undefined ? '' : t(`marker.${kind}`)
}
