/** How near enemies the way and the end of a move may come: rules 5.4, 8.1 and 13.2. */
import { type Body, GRACE, gap, within } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { isAnyWithin, isEnemyWithin } from './clearance.ts'
import type { Outset } from './outset.ts'
import { setWay, wayHull } from './way.ts'

const NEAR_ENEMY = refusal(
  '5.4',
  'A second action in a turn keeps more than 16 inches from all enemies, on its way and at its end.',
)
const TOUCHES = refusal('A151', 'A move does not end in contact with an enemy: for that a unit assaults or charges.')

const SQUARE = refusal('8.1', 'Cavalry halts 4 inches from a Formed square.')

/**
 * 8.1, A62 Does cavalry come nearer to a Formed square than the distance at which it halts, or if already that near,
 * nearer still?
 */
function comesToSquare(p: Corps, { body, from, foes }: Outset, to: Body): boolean {
  if (p.scenario.roster.arm[body] !== arm.CAVALRY) return false
  const least = p.scenario.charges.square - 1
  for (let k = 0; k < foes.count; k++) {
    const enemy = foes.bodies[k]
    if (p.form[enemy] !== form.SQUARE || p.morale[enemy] !== morale.FORMED) continue
    const shape = foes.shapes[k]
    if (!within(to, shape, least)) continue
    if (!within(from, shape, least) || gap(to, shape) < gap(from, shape) - GRACE) return true
  }
  return false
}

/**
 * A44 Why an action that moves no body from its place may not end with this shape: the body has acted before, and an
 * enemy would be within the distance at which it acts once.
 */
export const judgeAgain = (p: Corps, body: number, shape: Body): Refusal | undefined =>
  p.moved[body] > 0 && isEnemyWithin(p, body, shape, p.scenario.once.unit) ? NEAR_ENEMY : undefined

/**
 * Do enemies near by let a body make this move? If it has acted before (`isAgain`), it stays out of the distance within
 * which a unit acts once, all the way (A44).
 */
export function judgeNearness(p: Corps, outset: Outset, to: Body, isAgain: boolean): Refusal | undefined {
  const { from, foes } = outset
  if (isAnyWithin(foes, to, 0)) return TOUCHES
  if (comesToSquare(p, outset, to)) return SQUARE
  if (!isAgain || foes.count === 0) return undefined
  setWay(from, to)
  return isAnyWithin(foes, wayHull(), p.scenario.once.unit) ? NEAR_ENEMY : undefined
}
