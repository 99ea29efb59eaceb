/** 12.10 Units of one arm that stand flank to flank move together as a line: hex by hex, each in turn (R83). */
import { adjacent, FLANK } from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { ARTILLERY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { zoneTo } from '../state/fronts.ts'
import { type Albuera, courseBit, mark } from '../state/position.ts'
import { SQUARE } from '../state/shapes.ts'
import { isInClash, rightOf } from '../state/troops.ts'
import { allowanceOf } from './allowance.ts'
import { canStay, current, giveTurn, inTurns, isFresh } from './course.ts'
import { type Group, hasBegunTogether, isReady, makeGroup, stackOf, UNDER_WAY } from './group.ts'

const MOVED = refusal('12.10', 'A line is formed before its units move.')
const NOT_IN_LINE = refusal(
  '12.10',
  'Units of one arm join a line that can act and stand flank to flank with one of it; a stack joins by its first unit.',
)
const ALONE = refusal('12.10', 'No other unit of a line waits for its turn.')
const ITS_TURN = refusal(
  '12.10',
  'One of the line goes on, or halts, where none has done anything since its last turn.',
)

const stack = makeGroup()

/** Does a unit stand in a flank hex of another, with either half? */
function isOnFlank(p: Albuera, unit: number, other: number): boolean {
  const right = rightOf(p, other)
  return zoneTo(p, unit, p.at[other]) === FLANK || (right >= 0 && zoneTo(p, unit, right) === FLANK)
}

/** Do two units stand flank to flank: each in a flank hex of the other; Squares side by side (7.3)? */
export function flankToFlank(p: Albuera, one: number, other: number): boolean {
  const [a, b] = [p.array[one] === SQUARE, p.array[other] === SQUARE]
  if (a || b) return a && b && adjacent(p.scenario.ground.grid, p.at[one], p.at[other])
  return isOnFlank(p, one, other) && isOnFlank(p, other, one)
}

/** Is a unit of this line still where it began? A run-up may be spoilt from the beginning (9.2.2). */
const isUnmoved = (p: Albuera, unit: number): boolean =>
  (p.marks[unit] & UNDER_WAY) !== 0 &&
  (p.course[unit] & ~courseBit.SPOILT) === 0 &&
  p.left[unit] === allowanceOf(p, unit)

/** Can a line still be formed: has the moving group done nothing yet? */
const canForm = (p: Albuera, group: Group): boolean =>
  !group.isGuns && p.turned === 0 && p.doubled === 0 && p.sent === 0 && isFresh(p, group)

function joinFault(p: Albuera, group: Group, unit: number): Refusal | undefined {
  const { arm, side } = p.scenario.army
  const { lead } = group
  if (side[unit] !== side[lead] || arm[unit] !== arm[lead] || arm[unit] === ARTILLERY) return NOT_IN_LINE
  if (!isReady(p, unit) || isInClash(p, unit)) return NOT_IN_LINE
  if (stackOf(p, unit, stack).lead !== unit || p.at[unit] === p.at[lead]) return NOT_IN_LINE
  if (flankToFlank(p, lead, unit)) return undefined
  for (let one = 0; p.waiting > 0 && one < p.marks.length; one++)
    if (p.marks[one] & mark.WAITING && isUnmoved(p, one) && flankToFlank(p, one, unit)) return undefined
  return NOT_IN_LINE
}

/** 12.10 A unit, with its stack, joins the line of moving units. */
export const join: Choice<Albuera> = {
  verb: 'join {units}',
  propose(p, _seat, offers) {
    if (!canForm(p, current(p))) return
    for (let unit = 0; unit < p.left.length; unit++) if (isReady(p, unit)) offers.try(unit)
  },
  check(p, _seat, unit) {
    const group = current(p)
    if (group.isGuns) return NOT_IN_LINE
    return canForm(p, group) ? joinFault(p, group, unit) : MOVED
  },
  play(p, _seat, unit, _b, _dice, journal) {
    const { units, count } = stackOf(p, unit, stack)
    const course = hasBegunTogether(p, stack) ? 0 : courseBit.SPOILT
    for (let k = 0; k < count; k++) {
      p.marks[units[k]] |= mark.WAITING
      p.course[units[k]] = course
      journal?.tell(EVERYBODY, event.Joined, units[k], p.mover - 1)
    }
    p.waiting += count
  },
}

/** 12.10 The next of the line goes on; no full round may pass in which none of them does anything. */
export const wait: Choice<Albuera> = {
  verb: 'wait',
  propose(p, _seat, offers) {
    if (p.waiting > 0) offers.try()
  },
  check(p) {
    if (!inTurns(p)) return ALONE
    return p.idle < p.waiting && canStay(p, current(p)) ? undefined : ITS_TURN
  },
  play(p) {
    p.idle++
    giveTurn(p, current(p))
  },
}
