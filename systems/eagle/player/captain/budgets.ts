import type { Budget } from '../../../../src/players/marshal/levels.ts'

/**
 * The budgets of the levels: a playout takes some twenty milliseconds in a small battle, and twice that in a whole one.
 * The lowest level leaves movements to the habit.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  'marshal-1': { plan: 0, proposed: 0, generations: 0, children: 0, worlds: 8, question: 16, confirming: 0.5 },
  'marshal-2': { plan: 60, proposed: 7, generations: 0, children: 0, worlds: 12, question: 40, confirming: 0.5 },
  'marshal-3': { plan: 240, proposed: 20, generations: 1, children: 8, worlds: 16, question: 60, confirming: 0.5 },
  'marshal-4': { plan: 480, proposed: 30, generations: 2, children: 12, worlds: 24, question: 240, confirming: 0.5 },
}
