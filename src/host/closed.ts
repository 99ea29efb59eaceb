import type { AnyRuleset } from '../../systems/registry.ts'
import { oneLine } from '../kernel/index.ts'
import { dataDigest } from '../match/data-digest.ts'
import type { Header } from '../match/index.ts'
import {
  type HostMessage,
  type HostMessages,
  type MatchInfo,
  PROTOCOL,
  type Request,
  type SeatInfo,
} from '../protocol/index.ts'
import { hashOfKey } from './keys.ts'
import { RequestError } from './replies.ts'
import { isWaiting } from './seating.ts'
import type { Lock, StoredMatch, StoredSeat } from './store.ts'

/**
 * A match that was begun by rules or data that this host does not have. Its record would play differently here, so it
 * is not played on. Its players can take the record to a program that has those rules, and begin the same game again.
 */
export interface Closed {
  readonly stored: Omit<StoredMatch, 'lines'>
  readonly header: Header
  /** The number of lines in its record. */
  readonly count: number
  /** Is the game over? Then its record is open to everyone. */
  readonly over: boolean
  /** The version of the rules on this host. */
  readonly here: number
}

/** A match, if it is closed. */
export function closedBy(ruleset: AnyRuleset, { lines, ...stored }: StoredMatch): Closed | undefined {
  const header = JSON.parse(lines[0] as string) as Header
  const over = 'result' in JSON.parse(lines.at(-1) as string)
  const same = header.version === ruleset.version && header.data === dataDigest(ruleset)
  return same ? undefined : { stored, header, count: lines.length, over, here: ruleset.version }
}

/** The seat that a key or an invitation opens; undefined without a key. Throws a RequestError if they open none. */
export function seatIn(
  { stored }: Closed,
  key: string | undefined,
  invitation: string | undefined,
): StoredSeat | undefined {
  if (key === undefined) return undefined
  const hashes = [key, invitation ?? key].map(hashOfKey)
  const found = stored.seats.find(({ keyHash, invitationHash, team = [] }) =>
    [{ keyHash, invitationHash }, ...team].some((lock) => hashes.includes(lock.keyHash ?? lock.invitationHash ?? '')),
  )
  if (!found)
    throw new RequestError('no-such-key', 'This key opens no seat of the match; without a key you can look on.')
  return found
}

/** What anyone who knows its id may know about it. */
export function closedInfo({ stored, header, over, here }: Closed): MatchInfo {
  const { ruleset, version, pack, scenario, options } = header
  const waits = (lock: Lock) => isWaiting(lock) && ({ waiting: true } as const)
  const seats = stored.seats.map((held): SeatInfo => {
    const { seat, kind, name, player, team } = held
    const comrades = team?.map((one) => ({
      name: one.name,
      ...(one.called !== undefined && { called: one.called }),
      formations: [...one.formations],
      here: false,
      ...waits(one),
    }))
    return {
      seat,
      kind,
      name,
      ...(player !== undefined && { player }),
      here: false,
      ...waits(held),
      ...(comrades && { team: comrades }),
    }
  })
  const closed = { version, here }
  return { match: stored.id, ruleset, ...(pack !== undefined && { pack }), scenario, options, seats, over, closed }
}

/** The message that a client gets in place of a welcome. */
export function closedMessage(closed: Closed, seat: StoredSeat | undefined): HostMessage {
  const { stored, header, here, over } = closed
  const { ruleset, version, data, pack, scenario, options } = header
  const whose = seat && { seat: seat.seat }
  return {
    type: 'closed',
    protocol: PROTOCOL,
    match: stored.id,
    ruleset,
    version,
    here,
    data,
    ...(pack !== undefined && { pack }),
    scenario,
    options,
    ...whose,
    over,
  }
}

/** What can be done at such a match. */
export interface AtClosed {
  /** A page of its record, from line `from` on. */
  readonly record: (from: number | undefined) => Promise<Omit<HostMessages['record'], 'id'>>
  /** Begins the game again; returns the new match's id. */
  readonly again: () => Promise<string>
}

/** Answers a request at such a match. Throws a RequestError for what cannot be done there. */
export async function* answers(
  closed: Closed,
  seat: StoredSeat | undefined,
  request: Request,
  { record, again }: AtClosed,
): AsyncGenerator<HostMessage> {
  const { id } = request
  switch (request.type) {
    case 'ping':
      yield { type: 'pong', id }
      break
    case 'record': {
      if (!seat && !closed.over)
        throw new RequestError('running', 'The record of a game that is not over is for its players alone.')
      yield { ...(await record(request.from)), id }
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

function sentence({ header: { ruleset, version, pack }, here }: Closed): string {
  const by = pack === undefined ? 'other data' : `the data '${pack}'`
  return oneLine(
    version === here
      ? `This game was begun by ${by} of '${ruleset}' than this host has: it cannot go on here.`
      : `This game was begun by version ${version} of the rules of '${ruleset}', and this host has version ${here}: it cannot go on here.`,
  )
}

/** The same players at the same seats: the secret that opened a seat is the invitation to it. */
export const sameSeats = ({ stored }: Closed): StoredSeat[] =>
  stored.seats.map(({ seat, kind, name, player, keyHash, invitationHash }) => {
    const hash = keyHash ?? invitationHash
    return {
      seat,
      kind,
      name,
      ...(player !== undefined && { player }),
      ...(hash !== undefined && { invitationHash: hash }),
    }
  })
