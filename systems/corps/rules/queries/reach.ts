/** Rule 5: the outline of where a body can go, straight in each direction that it has (A93). */
import { DEGREE, eastward, FULL_TURN, INCH, northward, turned } from '../../../../src/inches/index.ts'
import { spend } from '../../../../src/kernel/index.ts'
import { poseAfter } from '../movement/pose.ts'
import { rateOf } from '../movement/rates.ts'
import { form } from '../state/forms.ts'
import { isPlace, placeOf, STEP, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { forbiddenTo, mustGo, type Spot, spotAt } from './answers.ts'

/** Quarter degrees between the directions to try. */
const BETWEEN = 5 * DEGREE
/** A93 How far aside everything but squares goes: quarter degrees. */
const ASIDE = 45 * DEGREE

export interface Reach {
  /** Inches that the corner that goes farthest has on open ground. */
  readonly rate: number
  /**
   * Where the centre can go without a turn: a closed outline in inches, from where it stands and round; empty if it
   * cannot.
   */
  readonly outline: readonly Spot[]
}

/**
 * Where the farthest legal move in a direction (quarter degrees right of straight ahead) leads; undefined if there is
 * none.
 */
function farthest(p: Corps, seat: number, body: number, aside: number): Spot | undefined {
  const [turn, rate] = [turnOf(0), rateOf(p, body)]
  for (let steps = Math.floor(rate / STEP) + 1; steps > 0; steps--) {
    const [ahead, right] = [northward(turned(0, aside), steps), eastward(turned(0, aside), steps)]
    if (!isPlace(ahead, right)) continue
    spend(1)
    const place = placeOf(ahead, right)
    if (forbiddenTo(p, seat, body, turn, place) !== undefined) continue
    const { x, y } = poseAfter(p, body, turn, place)
    return spotAt(x, y)
  }
  return undefined
}

/**
 * Where a unit or blind can go from where it stands, by ground, by what is in the way and by its order; pips and the
 * radius of its general are not asked, and only the orders of the army `seat` are known. Throws a UserError where there
 * is no such body on the table.
 */
export function reach(p: Corps, seat: number, body: number): Reach {
  mustGo(p, body)
  const isRound = p.form[body] === form.SQUARE
  const [first, last] = isRound ? [0, FULL_TURN - BETWEEN] : [-ASIDE, ASIDE]
  const here = spotAt(p.x[body], p.y[body])
  const outline: Spot[] = isRound ? [] : [here]
  let isStuck = true
  for (let aside = first; aside <= last; aside += BETWEEN) {
    const end = farthest(p, seat, body, aside)
    if (end !== undefined) isStuck = false
    outline.push(end ?? here)
  }
  return { rate: rateOf(p, body) / INCH, outline: isStuck ? [] : outline }
}
