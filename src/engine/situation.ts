import { fastDice, type ScriptedDice, scriptedDice } from './dice.ts'
import type { Engine } from './engine.ts'
import { type Journal, log } from './journal.ts'
import { step as at, within } from './json.ts'
import type { Position } from './position.ts'
import { isRefusal, KernelError, type Refusal, UserError } from './refusal.ts'
import type { Situations } from './ruleset.ts'
import { type SituationFailure, unmet } from './situation-expect.ts'
import type { SituationAction, SituationFile } from './situation-file.ts'
import { legalAction, wholeChoice } from './whole-choice.ts'

export type { SituationFailure } from './situation-expect.ts'

export interface SituationResult {
  readonly passed: boolean
  readonly failures: readonly SituationFailure[]
}

/** Ends the run at once: what comes after it would be judged on a position that nobody meant. */
class Stop extends Error {
  readonly failure: SituationFailure
  /** Of a list of actions, the first that it leaves undone. */
  readonly undone: string | undefined
  constructor(failure: SituationFailure, undone?: string) {
    super(failure.path)
    this.failure = failure
    this.undone = undone
  }
}

/**
 * Sets a situation up, plays it and compares. Throws a UserError that begins with the place in the file where the file
 * itself is wrong: a name, a field, a rule that does not exist.
 */
export function runSituation<P extends Position>(engine: Engine<P>, file: SituationFile): SituationResult {
  const { situations } = engine.ruleset
  if (!situations) throw new UserError(`ruleset: '${engine.ruleset.id}' takes no situation files`)
  checkNames(engine, file)
  const { p, dice } = { p: setUp(engine, situations, file), dice: scriptedDice(file.dice ?? []) }
  const journal = log()
  const failures: SituationFailure[] = []
  const actions = file.actions ?? []
  let begun = 0
  try {
    falling(() => engine.settle(p, dice, journal))
    for (const [k, action] of actions.entries()) {
      begun = k + 1
      if (action.refused === undefined) carryOut(engine, p, action, at('actions', k), dice, journal)
      else failures.push(...carriedOut(engine, p, action, action.refused, at('actions', k), (file.dice ?? []).slice(dice.used)))
    }
    if (dice.left > 0) failures.push({ path: 'dice', expected: `${dice.used + dice.left} are rolled`, actual: `${dice.used} were` })
    failures.push(...unmet({ engine, situations, p, told: journal.told }, file.expect ?? {}))
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    failures.push(error.failure)
    // Where the dice have run out, what should have come by then is looked at all the same, and what was not done is said.
    if (error.failure.path.startsWith('dice')) {
      const undone = error.undone ?? (begun < actions.length ? at('actions', begun) : undefined)
      if (undone !== undefined) failures.push({ path: undone, expected: 'played', actual: 'not reached' })
      failures.push(...unmet({ engine, situations, p, told: journal.told }, file.expect ?? {}))
    }
  }
  return { passed: failures.length === 0, failures }
}

/** Names that are given by the ruleset, before anything is played. */
function checkNames<P extends Position>({ ruleset }: Engine<P>, file: SituationFile): void {
  const rules = new Set(ruleset.rulebook.map(({ id }) => id))
  const isRule = (path: string, id: string) => {
    if (!rules.has(id)) throw new UserError(`${path}: '${id}' is no rule of '${ruleset.id}'`)
  }
  const isSeat = (path: string, name: string) => {
    if (!ruleset.seats.includes(name)) throw new UserError(`${path}: seat '${name}' does not exist; there are ${ruleset.seats.join(', ')}`)
  }
  if (file.ruleset !== ruleset.id) throw new UserError(`ruleset: '${file.ruleset}' is expected by the file, not '${ruleset.id}'`)
  for (const [k, id] of (file.rules ?? []).entries()) isRule(at('rules', k), id)
  for (const [k, { seat, refused }] of (file.actions ?? []).entries()) {
    isSeat(at(at('actions', k), 'seat'), seat)
    if (refused !== undefined) isRule(at(at('actions', k), 'refused'), refused)
  }
  for (const [k, telling] of (file.expect?.told ?? []).entries()) {
    if (typeof telling === 'string' || ruleset.events.some(({ name }) => name === telling.event)) continue
    throw new UserError(`${at(at('expect.told', k), 'event')}: '${telling.event}' is no event of '${ruleset.id}'`)
  }
  for (const [k, name] of (file.expect?.awaiting ?? []).entries()) isSeat(at('expect.awaiting', k), name)
  for (const [k, name] of (file.expect?.outcome?.winner ?? []).entries()) isSeat(at('expect.outcome.winner', k), name)
}

/**
 * The position before the first action. Where the file names a phase, the agenda is wiped and `set` begins that phase;
 * else the game stands at the first question after its opening.
 */
function setUp<P extends Position>(engine: Engine<P>, situations: Situations<P>, file: SituationFile): P {
  const { layout } = engine.ruleset
  const { place, set = {}, others } = file
  // Any dice would do; constant ones could keep a rule rolling that rolls again on a tie.
  const p = within('scenario', () => engine.open(file.scenario, file.options ?? {}, fastDice(0)))
  const { phase, ...fields } = set
  if (phase !== undefined) while (p.depth >= 0) layout.endFrame(p)
  if (place && others !== 'stay') situations.clear(p)
  for (const [what, value] of Object.entries(place ?? {})) within(at('place', what), () => situations.place(p, what, value))
  if (phase !== undefined) {
    within('set.phase', () => situations.set(p, 'phase', phase))
    if (p.depth < 0) throw new KernelError(`the situation's phase '${phase}' was set, but none was begun`)
  }
  for (const [field, value] of Object.entries(fields)) within(at('set', field), () => situations.set(p, field, value))
  within('place', () => situations.ready?.(p))
  return p
}

const DICE = /^(dice(?:\[\d+\])?): (.*)$/s

/** Rules roll in it: dice of the file that are too few, or not on the die that is rolled, are a failure, and leave `undone` what comes after. */
function falling(work: () => void, undone?: string): void {
  try {
    work()
  } catch (error) {
    const [, path, actual] = (error instanceof UserError && DICE.exec(error.message)) || []
    throw path ? new Stop({ path, expected: 'the dice that the rules roll', actual }, undone) : error
  }
}

/** Where a list of actions was refused. */
interface Refused {
  readonly path: string
  readonly refusal: Refusal
}

/** Plays an action, or as much of a list as is legal. */
function play<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  path: string,
  dice: ScriptedDice,
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
    falling(() => engine.play(p, seat, one, dice, journal), k + 1 < texts.length ? at(at(path, 'do'), k + 1) : undefined)
  }
}

/** Plays an action that is expected to be legal. */
function carryOut<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  path: string,
  dice: ScriptedDice,
  journal: Journal,
): void {
  const refused = play(engine, p, action, path, dice, journal)
  if (refused) throw new Stop({ path: refused.path, expected: 'legal', actual: refused.refusal.reason, rule: refused.refusal.rule })
}

/** Tries an action that is expected to be refused, on a copy; gives what is wrong with that. */
function carriedOut<P extends Position>(
  engine: Engine<P>,
  p: P,
  action: SituationAction,
  rule: string,
  path: string,
  dice: readonly number[],
): SituationFailure[] {
  const copy = engine.ruleset.layout.make(p.scenario)
  engine.ruleset.layout.copy(p, copy)
  const refused = play(engine, copy, action, path, scriptedDice(dice))
  const where = at(path, 'refused')
  if (!refused) return [{ path: where, expected: rule, actual: 'legal' }]
  const { refusal } = refused
  return refusal.rule === rule ? [] : [{ path: where, expected: rule, actual: `${refusal.rule}: ${refusal.reason}`, rule: refusal.rule }]
}
