import { readRecord } from '../../match/record.ts'
import { recordOf } from './record-of.ts'
import { type Origin, replay } from './replay.ts'
import { NotLetIn, SeatClient } from './seat-client.ts'
import { load, type TableSession } from './session.ts'
import { socketLink, socketUrl } from './socket-link.ts'

/**
 * Shows a finished game by the record on its server; `tell` hears whether the server is reached. Rejects with
 * `NotLetIn` while the game is played.
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

/** Looks at a game that is over. Rejects with a RecordError that names the line where it is no record. */
export async function openRecord(text: string, origin?: Origin): Promise<TableSession> {
  const { header } = readRecord(text)
  const loaded = await load(header.ruleset)
  await loaded.rules()
  return replay(loaded, text, origin)
}
