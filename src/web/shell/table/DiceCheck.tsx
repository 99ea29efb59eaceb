import { createResource, Show } from 'solid-js'
import type { Verification } from '../../../match/index.ts'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { tPlayers } from '../../words/players/t.ts'
import { tReplay } from '../../words/replay/t.ts'
import { askRecord, TooLong } from './ask-record.ts'
import { shownOf } from './shown.ts'
import './dice-check.css'

/**
 * Checks every die of a finished game against what was sealed before it, and the record against what this browser was
 * shown. Shows the result plainly, and against whom the dice can be trusted.
 */
export function DiceCheck(props: { readonly table: Table; readonly close: () => void }) {
  const { system } = useTable()
  const [result] = createResource(async () => {
    const record = await props.table.wishes.record()
    const { shown, took } = shownOf(props.table.info, record)
    return { ...(await askRecord('verify', system, record, { shown })), took }
  })
  return (
    <Dialog title={tReplay('check')} close={props.close}>
      <div role="status">
        <Show when={result.error}>
          {(error) => (
            <p class="fault">{error() instanceof TooLong ? tReplay('tooLong') : (error() as Error).message}</p>
          )}
        </Show>
        <Show when={result.loading}>
          <p>{tReplay('checking')}</p>
        </Show>
        <Show when={!result.error && result()}>
          {(found) => (
            <>
              <p class={found().ok ? 'good-news' : 'fault'}>{verdict(found())}</p>
              <Show when={found().trust}>
                {(trust) => (
                  <p>
                    {found().took && props.table.info.kind !== 'local'
                      ? tReplay('trust.seen')
                      : tReplay(`trust.${trust().in}`, { players: trust().players.join(', ') })}
                  </p>
                )}
              </Show>
            </>
          )}
        </Show>
      </div>
      <Show when={props.table.info.commitment}>
        {(commitment) => (
          <p class="quiet small-text commitment">{tPlayers('commitment', { commitment: commitment() })}</p>
        )}
      </Show>
    </Dialog>
  )
}

function verdict({ ok, entries, dice, trust, unlike, fault }: Verification): string {
  if (unlike) return tReplay(`unlike.${unlike}`)
  if (!ok) return tReplay('bad', { line: fault?.line ?? 0, what: fault?.what ?? '' })
  return tReplay(trust?.in === 'known' ? 'goodSeed' : 'good', { entries, dice })
}
