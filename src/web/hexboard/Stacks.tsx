import { createMemo, For, type JSX, Show } from 'solid-js'
import { outline } from '../../painting/layout.ts'
import { Back, Counter, Facing, LeaderDisc, Marker, NamePlate } from '../counters/Counter.tsx'
import { besideStack, type CounterFace, stacked } from '../counters/counter.ts'
import { isAlike } from '../ui/alike.ts'
import { byKey } from '../ui/press.ts'
import type { HexBoard } from './board-state.ts'
import { HEX_SIZE } from './ground-plan.ts'
import { heightOf, type Piece, piecesOf, type Stack, samePiece } from './pieces.ts'
import { hexesOfSpot, moveToSpot } from './spots-in-world.ts'
import { stackWords } from './stack-words.ts'
import './stacks.css'

const HEX = outline(HEX_SIZE, 0.94)
/** The southern corners, where the arrowhead of the front lies below the counter. */
const SOUTH = [2, 3]

/** The counters on the map, stack by stack. */
export function Stacks(props: { readonly board: HexBoard }): JSX.Element {
  return <For each={props.board.stacks()}>{(stack) => <StackAt board={props.board} stack={stack} />}</For>
}

/** Counters of both sides that fight in one hex are drawn small, side by side. */
const BESIDE = 19
const SMALL = 0.7

/** The piles in a hex: one, or one for each side. */
function pilesOf({ units, foes = 0 }: Stack) {
  if (foes === 0) return [{ units, places: stacked(units.length), at: '' }]
  const own = units.length - foes
  return [units.slice(0, own), units.slice(own)].map((pile, k) => ({
    units: pile,
    places: stacked(pile.length),
    at: `translate(${k === 0 ? -BESIDE : BESIDE} 0) scale(${SMALL})`,
  }))
}

/** The pieces of a stack that can act, from the top down, leaders last. */
export const ableOf = (board: HexBoard, stack: Stack): Piece[] =>
  piecesOf(stack).flatMap((one) => board.pieces().filter((piece) => samePiece(piece, one)))

function StackAt(props: { readonly board: HexBoard; readonly stack: Stack }): JSX.Element {
  const { board } = props
  const { field } = board
  const piles = createMemo(() => pilesOf(props.stack))
  const places = () => piles()[0]?.places ?? []
  const able = createMemo(() => ableOf(board, props.stack))
  const chosen = () => able().some((piece) => samePiece(piece, board.chosen()))
  const isAbove = () => SOUTH.includes(props.stack.corner)
  /** How far the top counter of a stack lies above or below the middle, so that a name keeps clear of it. */
  const lift = () => (isAbove() ? (places().at(-1)?.y ?? 0) : (places()[0]?.y ?? 0))
  const alone = () => props.stack.units.length + props.stack.markers.length === 0
  // Words and face are reread at every event. The picture changes only if the face does.
  const words = createMemo(() => stackWords(field, props.stack))
  /** The visible faces, pile by pile, by their places from the top down. */
  const faces = createMemo<readonly (readonly (CounterFace | undefined)[])[]>(
    () =>
      piles().map(({ units, places }) =>
        units
          .slice(0, field.isOpen ? places.length : 1)
          .map((unit) => (unit === undefined ? undefined : field.faceOf(unit))),
      ),
    [],
    { equals: isAlike },
  )
  const top = () => faces()[0]?.[0]
  /** The colours of the unit on top. */
  const nation = () => top()?.nation ?? field.nationOf(props.stack.side)
  /** The full name of the top unit or leader. */
  const name = (): string | undefined => {
    const [[unit], [leader]] = [props.stack.units, props.stack.leaders]
    if (unit !== undefined) return field.pieceName({ kind: 'unit', n: unit })
    return alone() && leader !== undefined ? field.pieceName({ kind: 'leader', n: leader }) : undefined
  }
  const several = () => heightOf(props.stack) > 1
  const press = () => {
    if (several()) board.openFan(board.fan() === props.stack.hex ? -1 : props.stack.hex)
    const first = able()[0]
    if (first) board.choose(chosen() && !several() ? undefined : chosen() ? board.chosen() : first)
  }
  /** Every hex that the counters cover shows their front. */
  const hexes = createMemo(() => hexesOfSpot(board.layout, props.stack))
  return (
    <g
      class="stack"
      classList={{ 'stack-able': able().length > 0, 'stack-chosen': chosen() }}
      transform={moveToSpot(board.layout, props.stack)}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={words()}
      onFocus={() => board.point(props.stack.hex)}
      onClick={press}
      onKeyDown={byKey(press)}
    >
      <For each={hexes()}>
        {(at) => (
          <g transform={at}>
            <path class="stack-ring" d={HEX} />
            <Show when={props.stack.units.length > 0}>
              <Facing
                size={HEX_SIZE}
                nation={nation()}
                round={props.stack.round}
                {...(props.stack.corner >= 0 ? { corner: props.stack.corner } : {})}
              />
            </Show>
          </g>
        )}
      </For>
      <For each={piles()}>
        {(pile, n) => (
          <g transform={pile.at}>
            <For each={pile.places}>
              {(place, k) => (
                <g transform={`translate(${place.x} ${place.y})`}>
                  <Show when={faces()[n()]?.[pile.places.length - 1 - k()]} fallback={<Back nation={nation()} />}>
                    {(shown) => <Counter face={shown()} />}
                  </Show>
                </g>
              )}
            </For>
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
            <Marker nation={nation()} />
          </g>
        )}
      </For>
      {/* Troops drawn as they stand have a spur at their front. */}
      <Show
        when={
          props.stack.units.length > 0 &&
          props.stack.corner >= 0 &&
          top()?.block === undefined &&
          props.stack.foes === undefined
        }
      >
        <Facing size={HEX_SIZE} nation={nation()} corner={props.stack.corner} head />
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
              <LeaderDisc {...field.leaderFace(leader)} />
            </g>
          )
        }}
      </For>
    </g>
  )
}
