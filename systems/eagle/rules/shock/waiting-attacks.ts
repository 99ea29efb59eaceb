/**
 * 11.5, RA90 Attacks that wait for a hex while another combat is fought there: they are no part of it, and are not lost
 * by it.
 */
import { type Eagle, mark } from '../state/position.ts'

const ASIDE = 10_000

/**
 * Puts aside the attacks that wait for a hex, and everything that is fought for with it; returns the number of that
 * combat, 0 for none.
 */
export function setAside(p: Eagle, hex: number): number {
  const waits = Math.max(0, p.group[hex])
  for (let unit = 0; unit < p.target.length; unit++) {
    const at = p.target[unit] - 1
    if (at < 0 || (at === hex && (p.marks[unit] & mark.COUNTERED) !== 0)) continue
    if (at === hex || (waits > 0 && p.group[at] === waits)) p.target[unit] = -1 - p.target[unit]
  }
  for (let other = 0; waits > 0 && other < p.group.length; other++)
    if (p.group[other] === waits) p.group[other] = -ASIDE - waits
  if (waits > 0) p.group[hex] = 0
  return waits
}

/** Takes up again what `setAside` put aside for that hex, by the number that it returned. */
export function takeUp(p: Eagle, hex: number, waits: number): void {
  if (waits > 0) {
    for (let other = 0; other < p.group.length; other++) if (p.group[other] === -ASIDE - waits) p.group[other] = waits
    p.group[hex] = waits
  }
  for (let unit = 0; unit < p.target.length; unit++) {
    const at = -2 - p.target[unit]
    if (at >= 0 && (at === hex || (waits > 0 && p.group[at] === waits))) p.target[unit] = 1 + at
  }
}
