import { type Notices, noticesAll } from '../../../src/players/attention.ts'
import type { Eagle } from '../rules/state/position.ts'
import { type Taste, type Weights, weightsFor } from './weights.ts'

/**
 * The side that judges a position, its weights, and what it notices. All judgement takes a judge, so that players of
 * several tastes can share a thread.
 */
export interface Judge {
  /** What the side may know of the position; or a copy, on which it tries something out. */
  readonly view: Eagle
  readonly side: number
  readonly weights: Weights
  readonly notices: Notices
}

/** Returns the judge for a side with a taste and the question that it must answer. */
export const judgeOf = (view: Eagle, side: number, taste: Taste, notices: Notices = noticesAll): Judge => ({
  view,
  side,
  weights: weightsFor(taste, view, side),
  notices,
})
