import { nodeParts } from '../system.ts'
import type { Corps } from './rules/index.ts'

export const parts = nodeParts<Corps>({
  rules: async () => (await import('./rules/index.ts')).corps,
  narration: async () => (await import('./narration/index.ts')).narration,
})
