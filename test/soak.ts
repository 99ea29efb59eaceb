import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { readFlags, wholeNumber } from '../src/cli/flags.ts'
import { conformance } from '../src/conformance/laws.ts'
import { UserError } from '../src/kernel/index.ts'
import { type AnyRuleset, allRulesets, findRuleset } from '../systems/node.ts'
import { policyOf, type Setting, settingsOf } from './soak-plan.ts'
import { faultsOf, type Piece, pageOf } from './soak-report.ts'
import { keptPieces, noneKept } from './soak-state.ts'

/**
 * Plays long random games of every scenario and option of a system against the laws of the kernel, on all cores, and
 * writes docs/soak/SYSTEM.md: `npm run soak -- [--ruleset SYSTEM] [--games N] [--minutes M] [--date TEXT] [--state
 * FILE] [--write FILE]`.
 */

/** Games of one setting that a worker plays before it takes the next. */
const GAMES_A_PIECE = 25
/**
 * How often a piece has forecasts, each of which costs as much as a whole game, and how often it checks laws at every
 * action.
 */
const FORECASTS_EVERY = 50
const CLOSELY_EVERY = 10
/**
 * Checking a big battle takes as long as playing hundreds: only every n-th piece is checked against the laws, the
 * others are only played.
 */
const WATCHED_EVERY: Readonly<Record<string, number>> = { eagle: 41, albuera: 31 }
/** The number of games in such a piece. */
const WATCHED_GAMES = 5
/** How the other pieces are checked: at every n-th moment of each phase and verb, after the first ones. */
const WIDELY = {
  forecast: 0,
  lists: 200,
  notation: 100,
  'law 1': 20,
  'law 2': 50,
  'law 3': 20,
  'law 4': 50,
  'law 6': 20,
  'law 7': 20,
}

/** For big battles: the first moments of each phase and verb have forecasts. */
const BIGLY = { ...WIDELY, forecast: 1_000_000 }

/**
 * Whether the n-th piece of a system is watched, and its number of games. The first piece of every system is watched.
 */
const isWatched = (ruleset: string, n: number): boolean => n % (WATCHED_EVERY[ruleset] ?? 1) === 0
const gamesOf = (ruleset: string, n: number): number =>
  WATCHED_EVERY[ruleset] !== undefined && isWatched(ruleset, n) ? WATCHED_GAMES : GAMES_A_PIECE

/** The number of pieces that make this many games. */
function piecesOf(ruleset: string, games: number): number {
  let pieces = 0
  for (let sum = 0; sum < games; pieces++) sum += gamesOf(ruleset, pieces)
  return pieces
}

interface Work {
  readonly settings: readonly Setting[]
  /** The numbers of the pieces to play. */
  readonly pieces: readonly number[]
  /** Milliseconds from the start after which no new piece is begun. */
  readonly until: number
  readonly shared: SharedArrayBuffer
}

async function work({ settings, pieces, until, shared }: Work): Promise<void> {
  const next = new Int32Array(shared)
  const began = performance.now()
  const take = (): number | undefined => pieces[Atomics.add(next, 0, 1)]
  for (let n = take(); n !== undefined && performance.now() - began < until; n = take()) {
    const before = process.threadCpuUsage()
    const setting = settings[n % settings.length] as Setting
    const { scenario, options } = setting
    const every = n % FORECASTS_EVERY === 0 ? {} : n % CLOSELY_EVERY === 0 ? { forecast: 0 } : WIDELY
    const unwatched = !isWatched(setting.ruleset, n)
    const isBig = WATCHED_EVERY[setting.ruleset] !== undefined
    const watching = unwatched ? { unwatched } : { every: isBig ? BIGLY : every }
    const games = gamesOf(setting.ruleset, n)
    const ruleset = await findRuleset(setting.ruleset)
    const choose = policyOf(setting.ruleset, settings.length, n)
    const played = { scenario, options, games, seed: n + 1, ...(choose && { choose }) }
    const report = conformance(ruleset, { ...played, ...watching })
    const { user, system } = process.threadCpuUsage(before)
    const minutes = (user + system) / 60_000_000
    parentPort?.postMessage({ setting, seed: n + 1, unwatched, minutes, report } satisfies Piece)
  }
}

const FLAGS = {
  ruleset: { value: 'SYSTEM', help: 'one system alone' },
  games: { value: 'N', help: 'games of each system; 10,000 if left out' },
  minutes: { value: 'M', help: 'no game is begun after so long; 240 if left out' },
  date: { value: 'TEXT', help: 'the day, for the report' },
  state: { value: 'FILE', help: 'keeps what is finished of that one system in this file, and goes on from it' },
  write: { value: 'FILE', help: 'where the report of that one system goes; docs/soak/SYSTEM.md if left out' },
} as const

/** Returns the exit code. */
async function main(): Promise<number> {
  const { given, positionals } = readFlags(process.argv.slice(2), FLAGS)
  if (positionals.length > 0) throw new UserError(`it takes no argument, and was given '${positionals[0]}'`)
  for (const flag of ['write', 'state'] as const)
    if (given[flag] !== undefined && given.ruleset === undefined)
      throw new UserError(`--${flag} is for one system: name it by --ruleset`)
  const games = wholeNumber('games', given.games ?? '10000', 1, 10_000_000)
  const minutes = wholeNumber('minutes', given.minutes ?? '240', 1, 10_000)
  const soaked = given.ruleset === undefined ? await allRulesets() : [await findRuleset(given.ruleset)]
  let faults = 0
  for (const ruleset of soaked)
    faults += await soak(ruleset, games, minutes, given.date, given.write ?? pageFile(ruleset.id), given.state)
  return faults === 0 ? 0 : 1
}

/** Wrong usage must not overwrite a report: prints one line instead, and returns 2. */
function refused(error: unknown): number {
  if (!(error instanceof UserError)) throw error
  console.error(`soak: ${error.message}`)
  return 2
}

const pageFile = (id: string): string => fileURLToPath(new URL(`../docs/soak/${id}.md`, import.meta.url))

/** Returns the number of faults. */
async function soak(
  ruleset: AnyRuleset,
  games: number,
  minutes: number,
  date: string | undefined,
  file: string,
  state: string | undefined,
): Promise<number> {
  const settings = settingsOf(ruleset)
  const kept = state === undefined ? noneKept : keptPieces(state, ruleset, settings.length)
  const done = [...kept.pieces]
  const known = new Set(done.map(({ seed }) => seed - 1))
  const pieces = Array.from({ length: piecesOf(ruleset.id, games) }, (_, n) => n).filter((n) => !known.has(n))
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const workerData: Work = { settings, pieces, until: minutes * 60_000, shared }
  const threads = availableParallelism()
  console.error(`soak: at least ${games} games of ${ruleset.id}, ${settings.length} settings on ${threads} threads`)
  const crew = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData })
    worker.on('message', (piece: Piece) => {
      done.push(piece)
      kept.add(piece)
      for (const { check, game, detail } of piece.report.faults)
        console.error(
          `soak: ${check} in ${piece.setting.scenario}, seed ${piece.seed}, game ${game}: ${detail.split('\n')[0]}`,
        )
      if (done.length % 20 === 0)
        console.error(`soak: ${done.reduce((sum, { seed }) => sum + gamesOf(ruleset.id, seed - 1), 0)} games`)
    })
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  })
  await Promise.all(crew)
  const found = { pieces: done.toSorted((a, b) => a.seed - b.seed), date }
  writeFileSync(file, pageOf(found))
  console.error(`soak: ${faultsOf(found)} faults, see ${file}`)
  return faultsOf(found)
}

if (isMainThread) process.exitCode = await main().catch(refused)
else await work(workerData as Work)
