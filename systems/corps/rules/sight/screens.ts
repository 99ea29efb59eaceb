/** A102 Troops and blinds hide what is behind them from bodies that stand no higher. */
import { type Convex, overlap } from '../../../../src/inches/index.ts'
import { isSolid } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { levelOf } from './heights.ts'

/** Is a body troops, or a blind: one that can hide others and that guns do not fire through? */
export const areTroops = (p: Corps, body: number): boolean => isOn(p, body) && isSolid(p, body)

/**
 * Does this body hide the ends of a line, which stand on these levels, from each other? Touching the line is not
 * enough.
 */
export const hides = (p: Corps, body: number, line: Convex, from: number, to: number): boolean =>
  areTroops(p, body) && overlap(line, shapeOf(p, body)) && levelOf(p, body) >= Math.max(from, to)
