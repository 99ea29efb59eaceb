/** Why nothing can be done to a hex: for a player who points at it and presses. */
import { leftFront, leftRear, neighbour, rightFront, rightRear } from '../../../src/hex/index.ts'
import type { Refusal } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard } from '../../../src/web/hexboard/board-state.ts'
import { refusalAfter } from '../../../src/web/hexboard/refusal-after.ts'
import { reach, TOO_DEAR } from '../rules/queries/reach.ts'
import { type Albuera, albueraLayout, OFF } from '../rules/state/position.ts'
import { moverOf } from './meaning.ts'
import { actionsTo } from './ways.ts'

const STEPS = [
  ['forward left', leftFront],
  ['forward right', rightFront],
  ['back left', leftRear],
  ['back right', rightRear],
] as const

/** Why the chosen unit cannot go to a hex, or why the unit that stands there cannot act; undefined where it can. */
export function whyNot(table: Table<Albuera>, board: HexBoard, hex: number): Refusal | undefined {
  const p = table.view()
  const phase = table.phase()?.name
  if (!table.asked() || board.ways().has(hex) || board.targets().has(hex)) return undefined
  if (phase !== 'acting' && phase !== 'movement') return undefined
  const piece = board.chosen()
  if (piece?.kind === 'unit' && p.at[piece.n] !== hex) return whyNotThere(table, piece.n, hex)
  const { army } = p.scenario
  const own = [...army.units.keys()].find((unit) => p.at[unit] === hex && army.side[unit] === table.seat())
  return piece === undefined && own !== undefined ? table.why(`move ${army.units[own]}`) : undefined
}

/** What refuses the last step into a hex, wherever it could be made from; else it is too far. */
function whyNotThere(table: Table<Albuera>, unit: number, hex: number): Refusal {
  const p = table.view()
  const { army, ground } = p.scenario
  const places = reach(p, unit, 0)
  const begin = moverOf(table) === unit ? [] : [`move ${army.units[unit]}`]
  for (const place of places) {
    for (const [step, sideOf] of STEPS) {
      const side = sideOf(place.facing)
      const enters = (half: number) => half !== OFF && neighbour(ground.grid, half, side) === hex
      if (!enters(place.hex) && !enters(place.right)) continue
      const way = [...begin, ...actionsTo(places, place)]
      const why = refusalAfter(table.engine, copyOf(p), table.seat(), way, step)
      // That the points do not suffice is the last thing to be said.
      if (why && why.rule !== TOO_DEAR.rule) return why
    }
  }
  return TOO_DEAR
}

function copyOf(view: Albuera): Albuera {
  const p = albueraLayout.make(view.scenario)
  albueraLayout.copy(view, p)
  return p
}
