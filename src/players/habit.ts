import type { Position } from '../kernel/index.ts'
import { type Notices, overlooking } from './attention.ts'
import type { Novice } from './novices.ts'
import type { Chance, MakePlayer, Player } from './player.ts'

/**
 * The judgement of a system: a player whose every choice follows from what it may know and from weights. The weights
 * are an argument, so that they can be tuned, and so that a search can imagine an enemy with another taste. Two players
 * of different tastes may play in one thread.
 */
export interface Habit<P extends Position, Taste extends object = object> {
  /** The weights that were set by hand. They name all weights there are: a tuned taste has the same shape. */
  readonly usual: Taste
  /** Weights found by `grognard tune`; left out if it has found none that are better. */
  readonly tuned?: Taste
  /** How many of 1,000 candidates the novices overlook, chosen to make the steps between the levels about even. */
  readonly overlooks?: Readonly<Record<Novice['name'], number>>
  /**
   * Seats a player of this taste for one game; or, with what its `memory` gave, for the rest of one. It thinks of
   * everything, unless `notices` says otherwise.
   */
  player(taste: Taste, chance: Chance, memory?: unknown, notices?: Notices): Player<P>
}

/** The taste of the player `drill`: the tuned one, or the usual one if there is no other. */
export const bestTaste = <Taste extends object>({ usual, tuned }: Pick<Habit<Position, Taste>, 'usual' | 'tuned'>) =>
  tuned ?? usual

/** Returns what seats novices of a level; they have the best taste. */
export const novice =
  <P extends Position>(habit: Habit<P>, { name, overlooks }: Novice): MakePlayer<P> =>
  (chance, memory) =>
    habit.player(bestTaste(habit), chance, memory, overlooking(habit.overlooks?.[name] ?? overlooks, chance))

/** Returns what seats players with this taste; with the best that the system has if none is given. */
export const withTaste =
  <P extends Position, Taste extends object>(habit: Habit<P, Taste>, taste: Taste = bestTaste(habit)): MakePlayer<P> =>
  (chance, memory) =>
    habit.player(taste, chance, memory)
