import { createResource, Show } from 'solid-js'
import type { Verification } from '../../../engine/index.ts'
import type { Table } from '../../table/table.ts'
import { tPlayers } from '../../words/players/t.ts'
import { tReplay } from '../../words/replay/t.ts'
import { Dialog } from '../Dialog.tsx'

function check(ruleset: string, record: string): Promise<Verification> {
  const worker = new Worker(new URL('./check-dice.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Verification>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verification>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ ruleset, record })
  }).finally(() => worker.terminate())
}

/** Checks every die of a finished game against the secret that was sealed before it, and tells the result plainly. */
export function DiceCheck(props: { readonly table: Table; readonly close: () => void }) {
  const [result] = createResource(async () => check(props.table.info.ruleset, await props.table.wishes.record()))
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
