/** Which seats are asked, and the choice that completes a secret draft. */
import { type Choice, type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { SIDES } from './board.ts'
import type { Generals } from './position.ts'

/** Both seats: asked whenever the question depends on a secret sheet, so that being asked reveals nothing. */
export const BOTH = 0b11

/** Asks the sides that a step has noted in the local `asked`. */
export const noted = (p: Generals): number => p.asked

/** `close`: the draft is final. */
export const close = (
  check: (p: Generals, side: number) => Refusal | undefined = () => undefined,
  play: (p: Generals, side: number) => void = () => {},
): Choice<Generals> => ({
  verb: 'close',
  closes: true,
  propose: (_p: Generals, _side: number, offers: Offers) => offers.try(),
  check,
  play,
})

/** The sides that a condition holds for, as a set of seats. */
export function sidesWith(holds: (side: number) => boolean): number {
  let seats = 0
  for (const side of SIDES) if (holds(side)) seats |= 1 << side
  return seats
}

export const NOT_YOURS = refusal('G17', 'That is not yours to command.')
