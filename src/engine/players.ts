import type { Action } from './action.ts'
import { type Match, objection } from './match.ts'
import type { Position } from './position.ts'
import type { Player } from './record-lines.ts'
import type { Refusal } from './refusal.ts'

/** Several players may share a seat, each commanding some of its formations; one of them is the chief. */

/** The formation of what concerns a seat as a whole: closing its plan, resigning, agreeing. */
export const CHIEF = -1

/** Somebody without a list of formations commands them all; where the rules know no formations, so does everybody. */
const commands = ({ formations }: Player, formation: number | undefined): boolean =>
  formations === undefined || formation === undefined || formations.includes(formation)

function mayCommand<P extends Position>(
  match: Match<P>,
  seat: number,
  formation: number | undefined,
  name: string | undefined,
): Refusal | undefined {
  if (name === undefined) return undefined
  const { players } = match.header.seats[seat]
  const player = players.find((one) => one.name === name)
  if (!player) return objection(match, `${name} does not play this seat.`)
  if (commands(player, formation)) return undefined
  const who = players.filter((one) => commands(one, formation)).map((one) => one.name)
  return objection(match, `That is commanded by ${who.join(' or ') || 'nobody'}, not by ${name}.`)
}

/**
 * Why a player may not choose this action for his seat, if he may not. A plan made by several hands is judged by the
 * action that closes it.
 */
export function notCommanded<P extends Position>(
  match: Match<P>,
  p: P,
  seat: number,
  action: Action,
  player: string | undefined,
): Refusal | undefined {
  return mayCommand(match, seat, match.engine.ruleset.formation?.(p, seat, action), player)
}

/** Why a player may not decide for his whole seat, if he may not. */
export const notChief = <P extends Position>(match: Match<P>, seat: number, player: string | undefined): Refusal | undefined =>
  mayCommand(match, seat, CHIEF, player)
