/** 15.8, 11.9 Losses that a side shares out among its units that have fought. */
import { type Choice, type Journal, refusal } from '../../../../src/kernel/index.ts'
import { type Albuera, mark, owed } from '../state/position.ts'
import { topic } from '../state/topics.ts'
import { manpowerOf } from '../state/troops.ts'
import { answered, ask } from './asking.ts'
import { cause, takeLosses } from './losses.ts'

const NOT_IN_FIGHT = refusal('R11', 'A Loss is taken by a unit of the side that owes it and that fought.')

const bears = (p: Albuera, unit: number, side: number): boolean =>
  (p.marks[unit] & mark.BEARS) !== 0 && p.scenario.army.side[unit] === side

/**
 * R11 Takes the Losses that a side owes if there is no choice: from a single unit, or everything from all if their
 * Manpower is no more than that. Returns whether its owner is asked.
 */
export function shareLosses(p: Albuera, journal?: Journal): boolean {
  for (let side = 0; side < p.shared.length; side++) {
    if (p.shared[side] === 0) continue
    let [count, most] = [0, 0]
    for (let unit = 0; unit < p.marks.length; unit++) {
      if (!bears(p, unit, side)) continue
      count++
      most += manpowerOf(p, unit)
    }
    if (count > 1 && most > p.shared[side]) {
      ask(p, side, topic.LOSE, 0)
      return true
    }
    const losses = count === 1 ? p.shared[side] : most
    p.shared[side] = 0
    for (let unit = 0; unit < p.marks.length; unit++)
      if (bears(p, unit, side)) takeLosses(p, unit, Math.min(losses, manpowerOf(p, unit)), cause.CLASH, journal)
  }
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.BEARS
  p.owing &= ~owed.LOSSES
  return false
}

export const sharingChoices: readonly Choice<Albuera>[] = [
  {
    verb: 'lose {units}',
    propose(p, seat, offers) {
      if (p.topic !== topic.LOSE) return
      for (let unit = 0; unit < p.marks.length; unit++) if (bears(p, unit, seat)) offers.give(unit)
    },
    check: (p, seat, unit) => (p.topic === topic.LOSE && bears(p, unit, seat) ? undefined : NOT_IN_FIGHT),
    play(p, seat, unit, _b, _dice, journal) {
      answered(p)
      p.shared[seat]--
      takeLosses(p, unit, 1, cause.CLASH, journal)
    },
  },
]
