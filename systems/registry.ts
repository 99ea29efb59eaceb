import * as all from './index.ts'
import type { System } from './system.ts'

export type { AnyRuleset, System } from './system.ts'

/** All systems, in the order of their `place`. */
export const systems: readonly System[] = Object.values(all).sort((a, b) => a.place - b.place)
