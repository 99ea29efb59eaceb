import { randomSource } from '../../kernel/index.ts'
import { wishInSteps } from '../../match/index.ts'
import type { Pause } from './pause.ts'
import type { Seen, Systems } from './systems.ts'

export interface AskComputer extends Seen {
  /** Which computer player. */
  readonly player: string
  /** Two 32-bit numbers that seed all its chance in this choice. */
  readonly chance: readonly [number, number]
  /** What it remembers from its previous choice. */
  readonly memory?: unknown
}

export interface Chosen {
  /** An action, or a whole secret choice. */
  readonly wish: readonly string[]
  /** What it wants to remember for its next choice. */
  readonly memory?: unknown
  /** Did this choice use what it remembered? */
  readonly recalled: boolean
}

/**
 * A computer player's choice for a seat that must choose; undefined if it finds no legal action. A player that thinks in
 * steps calls `pause` between them, and chooses the same.
 */
export async function choose(
  systems: Systems,
  { player: kind, chance, memory, ...seen }: AskComputer,
  pause?: Pause,
): Promise<Chosen | undefined> {
  const makePlayer = await systems.playerOf(kind, seen.ruleset)
  const { engine, view } = systems.viewOf(seen)
  const player = makePlayer(randomSource(...chance), memory)
  const recalled = memory !== undefined && (player.recalls?.(view, seen.seat) ?? true)
  const steps = wishInSteps(engine, view, seen.seat, (now) =>
    player.think ? player.think(now, seen.seat, engine) : player.choose(now, seen.seat, engine),
  )
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value && { wish: step.value, memory: player.memory?.(), recalled }
    await pause?.()
  }
}
