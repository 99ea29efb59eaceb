import { For, type JSX, Show } from 'solid-js'
import type { System } from '../../board/registry.ts'
import { tOrigin } from '../../words/origin/t.ts'
import { fragmentOf } from '../route.ts'

/** A scenario of a system, on the data that it is shown with. */
export interface Shown {
  readonly system: System
  readonly scenario: string
}

/** How a player's own files replace these: in the browser, and on a server. Empty for a system that takes none. */
export function OwnFile(props: { readonly shown: Shown; readonly files: readonly string[] }): JSX.Element {
  const address = () => {
    const { system, scenario } = props.shown
    const data = system.own && { data: system.own.data }
    return fragmentOf({ screen: 'new', ruleset: system.id, scenario, ...data, open: 'data' })
  }
  return (
    <Show when={props.shown.system.designed}>
      <p class="own-file">
        {tOrigin('replace')}{' '}
        <For each={props.files}>
          {(file, k) => (
            <>
              {k() > 0 && ', '}
              <code>{file}</code>
            </>
          )}
        </For>
        {'. '}
        <a href={address()}>{tOrigin('bring')}</a>
        {'. '}
        {tOrigin('server')} <code>grognard serve --pack</code>.
      </p>
    </Show>
  )
}
