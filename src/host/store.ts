import type { ChatLine, Refused } from '../protocol/index.ts'

/**
 * What opens a place at the table. Keys and invitations are never stored: only their SHA-256, in hex. A place with an
 * invitation and no key waits for its player. Once it has a key, its invitation has been used and is worth nothing.
 */
export interface Lock {
  readonly keyHash?: string
  readonly invitationHash?: string
}

/** A player who shares a seat with its chief, and the ids of the formations under that player's command. */
export interface StoredComrade extends Lock {
  /** The player's name in the record, unique at the seat. */
  readonly name: string
  /** The name that the player chose, if it differs. */
  readonly called?: string
  readonly formations: readonly string[]
}

/** Who holds a seat. A computer player has no lock, unless it stands in for a person. */
export interface StoredSeat extends Lock {
  readonly seat: string
  readonly kind: 'person' | 'computer'
  readonly name: string
  /** For a computer: which computer player. */
  readonly player?: string
  /** Milliseconds that its person had been away when this was last stored; left out for none. */
  readonly absent?: number
  /** The players who share it. */
  readonly team?: readonly StoredComrade[]
}

/** What begins a match. */
export interface NewStored {
  readonly id: string
  /** The secret of the dice, kept from everyone while the game runs. */
  readonly secret: string
  readonly created: number
  /** SHA-256 of the key with which its creator gives a lost seat again; matches of older servers have none. */
  readonly ownerHash?: string
  readonly seats: readonly StoredSeat[]
  /** The first line of the record. */
  readonly lines: readonly string[]
}

export interface StoredMatch extends NewStored {
  /** The last page of talk, oldest first. */
  readonly chat: readonly ChatLine[]
  /** The last requests carried out for each place, oldest first. */
  readonly requests: readonly StoredRequest[]
}

/**
 * A request that was carried out, with its answer. If the same request comes again, it gets the same answer and has no
 * effect.
 */
export interface StoredRequest {
  /** The place that asked: `white`, or `white/2` for a comrade. Each place has its own ids. */
  readonly place: string
  readonly id: string
  /** Its number among the match's requests that were carried out. */
  readonly asked: number
  /** A digest of what was asked: the same id with another digest is another request. Older servers stored none. */
  readonly digest?: number
  /** The number of actions carried out, and why no more. */
  readonly played?: number
  readonly refused?: Refused
}

/** The number of lines of talk that come with a match. */
export const TALK_PAGE = 100

/** The number of requests remembered for a place. */
export const REQUESTS_KEPT = 32

/** Adds a request; if its place already has as many as are kept, the oldest of them goes. */
export function remembered(requests: readonly StoredRequest[], request: StoredRequest): StoredRequest[] {
  const own = requests.filter(({ place }) => place === request.place)
  const oldest = own.length >= REQUESTS_KEPT ? own[0] : undefined
  return [...requests.filter((one) => one !== oldest), request]
}

/** What a match stores in one step. */
export interface Change {
  /** Lines of the record, and the number of the first of them: 0 is the header's. */
  readonly from?: number
  readonly lines?: readonly string[]
  /** The holders of the seats from now on. */
  readonly seats?: readonly StoredSeat[]
  /** A line of talk. The lines of a match come in numerical order: 1, 2, 3 … */
  readonly chat?: ChatLine
  /** The request that caused all of this. */
  readonly request?: StoredRequest
}

/**
 * Where matches are kept. A promise is fulfilled once its change is durable: the host acknowledges nothing earlier. The
 * changes of a match are kept in the order of the calls.
 */
export interface Store {
  /** Rejects if the id is taken. */
  create(match: NewStored): Promise<void>
  /**
   * Keeps the whole change, or nothing if it rejects. Rejects if the lines do not begin at the end of the record, or if
   * there is no such match.
   */
  keep(id: string, change: Change): Promise<void>
  /** A match with everything that was kept of it before this call, but only the lines from number `from` on. */
  load(id: string, from?: number): Promise<StoredMatch | undefined>
  /**
   * The lines of its record from number `from` on, up to `most` characters together, but at least one if there are any.
   * Reads no other lines, however long the record is. Rejects if there is no such match.
   */
  lines(id: string, from: number, most: number): Promise<readonly string[]>
  /** The last `most` lines of talk with a number below `before`, oldest first. */
  chat(id: string, before: number, most: number): Promise<readonly ChatLine[]>
  /** Finishes what is being stored, then lets go of everything. */
  close(): Promise<void>
}
