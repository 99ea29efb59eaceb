import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildClient } from '../scripts/client.mjs'
import type { Figure } from '../src/cli/bench.ts'
import { findIn } from '../systems/find.ts'
import { systems } from '../systems/registry.ts'
import { goalsOf } from './goals.ts'

/** How much a browser must load, gzipped: code, styles and the page, without fonts. */

const FIRST_SCREEN_KB = 40
const BOARD_KB = 85

interface Part {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Part>>

const web = new URL('../dist/web/', import.meta.url)
const kilobytes = (files: Iterable<string>): number => {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, web)), { level: 9 }).length,
    0,
  )
  return Math.round(bytes / 100) / 10
}

/** The client, rebuilt first if it is stale. */
class BuiltClient {
  private readonly manifest: Manifest

  constructor() {
    if (!buildClient()) throw new Error('the client could not be built')
    this.manifest = manifestOf('manifest')
  }

  /** The files that must be there before the first screen can be used, without the boards that are drawn on it. */
  firstScreen = (): ReadonlySet<string> => this.filesOf(['index.html', 'shell/home/Home.tsx'])

  /**
   * The files needed before a board appears when its link is opened, including the rules if the system shows nothing
   * without them.
   */
  board = (system: string): ReadonlySet<string> => {
    const before = findIn(systems, system).toShow ? 'state' : 'rules'
    return this.filesOf(['index.html', 'table', `board-${system}`, `${before}-${system}`])
  }

  /** Everything that the page needs before a player can act: the board, the rules, and what asks the questions. */
  asked(system: string): ReadonlySet<string> {
    const questions = `../../systems/${system}/board/questions.ts`
    const behind = [`rules-${system}`, 'engine', ...(questions in this.manifest ? [questions] : [])]
    return new Set([...this.board(system), ...this.filesOf(behind)])
  }

  /**
   * The files that a worker loads when a system is played in it: its own, and the parts of the system. The checker does
   * without the computer player, because it never chooses.
   */
  worker(worker: (typeof WORKERS)[number], system: string): ReadonlySet<string> {
    const player = `../../systems/${system}/player/index.ts`
    const plays = worker === 'host-worker' && player in this.manifest
    const files = new Set<string>()
    for (const entry of [worker, `rules-${system}`, ...(plays ? [player] : [])]) filesOf(this.manifest, entry, files)
    return files
  }

  /**
   * What a board loads later, most of it as soon as the board has appeared: the rules, the ground, ways, odds, the
   * telling.
   */
  askedLater(system: string): ReadonlySet<string> {
    const { dynamicImports = [] } = partOf(this.manifest, `board-${system}`)
    return this.filesOf([`rules-${system}`, 'engine', ...dynamicImports.filter((entry) => !OTHER_LANGUAGE.test(entry))])
  }

  private filesOf(entries: readonly string[]): ReadonlySet<string> {
    const files = new Set(['index.html'])
    for (const entry of entries) filesOf(this.manifest, entry, files)
    return files
  }
}

const OTHER_LANGUAGE = /[\\/]words[\\/](?:(?:.+[\\/])?es(?:-[\w-]+)?\.ts|(?!en\b)[\w-]+\.ftl\?[\w-]+)$/

const manifestOf = <T = Manifest>(name: string): T =>
  JSON.parse(readFileSync(new URL(`.vite/${name}.json`, web), 'utf8')) as T

function partOf(manifest: Manifest, entry: string): Part {
  const part = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry)
  if (!part) throw new Error(`the client's manifest has no part '${entry}'`)
  return part
}

/** The files that a part of the client needs before it can run: its own and those of everything that it imports. */
function filesOf(manifest: Manifest, entry: string, into: Set<string>): Set<string> {
  const part = partOf(manifest, entry)
  if (into.has(part.file)) return into
  into.add(part.file)
  for (const style of part.css ?? []) into.add(style)
  for (const other of part.imports ?? []) filesOf(manifest, other, into)
  return into
}

/** The workers that play games: the host of matches in the browser, and the one that checks records. */
export const WORKERS = ['host-worker', 'record.worker'] as const

/** The files that a worker loads when a system is played in it. */
export const filesOfWorker = (worker: (typeof WORKERS)[number], system: string): ReadonlySet<string> =>
  new BuiltClient().worker(worker, system)

/** The paths of the modules in these files of the client. */
export function modulesIn(files: ReadonlySet<string>): readonly string[] {
  const modules = manifestOf<Readonly<Record<string, readonly string[]>>>('modules')
  return [...files].flatMap((file) => modules[file] ?? [])
}

/** The files of the client that a page loads before a player of a system can act. */
export const filesOfPage = (system: string): ReadonlySet<string> => new BuiltClient().asked(system)

/** The files that a board of a system loads once it has appeared, or on demand. */
export const filesAskedLater = (system: string): ReadonlySet<string> => new BuiltClient().askedLater(system)

/** The systems that the page has a board for. */
export const idsOnPage = (): string[] =>
  systems.map(({ id }) => id).filter((id) => existsSync(new URL(`../systems/${id}/page.ts`, import.meta.url)))

/** Sizes of the built client, for the systems with these ids. */
export function sizesOfClient(ids: readonly string[]): Figure[] {
  const client = new BuiltClient()
  const boards = ids.flatMap((system): Figure[] => {
    const board = client.board(system)
    const host = client.worker('host-worker', system)
    const goal = goalsOf(system)?.workerKilobytes
    const figure = (name: string, files: Iterable<string>, most?: number): Figure => ({
      name: `client: ${name}`,
      value: kilobytes(files),
      unit: 'kB',
      ...(most !== undefined && { goal: most }),
    })
    return [
      figure(`a board of ${system} stands`, board, BOARD_KB),
      figure(`with all that a board of ${system} asks for`, new Set([...board, ...client.askedLater(system)])),
      figure(`the worker that hosts a game of ${system}`, host, goal),
      figure(`the worker that checks a record of ${system}`, client.worker('record.worker', system), goal),
      figure(`with a board of ${system} open, against the computer`, new Set([...client.asked(system), ...host])),
    ]
  })
  const first = kilobytes(client.firstScreen())
  return [{ name: 'client: to the first usable screen', value: first, unit: 'kB', goal: FIRST_SCREEN_KB }, ...boards]
}
