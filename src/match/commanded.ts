import type { Action } from '../kernel/action.ts'
import type { Position } from '../kernel/position.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Match, objection } from './match.ts'
import { CHIEF, whoCommands } from './players.ts'

/** What the players who share a seat may decide for it in a match. */

function mayCommand<P extends Position>(
  match: Match<P>,
  seat: number,
  formation: number | undefined,
  name: string | undefined,
): Refusal | undefined {
  if (name === undefined) return undefined
  const { players } = match.header.seats[seat]
  const player = players.find((one) => one.name === name)
  const why = player ? whoCommands(players, formation, player) : `${name} does not play this seat.`
  return why === undefined ? undefined : objection(match, why)
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
export const notChief = <P extends Position>(
  match: Match<P>,
  seat: number,
  player: string | undefined,
): Refusal | undefined => mayCommand(match, seat, CHIEF, player)
