import type { Action } from './action.ts'
import { type Match, objection } from './match.ts'
import type { Position } from './position.ts'
import type { Player } from './record-lines.ts'
import type { Refusal } from './refusal.ts'

/** Several players may share a seat, each commanding some of its formations; one of them is the chief. */

/** The formation of what concerns a seat as a whole: closing its plan, resigning, agreeing. */
export const CHIEF = -1

/** Somebody without a list of formations commands them all. */
const commands = ({ formations }: Player, formation: number): boolean => formations === undefined || formations.includes(formation)

function mayCommand<P extends Position>(match: Match<P>, seat: number, formation: number, name: string | undefined): Refusal | undefined {
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
  const { formation } = match.engine.ruleset
  return formation && mayCommand(match, seat, formation(p, seat, action), player)
}

/** Why a player may not decide for his whole seat, if he may not. */
export const notChief = <P extends Position>(match: Match<P>, seat: number, player: string | undefined): Refusal | undefined =>
  mayCommand(match, seat, CHIEF, player)
