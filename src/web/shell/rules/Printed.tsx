import { For, Show } from 'solid-js'
import type { PrintedTable, TablePlace } from '../../board/printed-tables.ts'
import './printed.css'

/** A table of the rules; the row that is meant, and its cell, stand out. */
export function Printed(props: { readonly table: PrintedTable; readonly place: TablePlace | undefined }) {
  const here = () => (props.place?.table === props.table.id ? props.place : undefined)
  return (
    <section class="printed" data-table={props.table.id} tabindex="0" aria-label={props.table.title}>
      <table classList={{ narrow: props.table.narrow === true }}>
        <caption>{props.table.title}</caption>
        <thead>
          <tr>
            <th scope="col">{props.table.corner}</th>
            <For each={props.table.columns}>
              {(heading, k) => (
                <th scope="col" classList={{ marked: here()?.column === k() }}>
                  <span>{heading}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {(row, n) => (
              <tr classList={{ marked: here()?.row === n() }}>
                <th scope="row">{row.head}</th>
                <For each={row.cells}>
                  {(cell, k) => (
                    <td classList={{ cell: here()?.row === n() && here()?.column === k() }}>
                      <Show when={here()?.row === n() && here()?.column === k()} fallback={cell}>
                        <mark>{cell}</mark>
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.table.note}>
        <p class="quiet small-text">{props.table.note}</p>
      </Show>
    </section>
  )
}
