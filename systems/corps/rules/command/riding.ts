/** Rules 2.2 and 3.4: the active general rides. */
import { type Body, hull, makeBody, makeConvex, span } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { gatherEnemies, isAnyWithin, makeCrowd, OFF_TABLE } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { discAt, frontOf, isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { pointOf, xOf, yOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'
import { judgeLed, pay, TOO_FEW_PIPS } from './judging.ts'
import { generalOf } from './reach.ts'
import { spending } from './turn.ts'

/** For a corps commander, and for a commander in chief. */
const NEAR_GENERAL = ['5.4', '2.2'].map((rule) =>
  refusal(rule, 'Within 4 inches of an enemy a general moves once in a turn.'),
)
const TOO_FAR = ['3.4', '2.2'].map((rule) => refusal(rule, 'A general moves up to 16 inches for a pip.'))
const ITSELF = refusal('3.4', 'The active commander moves himself, and no other general.')
const GENERAL_GONE = refusal('3.4', 'The general is not on the table.')

/** The disc of a general where he would be. */
const disc: Body = makeBody()
const ridden = makeConvex()

/** East and north parts of the eight ways that the list offers a general, as shares of his rate. */
const WAYS_EAST = [0, 0.7, 1, 0.7, 0, -0.7, -1, -0.7]
const WAYS_NORTH = [1, 0.7, 0, -0.7, -1, -0.7, 0, 0.7]

/** Enemies that he could come too near to. */
const foes = makeCrowd()

/** 1 if the active general is a commander in chief, else 0. */
const rankOf = (p: Corps): number => Number(p.scenario.commands[spending(p).command].isChief)

/** May he ride at all? Gathers the enemies near him, if he has ridden before. */
function judgeRider(p: Corps, general: number): Refusal | undefined {
  if (general !== generalOf(p, spending(p).command)) return ITSELF
  if (!isOn(p, general)) return GENERAL_GONE
  if (p.led !== 0) return judgeLed(p, general)
  if (p.pips < p.scenario.prices.general) return TOO_FEW_PIPS
  if (p.moved[general] === 0) return undefined
  const near = p.scenario.once.general
  gatherEnemies(p, general, rateOf(p, general) + near, foes)
  return isAnyWithin(foes, shapeOf(p, general), near) ? NEAR_GENERAL[rankOf(p)] : undefined
}

/** May he ride to a point? Call `judgeRider` first. */
function judgeRide(p: Corps, general: number, point: number, rate = rateOf(p, general)): Refusal | undefined {
  const [x, y] = [xOf(point), yOf(point)]
  if (span(p.x[general], p.y[general], x, y) > rate) return TOO_FAR[rankOf(p)]
  if (!isOnTable(p.scenario, discAt(disc, x, y, frontOf(p, general) >> 1))) return OFF_TABLE
  if (p.moved[general] === 0 || foes.count === 0) return undefined
  // A44 All the way: he cannot ride past an enemy either.
  const way = hull(shapeOf(p, general), disc, ridden)
  return isAnyWithin(foes, way, p.scenario.once.general) ? NEAR_GENERAL[rankOf(p)] : undefined
}

export const Ride: Choice<Corps> = {
  verb: 'ride {bodies} > {points}',
  sampled: true,
  propose(p, _seat, offers) {
    const general = generalOf(p, spending(p).command)
    if (judgeRider(p, general) !== undefined) return
    const rate = rateOf(p, general)
    const [x, y] = [p.x[general], p.y[general]]
    for (let way = 0; way < WAYS_EAST.length; way++)
      for (let cells = rate; cells >= rate / 2; cells /= 2) {
        const point = pointOf(x + WAYS_EAST[way] * cells, y + WAYS_NORTH[way] * cells)
        if (point !== undefined && judgeRide(p, general, point, rate) === undefined) offers.give(general, point)
      }
  },
  check: (p, _seat, general, point) => judgeRider(p, general) ?? judgeRide(p, general, point),
  play(p, _seat, general, point, _dice, journal) {
    const inches = span(p.x[general], p.y[general], xOf(point), yOf(point))
    pay(p, general, p.scenario.prices.general)
    p.x[general] = xOf(point)
    p.y[general] = yOf(point)
    journal?.tell(EVERYBODY, event.Rode, general, inches)
  },
}
