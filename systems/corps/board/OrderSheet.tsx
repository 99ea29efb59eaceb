import { type JSX, Show } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Corps } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { activeCommand } from './turn.ts'
import { nextOrdersOf, ordersOf } from './words-of.ts'
import './order-sheet.css'

/** The order of the command that has its turn, and the one that waits for its next turn (A81). */
export function OrderSheet(props: { readonly table: Table<Corps> }): JSX.Element {
  const command = () => activeCommand(props.table)
  const orders = () => (command() < 0 ? undefined : ordersOf(props.table.view(), command()))
  const next = () => (command() < 0 ? undefined : nextOrdersOf(props.table.view(), command()))
  return (
    <Show when={orders()}>
      {(order) => (
        <section class="order-sheet">
          <h3>{tAsking('orders.title')}</h3>
          <p>
            <b>{order()}</b>
          </p>
          <p class="order-means">{tAsking(`orders.means.${props.table.view().order[command()]}`)}</p>
          <Show when={next()}>{(one) => <p>{tAsking('orders.next', { order: one() })}</p>}</Show>
        </section>
      )}
    </Show>
  )
}
