import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { randomSource } from '../src/kernel/index.ts'
import { perSecond, type Work } from './measure.ts'

/**
 * Other engines doing comparable work, in the same run. They are listed in bench/package.json, so that users need not
 * install them.
 */

const HOME = fileURLToPath(new URL('.', import.meta.url))
/** Loaded by name, because a library that may not be installed has no known types. */
const CHESSOPS: string = 'chessops/chess'
const require = createRequire(import.meta.url)

const { devDependencies }: { devDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/** Installs the peers if one is missing. Returns whether they are available. */
export function installed(say: (line: string) => void): boolean {
  if (Object.keys(devDependencies).every((name) => existsSync(new URL(`node_modules/${name}`, import.meta.url))))
    return true
  say('installing the peers into bench/ (once) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) say('the peers could not be installed (see above): our figures stand alone')
  return status === 0
}

interface Chess {
  turn: string
  readonly board: { get(square: number): { role: string } | undefined }
  isEnd(): boolean
  allDests(): Map<number, Iterable<number>>
  play(move: { from: number; to: number; promotion?: string }): void
}

/** Random playouts over complete lists of legal moves, several plies at a time. */
export async function chessops(): Promise<Work> {
  const { Chess }: { Chess: { default(): Chess } } = await import(CHESSOPS)
  const chance = randomSource(1)
  const moves: number[] = []
  let game = Chess.default()
  let plies = 0
  return () => {
    for (let k = 0; k < 500; k++) {
      moves.length = 0
      for (const [from, dests] of game.allDests()) for (const to of dests) moves.push(from * 64 + to)
      // Most random games would otherwise shuffle kings for ever.
      if (moves.length === 0 || ++plies > 200) {
        game = Chess.default()
        plies = 0
        continue
      }
      const move = moves[chance(moves.length)] as number
      const [from, to] = [move >> 6, move & 63]
      const promotes = game.board.get(from)?.role === 'pawn' && (to < 8 || to >= 56)
      game.play(promotes ? { from, to, promotion: 'queen' } : { from, to })
    }
    return 500
  }
}

interface Unit {
  at: number
  strength: number
  moved: number
  facing: number
  spent: number
}
interface Table {
  units: Unit[]
}
type State = { readonly G: Table }
interface Boardgame {
  InitializeGame(setup: { game: object }): State
  CreateGameReducer(setup: { game: object }): (state: State, action: object) => State
}

/**
 * Moves a second of a reducer whose state has as many numbers as our position, and that moves a unit without checking a
 * rule.
 */
export function boardgame(cells: number): number {
  const { InitializeGame, CreateGameReducer }: Boardgame = require('boardgame.io/internal')
  const count = Math.round(cells / 5)
  const game = {
    // Otherwise every move would be slower than the last, because the whole history is copied.
    disableUndo: true,
    setup: (): Table => ({
      units: Array.from({ length: count }, (_, at) => ({ at, strength: 3, moved: 0, facing: 0, spent: 0 })),
    }),
    moves: {
      march({ G }: { G: Table }, unit: number, to: number) {
        const moving = G.units[unit] as Unit
        moving.at = to
        moving.moved++
      },
    },
  }
  const reduce = CreateGameReducer({ game })
  const chance = randomSource(1)
  let state = InitializeGame({ game })
  return perSecond(() => {
    for (let k = 0; k < 200; k++) {
      const payload = { type: 'march', args: [chance(count), chance(100)], playerID: '0', credentials: undefined }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
    }
    return 200
  })
}
