import type { Narration } from '../../../src/lab/narration.ts'
import forces from '../data/forces.json' with { type: 'json' }
import type { Eagle } from '../rules/index.ts'

/**
 * Tells a battle of the Shadow of the Eagle: turns, phases, what moved, fought and fell. Bookkeeping is told only on
 * request.
 */

const byId = (list: readonly { readonly id: string; readonly name: string }[]) =>
  new Map(list.map(({ id, name }) => [id, name]))
const units = byId(forces.units)
const leaders = byId(forces.leaders)
const formations = byId(forces.formations)

export const narration: Narration<Eagle> = {
  tones: {
    TurnBegan: 'chapter',
    PhaseBegan: 'section',
    // The map shows what lies on top, who is seen and which way a hex faces.
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
        return units.get(army.units[n] ?? '')
      case 'leaders':
        return leaders.get(army.leaders[n] ?? '')
      case 'formations':
        return formations.get(army.formations[n] ?? '')
      default:
        return undefined
    }
  },
}
