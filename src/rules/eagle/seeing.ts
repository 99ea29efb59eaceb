/** 6 Who sees which pieces: enemy stacks are not inspected but by those next to them and in combat. */
import { type Choice, type Dice, EVERYBODY, type Journal, type Phase, type Seats, SPECTATOR, type Step } from '../../engine/index.ts'
import { event } from './events.ts'
import { VEILED } from './markers.ts'
import { type Eagle, eagleLayout, mark } from './position.ts'
import { SIDES } from './sides.ts'
import { discover } from './sighting.ts'
import { enemyNextTo } from './zones.ts'

/** Names a unit to all: it lies open until the player phase is over. */
export function reveal(p: Eagle, unit: number): void {
  p.marks[unit] |= mark.SEEN
}

/**
 * Does a seat see this unit? Its own; whoever lies on top; whoever has acted or owes something in this phase; all that lie in a hex that is
 * fought for; and in what stands next to its own troops, all.
 */
export function sees(p: Eagle, seat: number, unit: number): boolean {
  const { army } = p.scenario
  const hex = p.at[unit]
  if (army.side[unit] === seat) return true
  // Whom a marker stands for only his side knows (OR4).
  if (hex < 0) return hex !== VEILED
  if (p.top[hex] === unit && p.cap[hex] === 0) return true
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

/** Has any stack on the map another facing? */
function anyTurned(was: Eagle, p: Eagle): boolean {
  for (let node = 0; node < p.at.length; node++) if (p.at[node] >= 0 && was.face[p.at[node]] !== p.face[p.at[node]]) return true
  return false
}

/** Tells everybody whom he sees and did not see before. */
function tellSighted(was: Eagle, p: Eagle, journal: Journal): void {
  const { side } = p.scenario.army
  // Taken out of the loop, which goes over all units after everything that is done: what it hangs on who sees a unit (`sees`).
  const { at, marks, target, near, group, cap, top } = p
  const { at: wasAt, marks: wasMarks, target: wasTarget, near: wasNear, group: wasGroup, cap: wasCap, top: wasTop } = was
  const moved = was.mover === p.mover ? -1 : p.mover - 1
  for (let unit = 0; unit < side.length; unit++) {
    const hex = at[unit]
    if (hex < 0) continue
    // Who comes to owe something has been named, or is fought for, and so seen already.
    const asBefore =
      wasAt[unit] === hex &&
      wasMarks[unit] === marks[unit] &&
      wasNear[hex] === near[hex] &&
      wasTop[hex] === top[hex] &&
      wasTarget[unit] === target[unit] &&
      wasGroup[hex] === group[hex] &&
      wasCap[hex] === cap[hex]
    if (asBefore && unit !== moved) continue
    const now = seers(p, unit) & ~seers(was, unit)
    if (wasAt[unit] === hex && wasTop[hex] !== unit && top[hex] === unit && cap[hex] === 0) journal.tell(EVERYBODY, event.Lifted, unit, hex)
    if (now !== 0) journal.tell(now, event.Sighted, unit, hex, p.lost[unit], SHAPES * p.state[unit] + p.form[unit])
  }
  if (!anyTurned(was, p)) return
  for (let hex = 0; hex < p.face.length; hex++)
    if (p.face[hex] !== was.face[hex] && p.top[hex] >= 0) journal.tell(EVERYBODY, event.Shows, hex, p.face[hex])
}

/** What is done carries the name of a deed, as it comes later to a page (`deeds.ts`). */
const stepping = {
  play(step: Step<Eagle>, p: Eagle, dice: Dice, journal: Journal | undefined): void {
    if (journal === undefined) {
      step(p, dice, journal)
      discover(p, journal)
      return
    }
    const was = remember(p)
    step(p, dice, journal)
    discover(p, journal)
    tellSighted(was, p, journal)
  },
}
const watchedStep =
  (step: Step<Eagle>): Step<Eagle> =>
  (p, dice, journal) =>
    stepping.play(step, p, dice, journal)

const choosing = {
  play(choice: Choice<Eagle>, p: Eagle, seat: number, a: number, b: number, dice: Dice, journal: Journal | undefined): void {
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
}
const watchedChoice = (choice: Choice<Eagle>): Choice<Eagle> => ({
  ...choice,
  play: (p, seat, a, b, dice, journal) => choosing.play(choice, p, seat, a, b, dice, journal),
})

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Pieces come to light by whatever is done: a stack is left, an enemy comes next to it, a combat opens it. So all phases are watched,
 * and nobody has to think of it where it happens. The phases themselves stay the objects that chapters begin.
 */
export function watched(phases: readonly Phase<Eagle>[]): readonly Phase<Eagle>[] {
  for (const phase of phases as readonly Writable<Phase<Eagle>>[]) {
    if (phase.steps) phase.steps = phase.steps.map(watchedStep)
    if (phase.choices) phase.choices = phase.choices.map(watchedChoice)
  }
  return phases
}
