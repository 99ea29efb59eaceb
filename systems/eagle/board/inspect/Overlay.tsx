import { createMemo, For, type JSX, Show } from 'solid-js'
import { middleOf, outline } from '../../../../src/web/hexboard/layout.ts'
import type { Desk } from '../board-state.ts'
import { layout } from '../ground-plan.ts'
import { commandOf } from './command.ts'
import { dangersOf, menaceOf } from './menace.ts'
import { OrderArrows } from './OrderArrows.tsx'
import { bothZones, type Lain } from './overlays.ts'
import { Threats } from './Threats.tsx'
import './inspector.css'

const HEX = outline(layout, 0.99)
const place = (hex: number): string => {
  const { x, y } = middleOf(layout, hex)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** What is laid over the map, below the counters. */
export function Overlay(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const p = () => desk.table.view()
  const lain = createMemo<readonly Lain[]>(() => {
    switch (desk.overlay()) {
      case 'zones':
        return bothZones(p())
      case 'command':
        return commandOf(desk)
      default:
        return []
    }
  })
  const menace = menaceOf(desk)
  const from = () => [...new Set(menace()?.threats.map(({ unit }) => p().at[unit]) ?? [])]
  return (
    <>
      <Show when={dangersOf(desk)()}>{(graded) => <Threats graded={graded()} />}</Show>
      <g aria-hidden="true">
        <For each={lain()}>
          {({ hex, side, weak }) => (
            <g class={`lain lain-${side}`}>
              <path classList={{ 'lain-weak': weak }} d={HEX} transform={place(hex)} />
            </g>
          )}
        </For>
        <OrderArrows desk={desk} />
        <For each={from()}>{(hex) => <path class="menace" d={HEX} transform={place(hex)} />}</For>
      </g>
    </>
  )
}
