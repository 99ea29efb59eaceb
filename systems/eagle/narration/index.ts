import type { Narration } from '../../../src/lab/narration.ts'
import type { Eagle } from '../rules/index.ts'

/**
 * Tells a battle of the Shadow of the Eagle: turns, phases, moves, fights and losses. Bookkeeping is told only on
 * request.
 */

export const narration: Narration<Eagle> = {
  tones: {
    TurnBegan: 'chapter',
    PhaseBegan: 'section',
    // The map shows what lies on top, which units are visible and which way a hex faces.
    Lifted: 'untold',
    Sighted: 'untold',
    Shows: 'untold',
    Faced: 'untold',
    Headed: 'untold',
    HeightShown: 'untold',
    Joins: 'untold',
    Modifier: 'aside',
    Uncounted: 'aside',
    StandsAside: 'aside',
    Spared: 'aside',
  },
  name({ army }, kind, n) {
    switch (kind) {
      case 'sides':
        return n === 0 ? 'French' : 'Spanish'
      case 'units':
      case 'leaders':
      case 'formations':
        return army.names[kind][n]
      default:
        return undefined
    }
  },
}
