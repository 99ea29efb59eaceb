import { createMemo, For, type JSX } from 'solid-js'
import { middleOf } from '../../kit/hex/layout.ts'
import { tipped } from '../../kit/tips.tsx'
import { type Coming, clockOf, comingOf } from './coming.ts'
import type { Desk } from './desk.ts'
import { leaderName, nationOf, unitName } from './faces.ts'
import { layout } from './ground-plan.ts'
import { hexName } from './say.ts'
import { tArmies } from './words/armies/t.ts'
import './arrivals.css'

/** Those who are still to come, waiting at the hexes by which they enter: how many, and in which turn. */
export function Arrivals(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const p = () => desk.shown()
  /** By entry hex, the first to come in front. */
  const entries = createMemo(() => [...Map.groupBy(comingOf(p()), ({ hex }) => hex).values()])
  return <For each={entries()}>{(groups) => <Entry desk={desk} groups={groups} />}</For>
}

function Entry(props: { readonly desk: Desk; readonly groups: readonly Coming[] }): JSX.Element {
  const p = () => props.desk.shown()
  const [first] = props.groups as [Coming]
  const { x, y } = middleOf(layout, first.hex)
  // They wait on the paper round the map, beside the hex by which they come in.
  const { field, world } = layout
  const [dx, dy] = [x - (field.x + field.width / 2), y - (field.y + field.height / 2)]
  const aside =
    Math.abs(dx / field.width) > Math.abs(dy / field.height) ? { x: Math.sign(dx) * FAR, y: 0 } : { x: 0, y: Math.sign(dy) * FAR }
  const at = {
    x: Math.min(Math.max(x + aside.x, HALF), world.width - HALF),
    y: Math.min(Math.max(y + aside.y, HALF), world.height - HALF),
  }
  const when = ({ turn }: Coming) => (turn === 0 ? tArmies('guns') : tArmies('turn', { turn, time: clockOf(p(), turn) }))
  const lines = () => [
    tArmies('entry', { hex: hexName(p(), first.hex) }),
    ...props.groups.map(
      (group) =>
        `${when(group)}: ${[...group.leaders.map((one) => leaderName(p(), one)), ...group.units.map((one) => unitName(p(), one))].join(', ')}`,
    ),
  ]
  return (
    <g
      ref={(thing) => tipped(thing, () => ({ lines: lines() }))}
      class="arrival"
      transform={`translate(${at.x} ${at.y})`}
      role="img"
      tabindex="-1"
      data-rove=""
      aria-label={lines().join('. ')}
    >
      <For each={props.groups}>
        {(group, k) => (
          <g class={`nation-${nationOf(group.side)}`} transform={`translate(0 ${(k() - (props.groups.length - 1) / 2) * 30})`}>
            <rect class="arrival-card" x="-34" y="-13" width="68" height="26" rx="4" />
            <text class="arrival-words" y="5">
              {group.turn === 0 ? '?' : group.turn} · {group.units.length + group.leaders.length}
            </text>
          </g>
        )}
      </For>
      <path class="arrival-way" d={wayTo(aside)} />
    </g>
  )
}
const FAR = 62
/** Half of what a card takes, its arrowhead with it. */
const HALF = 40

/** An arrowhead that points into the map. */
const wayTo = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  x !== 0 ? `M${-Math.sign(x) * 38} -7v14l${-Math.sign(x) * 10} -7z` : `M-7 ${-Math.sign(y) * 17}h14l-7 ${-Math.sign(y) * 10}z`
