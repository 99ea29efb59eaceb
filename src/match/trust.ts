import type { GameRecord } from './record.ts'

/**
 * Against whom the dice of a record can be trusted, by what the record itself shows:
 *
 * - `known`: they follow from a seed that stands in the record. Anyone could know them in advance.
 * - `host`: they follow from the secret alone, which the operator of the server has drawn.
 * - `words`: players have added words openly, one after the other. An operator who was also a player could try many.
 * - `one`: one client held the seats of all people, and committed to words before it knew the secret. The client could
 *   have chosen the dice only if it was also the host, and the host only if it knew the words.
 * - `all`: several clients have each committed to words before any were shown. None of them could choose the dice, and
 *   the host could not.
 * - `none`: the game ended before its dice were sealed, and none has fallen.
 */
export interface Trust {
  readonly in: 'known' | 'host' | 'words' | 'one' | 'all' | 'none'
  /** Which players have added words: their names in the first line, by client. */
  readonly players: readonly string[]
}

/** Reads the trust from a record that is known to be good. */
export function trustIn({ header, entries, footer }: GameRecord): Trust {
  const playerOf = (seat: string) => header.seats.find((one) => one.seat === seat)?.players[0]?.name ?? seat
  if (header.seed !== undefined) return { in: 'known', players: [] }
  if (!header.seals) {
    const seats = new Set((footer?.contributions ?? []).map(({ who }) => who))
    return { in: seats.size > 0 ? 'words' : 'host', players: [...seats].map(playerOf) }
  }
  const players = header.seals.map((together) => together.map(playerOf).join(' and '))
  if (!entries.some(({ kind }) => kind === 'opens')) return { in: 'none', players }
  return { in: players.length > 1 ? 'all' : 'one', players }
}
