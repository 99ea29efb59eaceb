/** A35, A129 After a fight at the edge: the brigade that led the attack goes in where the garrison has given way. */
import { type Area, eastward, INCH, isWhollyOn, makeBody, northward } from '../../../../src/inches/index.ts'
import { begin, type Choice, EVERYBODY, type Journal, NOBODY, only, type Phase } from '../../../../src/kernel/index.ts'
import { goTo } from '../morale/going-to.ts'
import { isFree } from '../movement/clearance.ts'
import { isOn, shapeAt, shapeOf } from '../state/bodies.ts'
import { areInContact } from '../state/contacts.ts'
import { groundAt, groundNumber } from '../state/cover.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, corpsLayout, morale } from '../state/position.ts'

/** The brigade that may go in, the ground that it may enter, and whether it has been decided. */
export const entering = corpsLayout.frame({ unit: 1, ground: 2, isDecided: 3 })

/** Cells between the places to try, and how far in they reach. */
const STEP = INCH / 8
const FARTHEST = 6 * INCH

const inside = makeBody()

/** The distance (cells) straight ahead to the nearest place wholly inside, in this formation; −1 for none. */
function wayIn(p: Corps, unit: number, area: Area, as: number): number {
  const heading = p.heading[unit]
  for (let cells = 0; cells <= FARTHEST; cells += STEP) {
    const [x, y] = [p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells)]
    shapeAt(p, unit, inside, x, y, heading, as)
    if (isWhollyOn(area, inside) && isFree(p, unit, inside)) return cells
  }
  return -1
}

/** Goes in at the near edge: in its own formation, or in column of attack if that has no room. */
function goInside(p: Corps, unit: number, area: Area, journal?: Journal): void {
  const as = wayIn(p, unit, area, p.form[unit]) >= 0 ? p.form[unit] : form.ATTACK
  const cells = wayIn(p, unit, area, as)
  if (cells < 0) return
  const heading = p.heading[unit]
  p.form[unit] = as
  journal?.tell(EVERYBODY, event.Entered, unit)
  goTo(p, unit, p.x[unit] + eastward(heading, cells), p.y[unit] + northward(heading, cells), heading, journal)
}

const GoIn: Choice<Corps> = {
  verb: 'go in',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, _seat, _a, _b, _dice, journal) {
    const frame = entering(p)
    frame.isDecided = 1
    const area = groundAt(p, frame.ground)
    if (area !== undefined) goInside(p, frame.unit, area, journal)
  },
}

const StayOut: Choice<Corps> = {
  verb: 'stay out',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p) {
    entering(p).isDecided = 1
  },
}

export const Entering: Phase<Corps> = {
  name: 'entering',
  rule: 'A35',
  locals: entering,
  asks: (p) => (entering(p).isDecided === 0 ? only(p.scenario.roster.army[entering(p).unit]) : NOBODY),
  choices: [GoIn, StayOut],
}

/**
 * After a fight at the edge of an area, when everything that follows from it is done: if the garrison has left, the
 * brigade that led the attack goes in; if it has gone back inside, its owner is asked. Call it last, like `begin`.
 */
export function enterAfter(p: Corps, unit: number, enemy: number, area: Area, journal?: Journal): void {
  const canEnter = isOn(p, unit) && p.morale[unit] < morale.SHAKEN && p.contact[unit] === 0
  // A unit that defended from within does not enter what it is inside of.
  if (!canEnter || areInContact(p, unit, enemy) || isWhollyOn(area, shapeOf(p, unit))) return
  if (!isOn(p, enemy) || !isWhollyOn(area, shapeOf(p, enemy))) {
    goInside(p, unit, area, journal)
    return
  }
  if (wayIn(p, unit, area, p.form[unit]) < 0 && wayIn(p, unit, area, form.ATTACK) < 0) return
  const ground = groundNumber(p, area)
  begin(p, Entering)
  const frame = entering(p)
  frame.unit = unit
  frame.ground = ground
}
