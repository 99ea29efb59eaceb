import { For, type JSX, Show } from 'solid-js'
import type { PrintedTable, TablePlace } from '../../board/printed-tables.ts'
import { narrow } from '../../ui/settings.ts'
import { tRules } from '../../words/rules/t.ts'
import type { Section } from './rulebook.ts'

/** The chapters and tables of a rulebook as links: beside it, or folded above it on a narrow screen. */
export function Contents(props: {
  readonly sections: readonly Section[]
  readonly tables: readonly PrintedTable[]
  readonly say: (text: string) => string
  readonly cite: (rule: string, place?: TablePlace) => void
  readonly addressOf: (rule: string) => string
}): JSX.Element {
  const go = (event: MouseEvent, rule: string, place?: TablePlace) => {
    // The browser itself opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    props.cite(rule, place)
  }
  const Lists = () => (
    <>
      <ul>
        <For each={props.sections}>
          {({ title, rules: [first] }) => (
            <li>
              <a href={props.addressOf(first.id)} onClick={(event) => go(event, first.id)}>
                {props.say(title)}
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.tables.length > 0}>
        <h2>{tRules('tables')}</h2>
        <ul>
          <For each={props.tables}>
            {(table) => (
              <li>
                <a
                  href={props.addressOf(table.rule)}
                  onClick={(event) => go(event, table.rule, { table: table.id, row: -1 })}
                >
                  {table.title}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
  return (
    <nav class="rules-contents" aria-label={tRules('contents')}>
      <Show
        when={narrow()}
        fallback={
          <>
            <h2>{tRules('contents')}</h2>
            <Lists />
          </>
        }
      >
        <details>
          <summary>{tRules('contents')}</summary>
          <Lists />
        </details>
      </Show>
    </nav>
  )
}
