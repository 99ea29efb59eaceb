/** S2.3 A base that is lost as a whole: its owner picks another, once. */
import { EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import type { Eagle } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'

/** Returns the hexes from which the French player may choose; none if the scenario offers no choice. */
function choices(p: Eagle): readonly number[] {
  const { bases } = p.scenario
  for (let f = 0; f < bases.length; f++) if (bases[f].choice.length > 0) return bases[f].choice
  return NONE
}
const NONE: readonly number[] = []

/** Has all of Bailén become Spanish, without the French player having chosen where to fall back? */
export function owesBase(p: Eagle): boolean {
  if (p.rebased > 0 || choices(p).length === 0) return false
  for (let place = 0; place < p.scenario.bailen; place++) if (p.held[place] !== 1 + SPANISH) return false
  return true
}

const NOT_OFFERED = refusal(
  'S2.3',
  'The new base is the road to La Carolina or the road to Andújar: the hex where it leaves the map.',
)

/** Begins between the parts of a turn, as soon as the last hex of the town has fallen. */
export const SecondBase: Phase<Eagle> = {
  name: 'second base',
  rule: 'S2.3',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(FRENCH)
    },
    () => {},
  ],
  choices: [
    {
      verb: 'base {hexes}',
      propose(p, _seat, offers) {
        for (const hex of choices(p)) offers.try(hex)
      },
      check: (p, _seat, hex) => (choices(p).includes(hex) ? undefined : NOT_OFFERED),
      play(p, _seat, hex, _b, _dice, journal) {
        p.asked = NOBODY
        p.rebased = 1 + choices(p).indexOf(hex)
        journal?.tell(EVERYBODY, event.BaseChosen, FRENCH, hex)
      },
    },
  ],
}
