import { createMemo, For, type JSX } from 'solid-js'
import { outline } from '../../../src/painting/layout.ts'
import { HEX_SIZE, moveTo } from '../../../src/web/hexboard/ground-plan.ts'
import { inArea } from '../rules/state/areas.ts'
import type { BoardState } from './board-state.ts'
import { considered } from './considered.ts'
import { Places } from './Places.tsx'
import './order-sheet.css'

const HEX = outline(HEX_SIZE, 1)
const SHEETS = ['opening orders', 'orders']

/**
 * Places that count, and grounds to defend: all of the side's own while orders are written, otherwise that of the
 * chosen unit.
 */
export function Grounds(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  const areas = createMemo(() => {
    const p = table.view()
    const { army } = p.scenario
    const piece = board.chosen()
    const writing = table.asked() && SHEETS.includes(table.phase()?.name ?? '')
    const formations =
      writing || board.overlay() === 'orders'
        ? [...army.formations.keys()].filter((f) => army.formationSide[f] === table.seat())
        : piece?.kind === 'unit'
          ? [army.formation[piece.n]]
          : []
    const found = formations.flatMap((f) => (p.area[f] > 0 ? [p.area[f] - 1] : []))
    return writing && considered() >= 0 ? [...found, considered()] : found
  })
  const hexes = createMemo(() => {
    const p = table.view()
    return areas().map((area) => ({
      area,
      hexes: [...Array(p.scenario.ground.grid.count).keys()].filter((hex) => inArea(p, area, hex)),
    }))
  })
  return (
    <>
      <Places board={board} />
      <g class="grounds" aria-hidden="true">
        <For each={hexes()}>
          {({ area, hexes: list }) => (
            <g classList={{ considered: area === considered() }}>
              <For each={list}>{(hex) => <path d={HEX} transform={moveTo(board.layout, hex)} />}</For>
            </g>
          )}
        </For>
      </g>
    </>
  )
}
