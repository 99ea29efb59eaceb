import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { each, engine, type Position, type Told } from '../src/kernel/index.ts'
import { type Match, openMatch, verify } from '../src/match/index.ts'
import { opening } from '../src/match/reopen.ts'
import type { AnyRuleset } from '../systems/node.ts'

/**
 * Recorded games that must play the same for as long as their ruleset keeps its version. `SYSTEM-NAME.jsonl` is a
 * record; `SYSTEM.json` is the fingerprint of the rules: their version, and for each game a digest of how it plays.
 */
export const FOLDER = fileURLToPath(new URL('replays/', import.meta.url))

export interface Fingerprint {
  readonly version: number
  readonly games: Readonly<Record<string, string>>
}

/** The names of a system's recorded games, in order. */
export const recordNames = (id: string): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${id}-`) && name.endsWith('.jsonl'))
    .sort()
export const readReplay = (name: string): string => readFileSync(`${FOLDER}${name}`, 'utf8')
export const fingerprintFile = (id: string): string => `${FOLDER}${id}.json`
export const readFingerprint = (id: string): Fingerprint => JSON.parse(readFileSync(fingerprintFile(id), 'utf8'))

/** The number of entries between two notes of what is legal. */
const LOOK = 20
/** Room for more actions than are legal at any moment. */
const list = new Int32Array(1 << 16)

/**
 * One digest of how a game plays: everything that was told and to which seats, and at intervals what was legal. Dice
 * and result are in its record.
 */
export function playedDigest(ruleset: AnyRuleset, text: string): string {
  const match = openMatch(engine<Position>(ruleset), text)
  const hash = createHash('sha256')
  const { fold, header } = match
  const game = fold.beginning()
  const hear = (told: Told) => hash.update(`${told.to} ${match.engine.described(game.position, told)}\n`)
  opening(match.engine, header).told.forEach(hear)
  game.observer = {
    before() {},
    tell: (to, event, a = 0, b = 0, c = 0, d = 0) => hear({ to, event, args: [a, b, c, d] }),
    tookBack: (whose, from) => hash.update(`${whose} back to ${from}\n`),
  }
  for (let entry = 1; entry < fold.next; entry++) {
    if (entry % LOOK === 0) for (const line of legal(match, game.position)) hash.update(`${line}\n`)
    game.catchUp(fold, entry)
  }
  return hash.digest('hex').slice(0, 16)
}

/** The legal actions of each seat that is asked. */
function* legal({ engine: rules }: Match<Position>, p: Position): Generator<string> {
  for (const seat of each(rules.awaiting(p)))
    yield `${seat}: ${[...list.subarray(0, rules.actions(p, seat, list))].map((action) => rules.print(p, action)).join('; ')}`
}

const command = (id: string) => `node test/record-replays.ts ${id}`

/**
 * What must be done before these rules can be published, in a sentence; undefined if the recorded games play as they
 * did when the fingerprint was taken, and the version is the same.
 */
export function overdue(ruleset: AnyRuleset, { version, games }: Fingerprint): string | undefined {
  const { id } = ruleset
  if (ruleset.version !== version)
    return `'${id}' is version ${ruleset.version}, and its games are recorded for version ${version}: record them again by ${command(id)}`
  for (const [name, digest] of Object.entries(games)) {
    const why = difference(ruleset, name, digest)
    if (why)
      return (
        `${name} plays differently (${why}), and '${id}' is still version ${version}. If that is meant, raise its version in ` +
        `systems/${id}/rules/shown.ts, record the games again by ${command(id)}, and say in systems/${id}/rulings.md what is new; if not, mend the rules`
      )
  }
}

function difference(ruleset: AnyRuleset, name: string, digest: string): string | undefined {
  const text = readReplay(name)
  const { ok, fault } = verify(engine<Position>(ruleset), text)
  if (!ok) return `line ${fault?.line}: ${fault?.what}`
  return playedDigest(ruleset, text) === digest ? undefined : 'other things are told, or something else is legal'
}
