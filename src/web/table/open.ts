import { keepLocal, localGame } from './local-games.ts'
import type { Access } from './seat-client.ts'
import { newSecret } from './secret.ts'
import { load, type Next, sitDown, type TableSession } from './session.ts'

export { NotLetIn } from './seat-client.ts'
export type { TableSession } from './session.ts'

/**
 * The way to a table in this browser; the other ways, over the network and from a record, are loaded where they are
 * used.
 */

/** Resumes a game of this browser. Rejects if it is not kept here. */
export async function openLocal(id: string): Promise<TableSession> {
  const game = localGame(id)
  if (!game) throw new Error(`game '${id}' is not kept in this browser`)
  // A player over the network needs no host in this browser.
  const { localLink } = await import('./local/local-host.ts')
  const seats = game.mine.flatMap((seat): Access[] => {
    const [key, invitation] = [game.keys[seat], game.claims?.[seat]]
    return key === undefined ? [] : [{ key, ...(invitation !== undefined && { invitation }) }]
  })
  return sitDown(localLink, { match: id, seats, kind: 'local' }, load)
}

/** Keeps a game that follows another in this browser: a rematch. Its seats are taken with new keys. */
export function keepNext(before: string, { match, invitations }: Next): void {
  const game = localGame(before)
  if (!game) return
  const mine = Object.keys(invitations)
  const keys = localGame(match)?.keys ?? Object.fromEntries(mine.map((seat) => [seat, newSecret()]))
  keepLocal({ ...game, id: match, keys, claims: invitations, mine, seen: Date.now() })
}
