/**
 * Battle zones: which ones open, which side attacks which sector in them, and whose units stand on each half (G43, G44,
 * A5 to A7, A45).
 */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { sideAt } from '../orders/activation.ts'
import { ENEMY, occupied, status } from '../state/army.ts'
import {
  enemyOf,
  FIELD,
  FIGHTING_BORDERS,
  insideZone,
  SIDES,
  stepCompass,
  stepFrom,
  stepsOut,
  stepTo,
  ZONES,
} from '../state/board.ts'
import { groupAt, half, holding } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { groupSize } from '../state/sheet.ts'
import { arm, armOf, isAttacker } from '../state/stands.ts'

export const CLOSED = 0
export const ASSAULT = 1
export const MEETING = 2

/**
 * The sector that a side attacks in a zone; −1 if it does not attack there. Infantry against a building attacks its own
 * sector.
 */
export function target(p: Generals, side: number, zone: number): number {
  const step = p.attack[half(side, zone)] - 1
  if (step >= 0) return stepTo[step]
  return zone >= FIGHTING_BORDERS && p.storm[half(side, zone)] > 0 ? zone - FIGHTING_BORDERS : -1
}

/** The sector whose units stand on a side's half of an assault. */
export function homeOf(p: Generals, side: number, zone: number): number {
  if (zone >= FIGHTING_BORDERS) return zone - FIGHTING_BORDERS
  const own = p.attack[half(side, zone)] - 1
  return own >= 0 ? stepFrom[own] : stepTo[p.attack[half(enemyOf(side), zone)] - 1]
}

/**
 * The sector that attackers on a side's half fight for: their target, or the one that a counter-charger charges (G99).
 */
export function goal(p: Generals, side: number, zone: number): number {
  const aimed = target(p, side, zone)
  return aimed >= 0 || p.zone[zone] === MEETING ? aimed : homeOf(p, enemyOf(side), zone)
}

/**
 * The sector that a unit on a side's half fights over (A49). For an attacker by order: its target. For all others,
 * including counter-chargers: the sector under assault, which in a crossing is their own.
 */
export function foughtOver(p: Generals, side: number, zone: number, who: number): number {
  if (zone >= FIGHTING_BORDERS) return zone - FIGHTING_BORDERS
  const aimed = target(p, side, zone)
  if (isAttacker(who) && armOf(who) !== arm.C_COUNTER && aimed >= 0) return aimed
  return target(p, enemyOf(side), zone) >= 0 ? homeOf(p, side, zone) : aimed
}

/**
 * Do units of `side` in this zone fight in a sector, or out of it in another direction (A22), or meet the enemy on the
 * way to it (G57, G114, A6)?
 */
export function belongsTo(p: Generals, side: number, zone: number, sector: number): boolean {
  if (p.zone[zone] === CLOSED) return false
  return homeOf(p, side, zone) === sector || (p.zone[zone] === MEETING && target(p, side, zone) === sector)
}

/**
 * Does an open zone lie on a border of a sector (G148)? A meeting lies on the borders that both sides come over, though
 * it is kept at one of them.
 */
export function isOnBorder(p: Generals, zone: number, sector: number): boolean {
  if (zone >= FIGHTING_BORDERS || p.zone[zone] === CLOSED) return false
  return SIDES.some((side) => {
    const step = p.attack[half(side, zone)] - 1
    return step >= 0 && (stepFrom[step] === sector || stepTo[step] === sector)
  })
}

/** Does a side's infantry or cavalry still fight for a sector, over any border? Guns take none (A23). */
export function comesFor(p: Generals, side: number, sector: number): boolean {
  for (const out of stepsOut[sector]) {
    const step = out ^ 1
    if (sideAt(p, stepFrom[step]) !== side) continue
    for (let a = arm.I; a <= arm.C_AGAIN; a++) if (p.group[groupAt(step, a)] > 0) return true
  }
  return false
}

/** Opens a zone for every group that is left; returns whether there is any combat. */
export function openZones(p: Generals, journal: Journal | undefined): boolean {
  p.zone.fill(CLOSED)
  p.attack.fill(0)
  p.rerolls.fill(0)
  let any = false
  for (let step = 0; step < FIGHTING_BORDERS * 2; step++) {
    if (groupSize(p, step) === 0) continue
    const side = sideAt(p, stepFrom[step])
    const to = stepTo[step]
    any = true
    p.rerolls[holding(side, to)]++
    if (status(p, side, to) !== ENEMY) continue
    p.zone[step >> 1] = ASSAULT
    p.attack[half(side, step >> 1)] = step + 1
    journal?.tell(EVERYBODY, event.Assault, side, step >> 1)
  }
  for (let sector = 0; sector < FIELD; sector++) pairMeetings(p, sector, journal)
  for (let sector = 0; sector < FIELD; sector++) {
    const zone = insideZone(sector)
    for (const side of SIDES) {
      if (p.storm[half(side, zone)] === 0) continue
      // A routed occupant is taken without combat when the phase closes (B10).
      if (occupied(p, enemyOf(side), sector)) {
        p.zone[zone] = ASSAULT
        any = true
        journal?.tell(EVERYBODY, event.Assault, side, zone)
      }
    }
  }
  // The first direction earns nothing (G117).
  for (let k = 0; k < p.rerolls.length; k++) if (p.rerolls[k] > 0) p.rerolls[k]--
  return any
}

/** Groups of each side that are still to be paired: their number and their steps. */
const counts = new Uint8Array(SIDES.length)
const steps = [new Int16Array(4), new Int16Array(4)]

/**
 * A6: groups that meet in a free sector are paired: opposite borders first, then large with large, ties in the order
 * north, east, south, west.
 */
function pairMeetings(p: Generals, sector: number, journal: Journal | undefined): void {
  counts.fill(0)
  for (const out of stepsOut[sector]) {
    const step = out ^ 1
    if (step >= FIGHTING_BORDERS * 2 || groupSize(p, step) === 0) continue
    const side = sideAt(p, stepFrom[step])
    if (status(p, side, sector) === ENEMY) continue
    steps[side][counts[side]++] = step
  }
  if (counts[0] + counts[1] === 0) return
  for (const side of SIDES) sortGroups(p, steps[side], counts[side])
  for (let w = 0; w < counts[0]; w++)
    for (let b = 0; b < counts[1]; b++) {
      const white = steps[0][w]
      const black = steps[1][b]
      if (white >= 0 && black >= 0 && stepCompass[white] === (stepCompass[black] + 2) % 4) meet(p, white, black, w, b)
    }
  for (let w = 0; w < counts[0]; w++)
    for (let b = 0; b < counts[1]; b++)
      if (steps[0][w] >= 0 && steps[1][b] >= 0) meet(p, steps[0][w], steps[1][b], w, b)
  for (const side of SIDES)
    for (let k = 0; k < counts[side]; k++) if (steps[side][k] >= 0) alone(p, side, steps[side][k])
  if (journal === undefined) return
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++)
    for (const side of SIDES)
      if (p.zone[zone] === MEETING && target(p, side, zone) === sector)
        journal.tell(EVERYBODY, event.Meeting, side, zone, sector)
}

function meet(p: Generals, white: number, black: number, w: number, b: number): void {
  const zone = white >> 1
  p.zone[zone] = MEETING
  p.attack[half(0, zone)] = white + 1
  p.attack[half(1, zone)] = black + 1
  steps[0][w] = -1
  steps[1][b] = -1
}

function alone(p: Generals, side: number, step: number): void {
  p.zone[step >> 1] = MEETING
  p.attack[half(side, step >> 1)] = step + 1
}

const precedence = (p: Generals, step: number): number => groupSize(p, step) * 4 + 3 - stepCompass[step ^ 1]
/** Larger groups first; equal ones by the border that they enter over: north, east, south, west of the sector. */
function sortGroups(p: Generals, list: Int16Array, count: number): void {
  for (let k = 1; k < count; k++) {
    const step = list[k]
    let hole = k
    while (hole > 0 && precedence(p, list[hole - 1]) < precedence(p, step)) {
      list[hole] = list[hole - 1]
      hole--
    }
    list[hole] = step
  }
}

/** Is any zone open? */
export function fighting(p: Generals): boolean {
  for (let zone = 0; zone < ZONES; zone++) if (p.zone[zone] !== CLOSED) return true
  return false
}
