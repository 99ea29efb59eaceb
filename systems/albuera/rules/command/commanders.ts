/** 4 Which commander commands which units, who stands in for the dead, and who may be activated. */
import { BRIGADE, CHIEF, DIVISION } from '../state/army.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { isLeft } from '../state/troops.ts'
import { rangeOf } from './range.ts'

export const isBrigade = (p: Albuera, commander: number): boolean => p.scenario.army.rank[commander] === BRIGADE
const isChief = (p: Albuera, commander: number): boolean => p.scenario.army.rank[commander] === CHIEF
/** Is he dead, or off the map because his command is gone (4.10)? */
const isDead = (p: Albuera, commander: number): boolean => p.post[commander] === OFF

/** Has a brigade units on the map, or on the Turn track? If its commander lives it has (4.10). */
function hasUnits(p: Albuera, brigade: number): boolean {
  if (!isDead(p, brigade)) return true
  const { commander } = p.scenario.army
  for (let unit = 0; unit < commander.length; unit++) if (commander[unit] === brigade && isLeft(p, unit)) return true
  return false
}

/** 4.9 Is a division without its commander, while brigades of it are left? */
export function isOrphaned(p: Albuera, division: number): boolean {
  if (p.scenario.army.rank[division] !== DIVISION || !isDead(p, division)) return false
  for (let c = 0; c < p.post.length; c++) if (belongsTo(p, c, division)) return true
  return false
}

/** Is it a brigade of this division, with units left? */
export const belongsTo = (p: Albuera, brigade: number, division: number): boolean =>
  isBrigade(p, brigade) && p.scenario.army.above[brigade] === division && hasUnits(p, brigade)

/** 4.9 Does a commander-in-chief stand in for division commanders? Then his chit is used by 4.5, and never by 4.6. */
export function standsIn(p: Albuera, commander: number): boolean {
  if (!isChief(p, commander)) return false
  const { above } = p.scenario.army
  for (let c = 0; c < p.post.length; c++) if (above[c] === commander && isOrphaned(p, c)) return true
  return false
}

/** 4.6 Does his chit activate any brigade of his side? */
export const isFree = (p: Albuera, commander: number): boolean => isChief(p, commander) && !standsIn(p, commander)

/** 4.5, 4.9 Does a brigade obey this superior: its division commander, or the chief who stands in for him? */
export function isUnder(p: Albuera, brigade: number, superior: number): boolean {
  const division = p.scenario.army.above[brigade]
  if (!isBrigade(p, brigade) || division < 0 || !hasUnits(p, brigade)) return false
  if (isChief(p, superior)) return p.scenario.army.above[division] === superior && isOrphaned(p, division)
  return division === superior
}

/**
 * 4.8, 4.9 The commander that a brigade's range is measured from: its own, or, if he is dead, the one who commands its
 * units, his division commander or the chief; -1 if none is left.
 */
export function headOf(p: Albuera, brigade: number): number {
  const { above } = p.scenario.army
  for (let c = brigade; c >= 0; c = above[c]) if (!isDead(p, c)) return c
  return -1
}

/** 4.5.1 Has a brigade that obeys this superior not been activated yet in this turn? */
export function hasFresh(p: Albuera, superior: number): boolean {
  for (let c = 0; c < p.post.length; c++) if (p.striped[c] === 0 && isUnder(p, c, superior)) return true
  return false
}

/**
 * 4.5.1 Can a superior activate one of his brigades: in his range, or without a commander (4.8), and not yet activated?
 */
export const canReach = (p: Albuera, superior: number, brigade: number): boolean =>
  p.striped[brigade] === 0 && isUnder(p, brigade, superior) && isNear(p, superior, brigade)

/** 4.2 Is a brigade commander in a superior's range? If he is dead, his units are checked one by one (4.8). */
const isNear = (p: Albuera, superior: number, brigade: number): boolean =>
  isDead(p, brigade) || rangeOf(p, superior).cost[p.post[brigade]] >= 0

/** 4.5.3 Is there a brigade that the superior can activate? */
export function canReachAny(p: Albuera, superior: number): boolean {
  for (let c = 0; c < p.post.length; c++) if (canReach(p, superior, c)) return true
  return false
}

/** 4.5.2 Are all brigades of a division in the superior's range and not yet activated? */
export function canReachAll(p: Albuera, superior: number, division: number): boolean {
  let count = 0
  for (let c = 0; c < p.post.length; c++) {
    if (!belongsTo(p, c, division)) continue
    if (!canReach(p, superior, c)) return false
    count++
  }
  return count > 0
}

/**
 * 4.6.1 Can a commander-in-chief activate a brigade of his side: one with its commander, or an independent one without,
 * whose units he then commands himself?
 */
export function canCall(p: Albuera, chief: number, brigade: number): boolean {
  const { above, leads } = p.scenario.army
  if (!isBrigade(p, brigade) || leads[brigade] !== leads[chief]) return false
  return !isDead(p, brigade) || (above[brigade] === chief && hasUnits(p, brigade))
}

/** 4.7.1 Do Supporting Units under this superior act when this brigade of their side is activated? */
export function supportsWith(p: Albuera, superior: number, brigade: number): boolean {
  return superior === brigade || p.scenario.army.above[brigade] === superior || isChief(p, superior)
}

/** Has the drawn chit activated a brigade commander? If not, there is no subphase 2.2 (4.5.3). */
export function hasActivated(p: Albuera): boolean {
  for (let c = 0; c < p.active.length; c++) if (p.active[c] === 1 && isBrigade(p, c)) return true
  return false
}
