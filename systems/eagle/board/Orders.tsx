import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { useTable } from '../../../src/web/table/at-table.ts'
import { DEFEND, type Eagle, NO_ORDER } from '../rules/state/position.ts'
import { tSheet } from '../words/sheet/t.ts'
import type { BoardState } from './board-state.ts'
import { consider } from './considered.ts'
import { formationName, leaderName, nationOf } from './faces.ts'
import { groundsOf, neededFor, ORDER_RULES, percentOf, rowOf, sheetsOf } from './order-sheet.ts'
import { areaWords, hexName } from './say.ts'
import { t } from './words.ts'
import './order-sheet.css'

/** The order sheets of a side: the order of each formation, what it allows, and how it is changed. */
export function Orders(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  const p = () => table.view()
  const tries = () => {
    const { commanders, army } = p().scenario
    return commanders.reduce(
      (sum, { leader }, k) => sum + (army.leaderSide[leader] === table.seat() ? Math.max(0, p().tries[k]) : 0),
      0,
    )
  }
  return (
    <section class="order-sheets" aria-label={tSheet('title')}>
      <p class="choice-note">
        {tSheet('secret')}
        <Show when={table.phase()?.name === 'orders'}> {tSheet('tries', { count: tries() })}</Show>
      </p>
      <For each={sheetsOf(p(), table.seat())}>{(formation) => <Sheet board={board} formation={formation} />}</For>
    </section>
  )
}

/** `pending` of a formation: its area is still to be written; its order is. */
const AREA = 1
const ORDER = 2

function Sheet(props: { readonly board: BoardState; readonly formation: number }): JSX.Element {
  const { board, formation } = props
  const { table } = board
  const p = () => table.view()
  const leader = () => p().scenario.army.leaderOf[formation]
  const order = () => p().order[formation]
  const pending = () => p().pending[formation]
  const drafted = () =>
    table.draft()?.find((text) => text.startsWith(`defend ${p().scenario.army.formations[formation]} `))
  return (
    <article
      class={`order-sheet nation-${nationOf(table.seat())}`}
      classList={{ 'order-open': pending() > 0, 'order-none': order() === NO_ORDER }}
    >
      <h3>
        {formationName(p(), formation)}
        <Show when={leader() >= 0}>
          <small>{tSheet('led', { leader: leaderName(p(), leader()) })}</small>
        </Show>
      </h3>
      <Show
        when={pending() === ORDER}
        fallback={
          <>
            <OrderLine p={p()} formation={formation} cite={table.cite} />
            <Show when={pending() === AREA}>
              <Ground board={board} />
            </Show>
            <Show when={drafted()}>
              {(text) => (
                <button
                  type="button"
                  class="button small"
                  onClick={() => table.redraft((table.draft() ?? []).filter((one) => one !== text()))}
                >
                  {tSheet('change')}
                </button>
              )}
            </Show>
            <Show when={table.phase()?.name === 'orders' && !isOwing(p(), table.seat())}>
              <Try board={board} formation={formation} />
            </Show>
          </>
        }
      >
        <Pick board={board} formation={formation} was={order()} />
      </Show>
    </article>
  )
}

/** Has something still to be written before another order can be sent? */
const isOwing = (p: Eagle, side: number): boolean => sheetsOf(p, side).some((f) => p.pending[f] > 0)

/** The order of a formation, and what it allows and forbids, with its rule. */
function OrderLine(props: {
  readonly p: Eagle
  readonly formation: number
  readonly cite: (rule: string) => void
}): JSX.Element {
  const order = () => props.p.order[props.formation]
  const area = () => props.p.area[props.formation]
  const words = () => t(`order.${order()}`)
  return (
    <Show when={order() >= 0}>
      <p class="order-order">
        <b>
          {tSheet('now', {
            order: area() > 0 ? tSheet('defends', { order: words(), area: areaWords(props.p, area() - 1) }) : words(),
          })}
        </b>{' '}
        {tSheet(`means.${order()}`)} <Rule rule={ORDER_RULES[order()]} cite={props.cite} />
      </p>
    </Show>
  )
}

const Rule = (props: { readonly rule: string; readonly cite: (rule: string) => void }): JSX.Element => (
  <button
    type="button"
    class="rule"
    aria-label={tSheet('rule', { rule: props.rule })}
    onClick={() => props.cite(props.rule)}
  >
    {props.rule}
  </button>
)

/** Whether another order would get through, and the button that tries it. */
function Try(props: { readonly board: BoardState; readonly formation: number }): JSX.Element {
  const { sayWhy } = useTable()
  const { table } = props.board
  const text = () => `try ${table.view().scenario.army.formations[props.formation]}`
  const why = createMemo(() => table.why(text()))
  const needed = createMemo(() => neededFor(table.engine, table.view(), table.seat(), text()))
  return (
    <Show
      when={why() === undefined}
      fallback={<p class="choice-note">{tSheet('cannot', { reason: sayWhy(why()!) })}</p>}
    >
      <div class="order-try">
        <button type="button" class="button small" onClick={() => table.act(text())}>
          {tSheet('try')}
        </button>
        <span>
          {(needed() ?? 0) <= 1
            ? tSheet('sure')
            : tSheet('needs', { needed: needed() ?? 0, percent: percentOf(needed() ?? 0) })}
        </span>
      </div>
    </Show>
  )
}

/** All orders to choose from, and their meanings; nothing is written until the player confirms it. */
function Pick(props: { readonly board: BoardState; readonly formation: number; readonly was: number }): JSX.Element {
  const { table } = props.board
  const open = createMemo(() =>
    props.board.choices().filter(({ legal }) => legal.verb === 'order' && legal.a === props.formation),
  )
  const [picked, pick] = createSignal<number>()
  const chosen = () => open().find(({ legal }) => legal.b === picked())
  return (
    <fieldset class="order-pick" ref={(thing) => setTimeout(() => thing.parentElement?.scrollIntoView())}>
      <legend>{tSheet('got')}</legend>
      <p class="choice-note">{tSheet('choose')}</p>
      <For each={open()}>
        {({ legal }) => (
          <label>
            <input
              type="radio"
              name={`order-${props.formation}`}
              checked={picked() === legal.b}
              onChange={() => pick(legal.b)}
            />
            <span>
              <b>{t(`order.${legal.b}`)}</b> {tSheet(`means.${legal.b}`)}{' '}
              <Rule rule={ORDER_RULES[legal.b]} cite={table.cite} />
            </span>
          </label>
        )}
      </For>
      <Show when={chosen()}>
        {(one) => (
          <button type="button" class="button main" onClick={() => table.act(one().legal.text)}>
            {tSheet('write', { order: t(`order.${one().legal.b}`) })}
          </button>
        )}
      </Show>
    </fieldset>
  )
}

/**
 * The ground to defend: its middle by the map or a list, then the direction of its rows, shown on the map while it is
 * considered.
 */
function Ground(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  const p = () => table.view()
  const grounds = createMemo(() => groundsOf(board.choices()))
  const [middle, setMiddle] = createSignal(-1)
  // A click on the map asks for the rows at that hex.
  createEffect(
    on(board.several, (list) => {
      const choice = list.find(({ second }) => second === 'areas')
      if (choice) setMiddle(choice.hex)
    }),
  )
  const rows = (): readonly Choice[] => grounds().get(middle()) ?? []
  createEffect(() => consider(rows()[0]?.legal.b ?? -1))
  onCleanup(() => consider(-1))
  return (
    <Show when={grounds().size > 0} fallback={<p class="choice-note">{tSheet('nowhere')}</p>}>
      <div class="order-ground">
        <p class="choice-note">{tSheet('where')}</p>
        <label>
          {tSheet('middle')}{' '}
          <select class="input" onChange={(event) => setMiddle(Number(event.currentTarget.value))}>
            <option value="-1" selected={middle() < 0}>
              …
            </option>
            <For each={[...grounds().keys()]}>
              {(hex) => (
                <option value={hex} selected={hex === middle()}>
                  {hexName(p(), hex)}
                </option>
              )}
            </For>
          </select>
        </label>
        <div role="group" aria-label={tSheet('rows')} class="order-rows">
          <For each={rows()}>
            {({ legal }) => (
              <button
                type="button"
                class="button small"
                onPointerEnter={() => consider(legal.b)}
                onFocus={() => consider(legal.b)}
                onClick={() => {
                  setMiddle(-1)
                  table.act(legal.text)
                }}
              >
                {tSheet('draw')}: {t(`row.${rowOf(legal.b)}`)}
              </button>
            )}
          </For>
        </div>
      </div>
    </Show>
  )
}

/** The orders of the chosen unit, and how many counters of its formation may still begin a combat. */
export function OrdersOf(props: { readonly board: BoardState; readonly unit: number }): JSX.Element {
  const { table } = props.board
  const p = () => table.view()
  const formation = () => p().scenario.army.formation[props.unit]
  const quota = () => p().quota[formation()]
  return (
    <>
      {/* For a unit that is still to be placed, or comes in without an order, there is nothing to say yet. */}
      <Show when={p().at[props.unit] >= 0 || p().order[formation()] > 0}>
        <OrderLine p={p()} formation={formation()} cite={table.cite} />
      </Show>
      <Show when={p().order[formation()] !== DEFEND && quota() >= 0 && FIGHTING.includes(table.phase()?.name ?? '')}>
        <p class="choice-note">{tSheet('fighters', { count: quota() })}</p>
      </Show>
    </>
  )
}
const FIGHTING = ['movement', 'offensive fire', 'shock']
