/** 4 Who commands whom, and who may be activated. */
import { BRIGADE, CHIEF } from '../state/army.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { rangeOf } from './range.ts'

export const isBrigade = (p: Albuera, commander: number): boolean => p.scenario.army.rank[commander] === BRIGADE

/** Is he a brigade commander of this superior? */
export const isUnder = (p: Albuera, commander: number, superior: number): boolean =>
  isBrigade(p, commander) && p.scenario.army.above[commander] === superior

/** 4.5.1 Has a brigade commander of this superior not been activated yet in this turn? */
export function hasFresh(p: Albuera, superior: number): boolean {
  for (let c = 0; c < p.post.length; c++) if (isUnder(p, c, superior) && p.striped[c] === 0) return true
  return false
}

/** 4.5.1 Can a division commander activate one of his brigade commanders: in his range and not yet activated? */
export const canReach = (p: Albuera, superior: number, commander: number): boolean =>
  isUnder(p, commander, superior) && p.striped[commander] === 0 && isNear(p, superior, commander)

/** 4.2 Is another commander in a commander's range? */
const isNear = (p: Albuera, superior: number, commander: number): boolean =>
  p.post[commander] !== OFF && rangeOf(p, superior).cost[p.post[commander]] >= 0

/** 4.5.3 Is a brigade commander there whom the division commander can activate? */
export function canReachAny(p: Albuera, superior: number): boolean {
  for (let c = 0; c < p.post.length; c++) if (canReach(p, superior, c)) return true
  return false
}

/** 4.5.2 Are all brigade commanders of a division in its commander's range and not yet activated? */
export function canReachAll(p: Albuera, superior: number): boolean {
  let count = 0
  for (let c = 0; c < p.post.length; c++) {
    if (!isUnder(p, c, superior)) continue
    if (!canReach(p, superior, c)) return false
    count++
  }
  return count > 0
}

/** 4.7.1 Do Supporting Units under this superior act when this brigade commander is activated? */
export function supportsWith(p: Albuera, superior: number, commander: number): boolean {
  const { above, rank, leads } = p.scenario.army
  return (
    superior === commander ||
    above[commander] === superior ||
    (rank[superior] === CHIEF && leads[superior] === leads[commander])
  )
}
