import { createMemo, For, type JSX } from 'solid-js'
import { tipped } from '../../../src/web/ui/tips.ts'
import { tArmies } from '../words/armies/t.ts'
import type { BoardState } from './board-state.ts'
import { type Coming, clockOf, comingOf } from './coming.ts'
import { leaderName, nationOf, unitName } from './faces.ts'
import { hexName } from './say.ts'
import { HALF, tagPlace, wayTo } from './tags.ts'
import './arrivals.css'

/** Troops still to come, waiting at their entry hexes: how many, and in which turn. */
export function Arrivals(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const p = () => board.shown()
  /** By entry hex, the first to come in front. */
  const entries = createMemo(() => [...Map.groupBy(comingOf(p()), ({ hex }) => hex).values()])
  return <For each={entries()}>{(groups) => <Entry board={board} groups={groups} />}</For>
}

function Entry(props: { readonly board: BoardState; readonly groups: readonly Coming[] }): JSX.Element {
  const p = () => props.board.shown()
  const [first] = props.groups as [Coming]
  const { at, side } = tagPlace(props.board.layout, first.hex)
  // Several tags stand along the edge of the map, so that none covers a hex.
  const along = (k: number): string => {
    const far = k - (props.groups.length - 1) / 2
    return side.x === 0 ? `translate(${far * (2 * HALF + 2)} 0)` : `translate(0 ${far * 30})`
  }
  const when = ({ turn }: Coming) =>
    turn === 0 ? tArmies('guns') : tArmies('turn', { turn, time: clockOf(p(), turn) })
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
          <g class={`nation-${nationOf(group.side)}`} transform={along(k())}>
            <rect class="arrival-card" x="-24" y="-13" width="48" height="26" rx="4" />
            <text class="arrival-words" y="5">
              {group.turn === 0 ? '?' : group.turn} · {group.units.length + group.leaders.length}
            </text>
          </g>
        )}
      </For>
      <path class="arrival-way" d={wayTo(side)} />
    </g>
  )
}
