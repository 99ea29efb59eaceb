/** 6 Who sees which pieces: enemy stacks may be inspected only by adjacent units and in combat. */

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
 * Does a seat see this unit? It sees its own units; the top of a stack; a unit that has acted or owes something in this
 * phase; all units in a hex that is fought for; and all units next to its own troops.
 */
export function sees(p: Eagle, seat: number, unit: number): boolean {
  const { army } = p.scenario
  const hex = p.at[unit]
  if (army.side[unit] === seat) return true
  if (p.hushed === 1) return false
  // Only the side of a marker knows which units it stands for (OR4).
  if (hex < 0) return hex !== VEILED
  if (liesOpen(p, unit)) return true
  // A moving unit is named, even if it lies under skirmishers.
  if (p.mover === 1 + unit) return true
  if (p.marks[unit] !== 0 || p.target[unit] !== 0 || p.due[unit] !== 0 || p.group[hex] !== 0) return true
  return seat !== SPECTATOR && enemyNextTo(p, army.side[unit], hex)
}

/** Returns all seats that see a unit now. */
export function seers(p: Eagle, unit: number): Seats {
  let seats = sees(p, SPECTATOR, unit) ? 1 << SPECTATOR : 0
  for (const side of SIDES) if (sees(p, side, unit)) seats |= 1 << side
  return seats
}

// Reporting revealed units

const SHAPES = 4
/** The position before the action; one game is played at a time. */
let before: Eagle | undefined

function remember(p: Eagle): Eagle {
  if (before?.scenario !== p.scenario) before = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, before)
  return before
}

/** Tells seats that see a unit now, and did not before, that it is there. */
function tellNew(was: Eagle, p: Eagle, unit: number, journal: Journal): void {
  const now = seers(p, unit) & ~seers(was, unit)
  if (now !== 0) journal.tell(now, event.Sighted, unit, p.at[unit], p.lost[unit], SHAPES * p.state[unit] + p.form[unit])
}

/** Hexes whose stacks now show another facing. */
let turned = new Int16Array(0)

/** Tells every seat which units it sees that it did not see before, and which stacks show another facing. */
function tellSighted(was: Eagle, p: Eagle, journal: Journal): void {
  const { unitOf } = p.scenario.army
  // Everything that decides who sees a unit (`sees`), read outside the loop, which goes over all pieces after every
  // action.
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
      // Most units lie open, and did so before.
      if (wasTop[hex] === node && wasAt[node] === hex && !(hasMarkers && (wasCap[hex] | cap[hex]) > 0)) continue
    }
    if (unitOf[node] !== node) continue
    // A unit that comes to owe something has been named, or is fought for, and so has been seen already.
    const asBefore =
      wasAt[node] === hex &&
      wasMarks[node] === marks[node] &&
      wasNear[hex] === near[hex] &&
      wasTop[hex] === top[hex] &&
      wasTarget[node] === target[node] &&
      wasGroup[hex] === group[hex] &&
      wasCap[hex] === cap[hex]
    // Changes in the other hexes of skirmishers are not looked for.
    if (asBefore && node !== moved && !isSpread(p, node)) continue
    if ((wasCap[hex] | cap[hex]) > 0) {
      if (!uncovered.includes(hex)) uncovered.push(hex)
      continue
    }
    if (wasAt[node] === hex && wasTop[hex] !== node && top[hex] === node)
      journal.tell(hearers(p, p.scenario.army.side[node]), event.Lifted, node, hex)
    tellNew(was, p, node, journal)
  }
  // Pieces that come up from under a marker are told from the top down: this reveals the order of the stack as well.
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
 * Any action may reveal pieces: a stack is left, an enemy comes next to it, a combat opens it. So all phases are
 * watched, and the rules of a chapter need not care. The phases stay the same objects, because chapters begin them.
 */
export function watched(phases: readonly Phase<Eagle>[]): readonly Phase<Eagle>[] {
  for (const phase of phases as readonly Writable<Phase<Eagle>>[]) {
    if (phase.steps) phase.steps = phase.steps.map(watchedStep)
    if (phase.choices) phase.choices = phase.choices.map(watchedChoice)
  }
  return phases
}
