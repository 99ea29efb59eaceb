import { createMemo, For, type JSX, Show } from 'solid-js'
import { LineForm } from '../../../../src/web/hexboard/LineForm.tsx'
import { LookBar } from '../../../../src/web/hexboard/LookBar.tsx'
import { stackLines } from '../../../../src/web/hexboard/stack-words.ts'
import { useTable } from '../../../../src/web/table/at-table.ts'
import type { Eagle } from '../../rules/state/position.ts'
import type { BoardState } from '../board-state.ts'
import { hexOfPiece, leaderName, unitName } from '../faces.ts'
import { hexName, pieceName } from '../say.ts'
import { aimOf, aimWords } from './aim.ts'
import { lookedAt } from './command.ts'
import { GRADES, type Grade } from './grades.ts'
import { groundWords, pointsLeft, slopeWords, whyNot } from './inspect.ts'
import { menaceOf } from './menace.ts'
import { commandedBy } from './ordered.ts'
import { dangerWords } from './overlays.ts'
import { ThreatPatterns } from './Threats.tsx'
import { tLook } from './words.ts'
import './inspector.css'

/** What can be laid over the map: signs in a box of 24, in the order of their buttons. */
const SIGNS = {
  zones: 'M12 21V11M12 11L4 6M12 11L20 6M6.5 14A6.5 6.5 0 0 1 4 6M17.5 14A6.5 6.5 0 0 0 20 6',
  command: 'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  orders: 'M5 3h14v18h-14zM8 8h8M8 12h5M9 18l6 -3M15 15l-3 -.4M15 15l-1.4 2.7',
  threats: 'M4 20L15 9M9 20L4 15M13 5l6 -1l-1 6zM20 20L14 14M15 20L20 15',
  line: 'M3 12H18M14 8l4 4l-4 4M21 6V18',
} as const

/** What the player looks at: the hex under the pointer in words, and what can be laid over the map. */
export function Looking(props: { readonly board: BoardState }): JSX.Element {
  const overlays = createMemo(() =>
    Object.entries(SIGNS).map(([id, sign]) => ({ id, sign, title: tLook(`tools.${id}`) })),
  )
  return (
    <LookBar
      board={props.board}
      overlays={overlays()}
      note={(overlay) => <Note board={props.board} overlay={overlay} />}
      reading={(hex) => <Reading board={props.board} hex={hex} />}
    />
  )
}

/** The hex in words: its ground, the troops there, the cost of the way there, and why it cannot be entered. */
function Reading(props: { readonly board: BoardState; readonly hex: number }): JSX.Element {
  const { board } = props
  const { sayWhy } = useTable()
  const p = () => board.table.view()
  const what = createMemo(() => {
    const charge = board.charges().get(props.hex)
    const way = charge ?? board.ways().get(props.hex)
    const piece = board.chosen()
    if (way && piece)
      return tLook(`read.${charge ? 'charge' : (way.why ?? 'way')}`, {
        unit: pieceName(p(), piece),
        points: way.spent,
        left: pointsLeft(p(), piece),
      })
    const why = whyNot(board, props.hex)
    return why && tLook('read.not', { reason: sayWhy(why), rule: why.rule })
  })
  /** The hex from which the chosen piece would enter this one: the last hex but one of its way, or its own hex. */
  const slope = createMemo(() => {
    const piece = board.chosen()
    const own = piece ? hexOfPiece(p(), piece) : -1
    return slopeWords(
      p(),
      props.hex,
      board.charges().get(props.hex)?.from ?? board.ways().get(props.hex)?.path.at(-2) ?? own,
    )
  })
  const aim = createMemo(() => (board.overlay() === 'line' ? undefined : aimOf(board)))
  const troops = createMemo(() => {
    const stack = board.stacks().find(({ hex }) => hex === props.hex)
    return stack ? stackLines(board.field, stack) : []
  })
  return (
    <>
      <b>{groundWords(p(), props.hex)}</b>
      <Show when={slope()}>{(words) => <> · {words()}</>}</Show>
      <Show when={what()}>{(words) => <> · {words()}</>}</Show>
      <Show when={aim()}>
        {(one) => <span class="look-aim">{aimWords(p(), Math.max(0, board.table.seat()), one())}</span>}
      </Show>
      <For each={troops()}>{(line) => <span class="look-troop">{line}</span>}</For>
    </>
  )
}

function Note(props: { readonly board: BoardState; readonly overlay: string }): JSX.Element {
  const { board } = props
  const p = () => board.table.view()
  const menace = menaceOf(board)
  const words = () => {
    switch (props.overlay) {
      case 'command': {
        const leader = lookedAt(board)
        const reach =
          leader < 0
            ? tLook('command.all')
            : tLook('command.note', { leader: leaderName(p(), leader), radius: p().scenario.army.radius[leader] })
        return `${reach} ${outWords(p(), Math.max(0, board.table.seat()))}`
      }
      case 'orders':
        return `${tLook('orders.note')} ${outWords(p(), Math.max(0, board.table.seat()))}`
      case 'threats':
        return menace() ? dangerWords(p(), menace()!) : tLook('threats.note')
      case 'line':
        return lineWords(p(), board)
      default:
        return tLook(`${props.overlay}.note`)
    }
  }
  return (
    <>
      <span role="status">{words()}</span>
      <Show when={props.overlay === 'threats'}>
        <ul class="danger-legend">
          <For each={GRADES}>{(grade) => <GradeSign grade={grade} />}</For>
        </ul>
      </Show>
      <Show when={props.overlay === 'line'}>
        <LineForm board={board} />
      </Show>
    </>
  )
}

/** The units out of command, by name and hex. */
function outWords(p: Eagle, side: number): string {
  const list = [...commandedBy(p, side).out].flatMap(([hex, units]) =>
    units.map((unit) => `${unitName(p, unit)} (${hexName(p, hex)})`),
  )
  return list.length === 0 ? tLook('command.noneOut') : tLook('command.out', { list: list.join(', ') })
}

/** The meaning of the pattern of a threat. */
const GradeSign = (props: { readonly grade: Grade }): JSX.Element => (
  <li class={`danger-${props.grade}`}>
    <svg viewBox="0 0 32 20" aria-hidden="true">
      <ThreatPatterns id="danger-legend" />
      <rect class="danger-wash" x="1" y="1" width="30" height="18" />
      <rect class="danger-edge" x="1" y="1" width="30" height="18" fill={`url(#danger-legend-${props.grade})`} />
    </svg>
    {tLook(`grade.${props.grade}`)}
  </li>
)

function lineWords(p: Eagle, board: BoardState): string {
  const aim = aimOf(board)
  return aim ? aimWords(p, Math.max(0, board.table.seat()), aim) : tLook('line.note')
}
