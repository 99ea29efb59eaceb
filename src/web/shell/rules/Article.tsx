import { For, type JSX, Show } from 'solid-js'
import type { Origins } from '../../../match/provenance.ts'
import type { ReadRule } from '../../board/page.ts'
import type { PrintedTable, TablePlace } from '../../board/printed-tables.ts'
import { tRules } from '../../words/rules/t.ts'
import { t } from '../../words/t.ts'
import type { Shown } from '../origins/OwnFile.tsx'
import { Printed } from './Printed.tsx'

/** Where the readings of the rules can come from. */
const SOURCES: readonly string[] = ['seed', 'public', 'historical', 'reconstructed', 'adopted']
const isSource = (provenance: string): boolean => SOURCES.includes(provenance)

/** One rule: its text, its tables, and the source of its reading. */
export function Article(props: {
  readonly rule: ReadRule
  readonly say: (text: string) => string
  /** If it has an address, its number links there. */
  readonly address: string | undefined
  readonly marked: boolean
  readonly tables: readonly PrintedTable[]
  readonly place: TablePlace | undefined
  readonly origins: Origins
  readonly shown: Shown
}): JSX.Element {
  const source = () => {
    const from = props.rule.provenance ?? 'seed'
    return isSource(from) ? tRules(`source.${from}`) : from
  }
  return (
    <article id={`rule-${props.rule.id}`} class="rule-text" classList={{ marked: props.marked }} tabindex="-1">
      <Show
        when={props.address}
        fallback={
          <h4>
            <span class="number">{props.rule.id}</span> {props.say(props.rule.title)}
          </h4>
        }
      >
        {(address) => (
          <h3>
            <a class="number" href={address()} aria-label={t('app.rule', { rule: props.rule.id })}>
              {props.rule.id}
            </a>{' '}
            {props.say(props.rule.title)}
          </h3>
        )}
      </Show>
      <p>{props.say(props.rule.gist)}</p>
      <For each={props.tables}>
        {(table) => <Printed table={table} place={props.place} origins={props.origins} shown={props.shown} />}
      </For>
      <p class="quiet small-text">
        {source()}
        <Show when={props.rule.left}>{(why) => <>. {tRules('left', { why: props.say(why()) })}</>}</Show>
      </p>
    </article>
  )
}
