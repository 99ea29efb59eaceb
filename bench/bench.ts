import { cpus } from 'node:os'
import type { Figure, Figures } from '../src/cli/bench.ts'
import { engine, fastDice } from '../src/engine/index.ts'
import { type AnyRuleset, rulesets } from '../src/rules/index.ts'
import { sizesOfClient } from './client-size.ts'
import { hexFigures } from './hexes.ts'
import { rounded } from './measure.ts'
import { figuresOf } from './ours.ts'
import { measurePeers, type Peers } from './peers.ts'
import { measureServer } from './server.ts'

/** All figures, and the peers' beside those that they can be compared with. `say` gets what is being done. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const [first] = rulesets
  const peers = first && (await measurePeers(cellsOf(first), say))
  const figures = rulesets.flatMap((ruleset) => {
    say(`${ruleset.id}`)
    return figuresOf(ruleset).map((figure) => beside(figure, peers))
  })
  const hexes = await hexFigures(say)
  say('the client')
  return { machine: machine(), figures: [...figures, ...hexes, ...sizesOfClient(rulesets.map(({ id }) => id))] }
}

/** The figures of the server under load. */
export const measureLoad = async (say: (line: string) => void): Promise<Figures> => ({
  machine: machine(),
  figures: await measureServer(say),
})

function machine(): string {
  const processors = cpus()
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model ?? 'processor'}`
}

/** How many numbers a position of the system's first scenario has. */
function cellsOf(ruleset: AnyRuleset): number {
  const [info] = ruleset.scenarios()
  return engine(ruleset).open(info?.id ?? '', {}, fastDice(1)).cells.length
}

/** Complete lists are compared with a chess library's, replaying with a reducer that checks no rule. */
function beside(figure: Figure, peers: Peers | undefined): Figure {
  if (!peers) return figure
  if (figure.name.endsWith('random play with complete lists')) return against(figure, 'chessops, random plies', peers.chessops)
  if (figure.name.endsWith('replaying recorded actions')) return against(figure, 'boardgame.io, moves of a state as large', peers.boardgame)
  return figure
}

const against = (figure: Figure, name: string, value: number): Figure => ({
  ...figure,
  peer: { name, value },
  ratio: rounded(figure.value / value),
})
