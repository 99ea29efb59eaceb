/** A move in parts for saying it: `2.5 inches ahead, 30 degrees left, 1.5 left`. */
import { STEPS, type Way } from './way.ts'

/** A part of a move, by its name in catalogues, with its inches or degrees. */
export interface SaidPart {
  readonly id: 'ahead' | 'back' | 'turnLeft' | 'turnRight' | 'left' | 'right' | 'stay'
  readonly amount: number
}

/** Inches as they are said: to a hundredth, and without decimals for a whole number. */
export const saidInches = (inches: number): number => Math.round(100 * inches) / 100

/** The parts of a move in the order in which they are said; `stay` if there are none. */
export function saidParts({ turn, ahead, right }: Way): SaidPart[] {
  const parts: SaidPart[] = []
  if (ahead !== 0) parts.push({ id: ahead > 0 ? 'ahead' : 'back', amount: saidInches(Math.abs(ahead) / STEPS) })
  if (turn !== 0) parts.push({ id: turn > 0 ? 'turnRight' : 'turnLeft', amount: Math.abs(turn) })
  if (right !== 0) parts.push({ id: right > 0 ? 'right' : 'left', amount: saidInches(Math.abs(right) / STEPS) })
  return parts.length === 0 ? [{ id: 'stay', amount: 0 }] : parts
}

/** Joins parts and sentences into one text for screen readers; leaves out empty ones. */
export const inOneBreath = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('; ')
