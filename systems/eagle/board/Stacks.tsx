import { createMemo, For, type JSX, Show } from 'solid-js'
import { Back, Counter, Facing, LeaderDisc, Marker, NamePlate } from '../../../src/web/counters/Counter.tsx'
import { besideStack, type CounterFace, stacked } from '../../../src/web/counters/counter.ts'
import { HEX_SIZE, moveTo } from '../../../src/web/hexboard/ground-plan.ts'
import { outline } from '../../../src/web/hexboard/layout.ts'
import { isAlike } from '../../../src/web/ui/alike.ts'
import type { BoardState } from './board-state.ts'
import type { Piece } from './choices.ts'
import { dressed } from './dressed.ts'
import { faceOf, leaderName, nationOf, type Stack, unitName } from './faces.ts'
import { stackWords } from './say.ts'

const HEX = outline(HEX_SIZE, 0.94)
/** The southern corners: there the arrowhead of the front lies below the counter. */
const SOUTH = [2, 3]

/** The counters on the map, stack by stack. */
export function Stacks(props: { readonly board: BoardState }): JSX.Element {
  return <For each={props.board.stacks()}>{(stack) => <StackAt board={props.board} stack={stack} />}</For>
}

/** How many pieces lie there, leaders and markers too. */
export const heightOf = ({ units, leaders, markers }: Stack): number => units.length + leaders.length + markers.length

export const has = (piece: Piece | undefined, kind: Piece['kind'], n: number | undefined): boolean =>
  piece?.kind === kind && piece.n === n

/** Those of a stack that can act, from the top down, its leaders last. */
export const ableOf = (board: BoardState, { units, leaders, markers }: Stack): Piece[] => {
  const able = (kind: Piece['kind'], list: readonly (number | undefined)[]) =>
    list.flatMap((one) => board.pieces().filter((piece) => has(piece, kind, one)))
  return [...able('unit', units), ...able('leader', leaders), ...able('marker', markers)]
}

function StackAt(props: { readonly board: BoardState; readonly stack: Stack }): JSX.Element {
  const { board } = props
  const p = () => board.shown()
  const places = createMemo(() => stacked(props.stack.units.length))
  const able = createMemo(() => ableOf(board, props.stack))
  const chosen = () => able().some(({ kind, n }) => has(board.chosen(), kind, n))
  const isAbove = () => SOUTH.includes(props.stack.corner)
  /** How far the top counter of a stack lies out of the middle, up or down: a name keeps clear of it. */
  const lift = () => (isAbove() ? (places().at(-1)?.y ?? 0) : (places()[0]?.y ?? 0))
  const alone = () => props.stack.units.length + props.stack.markers.length === 0
  // Words and face are asked for at every event that is told. The picture changes only where the face does.
  const words = createMemo(() => stackWords(p(), props.stack, board.commanded()))
  const face = createMemo<CounterFace | undefined>(
    () => {
      const [unit] = props.stack.units
      return unit === undefined
        ? undefined
        : dressed(faceOf(p(), unit, board.commanded()), p().scenario.army.units[unit])
    },
    undefined,
    { equals: isAlike },
  )
  /** The full name of the top unit or leader. */
  const name = (): string | undefined => {
    const [[unit], [leader]] = [props.stack.units, props.stack.leaders]
    if (unit !== undefined) return unitName(p(), unit)
    return alone() && leader !== undefined ? leaderName(p(), leader) : undefined
  }
  const several = () => heightOf(props.stack) > 1
  const press = () => {
    if (several()) board.openFan(board.fan() === props.stack.hex ? -1 : props.stack.hex)
    const first = able()[0]
    if (first) board.choose(chosen() && !several() ? undefined : chosen() ? board.chosen() : first)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
  return (
    <g
      class="stack"
      classList={{ 'stack-able': able().length > 0, 'stack-chosen': chosen() }}
      transform={moveTo(board.layout, props.stack.hex)}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={words()}
      onClick={press}
      onKeyDown={key}
      onFocus={() => board.point(props.stack.hex)}
    >
      <path class="stack-ring" d={HEX} />
      <Show when={props.stack.units.length > 0}>
        <Facing
          size={HEX_SIZE}
          nation={nationOf(props.stack.side)}
          round={props.stack.round}
          {...(props.stack.corner >= 0 ? { corner: props.stack.corner } : {})}
        />
      </Show>
      <For each={places()}>
        {(place, k) => (
          <g transform={`translate(${place.x} ${place.y})`}>
            <Show when={k() === places().length - 1 && face()} fallback={<Back nation={nationOf(props.stack.side)} />}>
              {(shown) => <Counter face={shown()} />}
            </Show>
          </g>
        )}
      </For>
      <Show when={name()}>
        {(text) => (
          <g transform={`translate(0 ${lift()})`}>
            <NamePlate text={text()} above={isAbove()} />
          </g>
        )}
      </Show>
      <For each={props.stack.markers}>
        {(_, k) => (
          <g transform={`translate(${4 * k()} ${-4 * k()})`}>
            <Marker nation={nationOf(props.stack.side)} />
          </g>
        )}
      </For>
      <Show when={props.stack.units.length > 0 && props.stack.corner >= 0}>
        <Facing size={HEX_SIZE} nation={nationOf(props.stack.side)} corner={props.stack.corner} head />
      </Show>
      <Show when={props.stack.units.length > 1}>
        <g transform={props.stack.corner === 0 ? 'translate(27 4)' : 'translate(26 -26)'} class="stack-count">
          <circle r="7.5" />
          <text dy="3.8">{props.stack.units.length}</text>
        </g>
      </Show>
      <For each={props.stack.leaders}>
        {(leader, k) => {
          const place = () => besideStack(props.stack.leaders.length, props.stack.corner)[k()]
          return (
            <g transform={alone() ? `translate(${k() * 10} 0)` : `translate(${place().x} ${place().y}) scale(0.72)`}>
              <Leader board={board} leader={leader} />
            </g>
          )
        }}
      </For>
    </g>
  )
}

export function Leader(props: { readonly board: BoardState; readonly leader: number }): JSX.Element {
  const p = () => props.board.shown()
  const worn = () => p().worn[props.leader] === 1
  const army = () => p().scenario.army
  const factor = (table: Int8Array) => table[2 * props.leader + (worn() ? 1 : 0)]
  return (
    <LeaderDisc
      nation={nationOf(army().leaderSide[props.leader])}
      initials={leaderName(p(), props.leader).slice(0, 2)}
      figures={`${factor(army().shock)} · ${factor(army().morale)}`}
      worn={worn()}
    />
  )
}
