import { only, type Phase, refusal } from '../../../src/kernel/index.ts'
import { close, mayOrder, NOT_YOURS } from './common.ts'
import { event, type SixVillages, total } from './state/position.ts'

const ONE_AMBUSH = refusal('3.1', 'One company of each side can lie in ambush, and one of yours does.')

/** 3.1 Both sides in secret, at the same time, may lay one company in ambush. */
export const Planning: Phase<SixVillages> = {
  name: 'planning',
  rule: '3.1',
  secret: 'together',
  asks: () => only(0) | only(1),
  choices: [
    {
      verb: 'ambush {companies}',
      propose(p, seat, offers) {
        for (let c = 0; c < p.at.length; c++) if (p.scenario.side[c] === seat) offers.try(c)
      },
      check(p, seat, company) {
        if (!mayOrder(p, seat, company)) return NOT_YOURS
        if (total(p, seat, p.ambush) > 0) return ONE_AMBUSH
      },
      play(p, seat, company, _b, _dice, journal) {
        p.ambush[company] = 1
        journal?.tell(only(seat), event.Ambushed, company)
      },
    },
    close,
  ],
}
