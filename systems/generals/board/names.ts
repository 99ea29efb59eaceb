import {
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
import { ARTILLERY } from '../rules/state/stands.ts'
import type { State } from './troops.ts'
import { t } from './words.ts'

/** The names of things where people read them. */

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
/** A sector with its role in the order of battle: 'a1, left wing'. */
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
