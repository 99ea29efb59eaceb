import type { ChatLine, Refused } from '../protocol/index.ts'

/**
 * What opens a place at the table. Keys and invitations are never stored: only their SHA-256, in hex. A place with an
 * invitation and no key waits for its player; with a key, the invitation has been opened and is worth nothing.
 */
export interface Lock {
  readonly keyHash?: string
  readonly invitationHash?: string
}

/** A player who shares a seat with its chief, and the ids of the formations that he commands. */
export interface StoredComrade extends Lock {
  /** His name in the record, different from the names of the others at the seat. */
  readonly name: string
  /** His own name for himself, if it differs. */
  readonly called?: string
  readonly formations: readonly string[]
}

/** Who holds a seat. A computer player has no lock, unless it stands in for a person. */
export interface StoredSeat extends Lock {
  readonly seat: string
  readonly kind: 'person' | 'computer'
  readonly name: string
  /** Of a computer: which of the computer players. */
  readonly player?: string
  /** Milliseconds that its person had been away when that was last kept; left out for none. */
  readonly absent?: number
  /** Those who share it. */
  readonly team?: readonly StoredComrade[]
}

/** What begins a match. */
export interface NewStored {
  readonly id: string
  /** Of the dice; secret while the game runs. */
  readonly secret: string
  readonly created: number
  /** SHA-256 of the key by which its creator gives a lost seat again; matches of older servers have none. */
  readonly ownerHash?: string
  readonly seats: readonly StoredSeat[]
  /** The first line of the record. */
  readonly lines: readonly string[]
}

export interface StoredMatch extends NewStored {
  /** The last lines that were said, oldest first: a page of them, however many there are. */
  readonly chat: readonly ChatLine[]
  /** The last requests of each place that were carried out, oldest first. */
  readonly requests: readonly StoredRequest[]
}

/**
 * A request that was carried out, with its answer: the same request again gets the same answer, and has no second
 * effect.
 */
export interface StoredRequest {
  /** The place that asked: `white`, or `white/2` of a comrade. The ids of one place are not those of another. */
  readonly place: string
  readonly id: string
  /** Its number among the requests of the match that were carried out. */
  readonly asked: number
  /** What was asked, as a number: the same id with another digest is another request. Older servers have kept none. */
  readonly digest?: number
  /** How many actions it carried out, and why no more. */
  readonly played?: number
  readonly refused?: Refused
}

/** How many lines of talk come with a match. */
export const TALK_PAGE = 100

/** How many requests of a place are remembered. */
export const REQUESTS_KEPT = 32

/** Requests with one more; the oldest of its place goes where that has as many as are kept. */
export function remembered(requests: readonly StoredRequest[], request: StoredRequest): StoredRequest[] {
  const own = requests.filter(({ place }) => place === request.place)
  const oldest = own.length >= REQUESTS_KEPT ? own[0] : undefined
  return [...requests.filter((one) => one !== oldest), request]
}

/** What is kept of a match at once. */
export interface Change {
  /** Lines of the record, and the number of the first of them: 0 is the header's. */
  readonly from?: number
  readonly lines?: readonly string[]
  /** Who holds the seats from now on. */
  readonly seats?: readonly StoredSeat[]
  /** A line of talk. The lines of a match come in the order of their numbers, 1, 2, 3 … */
  readonly chat?: ChatLine
  /** The request that has brought all this. */
  readonly request?: StoredRequest
}

/**
 * Where matches are kept. A promise is fulfilled when what it stands for is durable: the host acknowledges nothing
 * before. What is kept of one match is kept in the order of the calls.
 */
export interface Store {
  /** Rejects if the id is taken. */
  create(match: NewStored): Promise<void>
  /**
   * Keeps all of a change or, where it rejects, nothing. Rejects where its lines do not begin at the end of the record,
   * and where there is no such match.
   */
  keep(id: string, change: Change): Promise<void>
  /**
   * A match with everything that was kept of it before this call, but of its lines only those from number `from` on.
   */
  load(id: string, from?: number): Promise<StoredMatch | undefined>
  /**
   * The lines of its record from number `from` on that have no more than `most` characters together, and one at least
   * where there are any. No more than these are read, however long the record is. Rejects where there is no such match.
   */
  lines(id: string, from: number, most: number): Promise<readonly string[]>
  /** The last `most` of the lines of talk whose number is below `before`, oldest first. */
  chat(id: string, before: number, most: number): Promise<readonly ChatLine[]>
  /** Keeps what is under way, then lets go of everything. */
  close(): Promise<void>
}
