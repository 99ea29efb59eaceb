/** Rule 5: the move of the body that a pip was paid for. */
import { type Convex, hull, makeConvex, used } from '../../../../src/inches/index.ts'
import {
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { spot } from '../blinds/spotting.ts'
import { noteMove } from '../command/judging.ts'
import { passOver } from '../morale/generals.ts'
import { shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { gunMoveOf, noteGunAction } from '../state/gun-actions.ts'
import { type Corps, mark } from '../state/position.ts'
import { canFormHere, canGo, judgeGoing } from './going.ts'
import { listed, listMoves } from './list.ts'
import { setOut } from './outset.ts'
import { owesMove } from './owing.ts'
import { poseAfter } from './pose.ts'

const HAS_TO_GO = refusal('3.2', 'By its order the unit goes towards the objective, and it can.')

const bodyOf = (p: Corps): number => p.picked - 1

/** The way of the move that is carried out. */
const way: Convex = makeConvex()

/** 3.13 A body that has moved takes the formation for which it has paid. */
function takeForm(p: Corps, body: number, journal?: Journal): void {
  if (p.forming === 0) return
  p.form[body] = p.forming - 1
  p.forming = 0
  journal?.tell(EVERYBODY, event.Formed, body, p.form[body])
}

/** 3.16 A unit has had its part of a move for one pip. */
function leaveOthers(p: Corps, body: number): void {
  if (body < p.marks.length) p.marks[body] &= ~mark.TOGETHER
}

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
  play(p, seat, turn, place, _dice, journal) {
    const body = bodyOf(p)
    const { body: to, x, y, heading } = poseAfter(p, body, turn, place)
    const from = shapeOf(p, body)
    const inches = used(from, to)
    hull(from, to, way)
    p.x[body] = x
    p.y[body] = y
    p.heading[body] = heading
    p.moved[body]++
    leaveOthers(p, body)
    noteGunAction(p, body, gunMoveOf(p, body))
    noteMove(p, body)
    p.picked = 0
    journal?.tell(EVERYBODY, event.Moved, body, inches)
    takeForm(p, body, journal)
    if (p.form[body] === form.BLIND) spot(p, seat, body)
    else passOver(p, body, way, journal)
  },
}

const Stand: Choice<Corps> = {
  verb: 'stand',
  propose: (_p, _seat, offers) => offers.try(),
  check: (p) => (owesMove(p, bodyOf(p)) ? HAS_TO_GO : undefined),
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
  choices: [Go, Stand],
}
