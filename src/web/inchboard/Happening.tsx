import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table, Told } from '../board/table.ts'
import type { InchBoard } from './board-state.ts'
import { baseOf } from './figures.ts'
import { placedAt } from './layout.ts'
import './happening.css'

/** The event being told or looked back at: the bodies it is about, fire and attacks, the result. */
export function Happening(props: {
  readonly board: InchBoard
  readonly table: Pick<Table, 'happening' | 'past' | 'log'>
}): JSX.Element {
  const { board, table } = props
  const { layout, field } = board
  const lookedBackAt = (): Told | undefined => {
    const at = table.past.at()
    return at === undefined ? undefined : table.log().findLast((told) => told.n === at && field.happeningOf(told))
  }
  const shown = createMemo(() => {
    const told = table.happening() ?? lookedBackAt()
    return told && field.happeningOf(told)
  })
  const middle = (body: number) => {
    const one = board.standingOf(body)
    return one && layout.toWorld(one.x, one.y)
  }
  return (
    <g class="happening" aria-hidden="true">
      <Show when={shown()} keyed>
        {(one) => (
          <>
            <For each={one.bodies}>
              {(body) => (
                <Show when={board.standingOf(body)}>
                  {(there) => (
                    <path
                      class="happening-ring"
                      d={baseOf(there().front + 26, there().depth + 26)}
                      transform={placedAt(layout, there().x, there().y, there().heading)}
                    />
                  )}
                </Show>
              )}
            </For>
            <Show when={one.line}>
              {(line) => (
                <Show when={middle(line().from)}>
                  {(from) => (
                    <Show when={middle(line().to)}>
                      {(to) => <Flight from={from()} to={to()} kind={line().kind} />}
                    </Show>
                  )}
                </Show>
              )}
            </Show>
            <Show when={one.label !== '' && middle(one.bodies[0] ?? -1)} keyed>
              {(at) => (
                <text class="happening-label" classList={{ 'happening-bad': one.isBad }} x={at.x} y={at.y - 56}>
                  {one.label}
                </text>
              )}
            </Show>
          </>
        )}
      </Show>
    </g>
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

function Flight(props: { readonly from: Place; readonly to: Place; readonly kind: 'fire' | 'attack' }): JSX.Element {
  const line = () => `M${props.from.x} ${props.from.y}L${props.to.x} ${props.to.y}`
  const turn = () => (Math.atan2(props.to.y - props.from.y, props.to.x - props.from.x) * 180) / Math.PI
  return (
    <g class={`flight flight-${props.kind}`}>
      <path class="flight-edge" d={line()} />
      <path class="flight-line" d={line()} />
      <path
        class="flight-head"
        d="M0 0L-34 -17V17Z"
        transform={`translate(${props.to.x} ${props.to.y}) rotate(${turn()})`}
      />
      <Show when={props.kind === 'fire'}>
        <g transform={`translate(${props.from.x} ${props.from.y}) rotate(${turn()})`}>
          <circle class="flight-smoke" cx="52" r="24" />
          <circle class="flight-smoke" cx="78" cy="-14" r="18" />
          <circle class="flight-smoke" cx="84" cy="16" r="15" />
        </g>
      </Show>
    </g>
  )
}
