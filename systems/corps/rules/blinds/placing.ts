/** 1.2, A5, A83 A blind is replaced by its figures: its owner places them unit by unit. */
import {
  type Body,
  eastward,
  forward,
  INCH,
  makeBody,
  northward,
  RIGHT_ANGLE,
  rightward,
  turned,
} from '../../../../src/inches/index.ts'
import {
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { generalOf } from '../command/reach.ts'
import { isFree } from '../movement/clearance.ts'
import { depthOf, isOn, isOnTable, shapeAt } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, corpsLayout, mark, OFF } from '../state/position.ts'
import { formOf, SLOTS, slotOf, stripOf } from '../state/slots.ts'
import { isUnder, takeOffDecoys } from './under.ts'

/**
 * The blind being replaced, how many of its units are still to be placed, and its place east (the others stay in its
 * cells).
 */
const placing = corpsLayout.frame({ blind: 1, left: 2, x: 3 })

const NOT_UNDER = refusal('1.2', 'This unit does not wait to be placed under the blind.')
const NOT_SO = refusal(
  'A5',
  'From one strip come columns; from two or more infantry in column or line, cavalry and guns either way.',
)
const NO_STRIP = refusal('1.2', 'The blind has no such strip.')
const FRONT_FIRST = refusal('1.2', 'First a unit comes to the front edge of each strip.')
const NO_ROOM_BEHIND = refusal('1.2', 'There is no room for it within the width of that strip.')
const HAS_ROOM = refusal('A83', 'Only a unit that the table has no room for waits off it.')

/** A5 The formations possible from one strip, and from several. */
const FROM_ONE: readonly number[] = [form.MARCH, form.HORSE_COLUMN, form.LIMBERED]
const FROM_MORE: readonly number[] = [...FROM_ONE, form.ATTACK, form.LINE, form.HORSE_LINE, form.DEPLOYED]

/** By arm, the formations that an owner chooses from. */
const FORMS: readonly (readonly number[])[] = [
  [form.MARCH, form.ATTACK, form.LINE],
  [form.HORSE_COLUMN, form.HORSE_LINE],
  [form.LIMBERED, form.DEPLOYED],
]

/** How deep behind the front edge of its strip to look for room, in cells, and by what steps. */
const DEEPEST = 40 * INCH
const DEEPER = INCH

const shape: Body = makeBody()

const commandOf = (p: Corps): number => p.scenario.roster.command[placing(p).blind]

/** Does a unit still wait to be placed? */
const waits = (p: Corps, unit: number): boolean => isUnder(p, unit, commandOf(p))

/** How far to the right of the middle of the blind the middle of a strip lies; cells. */
function asideOf(p: Corps, strip: number): number {
  const width = p.scenario.fronts[form.BLIND]
  return (2 * strip + 1 - p.strips[placing(p).blind]) * (width >> 1)
}

/** How deep a strip is occupied, from its front edge; 0 if it is empty. */
function takenIn(p: Corps, strip: number): number {
  const { blind, x } = placing(p)
  const heading = p.heading[blind]
  const width = p.scenario.fronts[form.BLIND]
  let taken = 0
  for (let unit = 0; unit < p.morale.length; unit++) {
    if ((p.marks[unit] & mark.PLACED) === 0) continue
    const [dx, dy] = [p.x[unit] - x, p.y[unit] - p.y[blind]]
    const aside = rightward(heading, dx, dy)
    if (Math.abs(aside - asideOf(p, strip)) > width >> 1) continue
    const back = -forward(heading, dx, dy)
    taken = Math.max(taken, Math.ceil(back + depthOf(p, unit) / 2 + depthOf(p, blind) / 2))
  }
  return taken
}

/** Puts the shape of a unit behind the front edge of a strip, at a distance (cells) from it. */
function putAt(p: Corps, unit: number, as: number, strip: number, behind: number): void {
  const { blind, x } = placing(p)
  const heading = p.heading[blind]
  const right = turned(heading, RIGHT_ANGLE)
  const ahead = (depthOf(p, blind) >> 1) - behind - (depthOf(p, unit, as) >> 1)
  const aside = asideOf(p, strip)
  const easting = x + eastward(heading, ahead) + eastward(right, aside)
  shapeAt(p, unit, shape, easting, p.y[blind] + northward(heading, ahead) + northward(right, aside), heading, as)
}

/** Is there room in a strip? If so `shape` stands there: at its front edge if it is empty, else behind the others. */
function findRoom(p: Corps, unit: number, as: number, strip: number): boolean {
  const taken = takenIn(p, strip)
  // A cell between two ranks, because their places are rounded.
  const first = taken === 0 ? 0 : taken + 1
  const last = taken === 0 ? 0 : first + DEEPEST
  for (let behind = first; behind <= last; behind += DEEPER) {
    putAt(p, unit, as, strip, behind)
    if (isOnTable(p.scenario, shape) && isFree(p, unit, shape)) return true
  }
  return false
}

/** 1.2 Is a strip other than this one without a unit at its front edge? */
function isAnotherEmpty(p: Corps, strip: number): boolean {
  for (let other = 0; other < p.strips[placing(p).blind]; other++)
    if (other !== strip && takenIn(p, other) === 0) return true
  return false
}

function judgePlace(p: Corps, unit: number, slot: number): Refusal | undefined {
  const { blind } = placing(p)
  const [as, strip] = [formOf(slot), stripOf(slot)]
  if (!waits(p, unit)) return NOT_UNDER
  if (strip >= p.strips[blind]) return NO_STRIP
  const among = p.strips[blind] === 1 ? FROM_ONE : FROM_MORE
  if (!FORMS[p.scenario.roster.arm[unit]].includes(as as never) || !among.includes(as as never)) return NOT_SO
  if (takenIn(p, strip) > 0 && isAnotherEmpty(p, strip)) return FRONT_FIRST
  return findRoom(p, unit, as, strip) ? undefined : NO_ROOM_BEHIND
}

/** Is there any place for a unit? */
function hasPlace(p: Corps, unit: number): boolean {
  for (const as of FORMS[p.scenario.roster.arm[unit]])
    for (let strip = 0; strip < p.strips[placing(p).blind]; strip++)
      if (judgePlace(p, unit, slotOf(as, strip)) === undefined) return true
  return false
}

/** What a list has found out about each slot, by its number: not asked yet, has room, has none. */
const found = { OPEN: 0, ROOM: 1, NONE: 2 } as const
const slotsFound = new Int8Array(SLOTS)

const Place: Choice<Corps> = {
  verb: 'set {units} > {slots}',
  propose(p, _seat, offers) {
    slotsFound.fill(found.OPEN)
    for (let unit = 0; unit < p.morale.length; unit++) {
      if (!waits(p, unit)) continue
      for (const as of FORMS[p.scenario.roster.arm[unit]])
        for (let strip = 0; strip < p.strips[placing(p).blind]; strip++) {
          const slot = slotOf(as, strip)
          // All units that can take a formation are alike in it: where one has room all have.
          if (slotsFound[slot] === found.OPEN)
            slotsFound[slot] = judgePlace(p, unit, slot) === undefined ? found.ROOM : found.NONE
          if (slotsFound[slot] === found.ROOM) offers.give(unit, slot)
        }
    }
  },
  check: (p, _seat, unit, slot) => judgePlace(p, unit, slot),
  play(p, _seat, unit, slot, _dice, journal) {
    const frame = placing(p)
    findRoom(p, unit, formOf(slot), stripOf(slot))
    p.x[unit] = shape.x
    p.y[unit] = shape.y
    p.heading[unit] = p.heading[frame.blind]
    p.form[unit] = formOf(slot)
    p.moved[unit] = p.moved[frame.blind]
    p.marks[unit] |= mark.PLACED
    frame.left--
    journal?.tell(EVERYBODY, event.Placed, unit, formOf(slot))
  },
}

const Wait: Choice<Corps> = {
  verb: 'leave {units} off the table',
  propose(p, _seat, offers) {
    for (let unit = 0; unit < p.morale.length; unit++) if (waits(p, unit)) offers.try(unit)
  },
  check(p, _seat, unit) {
    if (!waits(p, unit)) return NOT_UNDER
    return hasPlace(p, unit) ? HAS_ROOM : undefined
  },
  play(p, _seat, unit, _b, _dice, journal) {
    p.away[unit] = 1
    placing(p).left--
    journal?.tell(EVERYBODY, event.LeftOff, unit)
  },
}

/** A186 Everybody sees at once which of its units could have been with another command. */
function tellAllotment(p: Corps, command: number, journal?: Journal): void {
  for (let unit = 0; unit < p.morale.length; unit++)
    if (p.scenario.roster.twin[unit] >= 0 && isUnder(p, unit, command))
      journal?.tell(EVERYBODY, event.Uncovered, command, unit)
}

/** A place on the table: cells from its south-western corner, and a heading. */
export interface Laid {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** Where a waiting unit would stand in a slot; undefined where it may not be placed so. */
export function placeIn(p: Corps, unit: number, slot: number): Laid | undefined {
  if (judgePlace(p, unit, slot) !== undefined) return undefined
  return { x: shape.x, y: shape.y, heading: p.heading[placing(p).blind] }
}

/** Where the strips of the blind being replaced lie, the left one first. */
export function stripsLaid(p: Corps): Laid[] {
  const { blind, x } = placing(p)
  const heading = p.heading[blind]
  const right = turned(heading, RIGHT_ANGLE)
  return Array.from({ length: p.strips[blind] }, (_, strip) => {
    const aside = asideOf(p, strip)
    return { x: x + eastward(right, aside), y: p.y[blind] + northward(right, aside), heading }
  })
}

/** Takes the blind off and asks its owner for its units. Call it last in a play or step. */
export function beginPlacing(p: Corps, blind: number, journal?: Journal): void {
  const { command } = p.scenario.roster
  const x = p.x[blind]
  let left = 0
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (!isUnder(p, unit, command[blind])) continue
    left++
    p.known[unit] = 1
  }
  p.x[blind] = OFF
  p.revealed[command[blind]] = 1
  journal?.tell(EVERYBODY, event.Revealed, command[blind], blind)
  tellAllotment(p, command[blind], journal)
  begin(p, Placing)
  const frame = placing(p)
  frame.blind = blind
  frame.left = left
  frame.x = x
}

export const Placing: Phase<Corps> = {
  name: 'placing',
  rule: '1.2',
  locals: placing,
  asks: (p) => (placing(p).left === 0 ? NOBODY : only(p.scenario.roster.army[placing(p).blind])),
  choices: [Place, Wait],
  steps: [
    (p) => {
      const { blind, x } = placing(p)
      const general = generalOf(p, commandOf(p))
      if (!isOn(p, general)) {
        p.x[general] = x
        p.y[general] = p.y[blind]
      }
      takeOffDecoys(p, blind)
      for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.PLACED
    },
  ],
}
