import type { Engine, Position } from '../kernel/index.ts'
import {
  goOn,
  isStateOf,
  type Match,
  type MatchState,
  matchOfState,
  openKept,
  type Plain,
  stateOf,
} from '../match/index.ts'
import { Feeds, type FeedsState } from './feeds.ts'
import { pack, unpack } from './packing.ts'
import type { Systems } from './tasks/systems.ts'

/**
 * What the record of a match folds to, as bytes: the match, and what each seat has learnt. It is a cache: if it is
 * missing or does not fit, the record is folded.
 */

/** A match in memory, with the feeds of its seats. */
export interface Opened {
  readonly match: Match<Position>
  readonly feeds: Feeds<Position>
  /** The number of lines in its record. */
  readonly count: number
}

interface Snapshot {
  /** The number of lines of the record that it covers. */
  readonly count: number
  readonly match: MatchState
  readonly feeds: FeedsState
}

export const snapshotOf = ({ match, feeds, count }: Opened): Uint8Array =>
  pack({ count, match: stateOf(match), feeds: feeds.state() } satisfies Snapshot as unknown as Plain)

/** A snapshot that has been read, and can be opened once the later lines are there. */
export interface Read {
  readonly ruleset: string
  readonly data: string
  /** The number of lines of a record that it covers, and the hash of the last of them. */
  readonly count: number
  readonly chain: string
  /** The match as it was. Throws a UserError if its dice have another secret. */
  open(secret: string | undefined): Opened
}

/** Reads a snapshot, and loads its rules; undefined if it is damaged, or was made by other rules or another program. */
export async function readSnapshot(systems: Systems, bytes: Uint8Array): Promise<Read | undefined> {
  const snapshot = unpack(bytes) as Snapshot | undefined
  if (!snapshot) return undefined
  const { count, match: state, feeds } = snapshot
  const { ruleset, data } = state.rest.header
  const engine = systems.has(ruleset) ? await systems.load(ruleset, data) : undefined
  if (!engine || !isStateOf(engine, state)) return undefined
  return {
    ruleset,
    data,
    count,
    chain: state.chain,
    open(secret) {
      const match = matchOfState(engine, state, secret)
      return { match, feeds: new Feeds(match, feeds), count }
    },
  }
}

/** Opens a match from its record alone. Throws a RecordError if the record cannot be what it says. */
export function foldOf(engine: Engine<Position>, lines: readonly string[], secret?: string): Opened {
  const match = openKept(engine, lines, secret)
  return { match, feeds: new Feeds(match), count: lines.length }
}

/** Plays further lines of the record on an open match. Throws a RecordError if they cannot be played. */
export function goOnBy({ match, feeds, count }: Opened, lines: readonly string[]): Opened {
  goOn(match, lines, count)
  feeds.catchUp()
  return { match, feeds, count: count + lines.length }
}
