import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import type { Eagle } from '../rules/state/position.ts'
import { type Taste, type Weights, weightsFor } from './weights.ts'

/** Who judges a position, by what, and what of it is thought of. All judgement takes it, so that players of several tastes share a thread. */
export interface Judge {
  /** What the side may know of the position; or a copy, on which it tries something out. */
  readonly view: Eagle
  readonly side: number
  readonly weights: Weights
  readonly notices: Notices
}

/** A side with a taste before the question that it has to answer. */
export const judgeOf = (view: Eagle, side: number, taste: Taste, notices: Notices = noticesAll): Judge => ({
  view,
  side,
  weights: weightsFor(taste, view, side),
  notices,
})
