/** Where a body would stand after a turn and a way ahead and aside. */
import { type Body, eastward, makeBody, northward, RIGHT_ANGLE, turned } from '../../../../src/inches/index.ts'
import { shapeAt } from '../state/bodies.ts'
import { aheadOf, quartersOf, rightOf, STEP } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'

/** Where a body would stand: its shape, its middle in cells, its heading in quarter degrees. */
export interface Pose {
  readonly body: Body
  x: number
  y: number
  heading: number
}

export const makePose = (): Pose => ({ body: makeBody(), x: 0, y: 0, heading: 0 })

/** Puts a body into a pose, in the formation that it has. */
export function setPose(p: Corps, body: number, pose: Pose, x: number, y: number, heading: number): void {
  pose.x = x
  pose.y = y
  pose.heading = heading
  shapeAt(p, body, pose.body, x, y, heading, p.form[body])
}

/** The pose being judged. */
const pose = makePose()

/** The middle of a body after a way: its pose as `poseAfter` gives it, of which only `x` and `y` are right. */
export function middleAfter(p: Corps, body: number, place: number): { readonly x: number; readonly y: number } {
  const heading = p.heading[body]
  const aside = turned(heading, RIGHT_ANGLE)
  const ahead = aheadOf(place) * STEP
  const right = rightOf(place) * STEP
  pose.x = p.x[body] + eastward(heading, ahead) + eastward(aside, right)
  pose.y = p.y[body] + northward(heading, ahead) + northward(aside, right)
  return pose
}

/**
 * The pose of a body after a turn and a way (numbers of `poses.ts`). Ahead and aside are measured from where it stands
 * and faces now; then it turns about its centre. The same object each time.
 */
export function poseAfter(p: Corps, body: number, turn: number, place: number): Pose {
  middleAfter(p, body, place)
  pose.heading = turned(p.heading[body], quartersOf(turn))
  shapeAt(p, body, pose.body, pose.x, pose.y, pose.heading, p.form[body])
  return pose
}
