/** The threats to hexes by grades, from the least to the gravest. Pattern, edge and colour show the grade. */

import { type Dangers, threat } from '../../rules/queries/threats.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { fighter } from '../../rules/state/stacks.ts'

export const GRADES = ['comes', 'fires', 'attacks', 'charges'] as const
export type Grade = (typeof GRADES)[number]
const BITS: Readonly<Record<Grade, number>> = {
  comes: threat.COMES,
  fires: threat.FIRES,
  attacks: threat.ATTACKS,
  charges: threat.CHARGES,
}

export interface Graded {
  readonly dangers: Dangers
  /** By grade: the hexes for which it is the gravest. */
  readonly hexes: Readonly<Record<Grade, readonly number[]>>
}

/** Returns the gravest threat to a hex; undefined if there is none. */
export const gravest = ({ what }: Dangers, hex: number): Grade | undefined =>
  GRADES.findLast((grade) => (what[hex] & BITS[grade]) !== 0)

/** Returns dangers by grades. */
export function graded(dangers: Dangers): Graded {
  const hexes: Record<Grade, number[]> = { comes: [], fires: [], attacks: [], charges: [] }
  for (const hex of dangers.what.keys()) {
    const grade = gravest(dangers, hex)
    if (grade) hexes[grade].push(hex)
  }
  return { dangers, hexes }
}

/**
 * Returns the hexes where a side's troops face more than an enemy's approach, and the most points that threaten them in
 * one way.
 */
export function threatenedTroops(
  p: Eagle,
  side: number,
  { dangers }: Graded,
): { hex: number; grade: Grade; points: number }[] {
  return [...dangers.what.keys()].flatMap((hex) => {
    const grade = fighter(p, hex) === side ? gravest(dangers, hex) : undefined
    return grade === undefined || grade === 'comes' ? [] : [{ hex, grade, points: dangers[grade][hex] }]
  })
}
