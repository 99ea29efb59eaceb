import type { Position } from '../../kernel/index.ts'
import type { Status } from '../../protocol/index.ts'
import type { TableInfo, Told } from '../board/table.ts'
import type { Arriving } from './arriving-engine.ts'
import type { SeatClient } from './seat-client.ts'
import type { Timeline } from './timeline.ts'

/** What a table of one seat is made of. */
export interface SeatTableSetup<P extends Position> {
  readonly arriving: Arriving<P>
  readonly info: TableInfo
  readonly seat: number
  readonly timeline: Timeline<P>
  /** The number of the update up to which everything is shown at once; what follows is told event by event. */
  readonly seen: number
  readonly status: Status
  /** How long an event is looked at, and whether it begins a chapter. */
  readonly show: (told: Told) => { readonly tone: string; readonly rest: number }
  /** Of a seat that is played here; a replay has none. */
  readonly client?: SeatClient
  /** Where drafts outlive the page; each by the number of the update that asked for it. */
  readonly drafts?: Drafts
  /** Others see how long a choice takes. */
  readonly watched?: boolean
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
