import { nodeParts } from '../system.ts'
import type { Eagle } from './rules/index.ts'

export const parts = nodeParts<Eagle>({
  rules: async () => (await import('./rules/index.ts')).eagle,
  narration: async () => (await import('./narration/index.ts')).narration,
  map: async () => (await import('./hex-map.ts')).mapSource,
})
