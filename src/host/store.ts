import type { ChatLine } from '../protocol/index.ts'

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
  /** The last requests of each seat that had an effect, oldest first: a request that comes again has none. */
  readonly requests: readonly StoredRequest[]
}

export interface StoredRequest {
  readonly seat: string
  readonly id: string
  /** How many actions it carried out. */
  readonly played: number
}

/** How many lines of talk come with a match. */
export const TALK_PAGE = 100

/** How many requests of a seat are remembered. */
export const REQUESTS_KEPT = 32

/** Requests with one more; the oldest of its seat goes where that has as many as are kept. */
export function remembered(requests: readonly StoredRequest[], request: StoredRequest): StoredRequest[] {
  const own = requests.filter(({ seat }) => seat === request.seat)
  const oldest = own.length >= REQUESTS_KEPT ? own[0] : undefined
  return [...requests.filter((one) => one !== oldest), request]
}

/**
 * Where matches are kept. A promise is fulfilled when what it stands for is durable: the host acknowledges nothing
 * before. What is written for one match is written in the order of the calls.
 */
export interface Store {
  /** Rejects if the id is taken. */
  create(match: NewStored): Promise<void>
  /** Lines of a record from number `from` on (0 is its first). Rejects, and writes nothing, unless `from` is how many there are. A request comes with what it brought: at least one line. */
  append(id: string, from: number, lines: readonly string[], request?: StoredRequest): Promise<void>
  load(id: string): Promise<StoredMatch | undefined>
  /** Who holds the seats from now on. */
  setSeats(id: string, seats: readonly StoredSeat[]): Promise<void>
  /** Adds a line of talk. The lines of a match come in the order of their numbers, 1, 2, 3 … */
  addChat(id: string, line: ChatLine): Promise<void>
  /** The last `most` of the lines of talk whose number is below `before`, oldest first. */
  chat(id: string, before: number, most: number): Promise<readonly ChatLine[]>
  close(): Promise<void>
}
