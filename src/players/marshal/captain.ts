import type { Action, Engine, Position } from '../../kernel/index.ts'
import type { Habit } from '../habit.ts'
import type { Chance } from '../player.ts'
import type { Appraisal } from './appraisal.ts'
import type { Budget } from './levels.ts'

/**
 * How a question is thought about: as the first of a whole plan; as the first of a stretch that the habit plays by one taste
 * or another; by trying its answers one by one; or not at all, as the habit answers it.
 */
export type Manner = 'plan' | 'way' | 'deviate' | 'habit'

/** An action of a plan, and what of the plan is left after it; nothing where that was the last. */
export interface PlanStep<Plan> {
  readonly action: Action
  readonly rest?: Plan
}

/** Whole choices: an order sheet, the movement of a side. A plan is plain data, and never changed. */
export interface Plans<P extends Position, Taste extends object, Plan> {
  /** What the habit would plan with this taste. */
  propose(view: P, seat: number, taste: Taste, chance: Chance, engine: Engine<P>): Plan
  /** A plan made of two: crossed, or the first of them with a part dropped, aimed elsewhere, made larger or smaller. */
  vary(one: Plan, other: Plan, view: P, seat: number, chance: Chance, engine: Engine<P>): Plan
  /** Plans with the same key do the same. */
  key(plan: Plan): string
  /**
   * The next action of a plan that is legal now; undefined where none is left. `p` is the seat's view, or a position: what
   * belongs to the seat is alike in both.
   */
  next(p: P, seat: number, plan: Plan, engine: Engine<P>): PlanStep<Plan> | undefined
}

/** What is concluded about plans that the enemy has made in secret. `Belief` is plain data, and never changed. */
export interface Beliefs<P extends Position, Plan, Belief> {
  /** After a plan of one's own: with the enemy's plans that were reckoned with. */
  begin(view: P, seat: number, guesses: readonly Plan[]): Belief
  /** What is believed now that the view is this one. A belief about another time of the game is good for nothing. */
  hear(belief: Belief, view: P, seat: number): Belief
  /**
   * Gives the enemy, in a position that the rules have imagined, the plan that number `n` of the beliefs says he has. The
   * seat must not be able to tell it from the true one.
   */
  shape(belief: Belief, p: P, seat: number, n: number): void
}

/**
 * What the search must know of a system. All else it finds out by playing the rules. Everything that decides must come
 * out the same on every machine: no `Math.exp`, no clock.
 */
export interface Captain<P extends Position, Taste extends object = object, Plan = unknown, Belief = unknown> {
  /** The source of candidates, and the playout policy and model of the enemy where there is no `quick` one. */
  readonly habit: Habit<P, Taste>
  /** A cheaper habit with the same tastes, for playouts; it remembers nothing from before. */
  readonly quick?: Habit<P, Taste>
  /** The taste of an enemy: of the mixture that is reckoned with. */
  tastes(chance: Chance): Taste
  manner(view: P, seat: number): Manner
  /**
   * Where there are questions of the manner 'way': the number of the stretch that one belongs to, as of a turn of a command.
   * The taste that is chosen at the first of them answers all.
   */
  stretch?(view: P, seat: number): number
  /** What the levels spend, by their names, in a system whose playouts take longer than those that they are made for. */
  readonly budgets?: Readonly<Record<string, Budget>>
  /** How many playouts are made for one of the level's: there is time for more of them in a small battle than in a large one. */
  effort?(view: P): number
  readonly plans?: Plans<P, Taste, Plan>
  readonly beliefs?: Beliefs<P, Plan, Belief>
  /** Is a legal action worth trying beside the habit's? Left out where all are. */
  tries?(view: P, action: Action, engine: Engine<P>): boolean
  /** Has a playout that began at `from` come to its horizon? */
  ended(p: P, from: P): boolean
  /** The features by which `grognard fit` finds a value; left out where the value is not fitted. */
  readonly appraisal?: Appraisal<P>
  /** The chance that a seat wins, 0 to 1, where the game is not over. Draws count half. */
  value(p: P, seat: number): number
  /**
   * How much of a result counts by how it stood at the end, by `value`: 0 to 1, 0 where left out. Where most games are
   * drawn it tells draws that were nearly won from others.
   */
  readonly grading?: number
}
