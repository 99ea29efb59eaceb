/** Rule 3: which bodies the active general can order. */
import { within } from '../../../../src/inches/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'

/** The body of a command's general. */
export const generalOf = (p: Corps, command: number): number => p.scenario.roster.generals + command

/** Is the body within the radius of its general? A blind has him with it (rule 1). */
export function isInReach(p: Corps, body: number, command: number): boolean {
  const { roster, commands } = p.scenario
  if (body >= roster.blinds) return true
  const general = generalOf(p, command)
  return isOn(p, general) && within(shapeOf(p, body), shapeOf(p, general), commands[command].radius)
}
