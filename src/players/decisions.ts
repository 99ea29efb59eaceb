/** Which answers of a computer player are decisions of its own: those about which it may have thought. */
import type { Engine, Position } from '../kernel/index.ts'
import type { Match } from '../match/match.ts'
import { inSecret } from '../match/secrecy.ts'
import type { Answer } from './explanation.ts'
import { legalActions } from './legal-actions.ts'
import type { Captain, Manner } from './marshal/captain.ts'
import { budgetOf, levels } from './marshal/levels.ts'

export interface Decision extends Answer {
  /** The cells of what its seat saw. */
  readonly cells: Int16Array | Int32Array
}

/** What is known of the last answer of a seat. */
interface Last {
  readonly entry: number
  readonly manner: Manner
  readonly stretch: number | undefined
}

/**
 * The decisions among the answers of a match, in their order. Left out are answers by habit, those that carry out an
 * earlier plan without a break, and those with nothing to choose. `captain` is that of the system.
 */
export function decisionsOf<P extends Position>(
  captain: Captain<P>,
  { engine, fold: all }: Match<P>,
  answers: readonly Answer[],
): Decision[] {
  const { layout, redact, seats } = engine.ruleset
  const fold = all.beginning()
  const view = layout.make(all.position.scenario)
  const lasts = new Map<string, Last>()
  return answers.flatMap((answer) => {
    fold.catchUp(all, answer.entry - 1)
    const seat = seats.indexOf(answer.seat)
    redact(fold.position, seat, view)
    const manner = captain.manner(view, seat)
    const stretch = manner === 'way' ? captain.stretch?.(view, seat) : undefined
    const before = lasts.get(answer.seat)
    lasts.set(answer.seat, { entry: answer.entry, manner, stretch })
    const isNew = before?.manner !== manner || before.stretch !== stretch || isWhole(engine, view, before, answer)
    return isNew || manner === 'deviate' ? ofOwn(captain, engine, view, seat, manner, answer) : []
  })
}

/** Is an answer a plan by itself, rather than the next step of a longer one? */
const isWhole = <P extends Position>(engine: Engine<P>, view: P, before: Last, { entry }: Answer): boolean =>
  before.manner === 'plan' && (inSecret(engine, view) || before.entry !== entry - 1)

/** The answer with its view, if the level thinks about such questions and there was something to choose. */
function ofOwn<P extends Position>(
  captain: Captain<P>,
  engine: Engine<P>,
  view: P,
  seat: number,
  manner: Manner,
  answer: Answer,
): Decision[] {
  const level = levels.find(({ name }) => name === answer.player)
  if (manner === 'habit' || level === undefined) return []
  const { plan, question } = budgetOf(captain, level)
  const isThought = (manner === 'deviate' ? question : plan) > 0
  return isThought && legalActions(engine, view, seat).length > 1 ? [{ ...answer, cells: view.cells.slice() }] : []
}
