import * as v from 'valibot'
import { UserError } from '../kernel/index.ts'
import { readJson, validated } from '../kernel/json.ts'
import type { Job, Row } from '../lab/index.ts'
import { keptLines } from './kept-lines.ts'

/**
 * A file that keeps the results of games as they finish, so that a tournament can be stopped and goes on later, with
 * more games, players and scenarios if wanted. JSON Lines: a line with what all its games have in common, then a line
 * for each game.
 */

const header = v.strictObject({
  grognard: v.literal('games'),
  ruleset: v.string(),
  /** The version of the system's rules, and the digest of the data that it is played with. */
  version: v.number(),
  data: v.string(),
  options: v.array(v.string()),
  seed: v.string(),
  swap: v.boolean(),
})
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const line = v.strictObject({
  scenario: v.string(),
  players: v.array(v.string()),
  game: v.pipe(count, v.minValue(1)),
  winner: count,
  actions: count,
  digest: count,
})

/** What games must have in common to be kept in one file. */
export type InCommon = Omit<v.InferOutput<typeof header>, 'grognard'>

export interface KeptGames {
  /** The kept games of these jobs. */
  rowsOf(jobs: readonly Job[]): Row[]
  /** Adds a game to the file. Throws a UserError if it cannot be written. */
  add(job: Job, row: Row): void
}

/** A million games take 130 MB. */
const LIMITS = { size: 256 << 20, depth: 3 }

const WORDS: Readonly<Record<keyof InCommon, string>> = {
  ruleset: 'the ruleset',
  version: "the version of the system's rules",
  data: "the system's data",
  options: '--option',
  seed: '--seed',
  swap: '--swap',
}

const keyOf = ({ scenario, players }: Pick<Job, 'scenario' | 'players'>, game: number): string =>
  JSON.stringify([scenario, players, game])

/**
 * Opens a file of kept games, or begins it. Removes a last line that was cut off when the program ended. Throws a
 * UserError for a file that cannot be read or written, is not a file of kept games, or has other games; it says what
 * differs.
 */
export function keptGames(file: string, common: InCommon): KeptGames {
  const { lines, add } = keptLines(file, { grognard: 'games', ...common }, LIMITS.size)
  const known = new Map<string, v.InferOutput<typeof line>>()
  const read = <S extends v.GenericSchema>(schema: S, k: number) =>
    validated(schema, readJson(lines[k] ?? '', `${file}: line ${k + 1}`, LIMITS), `${file}: line ${k + 1}`)
  same(file, read(header, 0), common)
  for (let k = 1; k < lines.length; k++) {
    const game = read(line, k)
    known.set(keyOf(game, game.game), game)
  }
  return {
    rowsOf: (jobs) =>
      jobs.flatMap((job, k) =>
        Array.from({ length: job.games }, (_, game) => known.get(keyOf(job, game + 1))).flatMap((found) =>
          found === undefined ? [] : [{ job: k, ...pick(found), measures: {} }],
        ),
      ),
    add: ({ scenario, players }, row) => add({ scenario, players, ...pick(row) }),
  }
}

const pick = ({ game, winner, actions, digest }: Omit<Row, 'job' | 'measures'>) => ({ game, winner, actions, digest })

function same(file: string, kept: InCommon, common: InCommon): void {
  const names = Object.keys(WORDS) as (keyof InCommon)[]
  const other = names.filter((name) => JSON.stringify(kept[name]) !== JSON.stringify(common[name]))
  if (other.length === 0) return
  const told = (value: unknown) => (Array.isArray(value) ? value.join(' ') || 'none' : String(value))
  const what = other.map((name) => `${WORDS[name]} (${told(kept[name])}, now ${told(common[name])})`).join(', ')
  throw new UserError(`${file} keeps games that differ in ${what}: name another file`)
}
