/** The order sheet of a side: lines that are bound to a unit when it first acts (G17 to G22, A11, A12). */
import { MARCHES, marchAt, marchLength, marchRest, marchStep, SECTORS } from './board.ts'
import { groupAt, LINES, unitAt } from './counts.ts'
import type { Generals } from './position.ts'
import { ARMS, arm, stand, typeOfArm } from './stands.ts'

export const lineCode = (a: number, march: number): number => 1 + a * MARCHES + march
const codes = Array.from({ length: 1 + ARMS * MARCHES }, (_, code) => Math.max(0, code - 1))
/** What a line says, by its code: its arm, its march, where its unit stands, and the step it takes next. */
const lineArm = Uint8Array.from(codes, (k) => Math.floor(k / MARCHES))
const lineMarch = Int16Array.from(codes, (k) => k % MARCHES)
const lineAt = Uint8Array.from(codes, (k) => marchAt[k % MARCHES])
const lineStep = Int8Array.from(codes, (k) => marchStep[k % MARCHES])
export const armOfLine = (code: number): number => lineArm[code]
export const marchOfLine = (code: number): number => lineMarch[code]
export const atOfLine = (code: number): number => lineAt[code]
export const stepOfLine = (code: number): number => lineStep[code]

/** The lines of a side are numbers `from` to `from + LINES − 1`. */
export const firstLine = (side: number): number => side * LINES

/** The first line of this arm and march that waits (`acting` 0) or acts (1); −1 for none. */
export function findLine(p: Generals, side: number, a: number, march: number, acting: number): number {
  const code = lineCode(a, march)
  for (let k = firstLine(side), end = k + LINES; k < end; k++)
    if (p.order[k] === code && p.acting[k] === acting) return k
  return -1
}

export function ordersGiven(p: Generals, side: number): number {
  let sum = 0
  for (let k = firstLine(side), end = k + LINES; k < end; k++) if (p.order[k] !== 0) sum++
  return sum
}

/** The number of orders for units of an arm that stand in a sector. */
export function ordersAt(p: Generals, side: number, a: number, sector: number): number {
  let sum = 0
  for (let k = firstLine(side), end = k + LINES; k < end; k++) {
    const code = p.order[k]
    if (code !== 0 && lineArm[code] === a && lineAt[code] === sector) sum++
  }
  return sum
}

/** Of the acting lines of an arm at a step, the one with the most or the least left to do (ruling B2); −1 for none. */
function pick(p: Generals, side: number, step: number, a: number, most: boolean): number {
  let found = -1
  let left = 0
  for (let k = firstLine(side), end = k + LINES; k < end; k++) {
    if (p.acting[k] !== 1 || armOfLine(p.order[k]) !== a) continue
    const march = marchOfLine(p.order[k])
    if (marchStep[march] !== step || (found >= 0 && (most ? marchLength[march] <= left : marchLength[march] >= left)))
      continue
    found = k
    left = marchLength[march]
  }
  return found
}

/** How an order ends. */
export const ending = {
  NONE: 0,
  /** Carried out, and the unit is spent (G36, G39). */
  DONE: 1,
  /** Cavalry that attacked without a hit (G38), or withdrew (A16). */
  MISSED: 2,
  /** Cavalry that could have followed up and did not (G72). */
  DECLINED: 3,
  /** Guns have had their one activity (G59). */
  GUNS: 4,
  /** The unit was routed or lost in combat. */
  ROUTED: 5,
  /** The unit has reacted or was lost while it waited for its second activation. */
  SPENT: 6,
  /** Carried out by cavalry that is not spent, but has no order for another move (G22, G40). */
  NO_MORE: 7,
  /** Not delivered (G133). */
  LOST: 8,
} as const

/** Ends an order. */
export const wipe = (p: Generals, k: number, how: number): void => {
  p.order[k] = 0
  p.acting[k] = 0
  p.ended[k] = how
}

/**
 * How the order of this arrow, or the rest of it, ended, for an arm of either activation; `ending.NONE` if it has not.
 */
export function endOf(p: Generals, side: number, a: number, march: number): number {
  for (let k = firstLine(side), last = k + LINES; k < last; k++) {
    if (p.ended[k] === ending.NONE) continue
    const written = marchOfLine(p.sheet[k])
    if (typeOfArm[armOfLine(p.sheet[k])] === typeOfArm[a] && (written === march || marchRest[written] === march))
      return p.ended[k]
  }
  return ending.NONE
}

/** `n` units of an arm have taken this step: their orders continue with what is left, or are done. */
export function stepDone(p: Generals, side: number, step: number, a: number, n: number): void {
  for (; n > 0; n--) {
    const k = pick(p, side, step, a, true)
    if (k < 0) return
    const rest = marchRest[marchOfLine(p.order[k])]
    if (a !== arm.C || rest < 0) wipe(p, k, a === arm.A ? ending.GUNS : a === arm.C ? ending.NO_MORE : ending.DONE)
    else {
      p.order[k] = lineCode(arm.C_AGAIN, rest)
      p.acting[k] = 0
    }
  }
}

/** `n` units of an arm at this step are lost or have done all they can; `how` is a number of `ending`. */
export function strike(p: Generals, side: number, step: number, a: number, n: number, how: number): void {
  for (; n > 0; n--) {
    const k = pick(p, side, step, a, false)
    if (k < 0) return
    wipe(p, k, how)
  }
}

/** `n` cavalry that attacked at this step, hit, and came back: they may try again as their second activation (A15). */
export function keepForAgain(p: Generals, side: number, step: number, n: number): void {
  for (; n > 0; n--) {
    const k = pick(p, side, step, arm.C, true)
    if (k < 0) return
    p.order[k] = lineCode(arm.C_AGAIN, marchOfLine(p.order[k]))
    p.acting[k] = 0
  }
}

/** All units of an arm at this step wait for a later phase: their orders are not used. */
export function standDown(p: Generals, side: number, step: number, a: number): void {
  for (let k = firstLine(side), end = k + LINES; k < end; k++)
    if (p.acting[k] === 1 && armOfLine(p.order[k]) === a && marchStep[marchOfLine(p.order[k])] === step) p.acting[k] = 0
}

/** Ends `n` orders of cavalry on its second activation in a sector. */
export function strikeAgain(p: Generals, side: number, sector: number, n: number, how: number): void {
  for (let k = firstLine(side), last = k + LINES; k < last && n > 0; k++) {
    const code = p.order[k]
    if (code === 0 || lineArm[code] !== arm.C_AGAIN || lineAt[code] !== sector) continue
    wipe(p, k, how)
    n--
  }
}

/** The number of orders beyond the cavalry in a sector, for cavalry on its second activation. */
export const surplusAgain = (p: Generals, side: number, sector: number): number =>
  ordersAt(p, side, arm.C_AGAIN, sector) - p.unit[unitAt(side, sector, stand.C_MOVED)]

/** Strikes orders that no cavalry on its second activation is left for: it has reacted, or is routed or lost. */
export function trim(p: Generals, side: number): void {
  let bound = 0
  for (let k = firstLine(side), last = k + LINES; k < last; k++) if (lineArm[p.order[k]] === arm.C_AGAIN) bound++
  if (bound === 0) return
  for (let sector = 0; sector < SECTORS; sector++) {
    const surplus = surplusAgain(p, side, sector)
    if (surplus <= 0) continue
    const spent = p.unit[unitAt(side, sector, stand.C_SPENT)] + p.unit[unitAt(side, sector, stand.C_REACTED)]
    strikeAgain(p, side, sector, surplus, spent > 0 ? ending.SPENT : ending.ROUTED)
  }
}

/** The number of a side's units that act at this step. */
export const groupSize = (p: Generals, step: number): number => {
  let sum = 0
  for (let a = 0; a <= arm.C_COUNTER; a++) sum += p.group[groupAt(step, a)]
  return sum
}
