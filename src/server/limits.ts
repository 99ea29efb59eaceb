import { HOST_LIMITS, type HostLimits } from '../host/index.ts'

/** How much one client may ask for, so that there is enough for the others. */
export interface Limits extends HostLimits {
  /** Messages a second on one connection, in the long run; a long message counts as several. */
  readonly messages: number
  /** How many messages may come at once, after a while without any. */
  readonly burst: number
  /** Milliseconds of reckoning that one address may ask for in a second, in the long run and at once; who asks for more waits. */
  readonly work: number
  readonly workAtOnce: number
  /** Questions that may wait for their turn, of one address and of one match. */
  readonly questions: number
  readonly questionsPerMatch: number
  /** Connections at the same time, from one address and from all. */
  readonly connectionsPerAddress: number
  readonly connections: number
  /** New connections a minute from one address. */
  readonly connecting: number
  /** Matches begun in an hour from one address. */
  readonly matches: number
  /** HTTP requests a minute from one address: of the interface, and for the client's files, of which a first visit takes some hundreds. */
  readonly requests: number
  readonly files: number
  /** Milliseconds in which a new connection must have joined a match. */
  readonly joining: number
  /** Milliseconds between two pings; a client that has not answered the last one is gone. */
  readonly heartbeat: number
  /** Bytes that may wait for a client that does not read them. */
  readonly unread: number
}

export const LIMITS: Limits = {
  ...HOST_LIMITS,
  messages: 50,
  burst: 250,
  work: 250,
  workAtOnce: 2_000,
  questions: 64,
  questionsPerMatch: 64,
  connectionsPerAddress: 64,
  connections: 20_000,
  connecting: 240,
  matches: 120,
  requests: 1_200,
  files: 30_000,
  joining: 20_000,
  heartbeat: 30_000,
  unread: 8 << 20,
}

/** So many bytes of a message count as one message more. */
export const BYTES_PER_MESSAGE = 4_096

/** A body of a request has no more bytes. */
export const LONGEST_BODY = 16 * 1024
