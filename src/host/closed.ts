import { dataDigest } from '../engine/data-digest.ts'
import { type Header, oneLine } from '../engine/index.ts'
import { type HostMessage, PROTOCOL, type Request } from '../protocol/index.ts'
import type { AnyRuleset } from '../rules/index.ts'
import { hashOfKey } from './keys.ts'
import { page } from './pages.ts'
import { RequestError } from './replies.ts'
import type { StoredMatch, StoredSeat } from './store.ts'

/**
 * A match that was begun by rules or data that this host does not have. Its record would play differently here, so it is not
 * played on. Its players can have the record, for a program that has those rules, and begin the same game again.
 */
export interface Closed {
  readonly stored: StoredMatch
  readonly header: Header
  /** The version that this host has. */
  readonly here: number
}

/** A match, if it is closed. */
export function closedBy(ruleset: AnyRuleset, stored: StoredMatch): Closed | undefined {
  const header = JSON.parse(stored.lines[0] as string) as Header
  const same = header.version === ruleset.version && header.data === dataDigest(ruleset)
  return same ? undefined : { stored, header, here: ruleset.version }
}

/** The seat that a key or an invitation opens; undefined without either. Throws a RequestError where they open none. */
export function seatIn({ stored }: Closed, key: string | undefined, invitation: string | undefined): StoredSeat | undefined {
  if (key === undefined) return undefined
  const hashes = [key, invitation ?? key].map(hashOfKey)
  const found = stored.seats.find(({ keyHash, invitationHash, team = [] }) =>
    [{ keyHash, invitationHash }, ...team].some((lock) => hashes.includes(lock.keyHash ?? lock.invitationHash ?? '')),
  )
  if (!found) throw new RequestError('no-such-key', 'This key opens no seat of the match; without a key you can look on.')
  return found
}

/** Is the game over? Then its record is open to all. */
const isOver = ({ stored }: Closed): boolean => 'result' in JSON.parse(stored.lines.at(-1) as string)

/** What a client hears in place of a welcome. */
export function closedMessage(closed: Closed, seat: StoredSeat | undefined): HostMessage {
  const { stored, header, here } = closed
  const { ruleset, version, scenario, options } = header
  const whose = seat && { seat: seat.seat }
  return { type: 'closed', protocol: PROTOCOL, match: stored.id, ruleset, version, here, scenario, options, ...whose, over: isOver(closed) }
}

/**
 * Answers a request of somebody who has come to such a match; `again` begins the game again and gives the new match's id. Throws a
 * RequestError for what cannot be done there.
 */
export async function* answers(
  closed: Closed,
  seat: StoredSeat | undefined,
  request: Request,
  most: number,
  again: () => Promise<string>,
): AsyncGenerator<HostMessage> {
  const { id } = request
  switch (request.type) {
    case 'ping':
      yield { type: 'pong', id }
      break
    case 'record': {
      if (!seat && !isOver(closed)) throw new RequestError('running', 'The record of a game that is not over is for its players alone.')
      const rest = closed.stored.lines.slice(request.from ?? 0)
      const lines = page(rest, ({ length }) => length, most)
      yield { type: 'record', id, lines: [...lines], ...(lines.length < rest.length && { more: true as const }) }
      break
    }
    case 'rematch':
      if (!seat) throw new RequestError('no-seat', 'Only its players can begin the game again.')
      yield { type: 'rematch', match: await again(), seat: seat.seat }
      yield { type: 'done', id }
      break
    default:
      throw new RequestError('old-rules', sentence(closed))
  }
}

const sentence = ({ header, here }: Closed): string =>
  oneLine(
    `This game was begun by version ${header.version} of the rules of '${header.ruleset}', and this host has version ${here}: it cannot go on here.`,
  )

/** The same players at the same seats: what opened a seat is the invitation to it. */
export const sameSeats = ({ stored }: Closed): StoredSeat[] =>
  stored.seats.map(({ seat, kind, name, player, keyHash, invitationHash }) => {
    const hash = keyHash ?? invitationHash
    return { seat, kind, name, ...(player !== undefined && { player }), ...(hash !== undefined && { invitationHash: hash }) }
  })
