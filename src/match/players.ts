import type { Formation } from '../kernel/ruleset.ts'
import type { Player } from './record-lines.ts'

/** Several players may share a seat, each commanding some of its formations; one of them is the chief. */

/** Stands for the formation in what concerns a seat as a whole: closing its plan, resigning, agreeing. */
export const CHIEF = -1

/** A player without a list of formations commands them all; if the rules know no formations, so do all players. */
const commands = ({ formations }: Player, formation: number | undefined): boolean =>
  formations === undefined || formation === undefined || formations.includes(formation)

/**
 * A seat's players: its chief, who commands all of it, and those who share it, with the numbers of their formations,
 * which are given by id.
 */
export const playersOf = (
  chief: string,
  team: readonly { readonly name: string; readonly formations: readonly string[] }[],
  formations: readonly Formation[],
): Player[] => [
  { name: chief },
  ...team.map(({ name, formations: ids }) => ({
    name,
    formations: formations.filter(({ id }) => ids.includes(id)).map(({ number }) => number),
  })),
]

/** Why one of the players of a seat may not act with a formation, in a sentence; undefined if he may. */
export function whoCommands(
  players: readonly Player[],
  formation: number | undefined,
  player: Player,
): string | undefined {
  if (commands(player, formation)) return undefined
  const who = players.filter((one) => commands(one, formation)).map((one) => one.name)
  return `That is commanded by ${who.join(' or ') || 'no one'}, not by ${player.name}.`
}
