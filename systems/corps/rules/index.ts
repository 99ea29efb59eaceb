/** Old Wargame Rules: a corps a side and more. A table in inches, chips from a bag, pips, blinds, orders. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import { playable } from './play.ts'
import { shipped } from './state/data/shipped.ts'
import type { Corps } from './state/position.ts'
import { scenarioBook } from './state/scenarios.ts'

export const corps: Ruleset<Corps> = { ...playable(scenarioBook(shipped)), rulebook: shipped.rulebook.rules }
