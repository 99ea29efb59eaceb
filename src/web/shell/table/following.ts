import { THEN } from '../../../players/steps.ts'
import type { Advice } from '../../board/table.ts'

/** A hint that a player follows step by step. A step is an action in the notation, with what goes on from it. */

export interface FollowedPlan {
  readonly steps: readonly string[]
  /** What has become of the steps that the player has let the page do, by their place in the plan. */
  readonly done: ReadonlyMap<number, 'done' | 'begun'>
  readonly chance?: number | undefined
  readonly error?: number | undefined
}

/** The plans that may still be followed, the best first. */
export type Followed = readonly FollowedPlan[]

/** The actions of a step, in their order. */
export const actionsOf = (step: string): string[] => step.split(THEN)

/** The hint as it is given. */
export const given = ({ plans }: Advice): Followed =>
  plans.map(({ do: steps, ...told }) => ({ steps, done: new Map(), ...told }))

/** The place of the first step that is left and can be begun now; −1 if there is none. */
export const nextOf = ({ steps, done }: FollowedPlan, isLegal: (text: string) => boolean): number =>
  steps.findIndex((step, k) => !done.has(k) && isLegal(actionsOf(step)[0] as string))

/**
 * The hint after a step of one of its plans: the player follows that plan. Something may have stopped the step halfway;
 * then it is only begun.
 */
export const withStep = (plan: FollowedPlan, step: number, how: 'done' | 'begun'): Followed => [
  { ...plan, done: new Map([...plan.done, [step, how]]) },
]

/**
 * The hint after the game has gone on. Plans of one step are over. The others lose their chances, which were estimated
 * before the step.
 */
export const goneOn = (hint: Followed): Followed =>
  hint.filter(({ steps }) => steps.length > 1).map(({ steps, done }) => ({ steps, done }))
