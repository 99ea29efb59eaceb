import { createResource, Show } from 'solid-js'
import type { Table } from '../../table/table.ts'
import { tPlayers } from '../../words/players/t.ts'
import { tReplay } from '../../words/replay/t.ts'
import { Dialog } from '../Dialog.tsx'
import { askRecord } from './ask-record.ts'
import './dice-check.css'

/** Checks every die of a finished game against the secret that was sealed before it, and tells the result plainly. */
export function DiceCheck(props: { readonly table: Table; readonly close: () => void }) {
  const [result] = createResource(async () => askRecord('verify', props.table.info.ruleset, await props.table.wishes.record()))
  return (
    <Dialog title={tReplay('check')} close={props.close}>
      <div role="status">
        <Show when={result.error}>{(error) => <p class="fault">{(error() as Error).message}</p>}</Show>
        <Show when={result.loading}>
          <p>{tReplay('checking')}</p>
        </Show>
        <Show when={!result.error && result()}>
          {(found) => (
            <p class={found().ok ? 'good-news' : 'fault'}>
              {found().ok
                ? tReplay(props.table.info.commitment === undefined ? 'goodSeed' : 'good', {
                    entries: found().entries,
                    dice: found().dice,
                  })
                : tReplay('bad', { line: found().fault?.line ?? 0, what: found().fault?.what ?? '' })}
            </p>
          )}
        </Show>
      </div>
      <Show when={props.table.info.commitment}>
        {(commitment) => <p class="quiet small-text commitment">{tPlayers('commitment', { commitment: commitment() })}</p>}
      </Show>
    </Dialog>
  )
}
