/** 1.5 to 1.8, A102 How a body is seen from another, as spotting asks it. */
import { INCH } from '../../../../src/inches/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { sightDistance, sightOf } from '../sight/hiding.ts'
import { isOn } from '../state/bodies.ts'
import { SIGHT_IDS } from '../state/data/ids.ts'
import type { Corps } from '../state/position.ts'

/**
 * How far apart two bodies are (inches, edge to edge), and whether the first sees the other in plain sight, behind troops,
 * or hidden. Throws a UserError where one of them is not on the table.
 */
export function sightFrom(p: Corps, spotter: number, seen: number) {
  for (const body of [spotter, seen])
    if (!(body in p.scenario.roster.names) || !isOn(p, body))
      throw new UserError(`there is no body ${body} on the table`)
  return { distance: sightDistance(p, spotter, seen) / INCH, sight: SIGHT_IDS[sightOf(p, spotter, seen)] }
}
