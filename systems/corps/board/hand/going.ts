/** Units and blinds in the hand: what limits their moves, and what these come to. */
import { DEGREE, INCH, standsOn, turned } from '../../../../src/inches/index.ts'
import type { Refusal } from '../../../../src/kernel/index.ts'
import type { Measured, Note, Spot } from '../../../../src/web/inchboard/hand/handling.ts'
import { saidInches } from '../../../../src/web/inchboard/hand/said.ts'
import type { Mover, Way } from '../../../../src/web/inchboard/hand/way.ts'
import { poseAfter, rateOf } from '../../rules/queries/asked.ts'
import { dressing, facing, type Measure, measure } from '../../rules/queries/measure.ts'
import { reach } from '../../rules/queries/reach.ts'
import type { Strike } from '../../rules/queries/strikes.ts'
import { threatsAt } from '../../rules/queries/threats.ts'
import { depthOf, frontOf } from '../../rules/state/bodies.ts'
import { form } from '../../rules/state/forms.ts'
import { isPlace, placeOf, STEP, turnOf } from '../../rules/state/poses.ts'
import type { Corps } from '../../rules/state/position.ts'
import { tHand } from '../../words/hand/t.ts'
import { bodyName } from '../faces.ts'

/** A93 Degrees of a turn within a move, to either side. */
export const MOST_TURN = 45

/** What limits a unit or blind. A body that a pip was paid for moves; others can change their face instead (3.6). */
export function goer(p: Corps, body: number, isPicked: boolean): Mover {
  const isSquare = p.form[body] === form.SQUARE
  return {
    x: p.x[body],
    y: p.y[body],
    heading: p.heading[body],
    front: frontOf(p, body),
    depth: depthOf(p, body),
    rate: rateOf(p, body),
    mostTurn: MOST_TURN,
    facesBy: isPicked || isSquare ? 0 : 180,
    grain: 1,
    goesRound: isSquare,
    isSlow: (way) => p.scenario.ground.difficult.some((area) => standsOn(area, way)),
    isWritten: isPlace,
  }
}

/** Where its centre can go, in cells. */
export const goesTo = (p: Corps, seat: number, body: number): Spot[] => reach(p, seat, body).outline.map(cells)

const cells = ([x, y]: Spot): Spot => [x * INCH, y * INCH]

const bad = (text: string): Note => ({ text, isBad: true })
const good = (text: string): Note => ({ text, isBad: false })

/** What a unit could do to an enemy, in words. */
function strikeWords(p: Corps, { id, target, distance, band, forbidden }: Strike): string {
  const inches = saidInches(distance)
  const said = tHand(`strike.${id}${band === undefined ? '' : `-${band}`}`, { target: bodyName(p, target), inches })
  return forbidden === undefined ? said : tHand('notByOrders', { what: said })
}

/** What enemies could do to it there. */
function threatWords(p: Corps, seat: number, { body, at, heading }: Measure): Note[] {
  if (body >= p.morale.length) return []
  const threats = threatsAt(p, seat, body, at[0] * INCH, at[1] * INCH, heading * DEGREE)
  const ids = [...new Set(threats.map(({ id }) => id))]
  return ids.map((id) => {
    const units = threats.filter((one) => one.id === id).map(({ unit }) => bodyName(p, unit))
    return bad(tHand(`threat.${id}`, { units: units.join(', ') }))
  })
}

function notesOf(p: Corps, seat: number, found: Measure): Note[] {
  const { inWay, bars, inCommand, strikes, seenBy, isDifficult } = found
  const notes: Note[] = []
  if (isDifficult) notes.push(good(tHand('difficult')))
  if (inWay.length > 0) notes.push(bad(tHand('inWay', { names: inWay.map((one) => bodyName(p, one)).join(', ') })))
  if (!inCommand) notes.push(bad(tHand('outOfCommand')))
  for (const battery of new Set(bars.map((bar) => bar.battery)))
    notes.push(bad(tHand('bars', { battery: bodyName(p, battery) })))
  for (const strike of strikes) notes.push(good(strikeWords(p, strike)))
  if (seenBy !== null) notes.push(bad(tHand('seen', { need: seenBy })))
  return [...notes, ...threatWords(p, seat, found)]
}

/**
 * 3.6 The action that changes the face of a body, if a way only turns it; undefined if that is a move: it goes
 * elsewhere, or whole degrees from the north do not give the turn exactly.
 */
export function faceText(p: Corps, body: number, { turn, ahead, right }: Way): string | undefined {
  const isExact = p.heading[body] % DEGREE === 0 || Math.abs(turn) > MOST_TURN
  if (ahead !== 0 || right !== 0 || !isExact || p.form[body] === form.SQUARE) return undefined
  return `face ${p.scenario.roster.names[body]} > ${facedTo(p, body, turn)}`
}

/** Whole degrees from the north after a turn. */
const facedTo = (p: Corps, body: number, turn: number): number =>
  Math.floor(turned(p.heading[body], turn * DEGREE) / DEGREE)

/** What a move of a unit or blind comes to. */
export function measureGoing(p: Corps, seat: number, body: number, way: Way): Measured {
  const found = measure(p, seat, body, turnOf(way.turn), placeOf(way.ahead, way.right))
  return shown(p, seat, found, found.forbidden)
}

/** What a change of face comes to. */
export const measureFacing = (p: Corps, seat: number, body: number, { turn }: Way, refusal: Refusal | undefined) =>
  shown(p, seat, facing(p, seat, body, facedTo(p, body, turn)), refusal)

/** Cells within which a way drawn beside a friend means to dress on it. */
const NEARLY = 2 * STEP

/** A188 What dressing on a friend comes to, if it leads where the way leads. */
export function measureDressing(p: Corps, seat: number, body: number, way: Way, friend: number): Measured | undefined {
  const found = friend < p.morale.length ? dressing(p, seat, body, friend) : undefined
  if (found === undefined) return undefined
  const { x, y } = poseAfter(p, body, turnOf(way.turn), placeOf(way.ahead, way.right))
  const [dressedX, dressedY] = cells(found.at)
  const isThere = Math.max(Math.abs(dressedX - x), Math.abs(dressedY - y)) <= NEARLY
  return isThere ? shown(p, seat, found, undefined) : undefined
}

function shown(p: Corps, seat: number, found: Measure, refusal: Refusal | undefined): Measured {
  const { enemy, friend } = found
  const near = enemy ?? friend
  return {
    used: found.used,
    rate: found.rate,
    left: found.left,
    corner: found.used === 0 ? '' : tHand(`corner.${found.corner}`),
    from: cells(found.from),
    to: cells(found.to),
    way: found.way.map(cells),
    // The board draws those of its arc.
    ranges: [],
    inWay: found.inWay,
    strikes: [...new Set(found.strikes.map(({ target }) => target))],
    notes: notesOf(p, seat, found),
    near: near === null ? '' : tHand('near', { inches: saidInches(near.distance), name: bodyName(p, near.body) }),
    refusal,
  }
}
