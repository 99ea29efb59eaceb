import { dataDigest } from '../../match/data-digest.ts'
import { readRecord } from '../../match/record.ts'
import type { Header } from '../../match/record-lines.ts'
import { recordOf } from './record-of.ts'
import { type Origin, replay } from './replay.ts'
import { NotLetIn, SeatClient } from './seat-client.ts'
import { type Loaded, load, type TableSession } from './session.ts'
import { socketLink, socketUrl } from './socket-link.ts'

/**
 * Shows a finished game by the record on its server; `tell` is called with whether the server is reached. Rejects with
 * `NotLetIn` while the game is being played.
 */
export async function openFinished(match: string, tell?: (reached: boolean) => void): Promise<TableSession> {
  const client = new SeatClient(socketLink(socketUrl(), tell), match)
  try {
    const { status } = await client.welcome
    const record = await recordOf(client)
    if (typeof record !== 'string') throw new NotLetIn(record.code, record.message)
    return await openRecord(record, { match, seats: status.seats })
  } finally {
    client.close()
  }
}

/**
 * Shows a finished game. Rejects with a RecordError that names the line if the text is not a record, and with
 * `MissingData` if it was played by a designer's data that are not available.
 */
export async function openRecord(text: string, origin?: Origin): Promise<TableSession> {
  const { header } = readRecord(text)
  return replay(await loadFor(header), text, origin)
}

/**
 * The system on the data of a record. A record of another version cannot be read, whatever its data: reading it says
 * so.
 */
async function loadFor({ ruleset, version, data, pack }: Header): Promise<Loaded> {
  const shipped = await load(ruleset)
  await shipped.rules()
  const here = shipped.engine.ruleset
  if (version !== here.version || data === dataDigest(here)) return shipped
  const own = await load(ruleset, { data, ...(pack !== undefined && { name: pack }) })
  await own.rules()
  return own
}
