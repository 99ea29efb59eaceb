import type { Engine, Position } from '../../kernel/index.ts'
import type { TableInfo } from '../board/table.ts'
import type { SeatClient } from './seat-client.ts'
import type { Timeline } from './timeline.ts'

/** A seat at a match, for making its table. */
export interface Seat<P extends Position> {
  readonly info: TableInfo
  readonly seat: number
  readonly timeline: Timeline<P>
  /** The client of a seat that is played here; a replay has none. */
  readonly client?: SeatClient
  /** Keeps drafts beyond the page, each by the number of the update that asked for it. */
  readonly drafts?: Drafts
  /** Do others see how long a choice takes? */
  readonly watched?: boolean
}

/** A seat together with what plays it. */
export interface PlayedSeat<P extends Position> extends Seat<P> {
  readonly engine: Engine<P>
}

/** Drafts for questions that are answered together, by the number of the update that asked. */
export interface Drafts {
  /** The draft of a question; undefined if none was begun. */
  kept(question: number): readonly string[] | undefined
  keep(question: number, texts: readonly string[]): void
  /** The answer handed in to a question: it is restored after a take-back. */
  handedIn(question: number): readonly string[] | undefined
  handIn(question: number, texts: readonly string[]): void
}
