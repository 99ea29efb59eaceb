import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { ChosenName, Rows } from '../../../src/web/hexboard/Tools.tsx'
import type { BoardState } from './board-state.ts'
import { isEnding } from './choices.ts'
import { unitWords } from './say.ts'

const Along = lazy(async () => ({ default: (await import('./Along.tsx')).Along }))
const OrdersOf = lazy(async () => ({ default: (await import('./Orders.tsx')).OrdersOf }))

/** The chosen piece, and its choices that are not on the map. */
export function Chosen(props: { readonly board: BoardState; readonly piece: Piece }): JSX.Element {
  const { board } = props
  const { table } = board
  const p = () => table.view()
  const phase = () => table.phase()?.name ?? ''
  /**
   * Choices that are also on the map stand only in the list of everything; answers to a combat, if they are few, here
   * too.
   */
  const beside = createMemo(() => {
    const own = board.own()
    const answers = ANSWERS.includes(phase()) ? own.filter(({ hex }) => hex >= 0) : []
    const plain = own.filter(
      (choice) => choice.hex < 0 && choice.corner < 0 && choice.legal.verb !== 'join' && !isEnding(choice),
    )
    return answers.length <= FEW ? [...answers, ...plain] : plain
  })
  return (
    <section>
      <ChosenName board={board} piece={props.piece} />
      <Show when={props.piece.kind === 'unit'}>
        <Suspense>
          <Along board={board} unit={props.piece.n} />
        </Suspense>
      </Show>
      <Rows board={board} list={beside()} whole />
      <Show when={props.piece.kind === 'unit'}>
        <p class="choice-note">{unitWords(p(), props.piece.n, board.commanded())}</p>
        <Show when={UNDER_ORDERS.includes(phase())}>
          <Suspense>
            <OrdersOf board={board} unit={props.piece.n} />
          </Suspense>
        </Show>
      </Show>
    </section>
  )
}

/** Phases in which a player answers a combat, on few enough hexes to list. */
const ANSWERS = ['advance', 'retreat', 'countercharge', 'combat', 'out of hand']
const FEW = 8

/** Phases in which an order says what a unit does: no order says which unit fires, or where one falls back. */
const UNDER_ORDERS = ['movement', 'shock']
