/** 4.4 to 4.7 Subphase 2.1: which commanders the drawn chit activates. */
import {
  type Dice,
  d10,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
  upTo,
} from '../../../../src/kernel/index.ts'
import { BRIGADE } from '../state/army.ts'
import { event } from '../state/events.ts'
import type { Albuera } from '../state/position.ts'
import {
  belongsTo,
  canCall,
  canReach,
  canReachAll,
  canReachAny,
  hasFresh,
  isBrigade,
  isFree,
  isOrphaned,
  isUnder,
  standsIn,
} from './commanders.ts'
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
const HAS_FAILED = refusal(
  '4.5.2.1',
  'The try with the whole division has failed: now one of its brigade commanders is turned over.',
)
const NO_NEED = refusal('4.5.3', 'A brigade commander is turned over only if the division cannot activate one.')
const NOT_HIS = refusal('4.5.3', 'Turn over one of his own brigade commanders who has not been activated.')

const NOT_FREE = refusal('4.9', 'He stands in for a division commander who is dead, and activates its brigades only.')
const WHICH = refusal(
  '4.9.1',
  'A commander-in-chief who stands in for division commanders names one of those divisions.',
)
const MUST_ACTIVATE = refusal(
  'R8',
  'Only a commander-in-chief may activate no one, and not while he stands in for a division commander.',
)

const drawn = (p: Albuera): number => p.drawn - 1

/** 4.4.1 Activates a commander and turns him to his white stripe. */
function stripe(p: Albuera, commander: number, journal?: Journal): void {
  p.active[commander] = 1
  p.striped[commander] = 1
  journal?.tell(EVERYBODY, event.Activated, commander)
}

/** 4.5.1.1 The chit of a division returns while one of its brigades has not been activated. */
function returnChit(p: Albuera, journal?: Journal): void {
  if (hasFresh(p, drawn(p))) putBack(p, drawn(p), journal)
}

/** 4.5.2 Why the whole of this division, the commander's own or one that the chief stands in for, cannot be tried. */
const tryFault = (p: Albuera, division: number): Refusal | undefined => {
  if (p.failed > 0) return HAS_FAILED
  return canReachAll(p, drawn(p), division) ? undefined : NOT_ALL
}

/** 4.5.2 The whole division acts on a die of at most the Coordination of the drawn commander. */
function tryDivision(p: Albuera, division: number, dice: Dice, journal?: Journal): void {
  const rating = p.scenario.army.leaders[drawn(p)].coordination ?? 0
  const roll = dice.roll(d10, upTo(rating))
  journal?.tell(EVERYBODY, event.DivisionTried, drawn(p), roll, rating)
  if (roll > rating) {
    p.failed = 1 + division
    return
  }
  p.active[drawn(p)] = 1
  journal?.tell(EVERYBODY, event.DivisionActivated, division)
  for (let c = 0; c < p.post.length; c++) if (belongsTo(p, c, division)) stripe(p, c, journal)
  returnChit(p, journal)
}

function activateNoOne(p: Albuera, journal?: Journal): void {
  p.active[drawn(p)] = 1
  journal?.tell(EVERYBODY, event.NobodyActivated, drawn(p))
}

/** Is there still something to decide about this chit? */
const isOpen = (p: Albuera): boolean => p.drawn > 0 && (p.failed > 0 || p.active[drawn(p)] === 0)

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
      check(p, _seat, commander) {
        if (isFree(p, drawn(p))) return canCall(p, drawn(p), commander) ? undefined : NOT_A_BRIGADE
        if (p.failed > 0) return HAS_FAILED
        if (!canReach(p, drawn(p), commander))
          return standsIn(p, drawn(p)) && !isUnder(p, commander, drawn(p)) ? NOT_FREE : OUT_OF_RANGE
      },
      play(p, _seat, commander, _b, _dice, journal) {
        p.active[drawn(p)] = 1
        if (isFree(p, drawn(p))) {
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
      check(p) {
        if (isFree(p, drawn(p))) return NOT_A_BRIGADE
        return p.failed === 0 && standsIn(p, drawn(p)) ? WHICH : tryFault(p, drawn(p))
      },
      play: (p, _seat, _a, _b, dice, journal) => tryDivision(p, drawn(p), dice, journal),
    },
    {
      verb: 'activate the division of {commanders}',
      propose(p, _seat, offers) {
        if (standsIn(p, drawn(p))) for (let c = 0; c < p.post.length; c++) if (isOrphaned(p, c)) offers.try(c)
      },
      check(p, _seat, division) {
        if (p.failed > 0) return HAS_FAILED
        if (!standsIn(p, drawn(p)) || p.scenario.army.above[division] !== drawn(p) || !isOrphaned(p, division))
          return WHICH
        return tryFault(p, division)
      },
      play: (p, _seat, division, _b, dice, journal) => tryDivision(p, division, dice, journal),
    },
    {
      verb: 'flip {commanders}',
      propose(p, _seat, offers) {
        for (let c = 0; c < p.post.length; c++) if (isUnder(p, c, drawn(p))) offers.try(c)
      },
      check(p, _seat, commander) {
        if (isFree(p, drawn(p)) || (p.failed === 0 && canReachAny(p, drawn(p)))) return NO_NEED
        if (!isUnder(p, commander, drawn(p)) || p.striped[commander] === 1) return NOT_HIS
        if (p.failed > 0 && p.scenario.army.above[commander] !== p.failed - 1) return HAS_FAILED
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
      check: (p) => (isFree(p, drawn(p)) ? undefined : p.failed > 0 ? HAS_FAILED : MUST_ACTIVATE),
      play: (p, _seat, _a, _b, _dice, journal) => activateNoOne(p, journal),
    },
  ],
}

/**
 * 4.4 An independent brigade commander is activated by his own chit, without a decision. Nor is there a decision if all
 * brigades of a superior have been activated: he moves alone (R86).
 */
export function activateAtOnce(p: Albuera, commander: number, journal?: Journal): boolean {
  if (p.scenario.army.rank[commander] === BRIGADE) stripe(p, commander, journal)
  else if (!isFree(p, commander) && !hasFresh(p, commander)) activateNoOne(p, journal)
  else return false
  return true
}
