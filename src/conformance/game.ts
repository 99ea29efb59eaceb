/** A random game, as its watchers see it. */
import type { Action } from '../kernel/action.ts'
import type { Dice } from '../kernel/dice.ts'
import type { Told } from '../kernel/journal.ts'
import type { Choice, Phase } from '../kernel/phase.ts'
import type { Position } from '../kernel/position.ts'
import type { Seats } from '../kernel/seats.ts'

/** A seat must choose. */
export interface Moment<P extends Position> {
  readonly game: Game<P>
  /** The game's own position: read only. */
  readonly p: P
  readonly phase: Phase<P>
  readonly awaiting: Seats
  /** The legal actions of each seat that must choose. */
  readonly legal: ReadonlyMap<number, Int32Array>
}

/** A seat has chosen. */
export interface Entry<P extends Position> {
  readonly game: Game<P>
  readonly phase: Phase<P>
  readonly choice: Choice<P>
  readonly seat: number
  readonly action: Action
  readonly before: P
  readonly after: P
  readonly told: readonly Told[]
  readonly rolls: readonly number[]
  /** Dice that fall as those of this entry did. */
  dice(): Dice
  /** Did this action open a secret choice? */
  readonly opens: boolean
}

/** What is kept of an entry, and of the opening, to replay it. */
export interface Recorded {
  readonly seat: number
  readonly action: Action
  readonly rolls: readonly number[]
  readonly told: readonly Told[]
  readonly digest: number
}

/** A secret choice that has not been opened: where it began, and the numbers of the entries since. */
export interface Sealed<P extends Position> {
  readonly start: P
  readonly from: number
}

export interface Game<P extends Position> {
  readonly number: number
  readonly p: P
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  readonly opening: Omit<Recorded, 'seat' | 'action'>
  readonly record: readonly Recorded[]
  readonly sealed: Sealed<P> | undefined
  /** Dice that fall as those of entry `n` did. */
  dice(n: number): Dice
}
