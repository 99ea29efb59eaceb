import { randomSource } from '../../kernel/index.ts'
import { wishOn } from '../../match/index.ts'
import { findPlayer } from '../../players/index.ts'
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
export function choose(systems: Systems, { player: kind, chance, memory, ...seen }: AskComputer): Chosen | undefined {
  const { engine, view } = systems.viewOf(seen)
  const player = findPlayer(kind, engine.ruleset.id)(randomSource(...chance), memory)
  const wish = wishOn(engine, view, seen.seat, (now) => player.choose(now, seen.seat, engine))
  return wish && { wish, memory: player.memory?.() }
}
