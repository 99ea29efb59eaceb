import { findSystem } from '../boards/registry.ts'
import { newSecret } from '../secret.ts'
import { keepLocal, localGame } from './local-games.ts'
import type { Origin } from './replay.ts'
import { type Access, NotLetIn, SeatClient } from './seat-client.ts'
import { type Loaded, loadSystem, type Next, sitDown, type TableSession } from './session.ts'
import { socketLink, socketUrl } from './socket-link.ts'

export { NotLetIn } from './seat-client.ts'
export type { TableSession } from './session.ts'

/** The ways to a table: over the network, in this browser, or from a record. */

async function load(id: string): Promise<Loaded> {
  const system = findSystem(id)
  if (!system) throw new Error(`this page has no board for '${id}'`)
  return loadSystem(system)
}

/**
 * Sits down at a match over the network, at the seat that `access` opens; without `access`, looks on. If the server is
 * not reached, it goes on trying; `tell` hears of that.
 */
export const openOnline = (match: string, access: Access | undefined, tell?: (reached: boolean) => void): Promise<TableSession> =>
  sitDown(socketLink(socketUrl(), tell), { match, seats: access ? [access] : [], kind: 'online' }, load)

/**
 * Shows a finished game by the record on its server; `tell` hears whether the server is reached. Rejects with
 * `NotLetIn` while the game is played.
 */
export async function openFinished(match: string, tell?: (reached: boolean) => void): Promise<TableSession> {
  const client = new SeatClient(socketLink(socketUrl(), tell), match)
  try {
    const { status } = await client.welcome
    const answer = await client.ask({ type: 'record' })
    if (answer.type === 'error') throw new NotLetIn(answer.code, answer.message)
    if (answer.type !== 'record') throw new Error('The record did not come.')
    return await openRecord(answer.lines.map((line) => `${line}\n`).join(''), { match, seats: status.seats })
  } finally {
    client.close()
  }
}

/** Takes up a game of this browser. Rejects where it is not kept here. */
export async function openLocal(id: string): Promise<TableSession> {
  const game = localGame(id)
  if (!game) throw new Error(`game '${id}' is not kept in this browser`)
  // Who plays over the network needs no host of his own.
  const { localLink } = await import('./local/local-host.ts')
  const seats = game.mine.flatMap((seat): Access[] => {
    const [key, invitation] = [game.keys[seat], game.claims?.[seat]]
    return key === undefined ? [] : [{ key, ...(invitation !== undefined && { invitation }) }]
  })
  return sitDown(localLink, { match: id, seats, kind: 'local' }, load)
}

/** Looks at a game that is over. Rejects with a RecordError that names the line where it is no record. */
export async function openRecord(text: string, origin?: Origin): Promise<TableSession> {
  // Reading records takes a library that play has no use for.
  const [{ readRecord }, { replay }] = await Promise.all([import('../../engine/record.ts'), import('./replay.ts')])
  const { header } = readRecord(text)
  const loaded = await load(header.ruleset)
  await loaded.deeds()
  return replay(loaded, text, origin)
}

/** Keeps a game that goes on in this browser after another: a rematch. Its seats are taken by keys of their own. */
export function keepNext(before: string, { match, invitations }: Next): void {
  const game = localGame(before)
  if (!game) return
  const mine = Object.keys(invitations)
  const keys = localGame(match)?.keys ?? Object.fromEntries(mine.map((seat) => [seat, newSecret()]))
  keepLocal({ ...game, id: match, keys, claims: invitations, mine, seen: Date.now() })
}
