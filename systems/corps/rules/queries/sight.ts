/** 1.5 to 1.8, A102 How a body is seen from another, as spotting asks it. */
import { INCH } from '../../../../src/inches/index.ts'
import { isEnemy, isSolid } from '../movement/clearance.ts'
import { sightDistance, sightOf } from '../sight/hiding.ts'
import { isOn } from '../state/bodies.ts'
import { SIGHT_IDS } from '../state/data/ids.ts'
import type { Corps } from '../state/position.ts'
import { mustStand } from './answers.ts'

/**
 * How far apart two bodies are (inches, edge to edge), and whether the first sees the other in plain sight, behind troops,
 * or hidden. Throws a UserError where one of them is not on the table.
 */
export function sightFrom(p: Corps, spotter: number, seen: number) {
  for (const body of [spotter, seen]) mustStand(p, body)
  return { distance: sightDistance(p, spotter, seen) / INCH, sight: SIGHT_IDS[sightOf(p, spotter, seen)] }
}

/** The same for all enemies on the table, generals left out. Throws a UserError where the body is not on the table. */
export function sightsOf(p: Corps, spotter: number) {
  mustStand(p, spotter)
  const enemies = Array.from(p.x.keys()).filter(
    (body) => isOn(p, body) && isSolid(p, body) && isEnemy(p, spotter, body),
  )
  return enemies.map((body) => ({ body, ...sightFrom(p, spotter, body) }))
}
