import { createResource, Show } from 'solid-js'
import { SPECTATOR } from '../../../kernel/seats.ts'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkLine } from '../../ui/LinkLine.tsx'
import { tShare } from '../../words/share/t.ts'
import { t } from '../../words/t.ts'
import { LONGEST_LINK, packed } from '../packed.ts'
import { linkTo } from '../route.ts'
import { download, recordFile } from './record.ts'

/** What can be shared of a game in its present state: a link and what it shows, nothing yet, or a file. */
type Shared =
  | { readonly says: 'running' | 'over' | 'packed'; readonly link: string }
  | { readonly says: 'here' | 'tooLong'; readonly link?: undefined }

/**
 * What others may see of the game, starting at this moment. Never the link of a seat: for a running game the
 * spectators' view, for a finished one its record.
 */
async function shared(table: Table): Promise<Shared> {
  const { info, past } = table
  const now = past.at()
  const at = now !== undefined && { at: now }
  const seat = table.seat()
  const eyes = seat !== SPECTATOR && { eyes: info.seats[seat] }
  const over = info.kind === 'replay' || table.result() !== undefined
  if (!over) {
    if (info.kind === 'local') return { says: 'here' }
    const moment = now === undefined ? {} : { at: await table.wishes.moment(now) }
    return { says: 'running', link: linkTo({ screen: 'watch', match: info.match, ...moment }) }
  }
  if (info.kind !== 'local' && info.match !== '')
    return { says: 'over', link: linkTo({ screen: 'record', match: info.match, ...at, ...eyes }) }
  const text = await packed(await table.wishes.record())
  if (text.length > LONGEST_LINK) return { says: 'tooLong' }
  return { says: 'packed', link: linkTo({ screen: 'shared', packed: text, ...at, ...eyes }) }
}

/** Shares the game, starting at this moment, and says what is shared. */
export function Share(props: { readonly table: Table; readonly close: () => void }) {
  const { scenarioTitle } = useTable()
  const [found] = createResource(() => shared(props.table))
  const over = () => props.table.info.kind === 'replay' || props.table.result() !== undefined
  const send = async () => {
    const file = await recordFile(props.table)
    await navigator.share({ title: scenarioTitle(), files: [file] }).catch(() => {})
  }
  return (
    <Dialog title={tShare('title')} close={props.close}>
      <div class="stack">
        <Show
          when={found()}
          fallback={<p>{found.error ? String((found.error as Error).message) : t('app.loading')}</p>}
        >
          {(one) => (
            <>
              <p>{tShare(one().says)}</p>
              <Show when={one().link}>
                {(link) => (
                  <LinkLine
                    label={tShare('link')}
                    link={link()}
                    title={scenarioTitle()}
                    camera={link().length <= LONGEST_CODE}
                  />
                )}
              </Show>
            </>
          )}
        </Show>
        <Show when={over()}>
          <div class="flow">
            <button type="button" class="button small" onClick={() => void download(props.table)}>
              {tShare('file')}
            </button>
            <Show when={canSendFiles()}>
              <button type="button" class="button small" onClick={() => void send()}>
                {tShare('sendFile')}
              </button>
            </Show>
          </div>
        </Show>
      </div>
    </Dialog>
  )
}

/** Longer links make codes that cameras cannot read from a screen. */
const LONGEST_CODE = 600

const canSendFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'game.jsonl', { type: 'text/plain' })] })
