import type { Position } from '../../kernel/index.ts'
import type { MakePlayer } from '../player.ts'

/**
 * A player that is made again for every choice, from a copy of what it remembers, as if each choice were thought out in
 * another thread.
 */
export const seatedAgain =
  <P extends Position>(make: MakePlayer<P>): MakePlayer<P> =>
  (chance, memory) => {
    let kept = memory
    return {
      choose(view, seat, engine) {
        const player = make(chance, structuredClone(kept))
        const action = player.choose(view, seat, engine)
        kept = player.memory?.()
        return action
      },
    }
  }
