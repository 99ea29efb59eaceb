import { type Action, KernelError, type Position } from '../kernel/index.ts'
import { legalActions } from './legal-actions.ts'
import type { Chance, Player } from './player.ts'

/** Plays any legal action, each equally likely. */
export function random<P extends Position>(chance: Chance): Player<P> {
  return {
    choose(view, seat, engine) {
      const list = legalActions(engine, view, seat)
      if (list.length === 0)
        throw new KernelError(
          `${engine.ruleset.seats[seat]} must choose (${engine.phase(view).name}) and has no legal action`,
        )
      return list[chance(list.length)] as Action
    },
  }
}
