/** The visible line of fire: from the chosen unit, a battery or infantry, to the hex under the pointer or the focus. */

import type { SightLine } from '../../../../src/web/hexboard/Sight.tsx'
import { rangeOf } from '../../rules/queries/asked.ts'
import type { Line } from '../../rules/queries/queries.ts'
import { ARTILLERY, INFANTRY } from '../../rules/state/ground.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { enemyOf } from '../../rules/state/sides.ts'
import { fighter } from '../../rules/state/stacks.ts'
import type { BoardState } from '../board-state.ts'
import { hexName } from '../say.ts'
import { fireLine } from './overlays.ts'
import { tLook } from './words.ts'

export interface Aim {
  readonly from: number
  readonly to: number
  /** The unit that fires; -1 for a line between any two hexes. */
  readonly unit: number
}

const FIRE = ['defensive fire', 'offensive fire']

/**
 * The two ends of the line. With the overlay for lines of fire: the two hexes that the player marked. Otherwise from
 * the chosen unit: in a fire phase a battery aims at any hex and infantry at an enemy next to it; at other times a
 * battery aims at enemies. Undefined if there is no line.
 */
export function aimOf(board: BoardState): Aim | undefined {
  const pointed = board.pointed()
  if (board.overlay() === 'line') {
    const [from, end] = board.line()
    const to = end >= 0 ? end : pointed
    return from >= 0 && to >= 0 && from !== to ? { from, to, unit: -1 } : undefined
  }
  const piece = board.chosen()
  if (piece?.kind !== 'unit' || pointed < 0) return undefined
  const p = board.table.view()
  const { army, ground } = p.scenario
  const from = p.at[piece.n]
  if (from < 0 || from === pointed) return undefined
  const aim = { from, to: pointed, unit: piece.n }
  const isEnemy = fighter(p, pointed) === enemyOf(army.side[piece.n])
  if (army.arm[piece.n] === ARTILLERY)
    return isEnemy || FIRE.includes(board.table.phase()?.name ?? '') ? aim : undefined
  // Muskets reach the next hex, and no further.
  const isBeside = ground.grid.neighbours.subarray(6 * from, 6 * from + 6).includes(pointed)
  return army.arm[piece.n] === INFANTRY && isEnemy && isBeside && FIRE.includes(board.table.phase()?.name ?? '')
    ? aim
    : undefined
}

/** Returns the line itself. The unit at its beginning fires; without one, the side that looks. */
const lineOf = (p: Eagle, looker: number, { from, to }: Aim): Line => fireLine(p, looker, from, to)

/** Returns the line that the player looks at, with what blocks it. */
export function sightOf(board: BoardState): SightLine | undefined {
  const aim = aimOf(board)
  if (!aim) return undefined
  const { from, to, clear, at, by } = lineOf(board.table.view(), Math.max(0, board.table.seat()), aim)
  return { from, to, ...(!clear && { block: { hex: at!, what: tLook(`line.by.${by}`) } }) }
}

/** Returns the line in words: its length, what blocks it and where, and whether the guns reach that far. */
export function aimWords(p: Eagle, looker: number, aim: Aim): string {
  const { distance: far, at, by } = lineOf(p, looker, aim)
  const ends = { from: hexName(p, aim.from), to: hexName(p, aim.to), far }
  const words =
    by === undefined
      ? tLook('line.clear', ends)
      : tLook('line.blocked', { ...ends, hex: hexName(p, at!), what: tLook(`line.by.${by}`) })
  const isGun = aim.unit >= 0 && p.scenario.army.arm[aim.unit] === ARTILLERY
  const range = isGun ? rangeOf(p, aim.unit) : far
  return far <= range ? words : `${words} ${tLook('line.beyond', { range })}`
}
