import type { Action, Engine, Position } from '../../kernel/index.ts'
import type { Habit } from '../habit.ts'
import type { Chance } from '../player.ts'
import type { Appraisal } from './appraisal.ts'
import type { Budget } from './levels.ts'

/**
 * How a question is thought about: as the first of a whole plan; as the first of a stretch that the habit plays with
 * one taste or another; by trying its answers one by one; or not at all, with the habit's answer.
 */
export type Manner = 'plan' | 'way' | 'deviate' | 'habit'

/** An action of a plan, and what is left of the plan after it; nothing if that was the last. */
export interface PlanStep<Plan> {
  readonly action: Action
  readonly rest?: Plan
}

/** Whole choices: an order sheet, the movement of a side. A plan is plain data, and is never changed. */
export interface Plans<P extends Position, Taste extends object, Plan> {
  /**
   * Draws the taste of a proposal beside the habit's own. If left out, every third proposal is made with the best taste
   * again, and the others with tastes drawn as those of enemies: that suits a habit with chance in it, whose plans
   * differ.
   */
  tastes?(chance: Chance): Taste
  /** What the habit would plan with this taste. */
  propose(view: P, seat: number, taste: Taste, chance: Chance, engine: Engine<P>): Plan
  /** A plan made from two: crossed, or the first of them with a part dropped, aimed elsewhere, enlarged or reduced. */
  vary(one: Plan, other: Plan, view: P, seat: number, chance: Chance, engine: Engine<P>): Plan
  /**
   * Does an action go on with what the one before it began, such as the way of a unit? Then the two are told together.
   * If left out, no action does.
   */
  goesOn?(view: P, action: Action, before: Action, engine: Engine<P>): boolean
  /** Plans with the same key do the same. */
  key(plan: Plan): string
  /**
   * The next action of a plan that is legal now; undefined if none is left. `p` is the seat's view, or a position: what
   * belongs to the seat is alike in both.
   */
  next(p: P, seat: number, plan: Plan, engine: Engine<P>): PlanStep<Plan> | undefined
}

/** What is concluded about plans that the enemy has made in secret. `Belief` is plain data, and is never changed. */
export interface Beliefs<P extends Position, Plan, Belief> {
  /** The belief after the seat's own plan, made from the enemy's plans that were reckoned with. */
  begin(view: P, seat: number, guesses: readonly Plan[]): Belief
  /** What is believed now that the view is this one. A belief about another time of the game is worthless. */
  hear(belief: Belief, view: P, seat: number): Belief
  /**
   * Gives the enemy, in a position that the rules have imagined, the plan that belief number `n` ascribes to him. The
   * seat must not be able to tell the position from the true one.
   */
  shape(belief: Belief, p: P, seat: number, n: number): void
}

/**
 * What the search must know of a system. It finds out everything else by playing the rules. Everything that affects a
 * decision must be the same on every machine: no `Math.exp`, no clock.
 */
export interface Captain<P extends Position, Taste extends object = object, Plan = unknown, Belief = unknown> {
  /** The source of candidates; also the playout policy and the model of the enemy if there is no `quick` habit. */
  readonly habit: Habit<P, Taste>
  /** A cheaper habit with the same tastes, for playouts; it remembers nothing from before. */
  readonly quick?: Habit<P, Taste>
  /** Draws the taste of an enemy from the mixture that is reckoned with. */
  tastes(chance: Chance): Taste
  manner(view: P, seat: number): Manner
  /**
   * If there are questions of the manner 'way': the number of the stretch that a question belongs to, such as a turn of
   * a command. The taste chosen at the first question of a stretch answers all of them.
   */
  stretch?(view: P, seat: number): number
  /**
   * Does a question of the manner 'way' begin something, such as the turn of a body, rather than go on with it? Plans
   * are told by what begins. If left out, every question does.
   */
  begins?(view: P): boolean
  /**
   * What the levels spend, by their names, in a system whose playouts take longer than those that the levels are made
   * for.
   */
  readonly budgets?: Readonly<Record<string, Budget>>
  /**
   * How many playouts to make for each one of the level's: in a small battle there is time for more than in a large
   * one.
   */
  effort?(view: P): number
  readonly plans?: Plans<P, Taste, Plan>
  readonly beliefs?: Beliefs<P, Plan, Belief>
  /** Is a legal action worth trying beside the habit's? If left out, all are. */
  tries?(view: P, action: Action, engine: Engine<P>): boolean
  /** Has a playout that began at `from` come to its horizon? */
  ended(p: P, from: P): boolean
  /** The features for which `grognard fit` finds a value. `value` may be another: the fitted one need not win more. */
  readonly appraisal?: Appraisal<P>
  /** The chance that a seat wins, 0 to 1, if the game is not over. Draws count half. */
  value(p: P, seat: number): number
  /**
   * How much of a result is decided by how the game stood at the end, according to `value`: 0 to 1, 0 if left out.
   * Where most games are drawn, it tells draws that were nearly won from others.
   */
  readonly grading?: number
}
