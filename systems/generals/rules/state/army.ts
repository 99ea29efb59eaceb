/** Units on the field: counting, moving and losing them, and which side controls what (G14, G16, G31, G34). */
import { EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import {
  BORDER_LIMIT,
  CAPACITY,
  enemyOf,
  FIELD,
  insideZone,
  isReserve,
  RESERVE,
  SECTORS,
  SIDES,
  stepsOut,
  stepTo,
} from './board.ts'
import { BATTERIES, groupAt, half, holding, kindOf, unitAt } from './counts.ts'
import { event } from './events.ts'
import type { Generals } from './position.ts'
import { ARTILLERY, closedStand, INFANTRY, isRouted, routedStand, STANDS, stand, typeOfStand } from './stands.ts'
import { entersRiver } from './terrain.ts'

/** Adds `n` units (or takes them away) and keeps the sums. The only place where `unit` changes. */
export function muster(p: Generals, side: number, sector: number, cls: number, n: number): void {
  p.unit[unitAt(side, sector, cls)] += n
  p.crowd[holding(side, sector)] += n
  if (isRouted[cls] === 0) p.held[holding(side, sector)] += n
}

/** Turns `n` units of a class in a sector into another class. */
export function turn(p: Generals, side: number, sector: number, from: number, to: number, n: number): void {
  if (n === 0) return
  muster(p, side, sector, from, -n)
  muster(p, side, sector, to, n)
}

export const count = (p: Generals, side: number, sector: number, cls: number): number =>
  p.unit[unitAt(side, sector, cls)]

/** Units of a type in a sector, routed or not. */
export function countType(p: Generals, side: number, sector: number, type: number, routed: boolean): number {
  let sum = 0
  for (let s = 0; s < STANDS; s++)
    if (typeOfStand[s] === type && (isRouted[s] === 1) === routed) sum += p.unit[unitAt(side, sector, s)]
  return sum
}

export const FRIENDLY = 0
export const NEUTRAL = 1
export const ENEMY = 2

/**
 * What a sector is to a side (A2, A43, G67 to G69): enemy, friendly because of units or an objective of its own (G129,
 * G130), or neutral.
 */
export function status(p: Generals, side: number, sector: number): number {
  const foe = enemyOf(side)
  if (p.held[holding(foe, sector)] > 0) return ENEMY
  if (p.held[holding(side, sector)] > 0 || sector === RESERVE[side] || occupied(p, side, sector)) return FRIENDLY
  if (p.crowd[holding(foe, sector)] === 0 && ownObjective(p, side, sector)) return FRIENDLY
  return NEUTRAL
}

/** Has this side a command or flag objective there? Printed ones do not count if there are loose markers (G2, A2). */
function ownObjective(p: Generals, side: number, sector: number): boolean {
  const { markers, objectives } = p.scenario
  if (markers.length === 0)
    return objectives.some((objective) => objective.side === side && objective.sector === sector)
  return markers.some((marker, k) => !marker.once && p.marker[side * (p.marker.length >> 1) + k] === sector + 1)
}

/** Does a side control a sector: with a non-routed unit in it (G16), unless the enemy holds its building (G145)? */
export const controls = (p: Generals, side: number, sector: number): boolean =>
  p.held[holding(side, sector)] > 0 && !occupied(p, enemyOf(side), sector)

export const TENANT_FRESH = 0
export const TENANT_SPENT = 1
export const TENANT_ROUTED = 2
/** Went in during this phase's melee, and takes no part in it: fresh or spent when the phase closes. */
export const TENANT_ENTERED = 3
export const TENANT_ENTERED_SPENT = 4
/** Does a side have infantry in the building of a sector, routed or not? 0 or 1. */
export const tenants = (p: Generals, side: number, sector: number): number =>
  p.tenant[sector] !== 0 && ((p.tenant[sector] - 1) & 1) === side ? 1 : 0
export const tenantState = (p: Generals, sector: number): number => (p.tenant[sector] - 1) >> 1
/** Does a side hold the building of a sector with a non-routed unit? */
export const occupied = (p: Generals, side: number, sector: number): boolean =>
  tenants(p, side, sector) === 1 && tenantState(p, sector) !== TENANT_ROUTED

/**
 * Puts infantry of a side into a building, or changes its state; −1 removes it from the building and from the field.
 */
export function setTenant(p: Generals, side: number, sector: number, state: number): void {
  p.crowd[holding(side, sector)] += (state < 0 ? 0 : 1) - tenants(p, side, sector)
  p.tenant[sector] = state < 0 ? 0 : 1 + side + 2 * state
}

/** Room for more units in a sector (G14, G34). */
export const room = (p: Generals, side: number, sector: number): number =>
  isReserve(sector) ? 1000 : CAPACITY - p.crowd[holding(side, sector)]

const BORDER_FULL = refusal('G35', 'Five units a phase may cross a border, and no more take part in a combat over it.')
const FOREST_FULL = refusal('G138', 'Only three units at a time go into a forest.')
const RIVER_FULL = refusal('G152', 'Only three units at a time go into a river, but from a sector of the same river.')

/** Units of a side that may go over a step in a phase (G35, A8, G138, G152). */
export function stepLimit(p: Generals, step: number): number {
  const { terrain, tables } = p.scenario
  const ground = tables.file.terrain
  const limit = terrain.forest[stepTo[step]] === 1 ? ground.forest.border : BORDER_LIMIT
  return entersRiver(terrain, step) ? Math.min(limit, ground.river.border) : limit
}
/** Why no more units than the limit go over it. */
export const stepFull = (p: Generals, step: number): Refusal =>
  p.scenario.terrain.forest[stepTo[step]] === 1
    ? FOREST_FULL
    : entersRiver(p.scenario.terrain, step)
      ? RIVER_FULL
      : BORDER_FULL

/** A unit that enters a sector captures the routed enemies that are still in it (G126, A34). */
export function captureRouted(p: Generals, side: number, sector: number, journal: Journal | undefined): void {
  const foe = enemyOf(side)
  for (let type = INFANTRY; type <= ARTILLERY; type++) {
    const n = count(p, foe, sector, routedStand[type])
    if (n === 0) continue
    muster(p, foe, sector, routedStand[type], -n)
    p.captives[kindOf(foe, type)] += n
    if (type === ARTILLERY) dropTokens(p, foe, sector)
    journal?.tell(EVERYBODY, event.CapturedBy, side, n, type, sector)
  }
  if (tenants(p, foe, sector) === 1 && tenantState(p, sector) === TENANT_ROUTED)
    captureOccupant(p, side, sector, journal)
}

/** A side takes the routed occupant of a building. */
export function captureOccupant(p: Generals, side: number, sector: number, journal: Journal | undefined): void {
  const foe = enemyOf(side)
  setTenant(p, foe, sector, -1)
  p.captives[kindOf(foe, INFANTRY)]++
  journal?.tell(EVERYBODY, event.CapturedBy, side, 1, INFANTRY, sector)
}

/** Tokens of batteries that are gone leave the board (A53). */
export function dropTokens(p: Generals, side: number, sector: number): void {
  const guns = countType(p, side, sector, ARTILLERY, false) + countType(p, side, sector, ARTILLERY, true)
  let kept = 0
  for (let k = side * BATTERIES; k < (side + 1) * BATTERIES; k++) {
    if (p.token[k] === 0 || Math.floor((p.token[k] - 1) / SECTORS) !== sector) continue
    if (kept < guns) kept++
    else p.token[k] = 0
  }
}

/**
 * Routed units of a type leave all sectors for the routed box (G71, G83, G127); artillery is never among them (G62).
 */
export function flee(p: Generals, type: number, journal: Journal | undefined): void {
  const routed = routedStand[type]
  for (const side of SIDES)
    for (let sector = 0; sector < SECTORS; sector++) {
      const n = count(p, side, sector, routed)
      if (n === 0) continue
      muster(p, side, sector, routed, -n)
      p.box[kindOf(side, type)] += n
      journal?.tell(EVERYBODY, event.Fled, side, n, type, sector)
    }
}

/**
 * Units of a class that act on an order and therefore do not defend their sector, regardless of other attackers (A22,
 * A63).
 */
export function committed(p: Generals, side: number, sector: number, cls: number): number {
  const a =
    cls === stand.I
      ? 0
      : cls === stand.C
        ? 1
        : cls === stand.C_MOVED
          ? 2
          : cls === stand.A
            ? 3
            : cls === stand.C_COUNTER
              ? 4
              : -1
  if (a < 0 || p.held[holding(side, sector)] === 0) return 0
  let sum = 0
  for (const step of stepsOut[sector]) sum += p.group[groupAt(step, a)]
  return cls === stand.I && sector < FIELD ? sum + p.storm[half(side, insideZone(sector))] : sum
}
const passing = Array.from(closedStand.keys()).filter((s) => closedStand[s] !== s)
/** At the close of a phase, units that have acted or reacted are spent (G36, G37). */
export function closeStands(p: Generals): void {
  for (const side of SIDES)
    for (let sector = 0; sector < SECTORS; sector++) {
      if (p.held[holding(side, sector)] === 0) continue
      for (const s of passing)
        if (p.unit[unitAt(side, sector, s)] !== 0)
          turn(p, side, sector, s, closedStand[s], p.unit[unitAt(side, sector, s)])
    }
}

/** Battlefield sectors that a side holds, for the majority (G92, A3). */
export function sectorsHeld(p: Generals, side: number): number {
  let sum = 0
  for (let sector = 0; sector < FIELD; sector++) {
    if (controls(p, side, sector)) sum++
    else if (
      p.scenario.readings.emptyObjectivesCount &&
      p.crowd[holding(enemyOf(side), sector)] === 0 &&
      ownObjective(p, side, sector)
    )
      sum++
  }
  return sum
}
