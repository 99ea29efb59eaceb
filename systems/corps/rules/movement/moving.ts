/** Rule 5: the move of the body that a pip was paid for. */
import { used } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, NOBODY, type Offers, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { aheadOf, placeOf, rightOf, STEP, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { isEnemyWithin, judgeMove } from './clearance.ts'
import { poseAfter } from './pose.ts'
import { rateOf } from './rates.ts'

const NO_MOVE = refusal('3.5', 'That is no move: let it stand instead.')
const NOT_AHEAD = refusal(
  'A93',
  'A unit moves ahead, or slanting by up to 45 degrees to either side; only a square goes any way.',
)
const NEAR_ENEMY = refusal('5.4', 'A second move in a turn may end no nearer than 16 inches to an enemy.')

const bodyOf = (p: Corps): number => p.picked - 1

/**
 * Turns and parts of the full move that the list offers, in degrees and eighths; each straight ahead, and slanting by 0,
 * a half and the whole of what is allowed.
 */
const TURNS_OFFERED = [0, -45, -30, -15, 15, 30, 45]
const SLANTS = [0, -1, -0.5, 0.5, 1]
const PARTS = [8, 4, 2]

/** Offers moves: a sample, the same for everybody; any other move can be sent as well. */
function offerMoves(p: Corps, offers: Offers): void {
  const full = Math.floor(rateOf(p, bodyOf(p)) / STEP)
  for (const degrees of TURNS_OFFERED) {
    const turn = turnOf(degrees)
    if (degrees !== 0) offers.try(turn, placeOf(0, 0))
    for (const part of PARTS)
      for (const slant of SLANTS) {
        // A slanting move is as long as a straight one: its two parts are shorter.
        const ahead = Math.floor((full * part) / (8 + 3 * Math.abs(slant)))
        if (ahead > 0) offers.try(turn, placeOf(ahead, Math.trunc(ahead * slant)))
      }
  }
}

const Go: Choice<Corps> = {
  verb: 'go {turns} {places}',
  sampled: true,
  propose: (p, _seat, offers) => offerMoves(p, offers),
  check(p, _seat, turn, place) {
    const body = bodyOf(p)
    if (place === placeOf(0, 0) && turn === turnOf(0)) return NO_MOVE
    if (p.form[body] !== form.SQUARE && Math.abs(rightOf(place)) > aheadOf(place)) return NOT_AHEAD
    const pose = poseAfter(p, body, turn, place)
    const why = judgeMove(p, body, shapeOf(p, body), pose.body, rateOf(p, body))
    if (why !== undefined) return why
    const isTooNear = p.moved[body] > 0 && isEnemyWithin(p, body, pose.body, p.scenario.once.unit)
    return isTooNear ? NEAR_ENEMY : undefined
  },
  play(p, _seat, turn, place, _dice, journal) {
    const body = bodyOf(p)
    const { body: to, x, y, heading } = poseAfter(p, body, turn, place)
    const inches = used(shapeOf(p, body), to)
    p.x[body] = x
    p.y[body] = y
    p.heading[body] = heading
    p.moved[body]++
    p.stirred = 1
    p.picked = 0
    journal?.tell(EVERYBODY, event.Moved, body, inches)
  },
}

const Stand: Choice<Corps> = {
  verb: 'stand',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, _seat, _a, _b, _dice, journal) {
    journal?.tell(EVERYBODY, event.Stood, bodyOf(p))
    p.moved[bodyOf(p)]++
    p.picked = 0
  },
}

export const Moving: Phase<Corps> = {
  name: 'moving',
  rule: '3.5',
  asks: (p) => (p.picked === 0 ? NOBODY : only(p.scenario.roster.army[bodyOf(p)])),
  choices: [Go, Stand],
}
