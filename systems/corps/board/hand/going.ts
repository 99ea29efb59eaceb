/** Units and blinds in the hand: what limits their moves, and what these come to. */
import { INCH, standsOn } from '../../../../src/inches/index.ts'
import type { Measured, Note, Spot } from '../../../../src/web/inchboard/hand/handling.ts'
import { saidInches } from '../../../../src/web/inchboard/hand/said.ts'
import type { Mover, Way } from '../../../../src/web/inchboard/hand/way.ts'
import { arcOf } from '../../rules/queries/arc.ts'
import { rateOf } from '../../rules/queries/asked.ts'
import { type Measure, measure } from '../../rules/queries/measure.ts'
import { reach } from '../../rules/queries/reach.ts'
import type { Strike } from '../../rules/queries/strikes.ts'
import { threatsTo } from '../../rules/queries/threats.ts'
import { depthOf, frontOf } from '../../rules/state/bodies.ts'
import { arm, form } from '../../rules/state/forms.ts'
import { isPlace, placeOf, turnOf } from '../../rules/state/poses.ts'
import type { Corps } from '../../rules/state/position.ts'
import { tHand } from '../../words/hand/t.ts'
import { bodyName } from '../faces.ts'

/** A93 Degrees of a turn within a move, to either side. */
const MOST_TURN = 45

/** What limits a unit or blind. */
export function goer(p: Corps, body: number): Mover {
  return {
    x: p.x[body],
    y: p.y[body],
    heading: p.heading[body],
    front: frontOf(p, body),
    depth: depthOf(p, body),
    rate: rateOf(p, body),
    mostTurn: MOST_TURN,
    grain: 1,
    goesRound: p.form[body] === form.SQUARE,
    isSlow: (way) => p.scenario.ground.difficult.some((area) => standsOn(area, way)),
    isWritten: isPlace,
  }
}

/** Where its centre can go, in cells. */
export const goesTo = (p: Corps, seat: number, body: number): Spot[] => reach(p, seat, body).outline.map(cells)

const cells = ([x, y]: Spot): Spot => [x * INCH, y * INCH]

const bad = (text: string): Note => ({ text, isBad: true })
const good = (text: string): Note => ({ text, isBad: false })

/** What a unit could do to an enemy, as it is said. */
function strikeWords(p: Corps, { id, target, distance, band, forbidden }: Strike): string {
  const inches = saidInches(distance)
  const said = tHand(`strike.${id}${band === undefined ? '' : `-${band}`}`, { target: bodyName(p, target), inches })
  return forbidden === undefined ? said : tHand('notByOrders', { what: said })
}

/** What enemies could do to it there, each unit once. */
function threatWords(p: Corps, seat: number, body: number, turn: number, place: number): Note[] {
  const threats = threatsTo(p, seat, body, turn, place)
  const ids = [...new Set(threats.map(({ id }) => id))]
  return ids.map((id) => {
    const units = threats.filter((one) => one.id === id).map(({ unit }) => bodyName(p, unit))
    return bad(tHand(`threat.${id}`, { units: units.join(', ') }))
  })
}

function notesOf(p: Corps, seat: number, found: Measure, turn: number, place: number): Note[] {
  const { body, inWay, bars, inCommand, strikes, seenBy, isDifficult } = found
  const notes: Note[] = []
  if (isDifficult) notes.push(good(tHand('difficult')))
  if (inWay.length > 0) notes.push(bad(tHand('inWay', { names: inWay.map((one) => bodyName(p, one)).join(', ') })))
  if (!inCommand) notes.push(bad(tHand('outOfCommand')))
  for (const battery of new Set(bars.map((bar) => bar.battery)))
    notes.push(bad(tHand('bars', { battery: bodyName(p, battery) })))
  for (const strike of strikes) notes.push(good(strikeWords(p, strike)))
  if (seenBy !== null) notes.push(bad(tHand('seen', { need: seenBy })))
  return [...notes, ...threatWords(p, seat, body, turn, place)]
}

/** Inches within which an enemy has to be for the ranges of brigades to be drawn; those of guns always are. */
const NEAR = 12

const showsRanges = (p: Corps, { body, enemy }: Measure): boolean =>
  body < p.morale.length &&
  (p.scenario.roster.arm[body] === arm.ARTILLERY || (enemy !== null && enemy.distance <= NEAR))

/** What a move of a unit or blind comes to. */
export function measureGoing(p: Corps, seat: number, body: number, way: Way): Measured {
  const [turn, place] = [turnOf(way.turn), placeOf(way.ahead, way.right)]
  const found = measure(p, seat, body, turn, place)
  const { enemy, friend, forbidden } = found
  const near = enemy ?? friend
  return {
    used: found.used,
    rate: found.rate,
    left: found.left,
    corner: tHand(`corner.${found.corner}`),
    from: cells(found.from),
    to: cells(found.to),
    way: found.way.map(cells),
    ranges: showsRanges(p, found) ? arcOf(p, body, turn, place).bands.map(({ outline }) => outline.map(cells)) : [],
    inWay: found.inWay,
    strikes: [...new Set(found.strikes.map(({ target }) => target))],
    notes: notesOf(p, seat, found, turn, place),
    near: near === null ? '' : tHand('near', { inches: saidInches(near.distance), name: bodyName(p, near.body) }),
    refusal: forbidden,
  }
}
