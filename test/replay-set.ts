import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { engine, heard, openMatch, type Position, SPECTATOR } from '../src/engine/index.ts'
import { findRuleset } from '../src/rules/index.ts'

/**
 * Recorded games that must play the same for as long as their ruleset's version stands: `NAME.jsonl` is a record, and
 * `told.json` beside them holds a digest of all that each seat and the spectators were told in each.
 */
export const FOLDER = fileURLToPath(new URL('replays/', import.meta.url))
export const TOLD = `${FOLDER}told.json`

export const recordNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
export const readReplay = (name: string): string => readFileSync(`${FOLDER}${name}`, 'utf8')

/** The engine of the ruleset that a record names in its first line. */
export function engineOf(text: string) {
  const header: unknown = JSON.parse(text.slice(0, text.indexOf('\n')))
  return engine<Position>(findRuleset(String((header as { ruleset: string }).ruleset)))
}

/** One digest of everything that was told in a game, to whom, in which words. */
export function toldDigest(text: string): string {
  const rules = engineOf(text)
  const match = openMatch(rules, text)
  const hash = createHash('sha256')
  for (const seat of [...rules.ruleset.seats.keys(), SPECTATOR])
    for (const one of heard(match, seat))
      hash.update(`${seat} ${'told' in one ? rules.narrate(match.fold.position, one.told) : `back to ${one.takenBack}`}\n`)
  return hash.digest('hex').slice(0, 16)
}
