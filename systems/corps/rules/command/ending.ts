/** 3.2, A41 A commander ends his turn, once he has used the pips that his order demands. */
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { owesCharge } from '../cavalry/declaring.ts'
import { owesAssault } from '../fight/owing.ts'
import { closesIn } from '../movement/closing.ts'
import { owesMove } from '../movement/owing.ts'
import { movePrice } from '../movement/together.ts'
import { event } from '../state/events.ts'
import { leave } from '../state/leave.ts'
import type { Corps } from '../state/position.ts'
import { judge } from './judging.ts'
import { spending } from './turn.ts'

/** Does a body of a command, in its general's reach, have a move that brings it nearer to its order's objective? */
const owes = (p: Corps, command: number, body: number): boolean =>
  p.scenario.roster.command[body] === command &&
  judge(p, command, body, movePrice(p, body)) === undefined &&
  owesMove(p, body)

/** The last body found to owe a move. It is asked first, because it usually owes one still, and one is enough. */
let debtor = 0

/** Does a unit in his reach, or a blind, have a move that brings it nearer to its order's objective? */
function owesAnyMove(p: Corps, command: number): boolean {
  if (p.scenario.orders.leaves.advance[p.order[command]] !== leave.MUST) return false
  if (owes(p, command, debtor)) return true
  for (let body = 0; body < p.x.length; body++)
    if (body !== debtor && owes(p, command, body)) {
      debtor = body
      return true
    }
  return false
}

const MUST_ATTACK = refusal('4.8', 'On Attack infantry attacks an enemy within reach: a brigade of his still can.')
const MUST_CHARGE = refusal(
  '4.8',
  'On Attack cavalry charges an enemy within reach, and infantry guns: a unit of his still can.',
)
const MUST_CLOSE = refusal('4.9', 'On Attack artillery closes to canister range: a battery of his still can.')
const UNUSED = refusal('3.2', 'He has to use his pips: a unit of his can still go towards its objective.')

export const End: Choice<Corps> = {
  verb: 'end the turn',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    const { command } = spending(p)
    if (owesAssault(p, command)) return MUST_ATTACK
    if (owesCharge(p, command)) return MUST_CHARGE
    if (!owesAnyMove(p, command)) return undefined
    return closesIn(p, debtor) ? MUST_CLOSE : UNUSED
  },
  play(p, _seat, _a, _b, _dice, journal) {
    const frame = spending(p)
    frame.isOver = 1
    journal?.tell(EVERYBODY, event.TurnEnded, frame.command, p.pips)
  },
}
