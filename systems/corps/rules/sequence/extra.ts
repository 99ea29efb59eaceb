/** A101 After the last move each army is asked, unseen by the other, whether it wants one more. */
import { type Choice, EVERYBODY, type Journal, only, type Phase } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { answer, type Corps } from '../state/position.ts'

const choice = (verb: string, says: number): Choice<Corps> => ({
  verb,
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, seat) {
    p.draft[seat] = says
  },
  closes: true,
})

/** Both answers are told to everybody. */
function open(p: Corps, journal?: Journal): void {
  for (let army = 0; army < p.answers.length; army++) {
    p.answers[army] = p.draft[army]
    p.draft[army] = answer.NONE
    journal?.tell(EVERYBODY, p.answers[army] === answer.YES ? event.MoreWanted : event.MoreDeclined, army)
  }
}

/** Have both been asked? */
export const isAsked = (p: Corps): boolean => p.answers[0] !== answer.NONE

/** The number of moves to play: one more than the scenario has, if both want it. */
export const movesOf = (p: Corps): number =>
  p.scenario.moves + (p.answers[0] === answer.YES && p.answers[1] === answer.YES ? 1 : 0)

export const Extra: Phase<Corps> = {
  name: 'one more move',
  rule: 'A101',
  secret: 'together',
  asks: () => only(0) | only(1),
  choices: [choice('play one more move', answer.YES), choice('end the day', answer.NO)],
  steps: [(p, _dice, journal) => open(p, journal)],
}
