import type { Table } from '../../board/table.ts'
import { carry } from '../carried.ts'
import { keepRecord } from '../records.ts'
import { go } from '../route.ts'
import { save } from './save.ts'

/** What can be done with the record of a finished game. */

/**
 * Watches the game from the beginning, with everything open; if a server has the record, under an address that works
 * everywhere.
 */
export async function watchAgain(table: Table): Promise<void> {
  const { kind, match } = table.info
  if (kind === 'online') {
    go({ screen: 'record', match })
    return
  }
  go({ screen: 'replay', id: await keepRecord(await table.wishes.record()) })
}

/** Begins the scenario that continues it, with what is left on the field. */
export async function goOn({ wishes, engine, info }: Table): Promise<void> {
  const [text, { openMatch }] = await Promise.all([wishes.record(), import('../../../match/reopen.ts')])
  const next = engine.ruleset.sequel?.(openMatch(engine, text).fold.position)
  if (!next) return
  carry(next)
  const by = info.pack && { data: info.pack.data }
  go({ screen: 'new', ruleset: info.ruleset, scenario: next.scenario, ...by })
}

/** The record as a file. Programs that send files know plain text, but not records. */
export async function recordFile({ wishes, info }: Table): Promise<File> {
  return new File([await wishes.record()], `${info.ruleset}-${info.scenario}.jsonl`, { type: 'text/plain' })
}

/** Saves the record as a file. */
export async function download(table: Table): Promise<void> {
  save(await recordFile(table))
}
