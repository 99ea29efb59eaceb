import type { Chance } from './player.ts'

/**
 * Does a player think of something that it could do? Its judgement calls this for each candidate (a unit that could
 * move, an enemy to fire at, an attack, a charge) and weighs only those that are noticed. It never calls this for what
 * the rules demand: a player that notices nothing still has an answer, as quiet as the rules allow.
 */
export type Notices = () => boolean

/** Notices everything, and draws no number for it. */
export const noticesAll: Notices = () => true

/** Overlooks that many of 1,000 candidates; draws a number for each. */
export const overlooking =
  (many: number, chance: Chance): Notices =>
  () =>
    chance(1000) >= many

/** A score for the `best` of some actions that never takes an overlooked one. */
export const ofNoticed =
  (notices: Notices, score: (a: number, b: number) => number) =>
  (a: number, b: number): number =>
    notices() ? score(a, b) : Number.NEGATIVE_INFINITY
