import { engine, fastDice } from '../src/kernel/index.ts'
import { type AnyRuleset, findRuleset } from '../systems/node.ts'
import { gamesFigures } from './games.ts'
import { hexFigures } from './hexes.ts'
import { inchFigures } from './inches.ts'
import { figuresOf } from './ours.ts'
import { boardgame, chessops } from './peers.ts'

/**
 * A part of the benchmark, in a process of its own: measures what its argument says, reports to its parent, and ends.
 */

export type Part =
  /** A system, beside chessops. */
  | { readonly kind: 'system'; readonly ruleset: string; readonly hasPeers: boolean }
  /** Moves in a state as large as the position of a system. */
  | { readonly kind: 'boardgame'; readonly ruleset: string }
  | { readonly kind: 'hexes' | 'inches'; readonly hasPeers: boolean }
  /** Whether a host frees its memory after this number of games. */
  | { readonly kind: 'games'; readonly games: number }

/** The number of cells of a position of the system's first scenario. */
function cellsOf(ruleset: AnyRuleset): number {
  const [info] = ruleset.scenarios()
  return engine(ruleset).open(info?.id ?? '', {}, fastDice(1)).cells.length
}

async function measured(part: Part): Promise<unknown> {
  switch (part.kind) {
    case 'system':
      return figuresOf(await findRuleset(part.ruleset), part.hasPeers ? await chessops() : undefined)
    case 'boardgame':
      return boardgame(cellsOf(await findRuleset(part.ruleset)))
    case 'hexes':
      return hexFigures(part.hasPeers)
    case 'inches':
      return inchFigures(part.hasPeers)
    case 'games':
      return gamesFigures(part.games)
  }
}

process.send?.(await measured(JSON.parse(process.argv[2] as string) as Part))
process.disconnect()
