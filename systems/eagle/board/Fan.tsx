import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { Back, Counter, Marker } from '../../../src/web/counters/Counter.tsx'
import { COUNTER, fanBox, fanned } from '../../../src/web/counters/counter.ts'
import { middleOf } from '../../../src/web/hexboard/layout.ts'
import type { BoardState } from './board-state.ts'
import type { Piece } from './choices.ts'
import { dressed } from './dressed.ts'
import { faceOf, nationOf, type Stack } from './faces.ts'
import { tLook } from './inspect/words.ts'
import { ableOf, has, heightOf, Leader } from './Stacks.tsx'
import { hexName, leaderWords, pieceName, unitWords } from './say.ts'
import { t } from './words.ts'
import './fan.css'

/** The stack that is fanned out, above everything else. */
export function OpenStack(props: { readonly board: BoardState }): JSX.Element {
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
function Fan(props: { readonly board: BoardState; readonly stack: Stack }): JSX.Element {
  const { board } = props
  const p = () => board.shown()
  const count = () => heightOf(props.stack)
  const places = createMemo(() => fanned(count()))
  const box = () => fanBox(count())
  const at = () => {
    const { x, y } = middleOf(board.layout, props.stack.hex)
    const { field } = board.layout
    const { width, height } = box()
    const below = y - height - 40 < field.y
    return {
      x: Math.min(Math.max(x, field.x + width / 2), field.x + field.width - width / 2),
      y: below ? y + 40 + height / 2 : y - 40 - height / 2,
    }
  }
  const pieceAt = (k: number): Piece | undefined => {
    const { units, leaders, markers } = props.stack
    const unit = units[k]
    if (k >= units.length + leaders.length) return { kind: 'marker', n: markers[k - units.length - leaders.length] }
    if (k >= units.length) return { kind: 'leader', n: leaders[k - units.length] }
    return unit === undefined ? undefined : { kind: 'unit', n: unit }
  }
  const able = createMemo(() => ableOf(board, props.stack))
  return (
    <g
      class="fan"
      transform={`translate(${at().x} ${at().y})`}
      role="group"
      aria-label={tLook('fan.title', { hex: hexName(p(), props.stack.hex) })}
    >
      <rect class="fan-paper" x={box().x} y={box().y} width={box().width} height={box().height} rx="6" />
      <For each={places()}>
        {(place, k) => {
          const piece = pieceAt(k())
          const isAble = () => piece !== undefined && able().some(({ kind, n }) => kind === piece.kind && n === piece.n)
          const press = () => isAble() && board.choose(piece)
          return (
            <g
              class="fan-one"
              classList={{
                'fan-able': isAble(),
                'fan-chosen': piece !== undefined && has(board.chosen(), piece.kind, piece.n),
              }}
              transform={`translate(${place.x} ${place.y})`}
              role="button"
              tabindex="-1"
              data-rove=""
              aria-disabled={!isAble()}
              aria-label={
                piece === undefined
                  ? t('counter.back')
                  : piece.kind === 'unit'
                    ? unitWords(p(), piece.n, board.commanded())
                    : piece.kind === 'leader'
                      ? leaderWords(p(), piece.n)
                      : pieceName(p(), piece)
              }
              onClick={press}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                press()
              }}
            >
              <rect
                class="fan-ring"
                x={-COUNTER / 2 - 3}
                y={-COUNTER / 2 - 3}
                width={COUNTER + 6}
                height={COUNTER + 6}
                rx="6"
              />
              <Show when={piece} fallback={<Back nation={nationOf(props.stack.side)} />}>
                {(one) => (
                  <Switch>
                    <Match when={one().kind === 'unit'}>
                      <Counter
                        face={dressed(faceOf(p(), one().n, board.commanded()), p().scenario.army.units[one().n])}
                      />
                    </Match>
                    <Match when={one().kind === 'leader'}>
                      <Leader board={board} leader={one().n} />
                    </Match>
                    <Match when={one().kind === 'marker'}>
                      <Marker nation={nationOf(props.stack.side)} />
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
