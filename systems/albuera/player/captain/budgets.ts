import { type Budget, WAYS } from '../../../../src/players/marshal/levels.ts'

/** The budgets of the levels: a playout takes about ten milliseconds in a small battle. */
export const budgets: Readonly<Record<string, Budget>> = {
  'marshal-1': { ...WAYS, plan: 60, proposed: 6, worlds: 10 },
  'marshal-2': { ...WAYS, plan: 240, proposed: 12, worlds: 16 },
  'marshal-3': { ...WAYS, plan: 480, proposed: 12, worlds: 24 },
  'marshal-4': { ...WAYS, plan: 1_080, proposed: 20, worlds: 32 },
}
