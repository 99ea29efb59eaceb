import type { Position } from '../kernel/index.ts'
import { allCommitted, hasBegun, type Match, missing } from '../match/index.ts'
import type { Status } from '../protocol/index.ts'
import { isCreators } from './seating.ts'
import type { StoredSeat } from './store.ts'

/** Which seats seal the dice of a match, and how far they are. */

/**
 * The seats of persons, grouped by the client that holds them: they seal the dice of a new match. `holder` names the
 * client of a seat, by the seat's number; seats with the same name go together.
 */
function byHolder(seats: readonly StoredSeat[], holder: (seat: number) => unknown): string[][] {
  const together = new Map<unknown, string[]>()
  for (const [k, { seat, kind }] of seats.entries()) {
    if (kind !== 'person') continue
    const of = holder(k)
    together.set(of, [...(together.get(of) ?? []), seat])
  }
  return [...together.values()]
}

/** For a new match: the creator holds all places whose keys the creator was given. */
export const sealsOf = (seats: readonly StoredSeat[]): string[][] =>
  byHolder(seats, (k) => (isCreators(seats[k] as StoredSeat) ? 'creator' : k))

/**
 * For a rematch: `before` gives the number of the seat that the holder of a seat had in the match before, and `seals`
 * are that match's.
 */
export const sealsAgain = (
  seats: readonly StoredSeat[],
  before: (seat: number) => number,
  names: readonly string[],
  seals: readonly (readonly string[])[],
): string[][] => byHolder(seats, (k) => seals.find((together) => together.includes(names[before(k)] as string)) ?? k)

/** The public state of the sealing; undefined if the dice are sealed, or never will be. */
export function sealingOf(match: Match<Position>): Status['sealing'] {
  const { sealing, ending, engine } = match
  if (!sealing || ending || hasBegun(match)) return undefined
  const name = (seat: number) => engine.ruleset.seats[seat] as string
  return {
    next: allCommitted(sealing) ? 'reveal' : 'commit',
    waiting: missing(sealing).map(name),
    commits: sealing.commits.map(({ seat, commitment }) => ({ seat: name(seat), commitment })),
  }
}
