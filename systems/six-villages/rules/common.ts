import { type Choice, refusal } from '../../../src/kernel/index.ts'
import { onBoard, type SixVillages } from './state/position.ts'

/** What several chapters share. */

export const NOT_YOURS = refusal('1.2', 'Only companies of your own that are still in the field can be ordered.')
export const mayOrder = (p: SixVillages, seat: number, company: number) =>
  p.scenario.side[company] === seat && onBoard(p, company)

/** Ends a seat's secret choice, of whatever phase. */
export const close: Choice<SixVillages> = {
  verb: 'close',
  propose: (_p, _seat, offers) => offers.try(),
  check: () => undefined,
  play: () => {},
  closes: true,
}
