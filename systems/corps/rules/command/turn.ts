/** The turn of the active commander: what the choices of all chapters need to know of it. */
import { type Corps, corpsLayout } from '../state/position.ts'
import type { CorpsScenario, Roster } from '../state/scenario.ts'

/** The active command, and whether it has ended its turn. */
export const spending = corpsLayout.frame({ command: 1, isOver: 2 })

/** By the roster of a scenario: the bodies of each command. */
const owned = new WeakMap<Roster, readonly (readonly number[])[]>()

function ownedIn({ roster, commands }: CorpsScenario): readonly (readonly number[])[] {
  const bodies = [...roster.command.keys()]
  return commands.map((_, command) => bodies.filter((body) => roster.command[body] === command))
}

/** Everything of a command, on the table or off it. */
export function bodiesOf({ scenario }: Corps, command: number): readonly number[] {
  let all = owned.get(scenario.roster)
  if (all === undefined) {
    all = ownedIn(scenario)
    owned.set(scenario.roster, all)
  }
  return all[command]
}

/** Everything of the active command, on the table or off it. */
export const ownBodies = (p: Corps): readonly number[] => bodiesOf(p, spending(p).command)
