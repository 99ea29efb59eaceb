import { nodeParts } from '../system.ts'
import type { Generals } from './rules/index.ts'

export const parts = nodeParts<Generals>({
  rules: async () => (await import('./rules/index.ts')).generals,
  narration: async () => (await import('./narration/index.ts')).narration,
})
