/**
 * After combat: which units advance into what they have won, and which go back (G71 to G73, G83, G84, G99; A33, A58).
 */
import { type Choice, type Journal, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { comesFor, fighting } from '../combat/zones.ts'
import { sideAt, stage } from '../orders/activation.ts'
import { closeStands, flee, room, stepFull, stepLimit, turn } from '../state/army.ts'
import { noted } from '../state/asking.ts'
import { enemyOf, FIELD, insideZone, isStorm, SIDES, STEPS, stepFrom, stepsOut, stepTo } from '../state/board.ts'
import { groupAt, half, holding, LINES } from '../state/counts.ts'
import type { Generals } from '../state/position.ts'
import { ending, firstLine, keepForAgain, marchOfLine, strike, trim, wipe } from '../state/sheet.ts'
import { ARMS, arm, CAVALRY, INFANTRY, stand, standOfArm, stayedStand } from '../state/stands.ts'
import { goTogether, settleOverflow } from './movement.ts'
import { closeBuildings } from './withdrawal.ts'

/** Is a side's way over a step open: no enemy holds the sector, and no enemy that still fights for it is left? */
function isOpen(p: Generals, side: number, step: number): boolean {
  const to = stepTo[step]
  const foe = enemyOf(side)
  if (p.held[holding(foe, to)] > 0) return false
  return !comesFor(p, foe, to)
}

/** May these attackers stay: cavalry in the fast movement phase, counter-chargers always (G72, A58)? */
const voluntary = (p: Generals, a: number): boolean => a === arm.C_COUNTER || p.stage === stage.FAST

const NOT_OPEN = refusal('G46', 'Only who has cleared the sector he attacked may move in.')
const NOBODY_LEFT = refusal('G46', 'No unit of that kind is left there that attacked and is not moving in already.')
const GUNS_STAY = refusal('G61', 'Artillery does not move after its attack.')
const FULL = refusal('G14', 'There is no room for more units in that sector.')

/** Units already going into a sector in this turn of the loop. */
function goingInto(p: Generals, sector: number): number {
  let sum = 0
  for (const out of stepsOut[sector]) for (let a = 0; a < ARMS; a++) sum += p.going[groupAt(out ^ 1, a)]
  return sum
}

const advance: Choice<Generals> = {
  verb: 'advance {arms} {steps}',
  propose(p, _side, offers) {
    for (let step = 0; step < STEPS; step++)
      for (let a = 0; a < ARMS; a++) if (p.group[groupAt(step, a)] > 0) offers.try(a, step)
  },
  check(p, side, a, step) {
    if (a === arm.A) return GUNS_STAY
    if (sideAt(p, stepFrom[step]) !== side || p.going[groupAt(step, a)] >= p.group[groupAt(step, a)]) return NOBODY_LEFT
    if (!voluntary(p, a) || !isOpen(p, side, step)) return NOT_OPEN
    if (goingInto(p, stepTo[step]) >= room(p, side, stepTo[step])) return FULL
    // Counter-chargers have not been counted at the border yet.
    return a === arm.C_COUNTER && p.crossed[step] + p.going[groupAt(step, a)] >= stepLimit(p, step)
      ? stepFull(p, step)
      : undefined
  },
  play(p, side, a, step) {
    p.going[groupAt(step, a)]++
    if (!mayAdvance(p, side)) p.asked &= ~(1 << side)
  },
}

/** Is there a unit left that could go and has not been sent? */
function mayAdvance(p: Generals, side: number): boolean {
  for (let step = 0; step < STEPS; step++)
    for (let a = 0; a < ARMS; a++)
      if (p.group[groupAt(step, a)] > 0 && advance.check(p, side, a, step) === undefined) return true
  return false
}

const halt: Choice<Generals> = {
  verb: 'halt',
  propose: (_p, _side, offers) => offers.try(),
  check: () => undefined,
  play(p, side) {
    p.asked &= ~(1 << side)
  },
}

/** Attackers of an arm stay where they were: they have acted (G36); cavalry that declines is spent (G72). */
function stay(p: Generals, side: number, step: number, a: number, n: number, how: number): void {
  p.group[groupAt(step, a)] -= n
  turn(p, side, stepFrom[step], standOfArm[a], stayedStand[a], n)
  strike(p, side, step, a, n, how)
  if (a === arm.C) p.blown[step] = Math.max(0, p.blown[step] - n)
}

/** Winners go in together, again and again until no way is open any more. */
export const Advancing: Phase<Generals> = {
  name: 'advance after combat',
  rule: 'G72',
  asks: noted,
  choices: [advance, halt],
  steps: [
    (p) => {
      p.going.fill(0)
      p.moved = 0
      p.asked = 0
      for (let step = 0; step < STEPS; step++)
        for (let a = 0; a < ARMS; a++) {
          const n = p.group[groupAt(step, a)]
          if (n === 0 || a === arm.A) continue
          const side = sideAt(p, stepFrom[step])
          if (!isOpen(p, side, step)) continue
          if (!voluntary(p, a)) p.going[groupAt(step, a)] = n
          else if (room(p, side, stepTo[step]) > 0) p.asked |= 1 << side
        }
    },
    (p) => {
      // Units that could have gone and did not have declined; those without room go back like any others (G73).
      for (let step = 0; step < STEPS; step++)
        for (let a = 0; a < ARMS; a++) {
          const rest = p.group[groupAt(step, a)] - p.going[groupAt(step, a)]
          if (rest === 0 || a === arm.A || !voluntary(p, a)) continue
          const side = sideAt(p, stepFrom[step])
          if (isOpen(p, side, step) && goingInto(p, stepTo[step]) < room(p, side, stepTo[step]))
            declined.push(side, step, a, rest)
        }
      for (let k = 0; k < declined.length; k += 4)
        stay(p, declined[k], declined[k + 1], declined[k + 2], declined[k + 3], ending.DECLINED)
      declined.length = 0
    },
    (p) => settleOverflow(p, 2),
    (p, _dice, journal) => {
      goTogether(p, journal)
      if (p.moved !== 0) p.step = 0
    },
  ],
}
const declined: number[] = []

/** Routed cavalry flees after phases 2 and 4, routed infantry after phase 4 (G127). */
export function fleeAfterCombat(p: Generals, journal: Journal | undefined): void {
  flee(p, CAVALRY, journal)
  if (p.stage === stage.COMBINED) flee(p, INFANTRY, journal)
}

/**
 * The close of a phase of movement and combat: attackers return, and units that have done all they can are spent (G36
 * to G40, G73). In phase 4 being spent makes no more difference in combat (G42).
 */
export function returnAndClose(p: Generals, journal: Journal | undefined): void {
  for (let step = 0; step < STEPS; step++)
    for (let a = 0; a < ARMS; a++) {
      let n = p.group[groupAt(step, a)]
      if (n === 0) continue
      const side = sideAt(p, stepFrom[step])
      if (a === arm.C) {
        // Cavalry that hit, or found no target, has used one activation and may still act (A15, A16).
        const fit = n - p.blown[step]
        keepForAgain(p, side, step, fit)
        turn(p, side, stepFrom[step], stand.C, stand.C_MOVED, fit)
        p.group[groupAt(step, a)] -= fit
        n -= fit
      }
      if (n > 0) stay(p, side, step, a, n, a === arm.C ? ending.MISSED : ending.DONE)
    }
  closeBuildings(p, journal)
  for (let sector = 0; sector < FIELD; sector++)
    for (const side of SIDES) turn(p, side, sector, stand.I, stand.I_REACTED, p.storm[half(side, insideZone(sector))])
  for (const side of SIDES)
    for (let k = firstLine(side), end = k + LINES; k < end; k++)
      if (p.acting[k] === 1 && isStorm(marchOfLine(p.order[k]))) wipe(p, k, ending.DONE)
  closePhase(p)
}

/** Clears away what the phase needed; units that acted or reacted are spent. */
export function closePhase(p: Generals): void {
  if (p.acts === 0) return
  closeStands(p)
  for (const side of SIDES) trim(p, side)
  p.group.fill(0)
  p.going.fill(0)
  p.crossed.fill(0)
  p.battery.fill(0)
  p.storm.fill(0)
  if (!fighting(p)) return
  for (const column of [p.zone, p.attack, p.fallen, p.blown, p.need, p.rerolls, p.who, p.aim, p.owed, p.die])
    column.fill(0)
}
