import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { middleOf, outline } from '../../../kit/hex/layout.ts'
import type { Desk } from '../desk.ts'
import { layout } from '../ground-plan.ts'
import { commandOf } from './command.ts'
import { menaceOf } from './menace.ts'
import { bothZones, dangers, fireLine, type Lain } from './overlays.ts'
import './look.css'

const HEX = outline(layout, 0.99)
const place = (hex: number): string => {
  const { x, y } = middleOf(layout, hex)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** What is laid over the map, below the counters. */
export function Overlay(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const p = () => desk.table.view()
  const seat = () => desk.table.seat()
  const lain = createMemo<readonly Lain[]>(() => {
    switch (desk.overlay()) {
      case 'zones':
        return bothZones(p())
      case 'threats':
        return dangers(p(), Math.max(0, seat()))
      case 'command':
        return commandOf(desk)
      default:
        return []
    }
  })
  const menace = menaceOf(desk)
  const from = () => [...new Set(menace()?.threats.map(({ unit }) => p().at[unit]!) ?? [])]
  return (
    <Switch>
      <Match when={desk.overlay() === 'line'}>
        <Sight desk={desk} side={seat()} />
      </Match>
      <Match when={lain().length > 0}>
        <g aria-hidden="true">
          <For each={lain()}>
            {({ hex, side, weak }) => (
              <g class={`lain lain-${side}`}>
                <path classList={{ 'lain-weak': weak }} d={HEX} transform={place(hex)} />
              </g>
            )}
          </For>
          <For each={from()}>{(hex) => <path class="menace" d={HEX} transform={place(hex)} />}</For>
        </g>
      </Match>
    </Switch>
  )
}

/** The line of fire between two hexes: from middle to middle, with what blocks it. */
function Sight(props: { readonly desk: Desk; readonly side: number }): JSX.Element {
  const { desk } = props
  const ends = createMemo(() => {
    const [from, to] = desk.line()
    return { from, to: to >= 0 ? to : desk.pointed() }
  })
  return (
    <g class="sight" aria-hidden="true">
      <Show when={ends().from >= 0}>
        <path class="sight-end" d={HEX} transform={place(ends().from)} />
        <Show when={ends().to >= 0 && ends().to !== ends().from}>
          {(_) => {
            const line = () => fireLine(desk.table.view(), Math.max(0, props.side), ends().from, ends().to)
            const path = () => {
              const [a, b] = [middleOf(layout, ends().from), middleOf(layout, ends().to)]
              return `M${a.x} ${a.y}L${b.x} ${b.y}`
            }
            return (
              <g classList={{ 'sight-shut': !line().clear }}>
                <Show when={!line().clear}>
                  <path class="sight-block" d={HEX} transform={place(line().at!)} />
                </Show>
                <path class="sight-edge" d={path()} />
                <path class="sight-line" d={path()} />
                <path class="sight-end" d={HEX} transform={place(ends().to)} />
              </g>
            )
          }}
        </Show>
      </Show>
    </g>
  )
}
