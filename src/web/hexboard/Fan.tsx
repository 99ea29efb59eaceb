import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { Back, Counter, LeaderDisc, Marker } from '../counters/Counter.tsx'
import { COUNTER, fanBox, fanned, squared } from '../counters/counter.ts'
import { byKey } from '../ui/press.ts'
import { tHexes } from '../words/hexboard/t.ts'
import { tChoices } from '../words/hexchoices/t.ts'
import type { HexBoard } from './board-state.ts'
import { heightOf, piecesOf, type Stack, samePiece } from './pieces.ts'
import { ableOf } from './Stacks.tsx'
import { middleOfSpot } from './spots-in-world.ts'
import './fan.css'

/** The stack that is fanned out, above everything else. */
export function OpenStack(props: { readonly board: HexBoard }): JSX.Element {
  const open = createMemo(() =>
    props.board.stacks().find((stack) => stack.hex === props.board.fan() && heightOf(stack) > 1),
  )
  return (
    <Show when={open()} keyed>
      {(stack) => <Fan board={props.board} stack={stack} />}
    </Show>
  )
}

/** A stack laid out side by side: each of its counters can be chosen. */
function Fan(props: { readonly board: HexBoard; readonly stack: Stack }): JSX.Element {
  const { board } = props
  const { field } = board
  const count = () => heightOf(props.stack)
  const places = createMemo(() => fanned(count()))
  const box = () => fanBox(count())
  const at = () => {
    const { x, y } = middleOfSpot(board.layout, props.stack)
    const { field: map } = board.layout
    const { width, height } = box()
    const below = y - height - 40 < map.y
    return {
      x: Math.min(Math.max(x, map.x + width / 2), map.x + map.width - width / 2),
      y: below ? y + 40 + height / 2 : y - 40 - height / 2,
    }
  }
  const pieces = createMemo(() => piecesOf(props.stack))
  const able = createMemo(() => ableOf(board, props.stack))
  return (
    <g
      class="fan"
      transform={`translate(${at().x} ${at().y})`}
      role="group"
      aria-label={tChoices('fan', { hex: field.hexName(props.stack.hex) })}
    >
      <rect class="fan-paper" x={box().x} y={box().y} width={box().width} height={box().height} rx="6" />
      <For each={places()}>
        {(place, k) => {
          const piece = pieces()[k()]
          const isAble = () => able().some((one) => samePiece(one, piece))
          const press = () => void (isAble() && board.choose(piece))
          return (
            <g
              class="fan-one"
              classList={{
                'fan-able': isAble(),
                'fan-chosen': samePiece(piece, board.chosen()),
              }}
              transform={`translate(${place.x} ${place.y})`}
              role="button"
              tabindex="-1"
              data-rove=""
              aria-disabled={!isAble()}
              aria-label={piece === undefined ? tHexes('back') : field.pieceWords(piece)}
              onClick={press}
              onKeyDown={byKey(press)}
            >
              <rect
                class="fan-ring"
                x={-COUNTER / 2 - 3}
                y={-COUNTER / 2 - 3}
                width={COUNTER + 6}
                height={COUNTER + 6}
                rx="6"
              />
              <Show when={field.isOpen && k() < props.stack.units.length && props.stack.units.length > 1}>
                <text class="fan-order" x={-COUNTER / 2 - 1} y={-COUNTER / 2 + 4}>
                  {k() + 1}
                </text>
              </Show>
              <Show when={piece} fallback={<Back nation={field.nationOf(props.stack.side)} />}>
                {(one) => (
                  <Switch>
                    <Match when={one().kind === 'unit'}>
                      <Counter face={squared(field.faceOf(one().n))} />
                    </Match>
                    <Match when={one().kind === 'leader'}>
                      <LeaderDisc {...field.leaderFace(one().n)} />
                    </Match>
                    <Match when={one().kind === 'marker'}>
                      <Marker nation={field.nationOf(props.stack.side)} />
                    </Match>
                  </Switch>
                )}
              </Show>
            </g>
          )
        }}
      </For>
    </g>
  )
}
