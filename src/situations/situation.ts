import { type Dice, type Die, fastDice, scriptedDice, sortDown } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Journal } from '../kernel/journal.ts'
import { step as at, within } from '../kernel/json.ts'
import type { Position } from '../kernel/position.ts'
import { isRefusal, KernelError, type Refusal, UserError } from '../kernel/refusal.ts'
import type { Situations } from '../kernel/ruleset.ts'
import { legalAction, wholeChoice } from '../kernel/whole-choice.ts'
import { checkExpectation, type SituationFailure, unmet } from './situation-expect.ts'
import type { Expectation, SituationAction, SituationFile } from './situation-file.ts'
import { type RunEntry, type RunLog, runLog } from './situation-log.ts'

export type { SituationFailure } from './situation-expect.ts'

export interface SituationResult {
  readonly passed: boolean
  readonly failures: readonly SituationFailure[]
}

export interface ShownSituation extends SituationResult {
  readonly log: readonly RunEntry[]
}

/** Ends the run at once: anything later would be judged on a position that the file does not mean. */
class Stop extends Error {
  readonly failure: SituationFailure
  /** The first action of a list that it leaves undone. */
  readonly undone: string | undefined
  constructor(failure: SituationFailure, undone?: string) {
    super(failure.path)
    this.failure = failure
    this.undone = undone
  }
}

/**
 * Sets up a situation, plays it and compares. Throws a UserError that begins with the place in the file if the file
 * itself is wrong: a name, a field, a rule that does not exist.
 */
export function runSituation<P extends Position>(engine: Engine<P>, file: SituationFile): SituationResult {
  const { passed, failures } = showSituation(engine, file)
  return { passed, failures }
}

/**
 * The same, with everything that happened in the run: which seats were asked what, which dice fell and why, what was
 * told.
 */
export function showSituation<P extends Position>(engine: Engine<P>, file: SituationFile): ShownSituation {
  const { situations } = engine.ruleset
  if (!situations) throw new UserError(`ruleset: '${engine.ruleset.id}' takes no situation files`)
  checkNames(engine, file)
  const p = setUp(engine, situations, file)
  const run = runLog(engine, p)
  const dice = run.dice(scriptedDice(file.dice ?? []))
  const failures: SituationFailure[] = []
  const actions = file.actions ?? []
  const compare = (expected: Expectation | undefined, from: number, path?: string) =>
    failures.push(...unmet({ engine, situations, p, told: run.told.slice(from) }, expected ?? {}, path))
  let begun = 0
  try {
    falling(() => engine.settle(p, dice, run.journal))
    run.question()
    for (const [k, action] of actions.entries()) {
      begun = k + 1
      const path = at('actions', k)
      const before = run.told.length
      if (action.refused === undefined) carryOut(engine, p, action, path, dice, run)
      else
        failures.push(
          ...carriedOut(engine, p, action, [action.refused].flat(), path, (file.dice ?? []).slice(dice.used), run),
        )
      run.question()
      compare(action.expect, before, at(path, 'expect'))
    }
    if (dice.left > 0)
      failures.push({ path: 'dice', expected: `${dice.used + dice.left} are rolled`, actual: `${dice.used} were` })
    compare(file.expect, 0)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const ranOut = error.failure.path === 'dice'
    failures.push(
      ranOut
        ? { ...error.failure, actual: `${error.failure.actual}${wantedBy(engine, situations, file)}` }
        : error.failure,
    )
    // If the dice have run out, still compare what was expected, and report what was not done.
    if (error.failure.path.startsWith('dice')) {
      const undone = error.undone ?? (begun < actions.length ? at('actions', begun) : undefined)
      if (undone !== undefined) failures.push({ path: undone, expected: 'played', actual: 'not reached' })
      compare(file.expect, 0)
    }
  }
  return { passed: failures.length === 0, failures, log: run.entries }
}

/** Checks the names of the ruleset's things, before anything is played. */
function checkNames<P extends Position>({ ruleset }: Engine<P>, file: SituationFile): void {
  const rules = new Set(ruleset.rulebook.map(({ id }) => id))
  const isRule = (path: string, id: string) => {
    if (!rules.has(id)) throw new UserError(`${path}: '${id}' is no rule of '${ruleset.id}'`)
  }
  if (file.ruleset !== ruleset.id)
    throw new UserError(`ruleset: '${file.ruleset}' is expected by the file, not '${ruleset.id}'`)
  for (const [k, id] of (file.rules ?? []).entries()) isRule(at('rules', k), id)
  for (const [k, { seat, refused, expect }] of (file.actions ?? []).entries()) {
    const path = at('actions', k)
    if (!ruleset.seats.includes(seat))
      throw new UserError(`${at(path, 'seat')}: seat '${seat}' does not exist; there are ${ruleset.seats.join(', ')}`)
    if (typeof refused === 'string') isRule(at(path, 'refused'), refused)
    else for (const [n, id] of (refused ?? []).entries()) isRule(at(at(path, 'refused'), n), id)
    if (expect) checkExpectation(ruleset, expect, at(path, 'expect'))
  }
  if (file.expect) checkExpectation(ruleset, file.expect, 'expect')
}

/**
 * The position before the first action. If the file names a phase, the agenda is wiped and `set` begins that phase;
 * otherwise it is the first question after the opening.
 */
function setUp<P extends Position>(engine: Engine<P>, situations: Situations<P>, file: SituationFile): P {
  const { layout } = engine.ruleset
  const { place, order = Object.keys(place ?? {}), set = {}, others } = file
  // Any dice except constant ones will do: a rule that rolls again on a tie could roll for ever with those.
  const p = within('scenario', () => engine.open(file.scenario, file.options ?? {}, fastDice(0)))
  const { phase, ...fields } = set
  if (phase !== undefined) while (p.depth >= 0) layout.endFrame(p)
  if (place && others !== 'stay') situations.clear(p)
  for (const what of order) within(at('place', what), () => situations.place(p, what, place?.[what]))
  if (phase !== undefined) {
    within('set.phase', () => situations.set(p, 'phase', phase))
    if (p.depth < 0) throw new KernelError(`the situation's phase '${phase}' was set, but none was begun`)
  }
  for (const [field, value] of Object.entries(fields)) within(at('set', field), () => situations.set(p, field, value))
  within('place', () => situations.ready?.(p))
  return p
}

const DICE = /^(dice(?:\[\d+\])?): (.*)$/s

/**
 * Does work in which rules roll. Dice of the file that are too few, or not on the rolled die, are a failure; `undone`
 * is the place in the file of what is then left undone.
 */
function falling(work: () => void, undone?: string): void {
  try {
    work()
  } catch (error) {
    const [, path, actual] = (error instanceof UserError && DICE.exec(error.message)) || []
    throw path ? new Stop({ path, expected: 'the dice that the rules roll', actual }, undone) : error
  }
}

/**
 * The roll that needed the die which the file lacks. Plays the run again, with the lowest face from there on; the next
 * event says what the die was for.
 */
function wantedBy<P extends Position>(engine: Engine<P>, situations: Situations<P>, file: SituationFile): string {
  const p = setUp(engine, situations, file)
  const given = file.dice ?? []
  let fallen = 0
  let wanted: { readonly name: string; readonly rule: string } | undefined
  const next = (die: Die): number => {
    if (fallen++ < given.length) return given[fallen - 1]
    wanted ??= engine.phase(p)
    return Math.min(...die.faces)
  }
  const dice: Dice = {
    roll: next,
    pool(die, count, into, at) {
      for (let k = 0; k < count; k++) into[at + k] = next(die)
      sortDown(into, at, count)
    },
  }
  const journal: Journal = {
    tell(to, event, a = 0, b = 0, c = 0, d = 0) {
      if (wanted !== undefined) throw new Told(engine.narrate(p, { to, event, args: [a, b, c, d] }))
    },
  }
  let told = ''
  try {
    engine.settle(p, dice, journal)
    for (const action of file.actions ?? [])
      if (action.refused === undefined) play(engine, p, action, '', dice, journal)
  } catch (error) {
    // Other errors do not matter here: this run only looks for a name.
    if (error instanceof Told) told = error.message
  }
  if (wanted === undefined) return ''
  return `: ${wanted.name} (${wanted.rule})${told === '' ? '' : `, at '${told}'`}`
}

/** Ends that second run. */
class Told extends Error {}

/** Where a list of actions was refused. */
interface Refused {
  readonly path: string
  readonly refusal: Refusal
}

/** Plays an action, or a list up to its first illegal action. */
function play<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  path: string,
  dice: Dice,
  journal?: Journal,
): Refused | undefined {
  const seat = engine.ruleset.seats.indexOf(action.seat)
  const texts = [action.do].flat()
  if (engine.phase(p).secret === 'together') {
    const copy = engine.ruleset.layout.make(p.scenario)
    engine.ruleset.layout.copy(p, copy)
    const actions = wholeChoice(engine, copy, seat, texts)
    if (isRefusal(actions)) return { path: at(path, 'do'), refusal: actions }
    for (const one of actions) falling(() => engine.play(p, seat, one, dice, journal))
    return undefined
  }
  for (const [k, text] of texts.entries()) {
    const one = legalAction(engine, p, seat, text)
    if (isRefusal(one)) return { path: Array.isArray(action.do) ? at(at(path, 'do'), k) : at(path, 'do'), refusal: one }
    falling(
      () => engine.play(p, seat, one, dice, journal),
      k + 1 < texts.length ? at(at(path, 'do'), k + 1) : undefined,
    )
  }
}

/** Plays an action that is expected to be legal. */
function carryOut<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  path: string,
  dice: Dice,
  run: RunLog,
): void {
  run.did(action.seat, [action.do].flat())
  const refused = play(engine, p, action, path, dice, run.journal)
  if (refused)
    throw new Stop({
      path: refused.path,
      expected: 'legal',
      actual: refused.refusal.reason,
      rule: refused.refusal.rule,
    })
}

/** Tries, on a copy, an action that one of these rules should refuse; returns what is wrong. */
function carriedOut<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  rules: readonly string[],
  path: string,
  dice: readonly number[],
  run: RunLog,
): SituationFailure[] {
  const copy = engine.ruleset.layout.make(p.scenario)
  engine.ruleset.layout.copy(p, copy)
  const refused = play(engine, copy, action, path, scriptedDice(dice))
  run.did(action.seat, [action.do].flat(), refused?.refusal)
  const where = at(path, 'refused')
  const expected = rules.join(' or ')
  if (!refused) return [{ path: where, expected, actual: 'legal' }]
  const { refusal } = refused
  return rules.includes(refusal.rule)
    ? []
    : [{ path: where, expected, actual: `${refusal.rule}: ${refusal.reason}`, rule: refusal.rule }]
}
