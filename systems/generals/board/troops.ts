import { tenantState, tenants } from '../rules/state/army.ts'
import { FIELD, HOME, RESERVE, SIDES } from '../rules/state/board.ts'
import { PLACES, unitAt } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { rankStands, STANDS, stand, standOfArm, typeOfStand } from '../rules/state/stands.ts'
import type { Rect } from './plan.ts'

/**
 * Troops as they are drawn: bodies of units of one type in one state, and how they are arranged in the room that they
 * have.
 */

/** The visible state of a unit. `acted` has acted, moved or reacted and will be spent when the phase closes. */
const states = ['fresh', 'moved', 'counter', 'acted', 'square', 'spent', 'squareSpent', 'routed'] as const
export type State = (typeof states)[number]

const stateOfStand: readonly State[] = Array.from({ length: STANDS }, (_, s): State => {
  if (s === stand.SQUARE) return 'square'
  if (s === stand.SQUARE_SPENT) return 'squareSpent'
  if (s === stand.I_ROUTED || s === stand.C_ROUTED || s === stand.A_ROUTED) return 'routed'
  if (s === stand.I_SPENT || s === stand.C_SPENT || s === stand.A_SPENT) return 'spent'
  if (s === stand.C_MOVED) return 'moved'
  if (s === stand.C_COUNTER) return 'counter'
  return s === stand.I || s === stand.C || s === stand.A ? 'fresh' : 'acted'
})
export const stateOf = (s: number): State => stateOfStand[s]

export interface Body {
  readonly side: number
  readonly sector: number
  readonly type: number
  readonly state: State
  readonly count: number
}

/** The key of a body, which stays the same while the body grows and shrinks. */
export const bodyKey = ({ side, sector, type, state }: Omit<Body, 'count'>): string =>
  `${side}.${sector}.${type}.${state}`

/** The bodies of a side in a sector: infantry, cavalry, guns; within each, the fresh first and the routed last. */
export function bodiesIn(p: Generals, side: number, sector: number): Body[] {
  const bodies: Body[] = []
  for (let type = 0; type < 3; type++)
    for (const state of states) {
      let count = 0
      for (let s = 0; s < STANDS; s++)
        if (typeOfStand[s] === type && stateOfStand[s] === state) count += p.unit[unitAt(side, sector, s)]
      if (state === 'fresh' && p.round === 0) count += drawnUp(p, side, sector, type)
      if (count > 0) bodies.push({ side, sector, type, state, count })
    }
  return bodies
}

/** The units that a side is about to draw up in a sector, before the battle. */
function drawnUp(p: Generals, side: number, sector: number, type: number): number {
  const place = sector === RESERVE[side] ? PLACES - 1 : HOME[side].indexOf(sector)
  return place < 0 ? 0 : Math.max(0, p.muster[(side * PLACES + place) * 3 + type])
}

export interface Tenant {
  readonly sector: number
  readonly side: number
  readonly state: State
}

/** The units in the buildings. */
export function tenantsOf(p: Generals): Tenant[] {
  const list: Tenant[] = []
  for (let sector = 0; sector < FIELD; sector++)
    for (const side of SIDES)
      if (tenants(p, side, sector) === 1)
        list.push({
          sector,
          side,
          state: (['fresh', 'spent', 'routed', 'fresh', 'spent'] as const)[tenantState(p, sector)],
        })
  return list
}

/** The arm in which fresh units of a type take orders, by number of the arm, and the state in which an arm stands. */
export const stateOfArm = (arm: number): State => stateOf(standOfArm[arm])
/** The visible state and type of a rank. */
export const stateOfRank = (rank: number): State => {
  const all = rankStands[rank]
  return stateOf(all[all.length - 1])
}

export interface Stood {
  readonly body: Body
  /** The foot of its first figure's box, and the size of the whole body. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The distance from figure to figure. */
  readonly pace: number
  readonly scale: number
}

/** Width and height of a figure by type, in world units. */
export const FIGURE = [
  { w: 40, h: 64 },
  { w: 58, h: 66 },
  { w: 64, h: 46 },
] as const
const PACE = [17, 23, 28] as const
const GAP = 16
const ROW = 98
/** Figures are drawn as large as their room allows, up to this. */
const LARGEST = 1.3

const wide = (body: Body, pace: number): number => FIGURE[body.type].w + (Math.min(body.count, 12) - 1) * pace

/** Bodies stand side by side; when a row is full they stand closer, and then in two rows. */
export function arranged(bodies: readonly Body[], room: Rect): Stood[] {
  if (bodies.length === 0) return []
  const width = (list: readonly Body[]) =>
    list.reduce((sum, body) => sum + wide(body, PACE[body.type]), 0) + (list.length - 1) * GAP
  const rows: Body[][] = []
  if (width(bodies) <= room.w || room.h < 118) rows.push([...bodies])
  else {
    // The first row takes what fits in half of the whole.
    let first: Body[] = []
    const half = width(bodies) / 2
    for (const body of bodies) {
      if (first.length > 0 && width([...first, body]) > Math.max(half + 30, 0) && rows.length === 0) {
        rows.push(first)
        first = []
      }
      first.push(body)
    }
    rows.push(first)
  }
  const high = Math.min(ROW, room.h / rows.length)
  const stood: Stood[] = []
  for (const [r, row] of rows.entries()) {
    const natural = width(row)
    const scale = Math.min(LARGEST, room.w / natural, high / 72)
    let x = room.x + (room.w - natural * scale) / 2
    const y = room.y + room.h / 2 + (rows.length * high) / 2 - (rows.length - 1 - r) * high - (high - 72 * scale) / 2
    for (const body of row) {
      const w = wide(body, PACE[body.type]) * scale
      stood.push({ body, x, y, w, h: FIGURE[body.type].h * scale, pace: PACE[body.type] * scale, scale })
      x += w + GAP * scale
    }
  }
  return stood
}
