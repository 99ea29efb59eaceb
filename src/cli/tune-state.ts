import { existsSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { UserError } from '../kernel/index.ts'
import { readJson, validated } from '../kernel/json.ts'
import type { TuneState } from '../lab/index.ts'
import { readText, reasonOf } from './files.ts'

/** A file that keeps the progress of `tune`, so that it can be stopped and goes on later. */

const job = v.strictObject({
  ruleset: v.string(),
  /**
   * The version of the system's rules, the digest of the data that it is played with, and that of drill's usual
   * weights.
   */
  version: v.number(),
  data: v.string(),
  weights: v.string(),
  scenarios: v.array(v.string()),
  games: v.number(),
  proof: v.number(),
  seed: v.string(),
})
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.array(v.number())
const state = v.strictObject({
  paces: place,
  climb: v.strictObject({ steps: count, at: place, sum: place, summed: count }),
  proof: v.array(v.strictObject({ wins: count, draws: count, losses: count, actions: count })),
})
const file = v.strictObject({ grognard: v.literal('tune'), job, state })

/** What must be unchanged for `tune` to go on. */
export type TuneJob = v.InferOutput<typeof job>

const WORDS: Readonly<Record<keyof TuneJob, string>> = {
  ruleset: 'the ruleset',
  version: "the version of the system's rules",
  data: "the system's data",
  weights: "drill's usual weights",
  scenarios: '--scenarios',
  games: '--games',
  proof: '--proof',
  seed: '--seed',
}

const LIMITS = { size: 16 << 20, depth: 8 }

/**
 * The kept state; undefined if there is no file. Throws a UserError for a file that cannot be read, is not from `tune`,
 * or is from another job; it says what differs.
 */
export function readTuneState(path: string, now: TuneJob): TuneState | undefined {
  if (!existsSync(path)) return undefined
  const kept = validated(file, readJson(readText(path, LIMITS.size), path, LIMITS), path)
  const names = Object.keys(WORDS) as (keyof TuneJob)[]
  const told = (value: TuneJob[keyof TuneJob]) => (Array.isArray(value) ? value.join(',') : String(value))
  const other = names.filter((name) => told(kept.job[name]) !== told(now[name]))
  if (other.length === 0) return kept.state
  const what = other.map((name) => `${WORDS[name]} (${told(kept.job[name])}, now ${told(now[name])})`).join(', ')
  throw new UserError(`${path} belongs to a job that differs in ${what}: name another file`)
}

/**
 * Writes the file: the name always has either the whole new file or the old one. Throws a UserError if it cannot be
 * written.
 */
export function keepTuneState(path: string, now: TuneJob, kept: TuneState): void {
  try {
    writeFileSync(`${path}.partial`, JSON.stringify({ grognard: 'tune', job: now, state: kept }))
    renameSync(`${path}.partial`, path)
  } catch (error) {
    throw new UserError(`cannot write ${path}: ${reasonOf(error)}`)
  }
}
