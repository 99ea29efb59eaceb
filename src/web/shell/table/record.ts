import { findSystem } from '../../boards/registry.ts'
import type { Table } from '../../table/table.ts'
import { carry } from '../carried.ts'
import { keepRecord } from '../records.ts'
import { go } from '../route.ts'

/** What can be done with the record of a game that is over. */

/** Watches it from the beginning, with everything open. */
export async function watchAgain(table: Table): Promise<void> {
  go({ screen: 'replay', id: await keepRecord(await table.wishes.record()) })
}

/** Begins the scenario that goes on from it, with what is left on the field. */
export async function goOn({ wishes, engine, info }: Table): Promise<void> {
  const [text, { openMatch }] = await Promise.all([
    wishes.record(),
    import('../../../engine/reopen.ts'),
    findSystem(info.ruleset)?.deeds?.(),
  ])
  const next = engine.ruleset.sequel?.(openMatch(engine, text).fold.position)
  if (!next) return
  carry(next)
  go({ screen: 'new', ruleset: info.ruleset, scenario: next.scenario })
}

/** Saves it as a file. */
export async function download(table: Table): Promise<void> {
  const text = await table.wishes.record()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = `${table.info.ruleset}-${table.info.scenario}.jsonl`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
