import type { Engine } from '../kernel/engine.ts'
import type { Told } from '../kernel/journal.ts'
import { step as at, within } from '../kernel/json.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import type { Ruleset, Situations } from '../kernel/ruleset.ts'
import { each, includes } from '../kernel/seats.ts'
import type { Expectation, ExpectedTelling } from './situation-file.ts'

/** Something that was not as a situation file expects. */
export interface SituationFailure {
  /** The place in the file: `expect.units.FR-I/51.at`. */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
  /** The rule that refused it. */
  readonly rule?: string
}

/** A situation, played up to some moment. */
export interface Scene<P extends Position> {
  readonly engine: Engine<P>
  readonly situations: Situations<P>
  readonly p: P
  /** What was told since the beginning of the run, or of the action that the expectation is about. */
  readonly told: readonly Told[]
}

/**
 * Everything that is not as expected at a place in the file. Throws a UserError if the file expects something that the
 * game does not have.
 */
export function unmet<P extends Position>(scene: Scene<P>, expected: Expectation, path = 'expect'): SituationFailure[] {
  const { units = {}, some = [], awaiting, told, untold, outcome, ...fields } = expected
  const { situations, p } = scene
  return [
    ...Object.entries(units).flatMap(([what, said]) => {
      const here = at(at(path, 'units'), what)
      return differences(
        here,
        said,
        within(here, () => situations.read(p, what, said)),
      )
    }),
    ...some.flatMap((group, k) => unmetOfSome(scene, group, at(at(path, 'some'), k))),
    ...Object.entries(fields).flatMap(([field, said]) => {
      const here = at(path, field)
      return differences(
        here,
        said,
        within(here, () => situations.field(p, field)),
      )
    }),
    ...(awaiting ? unmetAwaiting(scene, awaiting, at(path, 'awaiting')) : []),
    ...(told ? unmetTellings(scene, told, at(path, 'told')) : []),
    ...(untold ? heardAfterAll(scene, untold, at(path, 'untold')) : []),
    ...(outcome === undefined ? [] : unmetOutcome(scene, outcome, at(path, 'outcome'))),
  ]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Is there nothing, however that is written? */
const gone = (value: unknown) => value === undefined || value === null

/** The differences between actual and expected; in an object, only the keys that the file names are compared. */
function differences(path: string, expected: unknown, actual: unknown): SituationFailure[] {
  if (isPlain(expected) && isPlain(actual))
    return Object.entries(expected).flatMap(([key, value]) => differences(at(path, key), value, actual[key]))
  if (JSON.stringify(expected) === JSON.stringify(actual) || (gone(expected) && gone(actual))) return []
  return [{ path, expected, actual: actual ?? null }]
}

/** Checks, for pieces that are alike, for how many of them something is true. */
function unmetOfSome<P extends Position>(
  { situations, p }: Scene<P>,
  { of, is, count }: NonNullable<Expectation['some']>[number],
  path: string,
): SituationFailure[] {
  const are = of.filter((what, k) => {
    const here = at(at(path, 'of'), k)
    return (
      differences(
        here,
        is,
        within(here, () => situations.read(p, what, is)),
      ).length === 0
    )
  })
  if (count === undefined ? are.length > 0 : are.length === count) return []
  const expected = `${count === undefined ? 'at least 1' : count} of ${of.length}`
  return [{ path, expected, actual: are.length === 0 ? 'none' : `${are.length}: ${are.join(', ')}` }]
}

const sorted = (names: readonly string[]) => [...names].sort()

function unmetAwaiting<P extends Position>(
  { engine, p }: Scene<P>,
  awaiting: readonly string[],
  path: string,
): SituationFailure[] {
  const asked = [...each(engine.awaiting(p))].map((seat) => engine.ruleset.seats[seat])
  return differences(path, sorted(awaiting), sorted(asked))
}

function unmetOutcome<P extends Position>(
  { engine: { ruleset }, p }: Scene<P>,
  expected: Expectation['outcome'],
  path: string,
): SituationFailure[] {
  const outcome = ruleset.outcome(p)
  const actual = outcome && {
    ...outcome,
    winner: sorted(ruleset.seats.filter((_, seat) => includes(outcome.winner, seat))),
  }
  return differences(path, expected && { ...expected, winner: sorted(expected.winner) }, actual)
}

/** Everything that the file lists must have been told, in this order; other tellings do not matter. */
function unmetTellings<P extends Position>(
  scene: Scene<P>,
  expected: readonly ExpectedTelling[],
  path: string,
): SituationFailure[] {
  const { engine, p, told } = scene
  let from = 0
  for (const [k, telling] of expected.entries()) {
    const found = told.findIndex((one, n) => n >= from && isTold(scene, one, telling) && isToldTo(scene, one, telling))
    if (found < 0)
      return [{ path: at(path, k), expected: telling, actual: told.slice(from).map((one) => engine.narrate(p, one)) }]
    from = found + 1
  }
  return []
}

/** What was told although it should not have been: to any seat, or to the seats that the file names. */
function heardAfterAll<P extends Position>(
  scene: Scene<P>,
  untold: readonly ExpectedTelling[],
  path: string,
): SituationFailure[] {
  const { engine, p, told } = scene
  const { seats } = engine.ruleset
  return untold.flatMap((telling, k) => {
    const to = typeof telling === 'string' ? undefined : telling.to
    const deaf = to?.map((name) => seats.indexOf(name)) ?? [...seats.keys()]
    const heard = told.find((one) => isTold(scene, one, telling) && deaf.some((seat) => includes(one.to, seat)))
    if (heard === undefined) return []
    const actual = `${hearers(engine.ruleset, heard).join(' and ')}: ${engine.narrate(p, heard)}`
    return [{ path: at(path, k), expected: 'not told', actual }]
  })
}

const hearers = ({ seats }: { readonly seats: readonly string[] }, told: Told): string[] =>
  seats.filter((_, seat) => includes(told.to, seat))

function isToldTo<P extends Position>({ engine }: Scene<P>, told: Told, expected: ExpectedTelling): boolean {
  if (typeof expected === 'string' || expected.to === undefined) return true
  return JSON.stringify(sorted(expected.to)) === JSON.stringify(sorted(hearers(engine.ruleset, told)))
}

function isTold<P extends Position>({ engine, p }: Scene<P>, told: Told, expected: ExpectedTelling): boolean {
  if (typeof expected === 'string') return engine.narrate(p, told) === expected
  if (expected.text !== undefined) return engine.narrate(p, told) === expected.text
  if (expected.any !== undefined) return expected.any.includes(engine.narrate(p, told))
  const { name, args } = engine.ruleset.events[told.event]
  if (name !== expected.event) return false
  return (expected.args ?? []).every((arg, k) => {
    if (typeof arg === 'number') return arg === told.args[k]
    return args[k] !== undefined && engine.nameOf(p.scenario, args[k].kind, told.args[k]) === arg
  })
}

/**
 * Checks the names in an expectation, before anything is played. Throws a UserError with the place in the file for one
 * that the ruleset does not have.
 */
export function checkExpectation<P extends Position>(ruleset: Ruleset<P>, expected: Expectation, path: string): void {
  const isSeat = (here: string, name: string) => {
    if (!ruleset.seats.includes(name))
      throw new UserError(`${here}: seat '${name}' does not exist; there are ${ruleset.seats.join(', ')}`)
  }
  for (const key of ['told', 'untold'] as const)
    for (const [k, telling] of (expected[key] ?? []).entries())
      checkTelling(ruleset, telling, at(at(path, key), k), isSeat)
  for (const [k, name] of (expected.awaiting ?? []).entries()) isSeat(at(at(path, 'awaiting'), k), name)
  for (const [k, name] of (expected.outcome?.winner ?? []).entries()) isSeat(at(at(path, 'outcome.winner'), k), name)
}

function checkTelling<P extends Position>(
  ruleset: Ruleset<P>,
  telling: ExpectedTelling,
  path: string,
  isSeat: (here: string, name: string) => void,
): void {
  if (typeof telling === 'string') return
  const { event, text, any, args, to } = telling
  if ([event, text, any].filter((one) => one !== undefined).length !== 1)
    throw new UserError(`${path}: one of event, text and any is expected`)
  if (args !== undefined && event === undefined)
    throw new UserError(`${at(path, 'args')}: arguments belong to an event`)
  if (event !== undefined && !ruleset.events.some(({ name }) => name === event))
    throw new UserError(`${at(path, 'event')}: '${event}' is no event of '${ruleset.id}'`)
  for (const [k, name] of (to ?? []).entries()) isSeat(at(at(path, 'to'), k), name)
}
