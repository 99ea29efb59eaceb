import { UserError } from './refusal.ts'

/**
 * What a question costs, counted and not timed: so it is the same on every machine, and one that would take too long is
 * given up after the same work everywhere. What may take long says so by `spend`: a node of a search, a step of a line
 * of sight, an action that is tried or played.
 */

/** A question was given up, because it takes more work than it may. */
export class TooMuchWork extends UserError {
  constructor() {
    super('too much work')
  }
}

/** What one question of a system may cost: some ten times as much as the dearest that is asked in play. */
export const QUESTION_WORK = 200_000

/** Small whole numbers, because they are looked at in the innermost loops: without a limit nothing is counted. */
const budget = { limited: false, left: 0 }

/** Says that work is about to be done. Throws a TooMuchWork where there is less left than that. */
export function spend(work: number): void {
  if (budget.limited && (budget.left -= work) < 0) throw new TooMuchWork()
}

/**
 * Does something that may cost at most this much work (below 2³⁰), and no more than is left of what it is part of. Gives
 * its result, and what it has cost; throws a TooMuchWork beyond.
 */
export function within<T>(most: number, work: () => T): { readonly result: T; readonly cost: number } {
  const { limited, left } = budget
  const mine = limited ? Math.max(0, Math.min(most, left)) : most
  budget.limited = true
  budget.left = mine
  try {
    const result = work()
    return { result, cost: mine - budget.left }
  } finally {
    budget.limited = limited
    budget.left = limited ? left - (mine - budget.left) : 0
  }
}
