/** Rule 5: the move of the body that a pip was paid for. */
import { type Choice, EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { gunMoveOf, noteGunAction } from '../state/gun-actions.ts'
import type { Corps } from '../state/position.ts'
import { bodyOf, carryOut, leaveOthers, takeForm } from './carrying.ts'
import { closesIn } from './closing.ts'
import { Dress } from './dressing.ts'
import { Follow } from './following.ts'
import { canFormHere, canGo, judgeGoing } from './going.ts'
import { listed, listMoves } from './list.ts'
import { setOut } from './outset.ts'
import { owesMove } from './owing.ts'
import { poseAfter } from './pose.ts'

const HAS_TO_GO = refusal('3.2', 'By its order the unit goes towards the objective, and it can.')

const HAS_TO_CLOSE = refusal('4.9', 'On Attack artillery closes to canister range, and it can.')

const Go: Choice<Corps> = {
  verb: 'go {turns} {places}',
  sampled: true,
  propose(p, _seat, offers) {
    const outset = setOut(p, bodyOf(p))
    listMoves(p, bodyOf(p))
    for (let k = 0; k < listed.count; k++) {
      const [turn, place] = [listed.turns[k], listed.places[k]]
      if (canGo(p, outset, turn, place)) offers.give(turn, place)
    }
  },
  check: (p, _seat, turn, place) => judgeGoing(p, bodyOf(p), turn, place),
  play: (p, seat, turn, place, _dice, journal) => carryOut(p, seat, poseAfter(p, bodyOf(p), turn, place), journal),
}

const Stand: Choice<Corps> = {
  verb: 'stand',
  propose: (_p, _seat, offers) => offers.try(),
  check(p) {
    if (!owesMove(p, bodyOf(p))) return undefined
    return closesIn(p, bodyOf(p)) ? HAS_TO_CLOSE : HAS_TO_GO
  },
  play(p, _seat, _a, _b, _dice, journal) {
    const body = bodyOf(p)
    const canForm = p.forming > 0 && canFormHere(p, body)
    journal?.tell(EVERYBODY, event.Stood, body)
    p.moved[body]++
    leaveOthers(p, body)
    noteGunAction(p, body, gunMoveOf(p, body))
    p.picked = 0
    if (canForm) takeForm(p, body, journal)
    p.forming = 0
  },
}

export const Moving: Phase<Corps> = {
  name: 'moving',
  rule: '3.5',
  asks: (p) => (p.picked === 0 ? NOBODY : only(p.scenario.roster.army[bodyOf(p)])),
  choices: [Go, Stand, Dress, Follow],
}
