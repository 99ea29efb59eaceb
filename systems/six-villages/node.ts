import { nodeParts } from '../system.ts'
import type { SixVillages } from './rules/state/position.ts'

export const parts = nodeParts<SixVillages>({
  rules: async () => (await import('./rules/index.ts')).sixVillages,
})
