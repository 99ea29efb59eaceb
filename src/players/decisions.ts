/** Which answers of a computer player are decisions of its own: those about which it may have thought. */
import { includes, type Position } from '../kernel/index.ts'
import type { Match } from '../match/match.ts'
import { inSecret } from '../match/secrecy.ts'
import type { Answer } from './explanation.ts'
import { legalActions } from './legal-actions.ts'
import type { Captain, Manner } from './marshal/captain.ts'
import { budgetOf, levels } from './marshal/levels.ts'

export interface Decision extends Answer {
  readonly manner: Manner
  /** The cells of what its seat saw. */
  readonly cells: Int16Array | Int32Array
}

/** What is known of an answer when a later one is looked at. */
interface Earlier {
  readonly answer: Answer
  readonly manner: Manner
  readonly stretch: number | undefined
  /** Was the seat asked for the next step of a plan at once? */
  readonly goesOn: boolean
}

/**
 * The decisions among the answers of a match, in their order. Left out are answers by habit, those that carry out an
 * earlier plan or belong to a stretch already weighed, and those with nothing to choose. `captain` is that of the
 * system.
 */
export function decisionsOf<P extends Position>(
  captain: Captain<P>,
  { engine, fold: all }: Match<P>,
  answers: readonly Answer[],
): Decision[] {
  const { layout, redact, seats } = engine.ruleset
  const fold = all.beginning()
  const view = layout.make(all.position.scenario)
  /** By entry, in the order of the game. */
  const known = new Map<number, Earlier>()
  const look = (seat: number, entry: number): Manner => {
    fold.catchUp(all, entry)
    redact(fold.position, seat, view)
    return captain.manner(view, seat)
  }
  return answers.flatMap((answer): Decision[] => {
    const seat = seats.indexOf(answer.seat)
    const manner = look(seat, answer.entry - 1)
    const stretch = manner === 'way' ? captain.stretch?.(view, seat) : undefined
    const isNew = isFirst(manner, stretch, inSecret(engine, view), () => rememberedBy(answer, known))
    const isOwn = isNew && thinksAbout(captain, answer.player, manner) && legalActions(engine, view, seat).length > 1
    const found = isOwn ? [{ ...answer, manner, cells: view.cells.slice() }] : []
    const goesOn =
      manner === 'plan' && look(seat, answer.entry) === 'plan' && includes(engine.awaiting(fold.position), seat)
    known.set(answer.entry, { answer, manner, stretch, goesOn })
    return found
  })
}

/** Is an answer the first of its plan or its stretch, after those that `remembered` gives? Single answers always are. */
function isFirst(
  manner: Manner,
  stretch: number | undefined,
  isSecret: boolean,
  remembered: () => readonly Earlier[],
): boolean {
  if (manner === 'way') return !remembered().some((one) => one.stretch === stretch)
  if (manner !== 'plan' || isSecret) return true
  const [last] = remembered()
  return last?.manner !== 'plan' || !last.goesOn
}

/**
 * The answers that a player remembered something from, the last first. A record that keeps no thoughts does not say; then
 * it may have been any of the seat.
 */
function rememberedBy({ seat, chance, after }: Answer, known: ReadonlyMap<number, Earlier>): Earlier[] {
  if (chance === undefined) return [...known.values()].filter(({ answer }) => answer.seat === seat).toReversed()
  const found: Earlier[] = []
  for (let next = after; next !== undefined; ) {
    const one = known.get(next)
    if (one !== undefined) found.push(one)
    next = one?.answer.after
  }
  return found
}

/** Does a level think about questions of this manner? */
function thinksAbout<P extends Position>(captain: Captain<P>, player: string, manner: Manner): boolean {
  const level = levels.find(({ name }) => name === player)
  if (level === undefined || manner === 'habit') return false
  const { plan, question } = budgetOf(captain, level)
  return (manner === 'deviate' ? question : plan) > 0
}
