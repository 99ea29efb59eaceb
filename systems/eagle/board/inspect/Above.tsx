import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Eagle } from '../../rules/state/position.ts'
import type { Desk } from '../board-state.ts'
import { formationName, leaderName, nationOf } from '../faces.ts'
import { moveTo } from '../ground-plan.ts'
import { t } from '../words.ts'
import { threatenedTroops } from './grades.ts'
import { dangersOf } from './menace.ts'
import { showsOrders } from './OrderArrows.tsx'
import { commandedBy, labelled, orderedOf } from './ordered.ts'
import { Sight } from './Sight.tsx'
import './inspector.css'

/** Overlays above the counters: lines of fire, orders, units out of command, threatened troops. */
export function Above(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const seat = () => Math.max(0, desk.table.seat())
  const threatened = createMemo(() => {
    const graded = dangersOf(desk)()
    return graded ? threatenedTroops(desk.table.view(), seat(), graded) : []
  })
  return (
    <g class="above" aria-hidden="true">
      <Show when={showsOrders(desk)}>
        <Ordering desk={desk} />
      </Show>
      <Show when={desk.overlay() === 'command' || desk.overlay() === 'orders'}>
        <Commanded desk={desk} side={seat()} />
      </Show>
      <For each={threatened()}>
        {({ hex, grade, points }) => (
          <g class={`danger-badge danger-${grade}`} transform={moveTo(desk.layout, hex)}>
            <rect x="-14" y="17" width="28" height="19" rx="4" />
            <text y="31">{points}</text>
          </g>
        )}
      </For>
      <Sight desk={desk} />
    </g>
  )
}

/** Half the width of a letter: world units. */
const LETTER = 4.2

/** A formation is called after its leader: there is little room on the map. */
function nameOf(p: Eagle, formation: number): string {
  const leader = p.scenario.army.leaderOf[formation]
  return leader >= 0 ? leaderName(p, leader) : formationName(p, formation)
}

/** The orders of formations: an arrow to where each goes, and what it has to do. */
function Ordering(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const p = () => desk.table.view()
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
function Commanded(props: { readonly desk: Desk; readonly side: number }): JSX.Element {
  const all = createMemo(() => commandedBy(props.desk.table.view(), props.side))
  return (
    <>
      <For each={[...all().inside.keys()].filter((hex) => !all().out.has(hex))}>
        {(hex) => (
          <g class="commanded" transform={moveTo(props.desk.layout, hex)}>
            <circle cx="24" cy="20" r="8" />
            <path d="M20 20l3 3.4l5 -6.4" />
          </g>
        )}
      </For>
      <For each={[...all().out.keys()]}>
        {(hex) => (
          <g class="commanded commanded-out" transform={moveTo(props.desk.layout, hex)}>
            <circle class="commanded-ring" r="32" />
            <circle cx="24" cy="20" r="9" />
            <path d="M24 14v7M24 24.6v0.4" />
          </g>
        )}
      </For>
    </>
  )
}
