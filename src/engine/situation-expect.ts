import type { Engine } from './engine.ts'
import type { Told } from './journal.ts'
import { step as at, within } from './json.ts'
import type { Position } from './position.ts'
import type { Situations } from './ruleset.ts'
import { each, includes } from './seats.ts'
import type { Expectation, ExpectedTelling } from './situation-file.ts'

/** Something that did not come as a situation file expects. */
export interface SituationFailure {
  /** Where in the file: `expect.units.FR-I/51.at`. */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
  /** The rule that stood against it. */
  readonly rule?: string
}

/** A situation that has been played. */
export interface Scene<P extends Position> {
  readonly engine: Engine<P>
  readonly situations: Situations<P>
  readonly p: P
  readonly told: readonly Told[]
}

/** Everything that is not as expected. Throws a UserError where the file expects what the game does not have. */
export function unmet<P extends Position>(
  scene: Scene<P>,
  { units = {}, awaiting, told, outcome, ...fields }: Expectation,
): SituationFailure[] {
  const { situations, p } = scene
  return [
    ...Object.entries(units).flatMap(([what, expected]) => {
      const path = at('expect.units', what)
      return differences(
        path,
        expected,
        within(path, () => situations.read(p, what, expected)),
      )
    }),
    ...Object.entries(fields).flatMap(([field, expected]) => {
      const path = at('expect', field)
      return differences(
        path,
        expected,
        within(path, () => situations.field(p, field)),
      )
    }),
    ...(awaiting ? unmetAwaiting(scene, awaiting) : []),
    ...(told ? unmetTellings(scene, told) : []),
    ...(outcome === undefined ? [] : unmetOutcome(scene, outcome)),
  ]
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Nothing there, however it is written. */
const gone = (value: unknown) => value === undefined || value === null

/** Where what is differs from what is expected; of an object, only what the file names is compared. */
function differences(path: string, expected: unknown, actual: unknown): SituationFailure[] {
  if (isPlain(expected) && isPlain(actual))
    return Object.entries(expected).flatMap(([key, value]) => differences(at(path, key), value, actual[key]))
  if (JSON.stringify(expected) === JSON.stringify(actual) || (gone(expected) && gone(actual))) return []
  return [{ path, expected, actual: actual ?? null }]
}

const sorted = (names: readonly string[]) => [...names].sort()

function unmetAwaiting<P extends Position>({ engine, p }: Scene<P>, awaiting: readonly string[]): SituationFailure[] {
  const asked = [...each(engine.awaiting(p))].map((seat) => engine.ruleset.seats[seat])
  return differences('expect.awaiting', sorted(awaiting), sorted(asked))
}

function unmetOutcome<P extends Position>({ engine: { ruleset }, p }: Scene<P>, expected: Expectation['outcome']): SituationFailure[] {
  const outcome = ruleset.outcome(p)
  const actual = outcome && { ...outcome, winner: sorted(ruleset.seats.filter((_, seat) => includes(outcome.winner, seat))) }
  return differences('expect.outcome', expected && { ...expected, winner: sorted(expected.winner) }, actual)
}

/** Told must be what the file lists, in this order; what else was told does not matter. */
function unmetTellings<P extends Position>(scene: Scene<P>, expected: readonly ExpectedTelling[]): SituationFailure[] {
  const { engine, p, told } = scene
  let from = 0
  for (const [k, telling] of expected.entries()) {
    const found = told.findIndex((one, n) => n >= from && isTold(scene, one, telling))
    if (found < 0) return [{ path: at('expect.told', k), expected: telling, actual: told.slice(from).map((one) => engine.narrate(p, one)) }]
    from = found + 1
  }
  return []
}

function isTold<P extends Position>({ engine, p }: Scene<P>, told: Told, expected: ExpectedTelling): boolean {
  if (typeof expected === 'string') return engine.narrate(p, told) === expected
  const { name, text } = engine.ruleset.events[told.event]
  if (name !== expected.event) return false
  const kinds = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, kind]) => kind)
  return (expected.args ?? []).every((arg, k) => {
    if (typeof arg === 'number') return arg === told.args[k]
    return kinds[k] !== undefined && engine.nameOf(p.scenario, kinds[k], told.args[k]) === arg
  })
}
