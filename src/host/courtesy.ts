import { includes, type Position } from '../kernel/index.ts'
import { answerBack, declineDraw, type Match, type Reply } from '../match/index.ts'

/**
 * A computer's answer to requests outside the rules: it lets people take back what they like, because it learns nothing
 * by that, and it declines draws. Undefined if no request waits for its answer.
 */
export function courtesy(
  match: Match<Position>,
  isComputer: (seat: number) => boolean,
  time: number,
): Reply | undefined {
  const { asked, drawOffered, engine } = match
  const computers = [...engine.ruleset.seats.keys()].filter(isComputer)
  if (match.ending || computers.length === 0) return undefined
  const willing = asked && computers.find((seat) => seat !== asked.seat && !includes(asked.agreed, seat))
  if (willing !== undefined) return answerBack(match, willing, true, { time })
  const unwilling = drawOffered === 0 ? undefined : computers.find((seat) => !includes(drawOffered, seat))
  return unwilling === undefined ? undefined : declineDraw(match, unwilling, { time })
}
