import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figure, Figures } from '../src/cli/bench.ts'
import { systems } from '../systems/registry.ts'
import { idsOnPage, sizesOfClient } from './client-size.ts'
import { rounded } from './measure.ts'
import type { Part } from './part.ts'
import { installed } from './peers.ts'
import { measureRestart } from './restart.ts'
import { measureServer } from './server.ts'
import { measureBusy, measureThinking } from './server-busy.ts'

const GAMES = 1_000

/** All figures, with the peers' figures beside those that they can be compared with. `say` gets progress messages. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const hasPeers = installed(say)
  const figures: Figure[] = []
  for (const { id } of systems) {
    say(hasPeers ? `${id}, chessops and boardgame.io beside it` : id)
    figures.push(...(await measured<Figure[]>({ kind: 'system', ruleset: id, hasPeers })))
    if (!hasPeers) continue
    const moves = await measured<number>({ kind: 'boardgame', ruleset: id })
    figures.push({
      name: `boardgame.io: moves of a state as large as that of ${id}`,
      value: rounded(moves),
      unit: 'moves/s',
    })
  }
  for (const kind of ['hexes', 'inches'] as const) {
    say(kind)
    figures.push(...(await measured<Figure[]>({ kind, hasPeers })))
  }
  say('the client')
  return { machine: machine(), figures: [...figures, ...sizesOfClient(idsOnPage())] }
}

/**
 * Measures a part in a process of its own: games played earlier would slow it down, because the JavaScript engine would
 * then have seen more than one shape of everything.
 */
async function measured<T>(part: Part): Promise<T> {
  const child = fork(fileURLToPath(new URL('./part.ts', import.meta.url)), [JSON.stringify(part)], {
    execArgv: ['--expose-gc'],
  })
  return heard<T>(child)
}

async function heard<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  try {
    const [message] = await once(child, 'message', { signal: ended.signal })
    return message as T
  } catch (error) {
    throw new Error('a process of the benchmark has ended too early', { cause: error })
  }
}

/** The figures of the server under load, with much to think about, after a restart, and after many games. */
export async function measureLoad(say: (line: string) => void): Promise<Figures> {
  const figures: Figure[] = []
  for (const measure of [measureServer, measureBusy, measureThinking, measureRestart])
    figures.push(...(await measure(say)))
  say(`${GAMES} games that are put away`)
  figures.push(...(await measured<Figure[]>({ kind: 'games', games: GAMES })))
  return { machine: machine(), figures }
}

function machine(): string {
  const processors = cpus()
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model ?? 'processor'}`
}
