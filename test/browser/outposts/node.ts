import { nodeParts } from '../../../systems/system.ts'
import type { Outposts } from './rules/index.ts'

export const parts = nodeParts<Outposts>({ rules: async () => (await import('./rules/index.ts')).outposts })
