/** S2.1 The end that a player may choose when all of Bailén is his. */
import { NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import type { Eagle } from '../state/position.ts'
import { SPANISH } from '../state/sides.ts'
import { decide } from './demoralization.ts'

/** Do the Spanish hold every hex of Bailén, in a scenario where that lets them end the battle? */
function holdsTown(p: Eagle): boolean {
  if (!p.scenario.rules.has('town')) return false
  for (let place = 0; place < p.scenario.bailen; place++) if (p.held[place] !== 1 + SPANISH) return false
  return true
}

const NOT_TAKEN = refusal('S2.1', 'The Spanish player may end the battle only when every hex of Bailén is his.')

/** At the end of a turn. */
export const Verdict: Phase<Eagle> = {
  name: 'verdict',
  rule: 'S2.1',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = holdsTown(p) ? only(SPANISH) : NOBODY
    },
    () => {},
  ],
  choices: [
    {
      verb: 'end',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (holdsTown(p) ? undefined : NOT_TAKEN),
      play(p, _seat, _a, _b, _dice, journal) {
        p.asked = NOBODY
        decide(p, journal, 1)
      },
    },
    {
      verb: 'continue',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
