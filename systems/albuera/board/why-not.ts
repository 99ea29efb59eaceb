/** Why nothing can be done to a hex: for a player who points at it and presses. */
import type { Refusal } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard } from '../../../src/web/hexboard/board-state.ts'
import { barred } from '../rules/queries/barred.ts'
import type { Albuera } from '../rules/state/position.ts'
import { moverOf } from './meaning.ts'

/** Why the chosen unit cannot go to a hex, or why the unit in that hex cannot act; undefined if it can. */
export function whyNot(table: Table<Albuera>, board: HexBoard, hex: number): Refusal | undefined {
  const p = table.view()
  const phase = table.phase()?.name
  if (!table.asked() || board.ways().has(hex) || board.targets().has(hex)) return undefined
  if (phase !== 'acting' && phase !== 'movement') return undefined
  const piece = board.chosen()
  const { army } = p.scenario
  if (piece?.kind === 'unit' && p.at[piece.n] !== hex) {
    const begins = moverOf(table) === piece.n ? undefined : table.why(`move ${army.units[piece.n]}`)
    return begins ?? barred(p, piece.n, hex)
  }
  const own = [...army.units.keys()].find((unit) => p.at[unit] === hex && army.side[unit] === table.seat())
  return piece === undefined && own !== undefined ? table.why(`move ${army.units[own]}`) : undefined
}
