import { createEffect, createMemo, createSignal, For, Index, type JSX, lazy, on, Show, Suspense } from 'solid-js'
import {
  distance,
  isReserve,
  marchAt,
  marchEnd,
  marchLast,
  marchLength,
  marchStep,
  SECTOR_NAMES,
  SECTORS,
  stepTo,
} from '../rules/state/board.ts'
import { commandSector } from '../rules/state/command.ts'
import { typeOfArm } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { deliveryChance } from './chance.ts'
import { choiceName, orderName, orderText, wayName } from './choices.ts'
import { FigurePicture } from './Figures.tsx'
import { Finish, Stepper } from './Finish.tsx'
import { marchName, sectorName, sideName, typeTitle } from './names.ts'
import { byType, type OrderArrow, sheetArrows } from './orders.ts'
import { limitOf } from './prompt.ts'
import type { Staff } from './staff.ts'
import { percent } from './words.ts'

const Standing = lazy(async () => ({ default: (await import('./Standing.tsx')).Standing }))

/** The order sheet: the orders by arm, and what is left; everything can be taken back until it is handed in. */
export function OrderSheet(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const seat = () => table.seat()
  const p = () => table.view()
  const arrows = createMemo(() => sheetArrows(p(), seat()))
  const given = () => table.draft()?.length ?? 0
  const limit = () => limitOf(p(), seat())
  const saved = () => Math.max(0, limit() - given())
  const surplus = () => Math.max(0, p().surplus[seat()] ?? 0)
  const draft = () => table.draft() ?? []
  const possible = () => staff.choices().some(({ open }) => open)
  return (
    <>
      <header class="sheet-head">
        <h3>{tAsking('plan.title')}</h3>
        <output
          class="sheet-total"
          aria-live="polite"
          aria-label={tAsking('plan.totalWords', { given: given(), limit: limit() })}
        >
          {tAsking('plan.total', { given: given(), limit: limit() })}
        </output>
        <span class="sheet-pips" aria-hidden="true">
          <For each={Array.from({ length: limit() }, (_, k) => k)}>
            {(k) => <i classList={{ given: k < given() }} />}
          </For>
        </span>
      </header>
      <Picking staff={staff} />
      <Show when={given() > 0} fallback={<p class="tools-note">{tAsking('plan.begin')}</p>}>
        <Index each={byType(arrows())}>
          {(list, type) => (
            <Show when={list().length > 0}>
              <section class="choices">
                <h4>
                  <FigurePicture type={type} side={seat()} />
                  {typeTitle(type)}
                </h4>
                <ul>
                  {/* By name, so that the focused element keeps the focus while numbers change. */}
                  <For each={list().map(({ arm, march }) => orderText(arm, march))}>
                    {(text) => {
                      const order = createMemo<OrderArrow | undefined>(
                        (before) => list().find(({ arm, march }) => orderText(arm, march) === text) ?? before,
                      )
                      return <Show when={order()}>{(one) => <OrderRow staff={staff} order={one()} />}</Show>
                    }}
                  </For>
                </ul>
              </section>
            </Show>
          )}
        </Index>
      </Show>
      <p class="tools-note">
        {saved() > 0 ? tAsking('plan.saved', { count: saved() }) : tAsking('plan.savedNone')}{' '}
        {surplus() > 0 ? tAsking('plan.surplus', { count: surplus() }) : ''}
      </p>
      <div class="tools-row">
        <button
          type="button"
          data-aside
          class="button small"
          disabled={given() === 0}
          onClick={() => table.redraft(draft().slice(0, -1))}
        >
          {tAsking('plan.undo')}
        </button>
        <button
          type="button"
          data-aside
          class="button small"
          disabled={given() === 0}
          onClick={() => table.redraft([])}
        >
          {tAsking('plan.clear')}
        </button>
      </div>
      <Finish
        staff={staff}
        word={tAsking(given() > 0 ? 'finish.planning' : 'finish.planningNone')}
        plain={given() === 0 && possible()}
        sure={given() === 0 && possible() ? tAsking('finish.planningSure') : undefined}
      />
      <p class="tools-note quiet">{tAsking('plan.secret')}</p>
      <Suspense>
        <Standing table={table} />
      </Suspense>
      <Everything staff={staff} />
    </>
  )
}

/** The picked troops, and where they can go. */
function Picking(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  // In a short panel the ways would lie under the button that closes the sheet.
  const keepInSight = (box: HTMLElement) =>
    createEffect(on(staff.picked, () => requestAnimationFrame(() => box.scrollIntoView({ block: 'nearest' }))))
  return (
    <Show when={staff.picked()}>
      {(troops) => {
        const p = () => table.view()
        const ways = createMemo(() =>
          staff
            .choices()
            .filter(
              ({ verb, a, b, open }) =>
                open && verb === 'order' && a === troops().arm && marchAt[b] === troops().sector && isPlain(b),
            )
            .sort((x, y) => marchLength[x.b] - marchLength[y.b] || marchEnd[x.b] - marchEnd[y.b]),
        )
        const left = () => staff.without(troops())
        /** The number that go if all are sent. */
        const every = () => Math.min(left(), limitOf(p(), table.seat()) - (table.draft()?.length ?? 0))
        const stop = () => {
          const { arm, sector } = troops()
          staff.pick(undefined)
          // With the keyboard, the focus stays at the choice.
          document
            .querySelector<SVGElement>(`[data-troops^="${SECTOR_NAMES[sector]} ${'ICA'[typeOfArm[arm]]}"]`)
            ?.focus()
        }
        return (
          <section class="picking" ref={keepInSight}>
            <h4>
              <FigurePicture type={typeOfArm[troops().arm]} side={table.seat()} />
              <span>
                {tAsking('plan.picked', {
                  unit: typeTitle(typeOfArm[troops().arm]),
                  sector: sectorName(troops().sector),
                })}
                <small>{tAsking('plan.left', { count: left() })}</small>
              </span>
              <button
                type="button"
                data-aside
                class="button small plain"
                aria-label={tAsking('plan.stop')}
                onClick={stop}
              >
                ✕
              </button>
            </h4>
            <div class="picking-ways">
              {/* By number, so that the focused element keeps the focus when an order has been given. */}
              <For each={ways().map(({ b }) => b)}>
                {(march) => {
                  const choice = () => ways().find(({ b }) => b === march)
                  const name = () => orderName(p(), troops().arm, march)
                  return (
                    <span class="picking-way">
                      <button
                        type="button"
                        class="button small"
                        aria-label={name()}
                        onClick={() => choice() && staff.choose(choice()!)}
                      >
                        {wayWord(march)}
                      </button>
                      <Show when={every() > 1}>
                        <button
                          type="button"
                          class="button small"
                          aria-label={tAsking('plan.everyName', { order: name(), count: every() })}
                          onClick={() => choice() && staff.chooseEvery(choice()!)}
                        >
                          {tAsking('plan.every', { count: every() })}
                        </button>
                      </Show>
                    </span>
                  )
                }}
              </For>
            </div>
          </section>
        )
      }}
    </Show>
  )
}

/** Not by way of the reserve, and not back to where it began: those are in the list of everything. */
const isPlain = (march: number): boolean =>
  marchLast[march] < 0 || (!isReserve(stepTo[marchStep[march]]) && marchEnd[march] !== marchAt[march])

/** A way without its beginning: '→ a2 → b2'. */
const wayWord = (march: number): string => marchName(march).replace(/^[^→]*/, '')

function OrderRow(props: { readonly staff: Staff; readonly order: OrderArrow }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const p = () => table.view()
  const text = () => orderText(props.order.arm, props.order.march)
  const choice = () => staff.choices().find((one) => one.text === text())
  const name = () => orderName(p(), props.order.arm, props.order.march)
  const delivery = () => {
    const { readings } = p().scenario
    const command = commandSector(p(), props.order.side)
    if (!readings.orderDelivery || command < 0) return undefined
    return deliveryChance(distance[props.order.side][command * SECTORS + marchAt[props.order.march]])
  }
  return (
    <li class="row" onPointerEnter={() => staff.hint(text())} onPointerLeave={() => staff.hint(undefined)}>
      <span class="row-words">
        <span class="row-march">{wayName(props.order)}</span>
        <Show when={delivery() !== undefined && delivery()! < 1}>
          <small>{tAsking('plan.delivery', { chance: percent(delivery()!) })}</small>
        </Show>
      </span>
      <Stepper
        name={`${sideName(props.order.side)}: ${name()}`}
        count={props.order.count}
        more={choice()?.open ? () => table.act(text()) : undefined}
        fewer={() => staff.drop(text())}
      />
    </li>
  )
}

/** Every order that can be given, as a plain list, so that a player always finds something to click. */
function Everything(props: { readonly staff: Staff }): JSX.Element {
  const { staff } = props
  const { table } = staff
  const [open, setOpen] = createSignal(false)
  const list = createMemo(() => (open() ? staff.choices().filter((choice) => choice.open) : []))
  return (
    <details class="tools-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{tAsking('plan.others')}</summary>
      <ul class="everything">
        <For each={list()}>
          {(choice) => (
            <li>
              <button type="button" class="button small plain" onClick={() => staff.choose(choice)}>
                {choiceName(table.view(), table.seat(), choice)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}
