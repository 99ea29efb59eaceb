/** 7 How far a unit gets with its points, by the rules of movement themselves, including zones of control (8). */

import {
  beginSearch,
  CATCHES,
  CORNER_ZONES,
  caught,
  type FacingMover,
  type Grid,
  makeFacingReach,
  NO,
  offer,
  opposite,
  reachFacing,
  runSearch,
  type Search,
  STOPS,
  sideTo,
  startAt,
  wayTo,
} from '../../../../src/hex/index.ts'
import { isCaught } from '../movement/crowded-hex.ts'
import { shiftStack } from '../movement/making-steps.ts'
import { fullAllowance, headingOf, isJoined, roadBonus } from '../movement/movement.ts'
import { isPassing } from '../movement/passing.ts'
import { stackCost, stepCost, whyNotStep } from '../movement/steps.ts'
import { shiftLine } from '../skirmishers/skirmish.ts'
import type { EagleScenario } from '../state/eagle-scenario.ts'
import { isCover, NEVER, ROAD } from '../state/ground.ts'
import { type Eagle, eagleLayout, GOOD, mark, note, SKIRMISH, SQUARE } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { breadth, carry, fits, isFormed, isSpread, nodeOf } from '../state/stacks.ts'
import { FRONT_ZONE, zoneAgainst } from '../state/zones.ts'
import { linkSeen } from './seen-stacks.ts'

/** More points than any unit has. */
const MOST = 24
/** Enough for every step in the search; the search itself keeps to the budget. */
const PLENTY = 99
const ALL_CORNERS = 0b111111

/** What was found for one unit. Valid until the next unit is asked about. */
export interface Marches {
  readonly search: Search
  unit: number
  /** Where it stands, and the corner it faces there. */
  from: number
  heading: number
  /** Points that it may spend. */
  budget: number
  /**
   * Has it a facing? If so, nodes are `6 * hex + corner`, plus `caught` where it has come in so that it goes no farther
   * (RA25). If not, `2 * hex`, plus one while it has kept to roads that earn it a point, or, in square or skirmishing,
   * where it goes no farther.
   */
  faced: boolean
  readonly caught: number
  /** In square, or skirmishing: it uses no roads and may be caught. */
  shaped: boolean
  /** A die is rolled when it leaves the hex where it stands, in the front of an enemy (RA31). */
  tested: boolean
}

const made = new WeakMap<Grid, Marches>()
const scratches = new WeakMap<EagleScenario, Eagle>()
/** By `6 * hex + side`: 0 not asked yet, otherwise the answer of `step` plus KNOWN. */
const KNOWN = 2
let answers = new Int16Array(0)

const going = {
  unit: 0,
  seat: 0,
  start: 0,
  via: 0,
  bonus: 0,
  passes: false,
  spread: false,
  home: new Int16Array(0),
  marches: undefined as unknown as Marches,
}

function scratchOf(p: Eagle): Eagle {
  let scratch = scratches.get(p.scenario)
  if (scratch === undefined) scratches.set(p.scenario, (scratch = eagleLayout.make(p.scenario)))
  eagleLayout.copy(p, scratch)
  return scratch
}

export const hexOf = ({ faced, caught }: Marches, node: number): number =>
  Math.trunc(!faced ? node / 2 : (node < caught ? node : node - caught) / 6)

/** May it step on from a node: held there neither by a zone nor by the side by which it came in (RA25)? */
export const goesOn = ({ search, faced, caught, shaped }: Marches, node: number): boolean =>
  search.stopped[node] === 0 && (faced ? node < caught : !shaped || (node & 1) === 0)

/**
 * Returns the side by which the cheapest way to a node came into its hex, in the form of `via`; for the start the value
 * that it had.
 */
export function viaOf({ scenario }: Eagle, marches: Marches, end: number): number {
  const { search } = marches
  const hex = hexOf(marches, end)
  let node = end
  while (node !== NO && hexOf(marches, node) === hex) node = search.before[node]
  return node === NO ? going.via : 1 + opposite(sideTo(scenario.ground.grid, hexOf(marches, node), hex))
}

/**
 * Returns what a step costs; NO if the rules forbid it. The friends that it crosses (RA25) matter equally for all ways:
 * a unit that steps on from a hex has come in by a flank of theirs, or begins there.
 */
function step(q: Eagle, from: number, to: number, side: number): number {
  const known = answers[6 * from + side]
  if (known !== 0) return known - KNOWN
  // RA130: it must go straight on through a full hex, so its actual points and facing count.
  const full = isFull(q, to)
  const answer = ask(q, from, to, side, full)
  if (!full) answers[6 * from + side] = answer + KNOWN
  return answer
}

/** Is there no room for the unit in a hex, so that it could only pass? */
const isFull = (q: Eagle, hex: number): boolean =>
  q.tall[hex] > 0 && !going.spread && q.joined === 0 && !fits(q, going.unit, hex, isCover(q.scenario.ground, hex))

function ask(q: Eagle, from: number, to: number, side: number, full: boolean): number {
  const { unit, seat, marches } = going
  if (q.at[unit] !== from) bring(q, from, side)
  q.via = viaOf(q, marches, marches.search.current)
  // Any corner with the side in front will do: turning is paid for separately.
  const { current, cost: spent } = marches.search
  q.heading = full && marches.faced ? current - 6 * from : side
  q.left = full ? marches.budget - going.bonus - spent[current] : PLENTY
  if (whyNotStep(q, seat, unit, to) !== undefined) return NO
  const { neighbours } = q.scenario.ground.grid
  const parts = isSpread(q, unit) ? breadth(q, unit) : 1
  let cost = 0
  let ends = marches.tested && !going.passes && from === going.start
  let caught = false
  for (let k = 0; k < parts; k++) {
    const at = q.at[nodeOf(q, unit, k)]
    const next = neighbours[6 * at + side]
    cost = Math.max(cost, q.joined > 0 ? stackCost(q, at, next, side) : stepCost(q, unit, at, next, side))
    if (zoneAgainst(q, seat, next) === FRONT_ZONE) ends = true
    if (q.tall[next] > 0 && isCaught(q, unit, next, opposite(side))) caught = true
  }
  if (cost >= NEVER) return NO
  return cost + (ends ? STOPS : 0) + (caught ? CATCHES : 0)
}

const trail = new Int16Array(MOST)

/**
 * Brings the unit on the scratch position to a hex that has been reached: skirmishers over several hexes by the way
 * that they go.
 */
function bring(q: Eagle, hex: number, heading: number): void {
  const { unit, marches, spread, start } = going
  if (q.joined > 0) {
    q.heading = heading
    shiftStack(q, hex, 0, undefined)
    return
  }
  if (!spread) {
    carry(q, unit, hex, heading)
    return
  }
  const { search: found } = marches
  let length = 0
  for (let node = found.current; found.before[node] !== NO; node = found.before[node])
    trail[length++] = hexOf(marches, node)
  q.cells.set(going.home)
  for (let from = start; length > 0; ) {
    const next = trail[--length]
    shiftLine(q, unit, sideTo(q.scenario.ground.grid, from, next), heading)
    from = next
  }
}

const TURN = 1
const mover: FacingMover<Eagle> = { zones: CORNER_ZONES, step, turn: (q, hex) => (isFull(q, hex) ? NO : TURN) }
const turning: FacingMover<Eagle> = { ...mover, step: () => NO }

/** For units without facing: the extra points of a road are lost when it is left (RA10). */
function plainEdges(search: Search, node: number, q: Eagle): void {
  const { marches } = going
  if (!goesOn(marches, node)) return
  const { grid, sides } = q.scenario.ground
  const hex = node >> 1
  const most = search.budget - going.bonus
  for (let side = 0; side < 6; side++) {
    const to = grid.neighbours[6 * hex + side]
    if (to < 0) continue
    const answer = step(q, hex, to, side)
    if (answer === NO) continue
    const cost = answer & ~(STOPS | CATCHES)
    const stops = (answer & STOPS) !== 0
    if (marches.shaped) offer(search, 2 * to + ((answer & CATCHES) === 0 ? 0 : 1), cost, stops)
    else if ((node & 1) === 1 && (sides[6 * hex + side] & ROAD) !== 0) offer(search, 2 * to + 1, cost, stops)
    else if (search.cost[node] + cost <= most) offer(search, 2 * to, cost, stops)
  }
}

/**
 * Finds where a unit can get to. With `ahead`: in its side's next movement, fresh, in command, and assuming that
 * unknown orders allow it; so an enemy is judged by the most that he may do. Without: with the movement that it has
 * left now; if it may not move, only its own hex is found. A way that begins in an enemy's front needs a check with the
 * first step and ends there, unless the unit `passes` that check, as it does `ahead`.
 */
export function findMarches(p: Eagle, unit: number, ahead = false, passes = ahead): Marches {
  const { ground, army } = p.scenario
  let marches = made.get(ground.grid)
  if (marches === undefined) {
    const search = makeFacingReach(ground.grid, MOST, true)
    const none = { from: 0, heading: 0, budget: 0, faced: false, shaped: false, tested: false }
    marches = { search, unit, caught: caught(ground.grid), ...none }
    made.set(ground.grid, marches)
  }
  const q = scratchOf(p)
  const seat = army.side[unit]
  // Another seat's view truncates the lists of its stacks, so that a piece could not be taken off them.
  for (let k = breadth(q, unit) - 1; k >= 0; k--) linkSeen(q, q.at[nodeOf(q, unit, k)])
  if (ahead) makeFresh(q, seat, unit)
  const from = q.at[unit]
  const moving = q.mover === 1 + unit
  marches.unit = unit
  marches.from = from
  marches.heading = headingOf(q, unit)
  marches.budget = moving ? q.left : fullAllowance(q, unit)
  marches.shaped = isFormed(q, unit) && (q.form[unit] === SQUARE || q.form[unit] === SKIRMISH)
  marches.faced = isFormed(q, unit) && !marches.shaped
  marches.tested = !(moving && q.tested > 0) && q.state[unit] === GOOD && isHeld(q, seat, unit)
  going.unit = unit
  going.seat = seat
  going.start = from
  going.via = moving ? q.via : 0
  going.bonus = roadBonus(q, unit)
  going.passes = passes
  going.spread = isSpread(q, unit)
  going.marches = marches
  answers = withRoom(answers, 6 * ground.grid.count)
  answers.fill(0, 0, 6 * ground.grid.count)
  search(q, marches, moving)
  return marches
}

/** Does a unit stand in the front of an enemy, even with one hex of several? */
function isHeld(q: Eagle, seat: number, unit: number): boolean {
  for (let k = breadth(q, unit) - 1; k >= 0; k--)
    if (zoneAgainst(q, seat, q.at[nodeOf(q, unit, k)]) === FRONT_ZONE) return true
  return false
}

/** Runs the search on the scratch position. */
function search(q: Eagle, { search: buffers, unit, from, heading, budget, faced }: Marches, moving: boolean): void {
  const { grid } = q.scenario.ground
  const free = (q.marks[unit] & (mark.MOVED | mark.TURNED | mark.CHARGING)) === 0
  const halted = moving && q.stopped === 1
  const byRoad = (!moving || q.road === 1) && going.bonus > 0
  if (moving && q.road === 0) going.bonus = 0
  // PLENTY pays for any step, because the unit's own points are the budget of the search. RA70: a unit that goes along
  // with another goes nowhere by itself; for any other unit the group under way is broken up.
  if (isJoined(q, unit) || (!moving && isPassing(q))) q.marks[unit] |= mark.DONE
  if (!moving) q.joined = 0
  q.mover = 1 + unit
  q.left = PLENTY
  q.road = 0
  q.stopped = 0
  // Skirmishers over several hexes are brought to each hex from where they stand, starting over every time.
  if (going.spread) going.home = q.cells.slice()
  if (faced) reachFacing(buffers, grid, from, free ? ALL_CORNERS : 1 << heading, budget, halted ? turning : mover, q)
  else {
    beginSearch(buffers, halted ? 0 : budget)
    startAt(buffers, 2 * from + (byRoad ? 1 : 0))
    runSearch(buffers, plainEdges, q)
  }
}

/** Makes a unit ready to begin its side's next movement. */
function makeFresh(q: Eagle, seat: number, unit: number): void {
  const { army } = q.scenario
  const leader = army.leaderOf[army.formation[unit]]
  q.active = seat
  q.chase = 0
  q.mover = 0
  q.marks[unit] = 0
  q.target[unit] = 0
  q.notes[unit] = note.COMMAND
  if (leader >= 0) q.rode[leader] = 0
}

/**
 * Returns the cheapest node of a hex, of equal ones the one with the unit's present facing; NO if the unit does not get
 * there.
 */
export function nodeAt(marches: Marches, hex: number): number {
  const { search, faced, heading, caught } = marches
  const { cost } = search
  const wide = faced ? 6 : 2
  let best = NO
  for (let node = wide * hex; node < wide * (hex + 1); node++)
    for (let at = node; at !== NO; at = faced && at < caught ? at + caught : NO)
      if (
        cost[at] !== NO &&
        (best === NO || cost[at] < cost[best] || (cost[at] === cost[best] && faced && at === 6 * hex + heading))
      )
        best = at
  return best
}

/** Returns the node at which the unit faces a corner in a hex, even by a way that ends there; NO if there is none. */
export function nodeLooking({ search: { cost }, caught }: Marches, hex: number, corner: number): number {
  const node = 6 * hex + corner
  return cost[node] !== NO ? node : cost[node + caught] !== NO ? node + caught : NO
}

/** Returns the corner that the unit faces at a node; -1 for one without facing. */
export const cornerAt = ({ faced }: Marches, node: number): number => (faced ? node % 6 : -1)

const nodes = new Int16Array(256)

/**
 * Writes the way to a node: for each turn `-1 - corner`, for each step its hex. Returns their number. If the way begins
 * with another facing than the unit's, a free turn comes first.
 */
export function wayToNode(marches: Marches, node: number, into: Int16Array): number {
  const { search: buffers, faced, from, heading } = marches
  const length = wayTo(buffers, node, nodes)
  if (!faced) {
    for (let k = 0; k < length; k++) into[k] = nodes[k] >> 1
    return length
  }
  let first = node
  while (buffers.before[first] !== NO) first = buffers.before[first]
  let at = 0
  if (first % 6 !== heading) into[at++] = -1 - (first % 6)
  let hex = from
  for (let k = 0; k < length; k++) {
    const next = hexOf(marches, nodes[k])
    into[at++] = next === hex ? -1 - (nodes[k] % 6) : next
    hex = next
  }
  return at
}
