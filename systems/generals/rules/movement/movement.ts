/**
 * Moves without combat: friendly targets, then free ones, again and again until nothing moves (G67, G68, A4, A9, A54).
 */
import { begin, type Choice, EVERYBODY, type Journal, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { sideAt, stage } from '../orders/activation.ts'
import { captureRouted, ENEMY, FRIENDLY, muster, NEUTRAL, room, status } from '../state/army.ts'
import { noted } from '../state/asking.ts'
import { enemyOf, FIELD, isReserve, SECTORS, STEPS, stepFrom, stepsOut, stepTo } from '../state/board.ts'
import { groupAt } from '../state/counts.ts'
import { event } from '../state/events.ts'
import { overflowFrame } from '../state/frames.ts'
import type { Generals } from '../state/position.ts'
import { ending, standDown, stepDone, strikeAgain, surplusAgain } from '../state/sheet.ts'
import { ARMS, arm, arrivedStand, spentStand, stand, standOfArm, typeOfArm } from '../state/stands.ts'

/** Artillery stays where it is while there is combat (G61), and so does not keep a unit out of a free sector (A23). */
const moves = (p: Generals, a: number): boolean => a !== arm.A || p.stage === stage.NON_COMBAT

/** Units of a group that move. */
function moversOf(p: Generals, step: number): number {
  let sum = 0
  for (let a = 0; a < ARMS; a++) if (moves(p, a)) sum += p.group[groupAt(step, a)]
  return sum
}

/** Does a side want to move into a sector, from anywhere or from the field only? */
function wants(p: Generals, side: number, sector: number, fromReserveToo: boolean): boolean {
  for (const out of stepsOut[sector]) {
    const step = out ^ 1
    if (!fromReserveToo && isReserve(stepFrom[step])) continue
    if (moversOf(p, step) > 0 && sideAt(p, stepFrom[step]) === side) return true
  }
  return false
}

/** Notes all groups that go in this pass: into friendly sectors, or into free ones that the enemy does not want. */
function batch(p: Generals, wanted: number): boolean {
  p.going.fill(0)
  let any = false
  for (let step = 0; step < STEPS; step++) {
    if (moversOf(p, step) === 0) continue
    const to = stepTo[step]
    const side = sideAt(p, stepFrom[step])
    if (status(p, side, to) !== wanted) continue
    if (wanted === NEUTRAL && wants(p, enemyOf(side), to, isReserve(stepFrom[step]) || p.stage === stage.NON_COMBAT))
      continue
    for (let a = 0; a < ARMS; a++) if (moves(p, a)) p.going[groupAt(step, a)] = p.group[groupAt(step, a)]
    any = true
  }
  return any
}

/** The number of units beyond its room that a sector would hold if all that are going went (G33, A54). */
function overflow(p: Generals, sector: number): number {
  let coming = 0
  let side = -1
  for (const out of stepsOut[sector]) {
    const n = goingOver(p, out ^ 1)
    if (n === 0) continue
    coming += n
    side = sideAt(p, stepFrom[out ^ 1])
  }
  if (coming === 0) return 0
  let surplus = coming - room(p, side, sector)
  if (surplus > 0) for (const out of stepsOut[sector]) surplus -= goingOver(p, out)
  return surplus
}

function goingOver(p: Generals, step: number): number {
  const at = groupAt(step, 0)
  return p.going[at] + p.going[at + 1] + p.going[at + 2] + p.going[at + 3] + p.going[at + 4]
}

/**
 * Deals with the first sector that would overflow, directly if there is no choice, else by asking its owner; then step
 * `back` looks again.
 */
export function settleOverflow(p: Generals, back: number): void {
  for (let sector = 0; sector < FIELD; sector++) {
    const surplus = overflow(p, sector)
    if (surplus <= 0) continue
    p.step = back
    let kinds = 0
    let coming = 0
    let one = -1
    for (const out of stepsOut[sector])
      for (let a = 0; a < ARMS; a++) {
        const n = p.going[groupAt(out ^ 1, a)]
        if (n === 0) continue
        kinds++
        coming += n
        one = groupAt(out ^ 1, a)
      }
    if (kinds === 1) {
      p.going[one] -= Math.min(surplus, p.going[one])
      return
    }
    if (coming <= surplus) {
      for (const out of stepsOut[sector]) for (let a = 0; a < ARMS; a++) p.going[groupAt(out ^ 1, a)] = 0
      return
    }
    let side = 0
    for (const out of stepsOut[sector])
      for (let a = 0; a < ARMS; a++) if (p.going[groupAt(out ^ 1, a)] > 0) side = sideAt(p, stepFrom[out ^ 1])
    begin(p, Overflow)
    overflowFrame(p).sector = sector
    p.asked = only(side)
    return
  }
}

const NOT_GOING = refusal('G33', 'No such unit is about to move into the sector that would overflow.')

const hold: Choice<Generals> = {
  verb: 'hold {arms} {steps}',
  propose(p, _side, offers) {
    for (const out of stepsOut[overflowFrame(p).sector]) for (let a = 0; a < ARMS; a++) offers.try(a, out ^ 1)
  },
  check: (p, _side, a, step) =>
    stepTo[step] === overflowFrame(p).sector && p.going[groupAt(step, a)] > 0 ? undefined : NOT_GOING,
  play(p, side, a, step, _dice, journal) {
    p.going[groupAt(step, a)]--
    p.asked = 0
    journal?.tell(EVERYBODY, event.HeldBack, side, a, step)
  },
}

/** A sector would hold more than six: its owner says which of the units bound for it stay behind (G33). */
export const Overflow: Phase<Generals> = {
  name: 'too many for one sector',
  rule: 'G33',
  locals: overflowFrame,
  asks: noted,
  choices: [hold],
}

/** Moves `n` units of an arm over a step: their place, their class and the rest of their orders. */
function march(
  p: Generals,
  side: number,
  step: number,
  a: number,
  n: number,
  into: number,
  journal: Journal | undefined,
): void {
  const from = stepFrom[step]
  const to = stepTo[step]
  const spent = p.scenario.terrain.forest[to] === 1
  // Cavalry that can still act goes before cavalry that is spent in any case.
  const blown = a === arm.C ? Math.max(0, n - (p.group[groupAt(step, a)] - p.blown[step])) : 0
  p.blown[step] -= blown
  muster(p, side, from, standOfArm[a], -n)
  muster(p, side, to, spent ? spentStand[typeOfArm[a]] : into, n - blown)
  muster(p, side, to, stand.C_REACTED, blown)
  p.group[groupAt(step, a)] -= n
  stepDone(p, side, step, a, n)
  // Units that missed do not go on: this ends the orders that no unit able to go on is left for.
  if (blown > 0) strikeAgain(p, side, to, Math.min(blown, surplusAgain(p, side, to)), ending.MISSED)
  journal?.tell(EVERYBODY, event.Moved, side, n, a, step)
}

/** Carries out all noted moves together. */
export function goTogether(p: Generals, journal: Journal | undefined): void {
  // Looks up the sides before any unit leaves; then all leave and arrive, and then the routed are captured: one side
  // may leave a sector and the other enter it in one pass.
  for (let step = 0; step < STEPS; step++)
    sideOf[step] = goingOver(p, step) === 0 ? NOBODY_GOES : sideAt(p, stepFrom[step])
  for (let step = 0; step < STEPS; step++) {
    if (sideOf[step] === NOBODY_GOES) continue
    for (let a = 0; a < ARMS; a++) {
      const n = p.going[groupAt(step, a)]
      if (n === 0) continue
      p.going[groupAt(step, a)] = 0
      march(p, sideOf[step], step, a, n, arrivedStand[a], journal)
      p.moved = 1
      entered[stepTo[step]] = 1 + sideOf[step]
    }
  }
  for (let sector = 0; sector < SECTORS; sector++) {
    if (entered[sector] > 0) captureRouted(p, entered[sector] - 1, sector, journal)
    entered[sector] = 0
  }
}
const NOBODY_GOES = 2
const entered = new Uint8Array(SECTORS)
/** The side of the units at each step, looked up before any of them leaves. */
const sideOf = new Uint8Array(STEPS)

/** Two passes, repeated: friendly targets, then free ones, each with its overflow settled and carried out together. */
export const Marching: Phase<Generals> = {
  name: 'marching',
  rule: 'G67',
  steps: [
    (p) => {
      p.moved = 0
      // Nothing to do: on to the free targets.
      if (!batch(p, FRIENDLY)) p.step = 3
    },
    (p) => settleOverflow(p, 1),
    (p, _dice, journal) => goTogether(p, journal),
    (p) => {
      if (!batch(p, NEUTRAL)) p.step = 6
    },
    (p) => settleOverflow(p, 4),
    (p, _dice, journal) => goTogether(p, journal),
    (p) => {
      if (p.moved !== 0) p.step = 0
    },
  ],
}

/**
 * Drops groups that only wait for room or may not fight: they stay, keep their orders, and defend as passive units (A9,
 * A10).
 */
export function dropIdleGroups(p: Generals, journal: Journal | undefined): void {
  for (let step = 0; step < STEPS; step++) {
    if (moversOf(p, step) === 0) continue
    const why = inTheWay(p, step, false)
    if (isReserve(stepFrom[step]) || why === event.NoRoom) drop(p, step, false, why, journal)
  }
  if (p.stage !== stage.COMBINED) return
  // Guns come after all movers: whether a free sector is fought for depends on which movers still want it.
  for (let step = 0; step < STEPS; step++)
    if (p.group[groupAt(step, arm.A)] > 0 && inTheWay(p, step, false) === event.NoRoom)
      drop(p, step, true, event.NoTarget, journal)
}

/**
 * What keeps a group from its sector: the enemy holds it or also wants it, or it is full. Returns the event that says
 * so.
 */
function inTheWay(p: Generals, step: number, fromReserveToo: boolean): number {
  const side = sideAt(p, stepFrom[step])
  const held = status(p, side, stepTo[step])
  const opposed = held === ENEMY || (held === NEUTRAL && wants(p, enemyOf(side), stepTo[step], fromReserveToo))
  return opposed ? event.Blocked : event.NoRoom
}

function drop(p: Generals, step: number, guns: boolean, why: number, journal: Journal | undefined): void {
  const side = sideAt(p, stepFrom[step])
  for (let a = 0; a < ARMS; a++) {
    const n = p.group[groupAt(step, a)]
    if (n === 0 || (a === arm.A) !== guns) continue
    p.group[groupAt(step, a)] = 0
    // It has not gone over the border, nor attacked over it, so it does not count there (G35).
    p.crossed[step] -= n
    standDown(p, side, step, a)
    journal?.tell(EVERYBODY, why, side, n, a, step)
  }
}

/** Phase 5: every move is judged by the situation before it, and all go together or not at all (G85, A42, A55). */
export const NonCombatMoves: Phase<Generals> = {
  name: 'non-combat moves',
  rule: 'G85',
  steps: [
    (p, _dice, journal) => {
      p.going.fill(0)
      for (let step = 0; step < STEPS; step++) blocked[step] = moversOf(p, step) === 0 ? 0 : inTheWay(p, step, true)
      for (let step = 0; step < STEPS; step++) {
        if (blocked[step] === event.Blocked) dropAll(p, step, event.Blocked, journal)
        else for (let a = 0; a < ARMS; a++) p.going[groupAt(step, a)] = p.group[groupAt(step, a)]
      }
    },
    (p) => settleOverflow(p, 1),
    (p, _dice, journal) => {
      goTogether(p, journal)
      for (let step = 0; step < STEPS; step++) if (moversOf(p, step) > 0) dropAll(p, step, event.NoRoom, journal)
    },
  ],
}
const blocked = new Uint8Array(STEPS)

function dropAll(p: Generals, step: number, why: number, journal: Journal | undefined): void {
  drop(p, step, false, why, journal)
  drop(p, step, true, why, journal)
}
