import type { Action, Engine, Position } from '../kernel/index.ts'

/**
 * A computer player at one seat for one game. It gets what its seat may know, never the position, and may remember
 * anything between its choices.
 */
export interface Player<P extends Position> {
  /**
   * Returns one legal action of the seat, which must choose. A secret choice is made action by action up to the one
   * that closes it, each on the view that the last one left. The view is the caller's: it stays as it is until the
   * player has chosen, and changes afterwards.
   */
  choose(view: P, seat: number, engine: Engine<P>): Action
  /**
   * Chooses exactly as `choose` does, in small steps: it yields after each step, which takes some milliseconds in most
   * cases, and the caller may stop at any of them. Left out by players that choose at once.
   */
  think?(view: P, seat: number, engine: Engine<P>): Generator<undefined, Action>
  /**
   * What it weighed when it last thought, the best first; the first is what it did. Empty if it has not thought. Call
   * it after a choice, for a hint or an explanation.
   */
  weighed?(): readonly Weighed[]
  /** What it reckoned with when it last thought; undefined if it has not thought. Call it after a choice. */
  reckoned?(): Reckoning | undefined
  /**
   * What it remembers between two choices, as plain data that can be copied to another thread: a player seated again
   * with it plays on as if it had stayed. Left out if it remembers nothing.
   */
  memory?(): unknown
  /**
   * Does what it remembers count for the choice that it must make now? If not, the choice follows from the view and its
   * chance alone. Left out if it always may.
   */
  recalls?(view: P, seat: number): boolean
}

/** What a player weighed: one action, or the actions of a plan in order, and what the player expected of them. */
export interface Weighed {
  /** In the notation. An action and what the same body goes on to do is one text, joined by `THEN`. */
  readonly does: readonly string[]
  /**
   * The player's estimate of its chance of winning, 0 to 1, in which a draw counts half; and its standard error, which
   * is infinite if it was tried once.
   */
  readonly chance: number
  readonly error: number
  /** How often it was tried. */
  readonly playouts: number
  /** Would the habit have done it? */
  readonly usual: boolean
}

/** What a player reckoned with when it thought. */
export interface Reckoning {
  /** How many times it played on from what it weighed, in all. */
  readonly playouts: number
  /** How many positions it imagined for the one that it could not see. */
  readonly worlds: number
  /**
   * What enemies that choose in secret at the same time were expected to do, one case for each imagined position: by
   * seat, all actions of each case.
   */
  readonly enemies: ReadonlyMap<number, readonly (readonly Action[])[]>
}

/** A source of whole numbers 0 to n − 1, separate for every player and game, so that a game can be played again. */
export type Chance = (n: number) => number

/** Seats a player for one game; or, with what `memory` gave, for the rest of one. */
export type MakePlayer<P extends Position> = (chance: Chance, memory?: unknown) => Player<P>
