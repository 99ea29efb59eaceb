/** Rule 3: which bodies the active general can order. */
import { within } from '../../../../src/inches/index.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'

/** The body of a command's general. */
export const generalOf = (p: Corps, command: number): number => p.scenario.roster.generals + command

/**
 * A180 The body from which a command's general is measured: his own, or the only blind of a command whose light cavalry
 * has come out from under it; −1 for none.
 */
export function postOf(p: Corps, command: number): number {
  const { roster } = p.scenario
  if (isOn(p, generalOf(p, command))) return generalOf(p, command)
  let post = -1
  for (let body = roster.blinds; body < roster.guns; body++) {
    if (roster.command[body] !== command || !isOn(p, body)) continue
    if (post >= 0) return -1
    post = body
  }
  return post
}

/** A53 Has a command lost its general? While all of it is under blinds, he is with it. */
export const isLeaderless = (p: Corps, command: number): boolean => p.revealed[command] !== 0 && postOf(p, command) < 0

/** Is a commander in chief of its army, of at least this grade, within a range (cells) of a unit? */
export function isChiefNear(p: Corps, unit: number, range: number, least = -1): boolean {
  const { roster, commands } = p.scenario
  for (let command = 0; command < commands.length; command++) {
    const { army, isChief, grade } = commands[command]
    const general = generalOf(p, command)
    if (!isChief || army !== roster.army[unit] || grade < least || !isOn(p, general)) continue
    if (within(shapeOf(p, unit), shapeOf(p, general), range)) return true
  }
  return false
}

/** Is the body within the radius of its general? A blind has him with it (rule 1). */
export function isInReach(p: Corps, body: number, command: number): boolean {
  const { roster, commands } = p.scenario
  if (body >= roster.blinds) return true
  const post = postOf(p, command)
  if (post < 0) return false
  const { radius } = commands[command]
  // An edge is never farther than the middle, and measuring to the middle is cheaper and settles most cases.
  const [dx, dy] = [p.x[body] - p.x[post], p.y[body] - p.y[post]]
  return dx * dx + dy * dy <= radius * radius || within(shapeOf(p, body), shapeOf(p, post), radius)
}
