import type { GameRecord } from './record.ts'

/**
 * What a client was shown of a match while it was played, and what its player added to it: the match's record must have
 * the same.
 */
export interface Shown {
  /** The hash of the record's first line. */
  readonly chain?: string
  /** Commitments to the secret or to words that the client was shown. */
  readonly commitments?: readonly string[]
  /** The commitments of all players, in their order, as they stood when the player showed his own words. */
  readonly commits?: readonly string[]
  /** The player's own words. */
  readonly words?: readonly string[]
}

/** How a record differs from what was shown: it is of another match, or has other commitments or words. */
export interface Unlike {
  readonly in: 'match' | 'commitments' | 'words'
  /** A sentence in English. */
  readonly what: string
}

/** Compares a record with what was shown. Undefined if the record has all of it. */
export function unlike({ header, beginning, entries, footer }: GameRecord, shown: Shown): Unlike | undefined {
  const bySeat = new Map<string, string>()
  const words = new Set((footer?.contributions ?? []).map(({ text }) => text))
  for (const { kind, said } of entries) {
    if (kind === 'reveals') words.add(said.reveals)
    if (kind !== 'commits') continue
    bySeat.delete(said.who)
    bySeat.set(said.who, said.commits)
  }
  const commits = [...bySeat.values()]
  const known = new Set([...commits, header.commitment])
  const missing = shown.commitments?.find((commitment) => !known.has(commitment))
  const unknown = shown.words?.find((own) => !words.has(own))
  if (shown.chain !== undefined && shown.chain !== beginning)
    return { in: 'match', what: 'this is the record of another match than the one that was shown' }
  if (missing !== undefined)
    return {
      in: 'commitments',
      what: `the commitment ${missing} was shown, and is not in this record: it is of another match, or was changed`,
    }
  if (shown.commits && shown.commits.join() !== commits.join())
    return {
      in: 'commitments',
      what: 'players have committed to other words, or in another order, than was shown before the words',
    }
  if (unknown !== undefined)
    return {
      in: 'words',
      what: `the words '${unknown}' were added, and are not in this record: it is of another match, or was changed`,
    }
  return undefined
}
