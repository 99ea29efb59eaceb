import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, Show, Suspense } from 'solid-js'
import { stepped } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { Counter } from '../../../src/web/counters/Counter.tsx'
import { isGeneral } from '../../../src/web/hexboard/choices.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { stepChoice } from '../../../src/web/ui/step-choice.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { type BoardState, boardStateOf } from './board-state.ts'
import { isEnding } from './choices.ts'
import { dressed } from './dressed.ts'
import { faceOf } from './faces.ts'
import { Rows } from './Rows.tsx'
import { pieceName } from './say.ts'
import './panel.css'

const Chosen = lazy(async () => ({ default: (await import('./after.ts')).Chosen }))
const Orders = lazy(async () => ({ default: (await import('./Orders.tsx')).Orders }))
const CoverAll = lazy(async () => ({ default: (await import('./deployment/Cover.tsx')).CoverAll }))
const DrawUp = lazy(async () => ({ default: (await import('./deployment/Deployment.tsx')).DrawUp }))
const Foreseen = lazy(async () => ({ default: (await import('./Foreseen.tsx')).Foreseen }))
const Odds = lazy(async () => ({ default: (await import('./inspect/Odds.tsx')).Odds }))

/** The marks on the map: targets come first, and the hexes of a march after what stands in the panel. */
function marked() {
  const all = [...document.querySelectorAll<SVGElement>('.eagle .target, .eagle .corner')]
  const isFirst = (one: SVGElement) => one.matches('.target-hostile') || one.querySelector('.target-cost') === null
  return { before: all.filter(isFirst), after: all.filter((one) => !isFirst(one)) }
}

/**
 * The chosen counter and what it can do beside moving on the map, who else can act, and everything that is legal as a
 * list.
 */
export function Tools(props: { readonly table: Table<Eagle> }): JSX.Element {
  const board = createMemo(() => boardStateOf(props.table))
  let host: HTMLDivElement | undefined
  const [listed, setListed] = createSignal(false)
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what === 'choice' && host) stepChoice(host, wish.by, marked())
      },
      { defer: true },
    ),
  )
  const isWriting = () => SHEETS.includes(props.table.phase()?.name ?? '')
  const general = createMemo(() =>
    board()
      .choices()
      .filter((choice) => isGeneral(choice) && choice.first !== '' && choice.hex < 0 && choice.corner < 0),
  )
  return (
    <Show when={props.table.asked() || board().lingers()}>
      <div ref={host} class="eagle-tools" aria-busy={board().lingers()}>
        <Show when={isWriting()}>
          <Suspense>
            <Orders board={board()} />
          </Suspense>
        </Show>
        <Show when={props.table.phase()?.name === 'markers'}>
          <Suspense>
            <CoverAll board={board()} />
          </Suspense>
        </Show>
        <Show when={props.table.phase()?.name === 'deployment'}>
          <Suspense>
            <DrawUp board={board()} />
          </Suspense>
        </Show>
        <Show when={!isWriting() && board().several().length > 0}>
          <Rows board={board()} list={board().several()} />
        </Show>
        <Show when={WITH_ODDS.includes(props.table.phase()?.name ?? '')}>
          <Suspense>
            <Odds board={board()} />
          </Suspense>
        </Show>
        <Show when={board().chosen()} fallback={<Unchosen board={board()} />}>
          {(piece) => (
            <Suspense>
              <Chosen board={board()} piece={piece()} />
            </Suspense>
          )}
        </Show>
        <Show when={!isWriting() && general().length > 0}>
          <Rows board={board()} list={general().slice(0, GENERAL)} />
        </Show>
        <details class="eagle-all" open={listed()} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{tAsking('tools.all', { count: board().choices().length })}</summary>
          <Show when={listed()}>
            <Rows board={board()} list={board().choices()} />
          </Show>
        </details>
        <Show when={!props.table.info.comrade}>
          <Suspense>
            <Foreseen table={props.table} />
          </Suspense>
        </Show>
      </div>
    </Show>
  )
}

/**
 * With no piece chosen: the pieces that can act; or, if each has only one choice and none is on the map, these choices.
 */
function Unchosen(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const p = () => board.table.view()
  const single = createMemo(() => {
    const list = board.choices()
    const isSingle =
      SINGLE.includes(board.table.phase()?.name ?? '') && list.every(({ hex, corner }) => hex < 0 && corner < 0)
    const own = list.filter((choice) => !isEnding(choice))
    return isSingle && own.length === board.pieces().length ? own : []
  })
  /** A piece that is chosen here is not under the pointer. */
  const pick = (piece: Piece) => {
    board.point(-1)
    board.choose(piece)
  }
  return (
    <Show when={single().length === 0} fallback={<Rows board={board} list={single()} />}>
      <Show when={board.pieces().length > 0}>
        <p class="eagle-note">{tAsking('tools.nobody')}</p>
        <ul class="eagle-pieces" aria-label={tAsking('tools.pieces')}>
          <For each={board.pieces()}>
            {(piece) => (
              <li>
                <button type="button" class="button small" onClick={() => pick(piece)}>
                  <Show when={piece.kind === 'unit'}>
                    <svg class="eagle-sign" viewBox="-22 -22 44 44" aria-hidden="true">
                      <Counter face={dressed(faceOf(p(), piece.n), p().scenario.army.units[piece.n])} />
                    </svg>
                  </Show>
                  {pieceName(p(), piece)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Show>
  )
}

/** Phases that ask for one of several units or leaders. */
const SINGLE = ['loss', 'aftermath', 'who defends', 'leaders follow', 'square']

/** Phases in which one may say what is rolled for. */
const WITH_ODDS = ['defensive fire', 'offensive fire', 'shock', 'movement', 'pursuit']

/** Phases in which orders are written. */
const SHEETS = ['opening orders', 'orders']

/** Longer lists (areas to be defended) are only found under everything. */
const GENERAL = 24
