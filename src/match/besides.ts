import type { Position } from '../kernel/position.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Match, objection } from './match.ts'
import type { Entry } from './record-lines.ts'

/**
 * Lines of a record that are not actions cost their player nothing: take-backs and requests for them, offers of a draw,
 * standing orders. Each seat has a measure of them, so that no player can fill the record.
 */

/** A seat's measure: in a game of 2,000 turns, four take-backs or new orders in each. */
const MOST_BESIDES = 10_000
/** How many standing orders in one line take as much of the measure as one line. */
const ORDERS_PER_LINE = 10
/** How many entries a seat must make after its offer of a draw was declined, before it may offer one again. */
const DRAW_REST = 5

/** How much of its seat's measure an entry takes. The answer to another seat's request takes nothing. */
export function weightOf({ kind, said }: Entry): number {
  if (kind === 'standing') return Math.max(1, Math.ceil(said.standing.length / ORDERS_PER_LINE))
  return kind === 'back' || kind === 'asks' || kind === 'draw' ? 1 : 0
}

/** Why a seat may make no more lines other than actions, if it may not. */
export const tooManyBesides = <P extends Position>(match: Match<P>, seat: number): Refusal | undefined =>
  match.besides[seat] >= MOST_BESIDES
    ? objection(
        match,
        'So much has been taken back, offered and ordered by your side in this game that no more is kept.',
      )
    : undefined

/** Notes that no offer of a draw stands any more: the seats that had offered one must wait a while. */
export function drawsEnd<P extends Position>(match: Match<P>, offered: Iterable<number>): void {
  for (const seat of offered) match.drawAfter[seat] = match.fold.entries[seat] + DRAW_REST
}

/** Why a seat may not offer a draw now, if it may not. */
export const tooEarlyToOffer = <P extends Position>(match: Match<P>, seat: number): Refusal | undefined =>
  match.fold.entries[seat] < match.drawAfter[seat]
    ? objection(match, 'Your offer of a draw has not been accepted: play on a little before you offer one again.')
    : undefined
