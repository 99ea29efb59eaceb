import { begin, EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../src/kernel/index.ts'
import { mayOrder, NOT_YOURS } from './common.ts'
import { Fight } from './fight.ts'
import { event, garrison, next, OFF, other, type SixVillages } from './state/position.ts'

const MARCHED = refusal('4.1', 'A company marches once a turn.')
const TOO_FAR = refusal('4.2', 'A company marches to a village next to its own.')

/** 4 One side marches with as many of its companies as it likes. */
export const March: Phase<SixVillages> = {
  name: 'march',
  rule: '4',
  asks: (p) => (p.marching === OFF ? NOBODY : only(p.marching)),
  choices: [
    {
      verb: 'march {companies} > {villages}',
      propose(p, seat, offers) {
        for (let c = 0; c < p.at.length; c++) {
          if (p.scenario.side[c] !== seat || p.at[c] === OFF) continue
          offers.try(c, next(p.at[c], 1))
          offers.try(c, next(p.at[c], -1))
        }
      },
      check(p, seat, company, village) {
        if (!mayOrder(p, seat, company)) return NOT_YOURS
        if (p.moved[company]) return MARCHED
        if (village !== next(p.at[company], 1) && village !== next(p.at[company], -1)) return TOO_FAR
      },
      play(p, seat, company, village, _dice, journal) {
        p.moved[company] = 1
        if (garrison(p, other(seat), village) === 0) {
          p.at[company] = village
          journal?.tell(EVERYBODY, event.Marched, company, village)
          return
        }
        journal?.tell(EVERYBODY, event.Attacked, company, village)
        begin(p, Fight)
        p.attacker = company
        p.village = village
        p.defender = OFF
      },
    },
    {
      verb: 'halt',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.marching = OFF
      },
    },
  ],
}
