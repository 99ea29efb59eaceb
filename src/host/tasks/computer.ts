import { randomSource } from '../../kernel/index.ts'
import { wishOn } from '../../match/index.ts'
import type { Seen, Systems } from './systems.ts'

export interface AskComputer extends Seen {
  /** Which computer player. */
  readonly player: string
  /** Two 32-bit numbers from which all its chance in this choice comes. */
  readonly chance: readonly [number, number]
  /** What it remembers from its choice before. */
  readonly memory?: unknown
}

export interface Chosen {
  /** An action, or a whole secret choice. */
  readonly wish: readonly string[]
  /** What it wants to remember for its next choice. */
  readonly memory?: unknown
}

/** What a computer player chooses for a seat that must choose; undefined where it knows nothing legal. */
export async function choose(
  systems: Systems,
  { player: kind, chance, memory, ...seen }: AskComputer,
): Promise<Chosen | undefined> {
  const makePlayer = await systems.playerOf(kind, seen.ruleset)
  const { engine, view } = systems.viewOf(seen)
  const player = makePlayer(randomSource(...chance), memory)
  const wish = wishOn(engine, view, seen.seat, (now) => player.choose(now, seen.seat, engine))
  return wish && { wish, memory: player.memory?.() }
}
