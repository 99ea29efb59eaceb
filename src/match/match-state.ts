import type { Engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import { settingOf } from '../kernel/setting.ts'
import { hasher } from './bytes.ts'
import { pen } from './chain.ts'
import { dataDigest } from './data-digest.ts'
import { applyEntry } from './entries.ts'
import { Fold, type FoldState } from './fold.ts'
import { type Match, matchOf, textsOf } from './match.ts'
import { readOn } from './record.ts'
import { atLine, checkResult, secretOf } from './reopen.ts'
import { type SealedDice, sealedDice } from './sealed-dice.ts'
import { wordsOf } from './sealing.ts'

/**
 * A match as plain data: the result of its record, so that the record need not be folded again from its first entry.
 */

/** What can be written down: no functions, and nothing that only stands for something else. */
export type Plain =
  | string
  | number
  | boolean
  | undefined
  | Int16Array
  | Int32Array
  | Uint8Array
  | ReadonlyMap<Plain, Plain>
  | ReadonlySet<Plain>
  | readonly Plain[]
  | { readonly [key: string]: Plain }

/** Fields of a match that follow from the others; the state has all of the other fields. */
type Derived = 'engine' | 'fold' | 'pen' | 'scratch' | 'secret' | 'sealed'

/** The same type with interfaces spelt out, so that the compiler knows all of their fields. */
type Spelt<T> = T extends Plain
  ? T
  : T extends (...args: never) => unknown
    ? T
    : T extends ReadonlyMap<infer K, infer V>
      ? ReadonlyMap<Spelt<K>, Spelt<V>>
      : { readonly [K in keyof T]: Spelt<T[K]> }

export interface MatchState {
  readonly form: number
  /** Digest of everything that gives the numbers of the state their meaning: see `rulesOf`. */
  readonly rules: string
  /** The hash of the last line of the record. */
  readonly chain: string
  readonly fold: FoldState
  readonly rest: Omit<Match<Position>, Derived>
}

/** Counted up whenever this program changes how it writes a state. */
const FORM = 3

const KEPT = 16
const known = new WeakMap<object, string>()

/**
 * A digest of the rules and of what their numbers mean: version and data, the cells of a position, phases, verbs and
 * events. A state of other rules cannot be continued, even if they would play the same.
 */
function rulesOf<P extends Position>({ ruleset, verbs }: Engine<P>): string {
  let digest = known.get(ruleset)
  if (digest === undefined) {
    const { id, version, seats, bits, layout, phases, events } = ruleset
    const templates = verbs.map((list) => list.map(({ template }) => template))
    const names = phases.map(({ name, steps = [] }) => [name, steps.length])
    digest = hasher(KEPT)(
      JSON.stringify([
        id,
        version,
        dataDigest(ruleset),
        seats,
        bits,
        layout.shape,
        names,
        templates,
        events.map(({ name }) => name),
      ]),
    )
    known.set(ruleset, digest)
  }
  return digest
}

/** The state of a match. Its arrays are the match's own: read them at once. */
export function stateOf<P extends Position>({
  engine,
  fold,
  pen: { chain },
  scratch,
  secret,
  sealed,
  ...rest
}: Match<P>): MatchState {
  const state: MatchState = { form: FORM, rules: rulesOf(engine), chain, fold: fold.state(), rest }
  // The compiler refuses a new field of a match here if it is not plain: it belongs to `Derived`, and `matchOfState`
  // makes it.
  return state as Spelt<MatchState> satisfies Plain as MatchState
}

/** Was the state made by these rules, and is it in the form that this program writes? */
export const isStateOf = <P extends Position>(engine: Engine<P>, { form, rules }: MatchState): boolean =>
  form === FORM && rules === rulesOf(engine)

/** Restores a match from a state of the engine's rules. Throws a UserError for a secret other than its own. */
export function matchOfState<P extends Position>(
  engine: Engine<P>,
  state: MatchState,
  secret: string | undefined,
): Match<P> {
  const { chain, fold, rest } = state
  const { header } = rest
  const scenario = settingOf(engine, header.scenario, header.options)
  const match = matchOf(
    engine,
    header,
    Fold.of(engine, scenario, fold),
    pen(chain),
    rest.beginning,
    secretOf(header, secret),
  )
  Object.assign(match, rest)
  match.sealed = diceOf(match)
  return match
}

/** The dice that fall from now on; undefined if the secret is not known, and before the game has opened. */
function diceOf<P extends Position>({ secret, sealing, contributions }: Match<P>): SealedDice | undefined {
  if (secret === undefined || sealing?.opened === false) return undefined
  return sealedDice(secret, sealing ? wordsOf(sealing) : textsOf(contributions))
}

/**
 * Plays the lines of a record that follow its first `count` lines, which the match has already played. Throws a
 * RecordError if they cannot follow.
 */
export function goOn<P extends Position>(match: Match<P>, lines: readonly string[], count: number): void {
  const { entries, footer } = readOn(lines, count, match.pen)
  for (const [k, entry] of entries.entries()) atLine(count + k + 1, () => applyEntry(match, entry))
  if (footer) atLine(count + lines.length, () => checkResult(match, footer))
}
