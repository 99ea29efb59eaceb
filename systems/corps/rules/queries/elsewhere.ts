/**
 * A view in which one body stands elsewhere, so that everything the rules say about a place can be asked before going
 * there.
 */
import { type Corps, corpsLayout } from '../state/position.ts'
import type { CorpsScenario } from '../state/scenario.ts'

/** One copy for each scenario, written again at each question. */
const copies = new WeakMap<CorpsScenario, Corps>()

/**
 * A copy of a view in which a body has another pose: its centre in cells, its heading in quarter degrees. The same
 * object until the next call; the view stays unchanged, but shapes taken from it must be taken again.
 */
export function elsewhere(p: Corps, body: number, x: number, y: number, heading: number): Corps {
  let copy = copies.get(p.scenario)
  if (copy === undefined) {
    copy = corpsLayout.make(p.scenario)
    copies.set(p.scenario, copy)
  }
  corpsLayout.copy(p, copy)
  copy.x[body] = x
  copy.y[body] = y
  copy.heading[body] = heading
  return copy
}
