/** 6 Who sees which pieces: enemy stacks are not inspected but by those next to them and in combat. */

import {
  type Choice,
  EVERYBODY,
  type Journal,
  type Phase,
  type Seats,
  SPECTATOR,
  type Step,
} from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { hearers, VEILED } from '../state/markers.ts'
import { type Eagle, eagleLayout, mark } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { SIDES } from '../state/sides.ts'
import { breadth, holder, isSpread, nodeOf } from '../state/stacks.ts'
import { enemyNextTo } from '../state/zones.ts'
import { discover } from './sighting.ts'

/** Names a unit to all: it lies open until the player phase is over. */
export function reveal(p: Eagle, unit: number): void {
  p.marks[unit] |= mark.SEEN
}

/** Does a counter of this unit lie open, in any of the hexes over which it skirmishes (4.1c)? */
function liesOpen(p: Eagle, unit: number): boolean {
  if (isOnTop(p, unit)) return true
  for (let k = breadth(p, unit) - 1; k > 0; k--) if (isOnTop(p, nodeOf(p, unit, k))) return true
  return false
}

function isOnTop(p: Eagle, node: number): boolean {
  const hex = p.at[node]
  return p.top[hex] === node && p.cap[hex] === 0
}

/**
 * Does a seat see this unit? Its own; the top of a stack; a unit that has acted or owes something in this phase; all that
 * lie in a hex that is fought for; and in what stands next to its own troops, all.
 */
export function sees(p: Eagle, seat: number, unit: number): boolean {
  const { army } = p.scenario
  const hex = p.at[unit]
  if (army.side[unit] === seat) return true
  if (p.hushed === 1) return false
  // Whom a marker stands for only his side knows (OR4).
  if (hex < 0) return hex !== VEILED
  if (liesOpen(p, unit)) return true
  // Who is on the move is named, also where it lies under skirmishers.
  if (p.mover === 1 + unit) return true
  if (p.marks[unit] !== 0 || p.target[unit] !== 0 || p.due[unit] !== 0 || p.group[hex] !== 0) return true
  return seat !== SPECTATOR && enemyNextTo(p, army.side[unit], hex)
}

/** All who see a unit at this moment. */
export function seers(p: Eagle, unit: number): Seats {
  let seats = sees(p, SPECTATOR, unit) ? 1 << SPECTATOR : 0
  for (const side of SIDES) if (sees(p, side, unit)) seats |= 1 << side
  return seats
}

// Telling who has come to light

const SHAPES = 4
/** The position before what is done; one game at a time is played. */
let before: Eagle | undefined

function remember(p: Eagle): Eagle {
  if (before?.scenario !== p.scenario) before = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, before)
  return before
}

/** Tells those who see a unit now, and did not see it before, that it is there. */
function tellNew(was: Eagle, p: Eagle, unit: number, journal: Journal): void {
  const now = seers(p, unit) & ~seers(was, unit)
  if (now !== 0) journal.tell(now, event.Sighted, unit, p.at[unit], p.lost[unit], SHAPES * p.state[unit] + p.form[unit])
}

/** Hexes whose stacks show another facing. */
let turned = new Int16Array(0)

/** Tells everybody whom he sees and did not see before, and what stacks show another facing. */
function tellSighted(was: Eagle, p: Eagle, journal: Journal): void {
  const { unitOf } = p.scenario.army
  // Taken out of the loop, which goes over all pieces after everything that is done: what decides who sees a unit
  // (`sees`).
  const { at, marks, target, near, group, cap, top, face } = p
  const {
    at: wasAt,
    marks: wasMarks,
    target: wasTarget,
    near: wasNear,
    group: wasGroup,
    cap: wasCap,
    top: wasTop,
    face: wasFace,
  } = was
  const hasMarkers = p.scenario.markerSide.length > 0
  const moved = was.mover === p.mover ? -1 : p.mover - 1
  const uncovered: number[] = []
  turned = withRoom(turned, p.top.length)
  let turns = 0
  for (let node = 0; node < at.length; node++) {
    const hex = at[node]
    if (hex < 0) continue
    if (top[hex] === node) {
      if (wasFace[hex] !== face[hex]) turned[turns++] = hex
      // Most lie open, and did before.
      if (wasTop[hex] === node && wasAt[node] === hex && !(hasMarkers && (wasCap[hex] | cap[hex]) > 0)) continue
    }
    if (unitOf[node] !== node) continue
    // Who comes to owe something has been named, or is fought for, and so seen already.
    const asBefore =
      wasAt[node] === hex &&
      wasMarks[node] === marks[node] &&
      wasNear[hex] === near[hex] &&
      wasTop[hex] === top[hex] &&
      wasTarget[node] === target[node] &&
      wasGroup[hex] === group[hex] &&
      wasCap[hex] === cap[hex]
    // What changes in the other hexes of skirmishers is not looked for.
    if (asBefore && node !== moved && !isSpread(p, node)) continue
    if ((wasCap[hex] | cap[hex]) > 0) {
      if (!uncovered.includes(hex)) uncovered.push(hex)
      continue
    }
    if (wasAt[node] === hex && wasTop[hex] !== node && top[hex] === node)
      journal.tell(hearers(p, p.scenario.army.side[node]), event.Lifted, node, hex)
    tellNew(was, p, node, journal)
  }
  // What comes up from under a marker is told from the top down: the order of a stack comes to light with it.
  for (const hex of uncovered)
    for (let node = top[hex]; node >= 0; node = p.below[node]) if (unitOf[node] === node) tellNew(was, p, node, journal)
  // RA66: pieces that are set up before the first turn take no places.
  for (let place = 0; p.turn > 0 && place < p.held.length; place++)
    if (was.held[place] !== p.held[place] && p.held[place] > 0)
      journal.tell(EVERYBODY, event.Occupied, p.held[place] - 1, p.scenario.places[place])
  for (const hex of turned.subarray(0, turns).sort())
    journal.tell(hearers(p, holder(p, hex)), event.Shows, hex, face[hex])
}

const watchedStep =
  (step: Step<Eagle>): Step<Eagle> =>
  (p, dice, journal) => {
    if (journal === undefined) {
      step(p, dice, journal)
      discover(p, journal)
      return
    }
    const was = remember(p)
    step(p, dice, journal)
    discover(p, journal)
    tellSighted(was, p, journal)
  }

const watchedChoice = (choice: Choice<Eagle>): Choice<Eagle> => ({
  ...choice,
  play(p, seat, a, b, dice, journal) {
    if (journal === undefined) {
      choice.play(p, seat, a, b, dice, journal)
      discover(p, journal)
      return
    }
    const was = remember(p)
    choice.play(p, seat, a, b, dice, journal)
    discover(p, journal)
    tellSighted(was, p, journal)
  },
})

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Pieces come to light by whatever is done: a stack is left, an enemy comes next to it, a combat opens it. So all
 * phases are watched, and the rules of a chapter need not look for it. The phases themselves stay the objects that
 * chapters begin.
 */
export function watched(phases: readonly Phase<Eagle>[]): readonly Phase<Eagle>[] {
  for (const phase of phases as readonly Writable<Phase<Eagle>>[]) {
    if (phase.steps) phase.steps = phase.steps.map(watchedStep)
    if (phase.choices) phase.choices = phase.choices.map(watchedChoice)
  }
  return phases
}
