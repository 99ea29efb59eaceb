/** 3.1, 3.3 Phase 1: both sides put chits of commanders into one cup, unseen by the other. */
import { type Dice, EVERYBODY, type Journal, oneOf, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { type Albuera, chit, OFF } from '../state/position.ts'

const NO_CHIT = refusal('3.1', 'He has no chit that you can put into the cup.')
const LOST = refusal('4.10', 'He is out of the battle, and so is his chit.')
const IN_CUP = refusal('3.1', 'His chit lies in the cup already.')
const ENOUGH = refusal('3.1', 'You have put in as many chits as the scenario allows.')

/** The number of chits of a side in the cup; uses only what the side may see. */
function countOf(p: Albuera, side: number): number {
  const { leads } = p.scenario.army
  let count = 0
  for (let c = 0; c < p.cup.length; c++) if (leads[c] === side) count += p.cup[c]
  return count
}

export const Pool: Phase<Albuera> = {
  name: 'pool',
  rule: '3.1',
  secret: 'together',
  asks: () => only(0) | only(1),
  choices: [
    {
      verb: 'choose {commanders}',
      propose(p, seat, offers) {
        const { leads } = p.scenario.army
        for (let c = 0; c < leads.length; c++) if (leads[c] === seat) offers.try(c)
      },
      check(p, seat, commander) {
        const { army, chits, most } = p.scenario
        if (army.leads[commander] !== seat || chits[commander] === 0) return NO_CHIT
        if (p.post[commander] === OFF) return LOST
        if (p.cup[commander] === 1) return IN_CUP
        if (countOf(p, seat) >= most[seat]) return ENOUGH
      },
      play(p, _seat, commander) {
        p.cup[commander] = 1
      },
    },
    {
      verb: 'close',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play: () => {},
      closes: true,
    },
  ],
}

/** Puts all chits into the cup, if the scenario leaves no choice. */
export function fillCup(p: Albuera): void {
  for (let c = 0; c < p.cup.length; c++) p.cup[c] = p.post[c] === OFF ? 0 : p.scenario.chits[c]
}

/** Counts the chits in the cup, and tells how many each side has put in. */
export function countCup(p: Albuera, journal?: Journal): void {
  p.out.fill(0)
  for (const side of [0, 1]) {
    p.inCup[side] = countOf(p, side)
    journal?.tell(EVERYBODY, event.PoolFilled, side, p.inCup[side])
  }
}

export const isCupEmpty = (p: Albuera): boolean => p.inCup[0] + p.inCup[1] === 0

/** 3.3 Phase 2: draws one chit blindly, and returns its commander. */
export function drawChit(p: Albuera, dice: Dice, journal?: Journal): number {
  let left = dice.roll(oneOf(p.inCup[0] + p.inCup[1]))
  let drawn = 0
  while (p.cup[drawn] === 0 || left-- > 0) drawn++
  p.cup[drawn] = 0
  p.out[drawn] = 1
  p.known[drawn] = chit.DRAWN
  p.inCup[p.scenario.army.leads[drawn]]--
  journal?.tell(EVERYBODY, event.ChitDrawn, drawn)
  return drawn
}

/** 4.5.1.1 Puts a division commander's chit back into the cup. */
export function putBack(p: Albuera, commander: number, journal?: Journal): void {
  p.cup[commander] = 1
  p.known[commander] = chit.RETURNED
  p.inCup[p.scenario.army.leads[commander]]++
  journal?.tell(EVERYBODY, event.ChitReturned, commander)
}
