/** What a battle cost, and how it was won (G90 to G92, G124, G134, G135). */
import type { Accounts, Told } from '../../../../src/kernel/index.ts'
import { enemyOf, SIDES } from '../state/board.ts'
import { kindOf } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../state/stands.ts'

const ARMS = { infantry: INFANTRY, cavalry: CAVALRY, artillery: ARTILLERY }

/**
 * What each event tells of: points that its side earns, or, with army morale, points that its side gives to the enemy.
 */
const SOURCES: Readonly<Record<number, { readonly source: string; readonly given?: true }>> = {
  [event.ScoredCaptures]: { source: 'captures' },
  [event.ScoredObjective]: { source: 'objectives' },
  [event.ScoredMajority]: { source: 'more sectors' },
  [event.LostForCaptures]: { source: 'captures', given: true },
  [event.LostForObjective]: { source: 'objectives', given: true },
  [event.GaveForSectors]: { source: 'more sectors', given: true },
}

/** Units destroyed and captured; points by what they were given for, excluding those that a side begins with. */
export function accounts(p: Generals, told: readonly Told[]): Accounts {
  const points = SIDES.map((): Record<string, number> => ({ captures: 0, objectives: 0, 'more sectors': 0 }))
  for (const { event, args } of told) {
    const found = SOURCES[event]
    if (!found) continue
    const side = found.given ? enemyOf(args[0]) : args[0]
    points[side][found.source] += args[1]
  }
  const lost = (side: number, type: number): number => {
    const kind = kindOf(side, type)
    return p.destroyed[kind] + p.captured[kind] + p.captives[kind]
  }
  return {
    losses: SIDES.map((side) => Object.fromEntries(Object.entries(ARMS).map(([arm, type]) => [arm, lost(side, type)]))),
    points,
  }
}
