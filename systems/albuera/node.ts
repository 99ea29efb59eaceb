import { nodeParts } from '../system.ts'
import type { Albuera } from './rules/index.ts'

export const parts = nodeParts<Albuera>({
  rules: async () => (await import('./rules/index.ts')).albuera,
  map: async () => (await import('./hex-map.ts')).mapSource,
})
