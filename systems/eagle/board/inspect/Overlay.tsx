import { createMemo, For, type JSX, Show } from 'solid-js'
import { outline } from '../../../../src/painting/layout.ts'
import { HEX_SIZE, moveTo } from '../../../../src/web/hexboard/ground-plan.ts'
import { Laid, type LaidHex } from '../../../../src/web/hexboard/Laid.tsx'
import type { BoardState } from '../board-state.ts'
import { commandOf } from './command.ts'
import { dangersOf, menaceOf } from './menace.ts'
import { OrderArrows } from './OrderArrows.tsx'
import { bothZones } from './overlays.ts'
import { Threats } from './Threats.tsx'
import './inspector.css'

const HEX = outline(HEX_SIZE, 0.99)

/** What is laid over the map, below the counters. */
export function Overlay(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const p = () => board.table.view()
  const lain = createMemo<readonly LaidHex[]>(() => {
    switch (board.overlay()) {
      case 'zones':
        return bothZones(p())
      case 'command':
        return commandOf(board)
      default:
        return []
    }
  })
  const menace = menaceOf(board)
  const from = () => [...new Set(menace()?.threats.map(({ unit }) => p().at[unit]) ?? [])]
  return (
    <>
      <Show when={dangersOf(board)()}>{(graded) => <Threats layout={board.layout} graded={graded()} />}</Show>
      <g aria-hidden="true">
        <Laid board={board} hexes={lain()} />
        <OrderArrows board={board} />
        <For each={from()}>{(hex) => <path class="menace" d={HEX} transform={moveTo(board.layout, hex)} />}</For>
      </g>
    </>
  )
}
