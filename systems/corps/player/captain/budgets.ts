import type { Budget } from '../../../../src/players/marshal/levels.ts'

/** What the levels spend: a playout takes some hundredths of a second in a small battle. */
export const budgets: Readonly<Record<string, Budget>> = {
  'marshal-1': { plan: 30, proposed: 5, generations: 0, children: 0, worlds: 8, question: 0, confirming: 0.5 },
  'marshal-2': { plan: 120, proposed: 12, generations: 0, children: 0, worlds: 12, question: 24, confirming: 0.5 },
  'marshal-3': { plan: 240, proposed: 14, generations: 1, children: 8, worlds: 16, question: 72, confirming: 0.5 },
  'marshal-4': { plan: 720, proposed: 20, generations: 2, children: 12, worlds: 24, question: 216, confirming: 0.5 },
}
