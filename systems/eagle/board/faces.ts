/** What lies where according to the view, and what each counter looks like. */

import {
  type Branch,
  bodyMark,
  type CounterFace,
  type LeaderFace,
  type OrderSign,
  type Shape,
  type Spirit,
} from '../../../src/web/counters/counter.ts'
import type { Piece, Stack } from '../../../src/web/hexboard/pieces.ts'
import { HEAVY } from '../rules/state/army.ts'
import { ARTILLERY, CART, CAVALRY } from '../rules/state/ground.ts'
import { markerHex } from '../rules/state/markers.ts'
import { ALL_ROUND, type Eagle, SKIRMISH, SQUARE, UNLIMBERED } from '../rules/state/position.ts'
import { SIDE_NAMES } from '../rules/state/sides.ts'
import { troopName } from '../words/troops/t.ts'
import { isLed, orderSeen } from './bonds.ts'

const GRADES = ['A', 'B', 'C', 'D', 'E', 'F']
const SPIRITS: readonly Spirit[] = ['good', 'shaken', 'routed']

/** Anything with a scenario knows the names of its pieces. */
export type Named = Pick<Eagle, 'scenario'>

/** Names as printed in the order of battle. */
export const unitName = (p: Named, unit: number): string => nameIn(p, 'units', unit)
export const leaderName = (p: Named, leader: number): string => nameIn(p, 'leaders', leader)
export const formationName = (p: Named, formation: number): string => nameIn(p, 'formations', formation)

const nameIn = ({ scenario: { army } }: Named, kind: 'units' | 'leaders' | 'formations', n: number): string =>
  troopName(kind, army[kind][n], army.names[kind][n])

/** Returns the side of these things as a class of the page. */
export const nationOf = (side: number): string => SIDE_NAMES[side]

function branchOf({ scenario: { army } }: Eagle, unit: number): Branch {
  switch (army.arm[unit]) {
    case CAVALRY:
      return army.class[unit] === HEAVY ? 'heavy-horse' : 'horse'
    case ARTILLERY:
      return army.horse[unit] === 1 ? 'horse-guns' : 'guns'
    case CART:
      return 'wagon'
    default:
      return army.light[unit] === 1 ? 'light-foot' : 'foot'
  }
}

export function shapeOf(p: Eagle, unit: number): Shape {
  const { army } = p.scenario
  if (p.form[unit] === SQUARE) return 'square'
  if (p.form[unit] === SKIRMISH) return 'skirmish'
  if (p.form[unit] === UNLIMBERED) return 'unlimbered'
  if (p.march[army.formation[unit]] === 1) return 'march'
  return army.arm[unit] === ARTILLERY ? 'limbered' : 'line'
}

const ORDER_SIGNS: readonly OrderSign[] = ['none', 'maneuver', 'harassment', 'attack', 'defense', 'retreat']

/** Returns the face of a visible unit; given the units in command (`commandedIn`), with whether it is one of them. */
export function faceOf(p: Eagle, unit: number, commanded?: ReadonlySet<number>): CounterFace {
  const { army } = p.scenario
  const formation = army.formation[unit]
  const rank = army.formationSide.subarray(0, formation).filter((side) => side === army.formationSide[formation]).length
  const order = orderSeen(p, formation)
  const wagon = army.arm[unit] === CART
  return {
    nation: nationOf(army.side[unit]),
    branch: branchOf(p, unit),
    shape: shapeOf(p, unit),
    spirit: SPIRITS[p.state[unit]] ?? 'good',
    strength: wagon ? 0 : army.cf[unit] - p.lost[unit],
    full: wagon ? 0 : army.cf[unit],
    grade: wagon ? '' : GRADES[army.grade[unit]],
    foreign: army.swiss[unit] === 1,
    body: bodyMark(army.formations[formation], rank),
    ...(order >= 0 ? { order: ORDER_SIGNS[order] } : {}),
    ...(commanded && isLed(p, unit) ? { led: commanded.has(unit) } : {}),
  }
}

/** Returns a leader with his shock and morale factors. */
export function leaderFace(p: Eagle, leader: number): LeaderFace {
  const { army } = p.scenario
  const worn = p.worn[leader] === 1
  const factor = (table: Int8Array) => table[2 * leader + (worn ? 1 : 0)]
  return {
    nation: nationOf(army.leaderSide[leader]),
    initials: leaderName(p, leader).slice(0, 2),
    figures: `${factor(army.shock)} · ${factor(army.morale)}`,
    worn,
  }
}

/** Returns everything on the map. */
export function stacksOf(p: Eagle): Stack[] {
  const { army, ground } = p.scenario
  const leaders = new Map<number, number[]>()
  for (let leader = 0; leader < army.leaders.length; leader++) {
    const hex = p.where[leader]
    if (hex >= 0 && p.away[leader] === 0) leaders.set(hex, [...(leaders.get(hex) ?? []), leader])
  }
  const markers = new Map<number, number[]>()
  for (let marker = 0; marker < p.post.length; marker++) {
    const hex = markerHex(p, marker)
    if (hex >= 0) markers.set(hex, [...(markers.get(hex) ?? []), marker])
  }
  const seen = new Map<number, number[]>()
  for (let node = 0; node < army.unitOf.length; node++) {
    const hex = p.at[node]
    if (hex >= 0) seen.set(hex, [...(seen.get(hex) ?? []), node])
  }
  const stacks: Stack[] = []
  for (let hex = 0; hex < ground.grid.count; hex++) {
    const top = p.top[hex]
    const here = leaders.get(hex) ?? []
    const laid = markers.get(hex) ?? []
    if (top < 0 && here.length === 0 && laid.length === 0) continue
    const known: number[] = []
    for (let node = top; node >= 0; node = p.below[node]!) known.push(node)
    const rest = (seen.get(hex) ?? []).filter((node) => !known.includes(node))
    const nodes = [...known, ...rest]
    const face = p.face[hex]
    stacks.push({
      hex,
      side:
        top >= 0
          ? army.side[army.unitOf[top]]
          : laid.length > 0
            ? p.scenario.markerSide[laid[0]]
            : army.leaderSide[here[0]],
      units: Array.from({ length: Math.max(nodes.length, p.tall[hex]) }, (_, k) =>
        k < nodes.length ? army.unitOf[nodes[k]] : undefined,
      ),
      leaders: here,
      markers: laid,
      corner: face > 0 && face !== ALL_ROUND ? face - 1 : -1,
      round: face === ALL_ROUND,
    })
  }
  return stacks
}

/** Returns the hex of a piece; -1 off the map. */
export function hexOfPiece(p: Eagle, { kind, n }: Piece): number {
  if (kind === 'unit') return p.at[n]
  return kind === 'leader' ? p.where[n] : markerHex(p, n)
}
