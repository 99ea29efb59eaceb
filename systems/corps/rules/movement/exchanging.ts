/** 3.15, A82, A112 For three pips a fresh brigade changes places with the one before it. */
import {
  type Body,
  eastward,
  makeBody,
  makeConvex,
  northward,
  overlap,
  setSegment,
  used,
  within,
} from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge, noteMove } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { disorder } from '../morale/harm.ts'
import { depthOf, isOn, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { isSolid, NO_ROOM, OFF_TABLE } from './clearance.ts'
import { judgeNearness } from './nearness.ts'
import { setOut } from './outset.ts'

const ONLY_BRIGADES = refusal('3.15', 'Two brigades of infantry or cavalry change places.')
const NOT_FRESH = refusal('A112', 'The brigade that comes forward has to be Formed.')
const NOT_BEHIND = refusal('3.15', 'The fresh brigade has to stand straight behind the other and within 4 inches.')
const BETWEEN = refusal('3.15', 'Another stands between the two brigades.')
const AGAIN = refusal('A82', 'A brigade changes places once in a move.')

/** A brigade, and where it would stand. */
interface Place {
  readonly body: Body
  x: number
  y: number
}
const ahead: Place = { body: makeBody(), x: 0, y: 0 }
const behind: Place = { body: makeBody(), x: 0, y: 0 }

const isBrigade = (p: Corps, body: number): boolean =>
  body < p.morale.length && p.scenario.roster.arm[body] !== arm.ARTILLERY

/** Does the centre of a brigade lie straight behind the base of another, near enough? */
function isBehind(p: Corps, front: number, fresh: number): boolean {
  const [dx, dy] = [p.x[fresh] - p.x[front], p.y[fresh] - p.y[front]]
  const { aheadX, aheadY, rightX, rightY } = shapeOf(p, front)
  const back = -(dx * aheadX + dy * aheadY)
  const aside = Math.abs(dx * rightX + dy * rightY)
  if (back <= 0 || aside > rightX * rightX + rightY * rightY) return false
  return within(shapeOf(p, front), shapeOf(p, fresh), p.scenario.exchangeWithin)
}

const line = makeConvex(2)

/** Does anything else stand on the line between the centres of two brigades? */
function isAnyBetween(p: Corps, front: number, fresh: number): boolean {
  setSegment(line, p.x[front], p.y[front], p.x[fresh], p.y[fresh])
  for (let other = 0; other < p.x.length; other++) {
    if (other === front || other === fresh || !isOn(p, other) || !isSolid(p, other)) continue
    if (overlap(line, shapeOf(p, other))) return true
  }
  return false
}

/** Puts a brigade some cells ahead of where another stands, facing as the front does: into `at`. */
function put(p: Corps, unit: number, from: number, heading: number, cells: number, at: Place): void {
  at.x = p.x[from] + eastward(heading, cells)
  at.y = p.y[from] + northward(heading, cells)
  shapeAt(p, unit, at.body, at.x, at.y, heading, p.form[unit])
}

/** Finds where both would stand: together on the ground that they have now, the fresh one in front. */
function findPlaces(p: Corps, front: number, fresh: number): void {
  const heading = p.heading[front]
  const deeper = (depthOf(p, front) - depthOf(p, fresh)) >> 1
  put(p, fresh, front, heading, deeper, ahead)
  put(p, front, fresh, heading, deeper, behind)
}

/** Is there room for a brigade there, the other one aside? */
function judgeRoom(p: Corps, unit: number, other: number, { body }: Place): Refusal | undefined {
  if (!isOnTable(p.scenario, body)) return OFF_TABLE
  for (let one = 0; one < p.x.length; one++) {
    if (one === unit || one === other || !isOn(p, one) || !isSolid(p, one)) continue
    if (overlap(body, shapeOf(p, one))) return NO_ROOM
  }
  return judgeEntering(p, unit, shapeOf(p, unit), body, p.form[unit])
}

/**
 * Do enemies near by let it end there? What its order says of distances is kept: the pair comes no nearer than it stood
 * (A112).
 */
function judgeEnd(p: Corps, unit: number, { body }: Place): Refusal | undefined {
  const outset = setOut(p, unit, used(shapeOf(p, unit), body))
  return judgeNearness(p, outset, body, p.moved[unit] > 0)
}

function judgeExchange(p: Corps, front: number, fresh: number): Refusal | undefined {
  const { command } = spending(p)
  const { exchange } = p.scenario.prices
  const why = judge(p, command, front, exchange) ?? judge(p, command, fresh, exchange)
  if (why !== undefined) return why
  if (!isBrigade(p, front) || !isBrigade(p, fresh) || front === fresh) return ONLY_BRIGADES
  if ((p.marks[front] | p.marks[fresh]) & mark.EXCHANGED) return AGAIN
  if (p.morale[fresh] !== morale.FORMED) return NOT_FRESH
  if (!isBehind(p, front, fresh)) return NOT_BEHIND
  if (isAnyBetween(p, front, fresh)) return BETWEEN
  findPlaces(p, front, fresh)
  if (overlap(ahead.body, behind.body)) return NO_ROOM
  return (
    judgeRoom(p, fresh, front, ahead) ??
    judgeRoom(p, front, fresh, behind) ??
    judgeEnd(p, fresh, ahead) ??
    judgeEnd(p, front, behind)
  )
}

function settleAt(p: Corps, unit: number, { x, y }: Place, heading: number): void {
  p.x[unit] = x
  p.y[unit] = y
  p.heading[unit] = heading
  p.moved[unit]++
  p.marks[unit] |= mark.EXCHANGED
  noteMove(p, unit)
}

export const Exchange: Choice<Corps> = {
  verb: 'exchange {bodies} > {bodies}',
  propose(p, _seat, offers) {
    if (p.pips < p.scenario.prices.exchange) return
    for (const front of ownBodies(p)) {
      if (!isBrigade(p, front) || !isOn(p, front)) continue
      for (const fresh of ownBodies(p))
        if (fresh !== front && isBrigade(p, fresh) && isOn(p, fresh) && isBehind(p, front, fresh))
          offers.try(front, fresh)
    }
  },
  check: (p, _seat, front, fresh) => judgeExchange(p, front, fresh),
  play(p, _seat, front, fresh, _dice, journal) {
    const heading = p.heading[front]
    findPlaces(p, front, fresh)
    p.pips -= p.scenario.prices.exchange
    settleAt(p, fresh, ahead, heading)
    settleAt(p, front, behind, heading)
    journal?.tell(EVERYBODY, event.Exchanged, front, fresh)
    disorder(p, front, journal)
    disorder(p, fresh, journal)
  },
}
