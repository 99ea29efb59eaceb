/** For tests: what the player does, as text. */
import { type Engine, fastDice, randomSource } from '../../../../src/kernel/index.ts'
import type { Corps } from '../../rules/state/position.ts'
import { habit } from '../index.ts'

/** A game in the midst of a turn, as the tables of tests lay it out. */
interface Laid {
  readonly kernel: Engine<Corps>
  readonly p: Corps
  /** The seat that is asked. */
  asked(): number
}

/**
 * What the player with the usual weights does from here on as the side that is asked, one action after the other, until
 * the other side is asked or it has made `most` actions; the dice are random. Throws an Error with the reason if one of
 * its actions is illegal.
 */
export function does(at: Laid, most = 12): string[] {
  const { kernel, p } = at
  const player = habit.player(habit.usual, randomSource(1))
  const dice = fastDice(1)
  const seat = at.asked()
  const done: string[] = []
  while (at.asked() === seat && done.length < most) {
    const action = player.choose(p, seat, kernel)
    const text = kernel.print(p, action)
    const refused = kernel.check(p, seat, action)
    if (refused !== undefined) throw new Error(`${text}: ${refused.reason}`)
    done.push(text)
    kernel.play(p, seat, action, dice)
  }
  return done
}
