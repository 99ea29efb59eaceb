import type { Budget } from '../../../../src/players/marshal/levels.ts'

const WAYS = { generations: 0, children: 0, question: 0, confirming: 0.5 }

/** What each level spends on the activation of a commander. */
export const budgets: Readonly<Record<string, Budget>> = {
  'marshal-1': { ...WAYS, plan: 30, proposed: 5, worlds: 8 },
  'marshal-2': { ...WAYS, plan: 120, proposed: 12, worlds: 12 },
  'marshal-3': { ...WAYS, plan: 240, proposed: 12, worlds: 16 },
  'marshal-4': { ...WAYS, plan: 720, proposed: 20, worlds: 24 },
}
