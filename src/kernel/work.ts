import { UserError } from './refusal.ts'

/**
 * The cost of a question is counted, not timed. So it is the same on every machine, and a question that would take too
 * long is given up after the same work everywhere. Code that may take long reports its work by `spend`: a node of a
 * search, a step of a line of sight, an action that is tried or played.
 */

/** A question was given up because it takes more work than it may. */
export class TooMuchWork extends UserError {
  constructor() {
    super('too much work')
  }
}

/** The most that one question of a system may cost: about ten times as much as the dearest one asked in play. */
export const QUESTION_WORK = 200_000

/** Small whole numbers, because the innermost loops read them; without a limit nothing is counted. */
const budget = { limited: false, left: 0 }

/** Reports work that is about to be done. Throws a TooMuchWork if less than that is left. */
export function spend(work: number): void {
  if (budget.limited && (budget.left -= work) < 0) throw new TooMuchWork()
}

/**
 * Runs `work`, which may cost at most `most` (below 2³⁰), and no more than is left of the work that it is part of.
 * Returns its result and its cost; throws a TooMuchWork beyond that.
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
