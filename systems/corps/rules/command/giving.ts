/** Rules 2.4, A149: the commander in chief gives his turn to a corps. */
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import type { Corps } from '../state/position.ts'
import { judgeContact, type NoContact } from './ordering.ts'
import { spending } from './turn.ts'

const NO_GIFT: NoContact = {
  notChief: refusal('2.4', 'Only a commander in chief gives his turn away.'),
  noCorps: refusal('2.4', 'He gives it to a corps or the reserve of his own army.'),
  apart: refusal('2.4', 'He has to be in base contact with the commander of the corps.'),
}
const TOO_FEW_PIPS = refusal(
  '2.4',
  'The price is 1 pip if he is Gifted, 2 if Average, 3 if Poor, and a pip at least has to be left for the corps.',
)

export const GiveTurn: Choice<Corps> = {
  verb: 'give the turn to {commands}',
  propose(p, _seat, offers) {
    for (let command = 0; command < p.scenario.commands.length; command++) offers.try(command)
  },
  check(p, _seat, command) {
    const why = judgeContact(p, command, NO_GIFT)
    if (why !== undefined) return why
    const { commands, prices } = p.scenario
    return p.pips <= prices.gift[1 + commands[spending(p).command].grade] ? TOO_FEW_PIPS : undefined
  },
  play(p, _seat, command, _b, _dice, journal) {
    const frame = spending(p)
    p.pips -= p.scenario.prices.gift[1 + p.scenario.commands[frame.command].grade]
    p.given = 1 + command
    frame.isOver = 1
    journal?.tell(EVERYBODY, event.TurnGiven, frame.command, command, p.pips)
  },
}
