/** 4.4 to 4.7 Subphase 2.1: who is activated by the chit that was drawn. */
import { d10, EVERYBODY, type Journal, NOBODY, only, type Phase, refusal, upTo } from '../../../../src/kernel/index.ts'
import { BRIGADE, CHIEF } from '../state/army.ts'
import { event } from '../state/events.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { canReach, canReachAll, canReachAny, hasFresh, isBrigade, isUnder } from './commanders.ts'
import { putBack } from './pool.ts'

const OUT_OF_RANGE = refusal(
  '4.5.1',
  'A division commander activates one of his own brigade commanders, in his range and not yet activated.',
)
const NOT_A_BRIGADE = refusal('4.6.1', 'A commander-in-chief activates one brigade commander of his side.')
const NOT_ALL = refusal(
  '4.5.2',
  'The whole division acts only if all its brigade commanders are in range of their division commander and none has been activated.',
)
const NO_NEED = refusal('4.5.3', 'A brigade commander is turned over only if the division cannot activate one.')
const NOT_HIS = refusal('4.5.3', 'One of his own brigade commanders is turned over who has not been activated.')

const drawn = (p: Albuera): number => p.drawn - 1
const isChief = (p: Albuera): boolean => p.scenario.army.rank[drawn(p)] === CHIEF

/** 4.4.1 He is activated and turned to his white stripe. */
function stripe(p: Albuera, commander: number, journal?: Journal): void {
  p.active[commander] = 1
  p.striped[commander] = 1
  journal?.tell(EVERYBODY, event.Activated, commander)
}

/** 4.5.1.1 The chit of a division returns while a brigade of it has not been activated. */
function returnChit(p: Albuera, journal?: Journal): void {
  if (hasFresh(p, drawn(p))) putBack(p, drawn(p), journal)
}

/** Is there still something to decide about this chit? */
const isOpen = (p: Albuera): boolean => p.drawn > 0 && (p.failed === 1 || p.active[drawn(p)] === 0)

export const Activation: Phase<Albuera> = {
  name: 'activation',
  rule: '4.5',
  asks: (p) => (isOpen(p) ? only(p.scenario.army.leads[drawn(p)]) : NOBODY),
  choices: [
    {
      verb: 'activate {commanders}',
      propose(p, _seat, offers) {
        for (let c = 0; c < p.post.length; c++) if (isBrigade(p, c)) offers.try(c)
      },
      check(p, seat, commander) {
        if (isChief(p)) {
          const isOwn = p.scenario.army.leads[commander] === seat && isBrigade(p, commander)
          return isOwn && p.post[commander] !== OFF ? undefined : NOT_A_BRIGADE
        }
        if (p.failed === 1 || !canReach(p, drawn(p), commander)) return OUT_OF_RANGE
      },
      play(p, _seat, commander, _b, _dice, journal) {
        p.active[drawn(p)] = 1
        if (isChief(p)) {
          // 4.6.1.2 He is not turned over.
          p.active[commander] = 1
          journal?.tell(EVERYBODY, event.Activated, commander)
        } else {
          stripe(p, commander, journal)
          returnChit(p, journal)
        }
      },
    },
    {
      verb: 'activate the division',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (p.failed === 0 && !isChief(p) && canReachAll(p, drawn(p)) ? undefined : NOT_ALL),
      play(p, _seat, _a, _b, dice, journal) {
        const rating = p.scenario.army.leaders[drawn(p)].coordination ?? 0
        const roll = dice.roll(d10, upTo(rating))
        journal?.tell(EVERYBODY, event.DivisionTried, drawn(p), roll, rating)
        if (roll > rating) {
          p.failed = 1
          return
        }
        p.active[drawn(p)] = 1
        journal?.tell(EVERYBODY, event.DivisionActivated, drawn(p))
        for (let c = 0; c < p.post.length; c++) if (isUnder(p, c, drawn(p))) stripe(p, c, journal)
      },
    },
    {
      verb: 'flip {commanders}',
      propose(p, _seat, offers) {
        for (let c = 0; c < p.post.length; c++) if (isUnder(p, c, drawn(p))) offers.try(c)
      },
      check(p, _seat, commander) {
        if (isChief(p) || (p.failed === 0 && canReachAny(p, drawn(p)))) return NO_NEED
        if (!isUnder(p, commander, drawn(p)) || p.striped[commander] === 1) return NOT_HIS
      },
      play(p, _seat, commander, _b, _dice, journal) {
        p.striped[commander] = 1
        journal?.tell(EVERYBODY, event.TurnedOver, commander)
        returnChit(p, journal)
        // 4.5.3 The division commander moves alone; after a failed try the next chit is drawn at once (4.5.2.1).
        if (p.failed === 0) p.active[drawn(p)] = 1
        else p.drawn = 0
      },
    },
    {
      verb: 'activate no one',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (isChief(p) ? undefined : OUT_OF_RANGE),
      play(p, _seat, _a, _b, _dice, journal) {
        p.active[drawn(p)] = 1
        journal?.tell(EVERYBODY, event.NobodyActivated, drawn(p))
      },
    },
  ],
}

/** 4.4 An independent brigade commander is activated by his own chit; nothing has to be decided. */
export function activateAtOnce(p: Albuera, commander: number, journal?: Journal): boolean {
  if (p.scenario.army.rank[commander] !== BRIGADE) return false
  stripe(p, commander, journal)
  return true
}
