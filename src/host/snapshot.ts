import {
  type Engine,
  goOn,
  type Match,
  type MatchState,
  matchOfState,
  openKept,
  type Plain,
  type Position,
  stateOf,
} from '../engine/index.ts'
import { pack, unpack } from './packing.ts'
import { Stories, type StoriesState } from './stories.ts'

/**
 * What the record of a match folds to, as bytes: the match, and what each seat has learnt. A cache: who has none, or one that does not
 * fit, folds the record.
 */

/** A match in memory, with the stories of its seats. */
export interface Opened {
  readonly match: Match<Position>
  readonly stories: Stories<Position>
  /** How many lines its record has. */
  readonly count: number
}

interface Snapshot {
  /** How many lines of the record it stands for. */
  readonly count: number
  readonly match: MatchState
  readonly stories: StoriesState
}

export const snapshotOf = ({ match, stories, count }: Opened): Uint8Array =>
  pack({ count, match: stateOf(match), stories: stories.state() } satisfies Snapshot as unknown as Plain)

/** How many lines of a record a snapshot stands for, and the hash of the last of them. */
export interface Standing {
  readonly count: number
  readonly chain: string
}

/** A snapshot that has been read, and is opened when its lines are there. */
export interface Read extends Standing {
  /** The match; undefined where it was made by other rules, or by another program. Throws a UserError where the secret is another. */
  open(engine: Engine<Position>, secret: string | undefined): Opened | undefined
}

/** Reads a snapshot; undefined where it is damaged. */
export function readSnapshot(bytes: Uint8Array): Read | undefined {
  const snapshot = unpack(bytes) as Snapshot | undefined
  if (!snapshot) return undefined
  const { count, match: state, stories } = snapshot
  return {
    count,
    chain: state.chain,
    open(engine, secret) {
      const match = matchOfState(engine, state, secret)
      return match && { match, stories: new Stories(match, stories), count }
    },
  }
}

/** Opens a match from its record alone. Throws a RecordError where the record cannot be what it says. */
export function foldOf(engine: Engine<Position>, lines: readonly string[], secret?: string): Opened {
  const match = openKept(engine, lines, secret)
  return { match, stories: new Stories(match), count: lines.length }
}

/** Goes on by lines that follow on what is open. Throws a RecordError where they do not. */
export function goOnBy({ match, stories, count }: Opened, lines: readonly string[]): Opened {
  goOn(match, lines, count)
  stories.catchUp()
  return { match, stories, count: count + lines.length }
}
