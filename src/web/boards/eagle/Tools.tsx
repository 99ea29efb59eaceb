import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, Show, Suspense } from 'solid-js'
import type { Eagle } from '../../../rules/eagle/position.ts'
import { Counter } from '../../kit/hex/Counter.tsx'
import { stepChoice } from '../../shell/choices.ts'
import { stepped } from '../../shell/requests.ts'
import type { Table } from '../../table/table.ts'
import type { Choice } from './choices.ts'
import { deskOf } from './desk.ts'
import { faceOf } from './faces.ts'
import { choiceName, pieceName, unitWords } from './say.ts'
import { t } from './words.ts'
import './panel.css'

const Along = lazy(async () => ({ default: (await import('./Along.tsx')).Along }))
const Orders = lazy(async () => ({ default: (await import('./Orders.tsx')).Orders }))
const OrdersOf = lazy(async () => ({ default: (await import('./Orders.tsx')).OrdersOf }))
const Foreseen = lazy(async () => ({ default: (await import('./Foreseen.tsx')).Foreseen }))
const Unended = lazy(async () => ({ default: (await import('./Unended.tsx')).Unended }))
const Odds = lazy(async () => ({ default: (await import('./look/Odds.tsx')).Odds }))

/** What is done without a place on the map. */
const isPlain = ({ first }: Choice): boolean => first === ''

/** The chosen counter and what it can do beside moving on the map, who else can act, and everything that is legal as a list. */
export function Tools(props: { readonly table: Table<Eagle> }): JSX.Element {
  const desk = createMemo(() => deskOf(props.table))
  const p = () => props.table.view()
  let host: HTMLDivElement | undefined
  const [listed, setListed] = createSignal(false)
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what === 'choice' && host) stepChoice(host, wish.by)
      },
      { defer: true },
    ),
  )
  const isWriting = () => SHEETS.includes(props.table.phase()?.name ?? '')
  const act = (choice: Choice) => props.table.act(choice.legal.text)
  const Row = (row: { readonly choice: Choice }): JSX.Element => (
    <li>
      <button type="button" class="button small" onClick={() => act(row.choice)}>
        {choiceName(p(), row.choice)}
      </button>
    </li>
  )
  /** What is done on the map as well stands only in the list of everything. */
  const beside = createMemo(() =>
    desk()
      .own()
      .filter(({ hex, corner, legal }) => hex < 0 && corner < 0 && legal.verb !== 'join'),
  )
  const general = createMemo(() =>
    desk()
      .choices()
      .filter(
        ({ unit, leader, marker, first, hex, corner }) => unit < 0 && leader < 0 && marker < 0 && first !== '' && hex < 0 && corner < 0,
      ),
  )
  return (
    <Show when={props.table.asked() || desk().lingers()}>
      <div ref={host} class="eagle-tools" aria-busy={desk().lingers()}>
        <Show when={isWriting()}>
          <Suspense>
            <Orders desk={desk()} />
          </Suspense>
        </Show>
        <Show when={!isWriting() && desk().asked().length > 0}>
          <ul class="eagle-list">
            <For each={desk().asked()}>{(choice) => <Row choice={choice} />}</For>
          </ul>
        </Show>
        <Show when={WITH_ODDS.includes(props.table.phase()?.name ?? '')}>
          <Suspense>
            <Odds desk={desk()} />
          </Suspense>
        </Show>
        <Show
          when={desk().chosen()}
          fallback={
            <Show when={desk().pieces().length > 0}>
              <p class="eagle-note">{t('tools.nobody')}</p>
              <ul class="eagle-pieces" aria-label={t('tools.pieces')}>
                <For each={desk().pieces()}>
                  {(piece) => (
                    <li>
                      <button type="button" class="button small" onClick={() => desk().choose(piece)}>
                        <Show when={piece.kind === 'unit'}>
                          <svg class="eagle-sign" viewBox="-22 -22 44 44" aria-hidden="true">
                            <Counter face={faceOf(p(), piece.n)} />
                          </svg>
                        </Show>
                        {pieceName(p(), piece)}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          }
        >
          {(piece) => (
            <section>
              <h3>
                {t('tools.chosen', { name: pieceName(p(), piece()) })}
                <Show when={desk().pieces().length > 1}>
                  <button type="button" class="button small" onClick={() => desk().choose(undefined)}>
                    {t('tools.unchoose')}
                  </button>
                </Show>
              </h3>
              <Show when={piece().kind === 'unit'}>
                <Suspense>
                  <Along desk={desk()} unit={piece().n} />
                </Suspense>
              </Show>
              <ul class="eagle-list">
                <For each={beside()}>{(choice) => <Row choice={choice} />}</For>
              </ul>
              <Show when={piece().kind === 'unit'}>
                <p class="eagle-note">{unitWords(p(), piece().n)}</p>
                <Show when={UNDER_ORDERS.includes(props.table.phase()?.name ?? '')}>
                  <Suspense>
                    <OrdersOf desk={desk()} unit={piece().n} />
                  </Suspense>
                </Show>
              </Show>
            </section>
          )}
        </Show>
        <Show when={!isWriting() && general().length > 0}>
          <ul class="eagle-list">
            <For each={general().slice(0, GENERAL)}>{(choice) => <Row choice={choice} />}</For>
          </ul>
        </Show>
        <details class="eagle-all" open={listed()} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{t('tools.all', { count: desk().choices().length })}</summary>
          <Show when={listed()}>
            <ul class="eagle-list">
              <For each={desk().choices()}>{(choice) => <Row choice={choice} />}</For>
            </ul>
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

/** What ends a phase, or a question that may be left alone: below all that can be read and chosen, and always in sight. */
export function Ends(props: { readonly table: Table<Eagle> }): JSX.Element {
  const desk = createMemo(() => deskOf(props.table))
  return (
    <div class="eagle-ends" aria-busy={desk().lingers()}>
      <For
        each={desk().choices().filter(isPlain)}
        fallback={
          <Show when={props.table.phase()?.name === 'movement'}>
            <Suspense>
              <Unended desk={desk()} />
            </Suspense>
          </Show>
        }
      >
        {(choice) => (
          <button type="button" class="button main eagle-finish" onClick={() => props.table.act(choice.legal.text)}>
            {choiceName(props.table.view(), choice)}
          </button>
        )}
      </For>
    </div>
  )
}

/** Phases in which an order says what a unit does: none says who fires, or where he falls back. */
const UNDER_ORDERS = ['movement', 'shock']

/** Phases in which one may say what is rolled for. */
const WITH_ODDS = ['defensive fire', 'offensive fire', 'shock']

/** Phases in which orders are written. */
const SHEETS = ['opening orders', 'orders']

/** Longer lists (areas to be defended) are only found under everything. */
const GENERAL = 24
