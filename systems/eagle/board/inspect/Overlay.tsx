import { createMemo, For, type JSX, Show } from 'solid-js'
import { outline } from '../../../../src/web/hexboard/layout.ts'
import type { Desk } from '../board-state.ts'
import { HEX_SIZE, moveTo } from '../ground-plan.ts'
import { commandOf } from './command.ts'
import { dangersOf, menaceOf } from './menace.ts'
import { OrderArrows } from './OrderArrows.tsx'
import { bothZones, type Lain } from './overlays.ts'
import { Threats } from './Threats.tsx'
import './inspector.css'

const HEX = outline(HEX_SIZE, 0.99)

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
      <Show when={dangersOf(desk)()}>{(graded) => <Threats layout={desk.layout} graded={graded()} />}</Show>
      <g aria-hidden="true">
        <For each={lain()}>
          {({ hex, side, weak }) => (
            <g class={`lain lain-${side}`}>
              <path classList={{ 'lain-weak': weak }} d={HEX} transform={moveTo(desk.layout, hex)} />
            </g>
          )}
        </For>
        <OrderArrows desk={desk} />
        <For each={from()}>{(hex) => <path class="menace" d={HEX} transform={moveTo(desk.layout, hex)} />}</For>
      </g>
    </>
  )
}
