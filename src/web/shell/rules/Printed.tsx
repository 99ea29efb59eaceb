import { createMemo, For, Show } from 'solid-js'
import { type Origins, wordOf } from '../../../match/provenance.ts'
import { signOf } from '../../board/origins.ts'
import type { PrintedTable, TablePlace } from '../../board/printed-tables.ts'
import { tOrigin } from '../../words/origin/t.ts'
import { OriginNote } from '../origins/OriginNote.tsx'
import type { Shown } from '../origins/OwnFile.tsx'
import './printed.css'

/** The data file that tables are printed from. */
const FILE = 'tables.json'

/** A table of the rules, with what in it is not from the source; highlights the row concerned, and its cell. */
export function Printed(props: {
  readonly table: PrintedTable
  readonly place: TablePlace | undefined
  readonly origins: Origins
  readonly shown: Shown
}) {
  const wordAt = (...way: string[]) => wordOf(props.origins[FILE], [...props.table.from.split('.'), ...way])
  const word = createMemo(() => wordAt())
  /** What a row says about itself, if the table does not say it. */
  const wordOfRow = ({ from }: PrintedTable['rows'][number]) => {
    const own = from === undefined ? undefined : wordAt(from)
    return own === word() ? undefined : own
  }
  const wordsOfRows = createMemo(() => [...new Set(props.table.rows.flatMap((row) => wordOfRow(row) ?? []))])
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
                <th scope="row">
                  {row.head}
                  <Show when={wordOfRow(row)}>
                    {(word) => (
                      <>
                        <span aria-hidden="true"> {signOf(word())}</span>
                        <span class="hearing"> ({tOrigin(`word.${word()}`)})</span>
                      </>
                    )}
                  </Show>
                </th>
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
      <Show when={word()}>{(word) => <OriginNote word={word()} file={FILE} shown={props.shown} />}</Show>
      <For each={wordsOfRows()}>
        {(word) => <OriginNote word={word} sign={signOf(word)} file={FILE} shown={props.shown} />}
      </For>
    </section>
  )
}
