import { d6, from, only, type Phase, refusal } from '../../../src/kernel/index.ts'
import { close, mayOrder, NOT_YOURS } from './common.ts'
import { event, type SixVillages } from './state/position.ts'

const DRILLED = refusal('2.1', 'Each side drills one company a turn, and yours has been drilled.')
const READY = refusal('2.2', 'This company is ready already.')

/** 2.1 Each side, alone, may drill one of its companies. */
export const Drill: Phase<SixVillages> = {
  name: 'drill',
  rule: '2.1',
  secret: 'alone',
  asks: () => only(0) | only(1),
  choices: [
    {
      verb: 'drill {companies}',
      propose(p, seat, offers) {
        for (let c = 0; c < p.at.length; c++) if (p.scenario.side[c] === seat) offers.try(c)
      },
      check(p, seat, company) {
        if (!mayOrder(p, seat, company)) return NOT_YOURS
        if (p.drilled[seat]) return DRILLED
        if (p.ready[company]) return READY
      },
      play(p, seat, company, _b, dice, journal) {
        const roll = dice.roll(d6, from(4))
        journal?.tell(only(seat), event.Drilled, company, roll)
        p.drilled[seat] = 1
        if (roll >= 4) p.ready[company] = 1
      },
    },
    close,
  ],
  steps: [(p) => p.drilled.fill(0)],
}
