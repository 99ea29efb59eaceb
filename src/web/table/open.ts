import { findSystem } from '../boards/registry.ts'
import { keepLocal, localGame } from './local-games.ts'
import { type Loaded, loadSystem, sitDown, type TableSession } from './session.ts'
import { socketLink, socketUrl } from './socket-link.ts'

export { NotLetIn } from './seat-client.ts'
export type { TableSession } from './session.ts'

/** The ways to a table: over the network, in this browser, or from a record. */

async function load(id: string): Promise<Loaded> {
  const system = findSystem(id)
  if (!system) throw new Error(`this page has no board for '${id}'`)
  return loadSystem(system)
}

/** Sits down at a match over the network, at the seats whose keys are given; without one to look on. */
export const openOnline = (match: string, ...keys: string[]): Promise<TableSession> =>
  sitDown(socketLink(socketUrl()), { match, keys, kind: 'online' }, load)

/** Takes up a game of this browser. Rejects where it is not kept here. */
export async function openLocal(id: string): Promise<TableSession> {
  const game = localGame(id)
  if (!game) throw new Error(`game '${id}' is not kept in this browser`)
  // Who plays over the network needs no host of his own.
  const { localLink } = await import('./local/local-host.ts')
  const keys = game.mine.flatMap((seat) => game.keys[seat] ?? [])
  return sitDown(localLink, { match: id, keys, kind: 'local' }, load)
}

/** Looks at a game that is over. Rejects with a RecordError that names the line where it is no record. */
export async function openRecord(text: string): Promise<TableSession> {
  // Reading records takes a library that play has no use for.
  const [{ readRecord }, { replay }] = await Promise.all([import('../../engine/record.ts'), import('./replay.ts')])
  const { header } = readRecord(text)
  const loaded = await load(header.ruleset)
  await loaded.deeds()
  return replay(loaded, text)
}

/** Keeps a game that goes on in this browser after another: a rematch. */
export function keepNext(before: string, next: { readonly match: string; readonly keys: Readonly<Record<string, string>> }): void {
  const game = localGame(before)
  if (game) keepLocal({ ...game, id: next.match, keys: next.keys, mine: Object.keys(next.keys), seen: Date.now() })
}
