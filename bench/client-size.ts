import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildClient } from '../scripts/client.mjs'
import type { Figure } from '../src/cli/bench.ts'
import { goalsOf } from './goals.ts'

/** How much a browser has to load, as gzip has it: code, styles and the page, fonts apart. */

const FIRST_SCREEN_KB = 40
const BOARD_KB = 85

interface Part {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  /** Only of workers: the paths of the modules in it. */
  readonly modules?: readonly string[]
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

/** The client, which is built first if it is stale. */
class BuiltClient {
  private readonly manifest: Manifest

  constructor() {
    if (!buildClient()) throw new Error('the client could not be built')
    this.manifest = manifestNamed('manifest')
  }

  /** The files that must be there before the first screen can be used, without the boards that are drawn on it. */
  firstScreen = (): ReadonlySet<string> => this.filesOf(['index.html', 'shell/home/Home.tsx'])

  /** The files that must be there before a board stands when its link is opened: of a small system, its rules too. */
  board = (system: string): ReadonlySet<string> =>
    this.filesOf(['index.html', 'table', `board-${system}`, this.has(`state-${system}`) ?? `rules-${system}`])

  /** All that the page has to have before a player can act: the board and the rules. */
  asked = (system: string): ReadonlySet<string> =>
    new Set([...this.board(system), ...this.filesOf([`rules-${system}`])])

  /** The part of this name, if there is one. */
  private has = (name: string): string | undefined =>
    Object.values(this.manifest).some((part) => part.name === name) ? name : undefined

  /**
   * What a board asks for later, most of it by itself as soon as it stands: the rules, the ground, ways, odds, the
   * telling.
   */
  askedLater(system: string): ReadonlySet<string> {
    const { dynamicImports = [] } = partOf(this.manifest, `board-${system}`)
    return this.filesOf([`rules-${system}`, ...dynamicImports.filter((entry) => !OTHER_LANGUAGE.test(entry))])
  }

  private filesOf(entries: readonly string[]): ReadonlySet<string> {
    const files = new Set(['index.html'])
    for (const entry of entries) filesOf(this.manifest, entry, files)
    return files
  }
}

const OTHER_LANGUAGE = /[\\/]words[\\/](?:(?:.+[\\/])?es(?:-[\w-]+)?\.ts|(?!en\b)[\w-]+\.ftl\?[\w-]+)$/

const manifestNamed = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL(`.vite/${name}.json`, web), 'utf8')) as Manifest

function partOf(manifest: Manifest, entry: string): Part {
  const part = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry)
  if (!part) throw new Error(`the client's manifest has no part '${entry}'`)
  return part
}

/** The files that a part of the client needs before it can run: its own and those of all that it imports. */
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

/**
 * The files that a worker loads when a system is played in it: its own, and the parts of the system. Of the checker the
 * player is no part: it never chooses.
 */
export function filesOfWorker(worker: (typeof WORKERS)[number], system: string): ReadonlySet<string> {
  const manifest = manifestNamed(worker)
  const [entry = ''] = Object.keys(manifest)
  const files = filesOf(manifest, entry, new Set())
  const wanted = worker === 'host-worker' ? /[\\/](?:rules|player)[\\/]/ : /[\\/]rules[\\/]/
  const own = (partOf(manifest, entry).dynamicImports ?? []).filter((one) => one.startsWith(`systems/${system}/`))
  for (const one of own) if (wanted.test(one)) filesOf(manifest, one, files)
  return files
}

/** The modules in these files of a worker, by their paths. */
export const modulesIn = (worker: (typeof WORKERS)[number], files: ReadonlySet<string>): readonly string[] =>
  Object.values(manifestNamed(worker)).flatMap(({ file, modules = [] }) => (files.has(file) ? modules : []))

/** The files that a page loads of the client before a player of a system can act. */
export const filesOfPage = (system: string): ReadonlySet<string> => new BuiltClient().asked(system)

/** Sizes of the built client. `systems` are those that have a board. */
export function sizesOfClient(systems: readonly string[]): Figure[] {
  const client = new BuiltClient()
  const boards = systems.flatMap((system): Figure[] => {
    const board = client.board(system)
    const host = filesOfWorker('host-worker', system)
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
      figure(`the worker that checks a record of ${system}`, filesOfWorker('record.worker', system), goal),
      figure(`with a board of ${system} open, against the computer`, new Set([...client.asked(system), ...host])),
    ]
  })
  const first = kilobytes(client.firstScreen())
  return [{ name: 'client: to the first usable screen', value: first, unit: 'kB', goal: FIRST_SCREEN_KB }, ...boards]
}
