/** 3.9, A46, A47, A77 A brigade occupies a built-up area or wood as its garrison, and forms up at its edge to leave. */
import { type Area, eastward, INCH, isWhollyOn, makeBody, northward, used } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge, pay } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { isFree, NO_ROOM } from '../movement/clearance.ts'
import { judgeAgain, judgeNearness } from '../movement/nearness.ts'
import { judgeDistance } from '../movement/ordered.ts'
import { setOut } from '../movement/outset.ts'
import { isOn, shapeAt, shapeOf } from '../state/bodies.ts'
import { coverOf, isShared } from '../state/cover.ts'
import { event } from '../state/events.ts'
import { arm, form } from '../state/forms.ts'
import { headingOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'

const ONLY_INFANTRY = refusal('3.9', 'Only infantry occupies a built-up area or wood.')
const NOT_INSIDE = refusal('A47', 'A brigade occupies what it is wholly inside of.')
const IS_GARRISON = refusal('3.9', 'The brigade is a garrison already.')
const IS_SHARED = refusal('A46', 'Another brigade of its army is in this section already.')
const IS_CONTESTED = refusal('10.1', 'Enemies are inside: they have to be driven out first.')
const NO_GARRISON = refusal('A47', 'Only a garrison forms up at an edge.')

/** The moves until a garrison counts as one: that in which it came, and a complete one (A47, A130). */
const WAITS = 2

/** Cells between the places to try. */
const STEP = INCH / 8
/** Into how many parts the way to the middle is divided to find room for a base larger than the formation before it. */
const PARTS = 8

const place = { body: makeBody(), x: 0, y: 0 }

function fits(p: Corps, unit: number, area: Area, x: number, y: number, heading: number, as: number): boolean {
  place.x = x
  place.y = y
  shapeAt(p, unit, place.body, x, y, heading, as)
  return isWhollyOn(area, place.body) && isFree(p, unit, place.body)
}

/** Where its base as a garrison has room: where it stands, or nearer to the middle. */
function findRoom(p: Corps, unit: number, area: Area): boolean {
  const [x, y] = [p.x[unit], p.y[unit]]
  const [dx, dy] = [(area.west + area.east) / 2 - x, (area.south + area.north) / 2 - y]
  for (let k = 0; k <= PARTS; k++) {
    const [atX, atY] = [x + Math.round((dx * k) / PARTS), y + Math.round((dy * k) / PARTS)]
    if (fits(p, unit, area, atX, atY, p.heading[unit], form.GARRISON)) return true
  }
  return false
}

function judgeOccupy(p: Corps, unit: number): Refusal | undefined {
  const why = judge(p, spending(p).command, unit, p.scenario.prices.occupy)
  if (why !== undefined) return why
  if (p.scenario.roster.arm[unit] !== arm.INFANTRY) return ONLY_INFANTRY
  if (p.form[unit] === form.GARRISON) return IS_GARRISON
  const area = coverOf(p, unit)
  if (area === undefined) return NOT_INSIDE
  if (isShared(p, unit, area, false)) return IS_SHARED
  if (isShared(p, unit, area, true)) return IS_CONTESTED
  return findRoom(p, unit, area) ? judgeAgain(p, unit, place.body) : NO_ROOM
}

export const Occupy: Choice<Corps> = {
  verb: 'occupy {bodies}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p))
      if (p.scenario.roster.arm[body] === arm.INFANTRY && isOn(p, body) && coverOf(p, body) !== undefined)
        offers.try(body)
  },
  check: (p, _seat, body) => judgeOccupy(p, body),
  play(p, _seat, body, _b, _dice, journal) {
    judgeOccupy(p, body)
    pay(p, body, p.scenario.prices.occupy)
    p.x[body] = place.x
    p.y[body] = place.y
    p.form[body] = form.GARRISON
    p.settled[body] = p.move + WAITS
    journal?.tell(EVERYBODY, event.Occupied, body)
  },
}

/** Finds the place at the edge that lies along a heading, in column of attack. */
function findEdge(p: Corps, unit: number, area: Area, heading: number): boolean {
  let found = -1
  const at = (cells: number): boolean => {
    const [x, y] = [p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells)]
    return fits(p, unit, area, x, y, heading, form.ATTACK)
  }
  for (let cells = 0; at(cells); cells += STEP) found = cells
  return found >= 0 && at(found)
}

function judgeFormUp(p: Corps, unit: number, heading: number): Refusal | undefined {
  const why = judge(p, spending(p).command, unit, p.scenario.prices.form)
  if (why !== undefined) return why
  const area = coverOf(p, unit)
  if (p.form[unit] !== form.GARRISON || area === undefined) return NO_GARRISON
  if (!findEdge(p, unit, area, headingOf(heading))) return NO_ROOM
  const outset = setOut(p, unit, used(shapeOf(p, unit), place.body))
  return judgeDistance(p, outset, place.body) ?? judgeNearness(p, outset, place.body, p.moved[unit] > 0)
}

/** Degrees of the ways that the list offers: the four sides, and the corners between them. */
const WAYS = [0, 45, 90, 135, 180, 225, 270, 315]

export const FormUp: Choice<Corps> = {
  verb: 'form up {bodies} > {headings}',
  sampled: true,
  propose(p, _seat, offers) {
    for (const body of ownBodies(p))
      if (p.form[body] === form.GARRISON) for (const degrees of WAYS) offers.try(body, degrees)
  },
  check: (p, _seat, body, heading) => judgeFormUp(p, body, heading),
  play(p, _seat, body, heading, _dice, journal) {
    judgeFormUp(p, body, heading)
    pay(p, body, p.scenario.prices.form)
    p.x[body] = place.x
    p.y[body] = place.y
    p.heading[body] = headingOf(heading)
    p.form[body] = form.ATTACK
    p.settled[body] = p.move + p.scenario.fights.exit
    journal?.tell(EVERYBODY, event.FormedUp, body, heading)
  },
}
