import type { Position } from '../kernel/position.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Match, objection } from './match.ts'
import type { Entry } from './record-lines.ts'

/**
 * Lines of a record that are no actions cost their player nothing: taking back and asking for it, offers of a draw,
 * standing orders. Each seat has a measure of them, so that no player fills the record.
 */

/** A seat's measure: in a game of 2,000 turns, four take-backs or new orders in each. */
const MOST_BESIDES = 10_000
/** How many standing orders of one line take as much of the measure as one line. */
const ORDERS_PER_LINE = 10
/** How many entries a seat makes after its offer of a draw was declined, before it offers one again. */
const DRAW_REST = 5

/** What an entry takes of its seat's measure. The answer to what another asked takes nothing. */
export function weightOf({ kind, said }: Entry): number {
  if (kind === 'standing') return Math.max(1, Math.ceil(said.standing.length / ORDERS_PER_LINE))
  return kind === 'back' || kind === 'asks' || kind === 'draw' ? 1 : 0
}

/** Why a seat may make no more lines besides its actions, if it may not. */
export const tooManyBesides = <P extends Position>(match: Match<P>, seat: number): Refusal | undefined =>
  match.besides[seat] >= MOST_BESIDES
    ? objection(
        match,
        'So much has been taken back, offered and ordered by your side in this game that no more is kept.',
      )
    : undefined

/** Notes that no offer of a draw stands any more: the seats that had offered one wait a while. */
export function drawsEnd<P extends Position>(match: Match<P>, offered: Iterable<number>): void {
  for (const seat of offered) match.drawAfter[seat] = match.fold.entries[seat] + DRAW_REST
}

/** Why a seat offers no draw now, if it does not. */
export const tooEarlyToOffer = <P extends Position>(match: Match<P>, seat: number): Refusal | undefined =>
  match.fold.entries[seat] < match.drawAfter[seat]
    ? objection(match, 'Your offer of a draw has not been accepted: play on a little before you offer one again.')
    : undefined
