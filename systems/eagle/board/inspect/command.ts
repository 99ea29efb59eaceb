/** How far the orders of leaders reach (9). */
import type { LaidHex } from '../../../../src/web/hexboard/Laid.tsx'
import { commandHexes } from '../../rules/state/command.ts'
import type { BoardState } from '../board-state.ts'

/**
 * Returns the leader whose command the player looks at: the chosen one, or the commander of the chosen unit; -1 for
 * all.
 */
export function lookedAt(board: BoardState): number {
  const { army } = board.table.view().scenario
  const piece = board.chosen()
  if (piece?.kind === 'leader') return piece.n
  return piece?.kind === 'unit' ? army.leaderOf[army.formation[piece.n]] : -1
}

/** Returns the command of a leader, or of all leaders of the side that looks, each hex once. */
export function commandOf(board: BoardState): LaidHex[] {
  const p = board.table.view()
  const { army } = p.scenario
  const one = lookedAt(board)
  const seat = board.table.seat()
  const leaders = one >= 0 ? [one] : [...army.leaders.keys()].filter((leader) => army.leaderSide[leader] === seat)
  const side = leaders.length > 0 ? army.leaderSide[leaders[0]] : 0
  const hexes = new Set(leaders.flatMap((leader) => (p.where[leader] >= 0 ? [...commandHexes(p, leader)] : [])))
  return [...hexes].map((hex) => ({ hex, side, weak: one < 0 }))
}
