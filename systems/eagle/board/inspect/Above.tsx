import { createMemo, For, type JSX, Show } from 'solid-js'
import { moveTo } from '../../../../src/web/hexboard/ground-plan.ts'
import { Sight } from '../../../../src/web/hexboard/Sight.tsx'
import type { Eagle } from '../../rules/state/position.ts'
import type { BoardState } from '../board-state.ts'
import { formationName, leaderName, nationOf } from '../faces.ts'
import { t } from '../words.ts'
import { sightOf } from './aim.ts'
import { threatenedTroops } from './grades.ts'
import { dangersOf } from './menace.ts'
import { showsOrders } from './OrderArrows.tsx'
import { commandedBy, labelled, orderedOf } from './ordered.ts'
import './inspector.css'

/** Overlays above the counters: lines of fire, orders, units out of command, threatened troops. */
export function Above(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const seat = () => Math.max(0, board.table.seat())
  const threatened = createMemo(() => {
    const graded = dangersOf(board)()
    return graded ? threatenedTroops(board.table.view(), seat(), graded) : []
  })
  return (
    <g class="above" aria-hidden="true">
      <Show when={showsOrders(board)}>
        <Ordering board={board} />
      </Show>
      <Show when={board.overlay() === 'command' || board.overlay() === 'orders'}>
        <Commanded board={board} side={seat()} />
      </Show>
      <For each={threatened()}>
        {({ hex, grade, points }) => (
          <g class={`danger-badge danger-${grade}`} transform={moveTo(board.layout, hex)}>
            <rect x="-14" y="17" width="28" height="19" rx="4" />
            <text y="31">{points}</text>
          </g>
        )}
      </For>
      <Sight board={board} line={sightOf(board)} />
    </g>
  )
}

/** Half the width of a letter: world units. */
const LETTER = 4.2

/** Returns the name of a formation: that of its leader, because there is little room on the map. */
function nameOf(p: Eagle, formation: number): string {
  const leader = p.scenario.army.leaderOf[formation]
  return leader >= 0 ? leaderName(p, leader) : formationName(p, formation)
}

/** The orders of formations: an arrow to where each goes, and what it must do. */
function Ordering(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const p = () => board.table.view()
  const all = createMemo(() => orderedOf(p()))
  const words = createMemo(() => all().map((one) => `${nameOf(p(), one.formation)}: ${t(`order.${one.order}`)}`))
  const places = createMemo(() =>
    labelled(
      p(),
      all(),
      words().map(({ length }) => length),
    ),
  )
  return (
    <For each={all()}>
      {({ side }, k) => {
        const half = () => 8 + LETTER * words()[k()].length
        return (
          <g
            class={`ordered nation-${nationOf(side)}`}
            transform={`translate(${places()[k()]?.x ?? 0} ${places()[k()]?.y ?? 0})`}
          >
            <g class="ordered-pill">
              <rect x={-half()} y="-13" width={2 * half()} height="26" rx="6" />
              <text y="5">{words()[k()]}</text>
            </g>
          </g>
        )
      }}
    </For>
  )
}

/** Marks units in command with a tick, and units out of command with a broken ring. */
function Commanded(props: { readonly board: BoardState; readonly side: number }): JSX.Element {
  const all = createMemo(() => commandedBy(props.board.table.view(), props.side))
  return (
    <>
      <For each={[...all().inside.keys()].filter((hex) => !all().out.has(hex))}>
        {(hex) => (
          <g class="commanded" transform={moveTo(props.board.layout, hex)}>
            <circle cx="24" cy="20" r="8" />
            <path d="M20 20l3 3.4l5 -6.4" />
          </g>
        )}
      </For>
      <For each={[...all().out.keys()]}>
        {(hex) => (
          <g class="commanded commanded-out" transform={moveTo(props.board.layout, hex)}>
            <circle class="commanded-ring" r="32" />
            <circle cx="24" cy="20" r="9" />
            <path d="M24 14v7M24 24.6v0.4" />
          </g>
        )}
      </For>
    </>
  )
}
