/** The turn that a commander is having: what the choices of all chapters ask of it. */
import { type Corps, corpsLayout } from '../state/position.ts'

/** The active command, and whether it has ended its turn. */
export const spending = corpsLayout.frame({ command: 1, isOver: 2 })

/** Everything of the active command, on the table or off it. */
export function* ownBodies(p: Corps): Generator<number> {
  const { command } = spending(p)
  for (let body = 0; body < p.x.length; body++) if (p.scenario.roster.command[body] === command) yield body
}
