import { KernelError, type Position } from '../kernel/index.ts'
import type { Chance, Player } from './player.ts'

/** The most legal actions there may be at one moment. */
const LONGEST_LIST = 1 << 16

/** Shared by all random players of a thread: a list lives only while one of them chooses. */
const list = new Int32Array(LONGEST_LIST)

/** Plays any legal action, each as likely as the other. */
export function random<P extends Position>(chance: Chance): Player<P> {
  return {
    choose(view, seat, engine) {
      const count = engine.actions(view, seat, list)
      if (count === 0)
        throw new KernelError(
          `${engine.ruleset.seats[seat]} must choose (${engine.phase(view).name}) and has no legal action`,
        )
      return list[chance(count)]
    },
  }
}
