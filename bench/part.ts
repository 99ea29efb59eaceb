import { engine, fastDice } from '../src/engine/index.ts'
import { type AnyRuleset, findRuleset } from '../src/rules/index.ts'
import { hexFigures } from './hexes.ts'
import { figuresOf } from './ours.ts'
import { measurePeers } from './peers.ts'

/** A part of the benchmark, in a process of its own: measures what its argument says, tells its parent, and ends. */

export type Part =
  /** The peers, with a state as large as a system's position. */
  | { readonly kind: 'peers'; readonly ruleset: string }
  /** A system; `plies` is what chessops makes here. */
  | { readonly kind: 'system'; readonly ruleset: string; readonly plies?: number }
  | { readonly kind: 'hexes'; readonly hasPeers: boolean }

/** How many numbers a position of the system's first scenario has. */
function cellsOf(ruleset: AnyRuleset): number {
  const [info] = ruleset.scenarios()
  return engine(ruleset).open(info?.id ?? '', {}, fastDice(1)).cells.length
}

function measured(part: Part): Promise<unknown> {
  switch (part.kind) {
    case 'peers':
      return measurePeers(cellsOf(findRuleset(part.ruleset)))
    case 'system':
      return figuresOf(findRuleset(part.ruleset), part.plies)
    case 'hexes':
      return hexFigures(part.hasPeers)
  }
}

process.send?.(await measured(JSON.parse(process.argv[2] as string) as Part))
process.disconnect()
