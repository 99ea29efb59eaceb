import type { Engine, Position } from '../../kernel/index.ts'
import type { TableInfo } from '../board/table.ts'
import type { SeatClient } from './seat-client.ts'
import type { Timeline } from './timeline.ts'

/** A seat at a match, as a table of it is made. */
export interface Seat<P extends Position> {
  readonly info: TableInfo
  readonly seat: number
  readonly timeline: Timeline<P>
  /** Of a seat that is played here; a replay has none. */
  readonly client?: SeatClient
  /** Where drafts outlive the page; each by the number of the update that asked for it. */
  readonly drafts?: Drafts
  /** Others see how long a choice takes. */
  readonly watched?: boolean
}

/** The same with what plays it. */
export interface PlayedSeat<P extends Position> extends Seat<P> {
  readonly engine: Engine<P>
}

/** Drafts for questions that are answered together, by the number of the update that asked. */
export interface Drafts {
  /** The draft of a question; undefined where none was begun. */
  kept(question: number): readonly string[] | undefined
  keep(question: number, texts: readonly string[]): void
  /** The answer handed in to a question: it is there again after a take-back. */
  handedIn(question: number): readonly string[] | undefined
  handIn(question: number, texts: readonly string[]): void
}
