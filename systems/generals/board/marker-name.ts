import type { Generals } from '../rules/state/position.ts'
import { tObjective } from '../words/objective/t.ts'

/** A marker by its kind. Both sides have the same. */
export const markerName = ({ scenario }: Pick<Generals, 'scenario'>, marker: number): string => {
  const kind = scenario.markers[marker % (scenario.counts.markers / 2)]?.kind
  return kind === undefined ? '' : tObjective(`marker.${kind}`)
}
