import { createHash, randomBytes } from 'node:crypto'
import type { NewStored, Store } from '../src/host/index.ts'
import { each, engine, randomSource } from '../src/kernel/index.ts'
import { act, attend, awaiting, entriesOf, wishOf } from '../src/match/index.ts'
import { createMatch } from '../src/match/match.ts'
import { random } from '../src/players/index.ts'
import type { AnyRuleset } from '../systems/node.ts'

/** One move of the game that every match of the load plays. */
interface Move {
  readonly seat: number
  /** The message, without the id of its request. */
  readonly text: string
  /** The number of actions that it hands in: a plan has many. */
  readonly actions: number
}

/** What the load plays, and where. */
export interface Script {
  readonly matches: readonly string[]
  /** By seat. */
  readonly keys: readonly string[]
  readonly moves: readonly Move[]
}

const SCENARIO = 'dennewitz'

/**
 * Stores this many matches with the same secret, so that the same random game can be played in each of them: then the
 * load need not know the rules, and has the machine's other core for its sockets.
 */
export async function prepare(ruleset: AnyRuleset, store: Store, matches: number): Promise<Script> {
  const kernel = engine(ruleset)
  const secret = randomBytes(32).toString('hex')
  const { match, reply } = createMatch(kernel, { scenario: SCENARIO, dice: { secret }, time: Date.now() })
  const moves: Move[] = []
  const player = random(randomSource(1))
  for (let seat: number | undefined; ([seat] = each(awaiting(match))) && seat !== undefined; ) {
    const chooser = seat
    const wish = wishOf(match, chooser, (view) => player.choose(view, chooser, kernel))
    if (!wish) throw new Error('a random player has no action')
    const count = entriesOf(match, chooser)
    act(match, chooser, wish, { count })
    // The host answers questions that offer no choice, and so does the script.
    if (!match.ending) attend(match, {})
    moves.push({
      seat: chooser,
      text: `"type":"act","count":${count},"do":${JSON.stringify(wish)}`,
      actions: wish.length,
    })
  }
  const keys = ruleset.seats.map(() => randomBytes(24).toString('base64url'))
  const ids = Array.from({ length: matches }, (_, k) => `bench-${String(k).padStart(6, '0')}`)
  const stored = (id: string): NewStored => ({
    id,
    secret,
    created: Date.now(),
    lines: reply.lines,
    seats: ruleset.seats.map((seat, k) => ({ seat, kind: 'person', name: seat, keyHash: sha256(keys[k] as string) })),
  })
  await Promise.all(ids.map((id) => store.create(stored(id))))
  return { matches: ids, keys, moves }
}

/** The number of entries from which a match counts as long: half of a great battle. */
const LONG = 1_500

/** Stores long matches of the same unfinished game of random players, and returns their ids. */
export async function keepLong(ruleset: AnyRuleset, store: Store, matches: number): Promise<string[]> {
  if (matches === 0) return []
  const kernel = engine(ruleset)
  const secret = randomBytes(32).toString('hex')
  const { match, reply } = createMatch(kernel, { scenario: 'bailen', dice: { secret }, time: Date.now() })
  const lines = [...reply.lines]
  const player = random(randomSource(2))
  for (let seat: number | undefined; lines.length < LONG && ([seat] = each(awaiting(match))) && seat !== undefined; ) {
    const chooser = seat
    const wish = wishOf(match, chooser, (view) => player.choose(view, chooser, kernel))
    lines.push(...act(match, chooser, wish ?? [], { count: entriesOf(match, chooser) }).lines)
    if (!match.ending) lines.push(...attend(match, {}).lines)
  }
  const ids = Array.from({ length: matches }, (_, k) => `long-${String(k).padStart(6, '0')}`)
  const seats = ruleset.seats.map((seat) => ({ seat, kind: 'person', name: seat }) as const)
  for (const id of ids) await store.create({ id, secret, created: Date.now(), lines, seats })
  return ids
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
