import { HOST_LIMITS, type HostLimits } from '../host/index.ts'

/** How much one client may ask for, so that enough is left for the others. */
export interface Limits extends HostLimits {
  /**
   * Messages a second from one player over all connections, and from each connection that looks on, in the long run; a
   * long message counts as several.
   */
  readonly messages: number
  /** The number of messages that may come at once, after a while without any. */
  readonly burst: number
  /** The same for all connections of one address together. */
  readonly messagesPerAddress: number
  readonly burstPerAddress: number
  /**
   * Milliseconds of computing that one address may ask for in a second, in the long run and at once; more must wait.
   */
  readonly work: number
  readonly workAtOnce: number
  /** The same for the choices of computers that play with the address; clients that owe some are heard as before. */
  readonly thought: number
  readonly thoughtAtOnce: number
  /** Questions that may wait for their turn, from one address and from one match. */
  readonly questions: number
  readonly questionsPerMatch: number
  /** Connections at the same time, from one address and from all. */
  readonly connectionsPerAddress: number
  readonly connections: number
  /**
   * Connections from one address at the same time that are not sockets (yet). Behind a proxy these are the proxy's own,
   * and are not counted.
   */
  readonly visitorsPerAddress: number
  /** New sockets a minute from one address, including refused ones. */
  readonly connecting: number
  /**
   * HTTP requests a minute from one address: to the interface, and for the client's files, of which a first visit takes
   * some hundreds.
   */
  readonly requests: number
  readonly files: number
  /** Milliseconds within which a new connection must join a match. */
  readonly joining: number
  /** Milliseconds between two pings; a client that has not answered the last one is gone. */
  readonly heartbeat: number
  /** Bytes that may wait for a client that does not read them, for all clients of one address, and for all clients. */
  readonly unread: number
  readonly unreadPerAddress: number
  readonly unreadInAll: number
  /** Milliseconds that a client may leave everything that waits for it unread. */
  readonly unreadFor: number
}

export const LIMITS: Limits = {
  ...HOST_LIMITS,
  messages: 50,
  burst: 250,
  messagesPerAddress: 500,
  burstPerAddress: 2_500,
  work: 250,
  workAtOnce: 2_000,
  thought: 500,
  thoughtAtOnce: 60_000,
  questions: 64,
  questionsPerMatch: 64,
  connectionsPerAddress: 64,
  connections: 20_000,
  visitorsPerAddress: 256,
  connecting: 240,
  requests: 1_200,
  files: 30_000,
  joining: 20_000,
  heartbeat: 30_000,
  unread: 4 << 20,
  unreadPerAddress: 16 << 20,
  unreadInAll: 128 << 20,
  unreadFor: 30_000,
}

/** A message counts once more for each this many bytes. */
export const BYTES_PER_MESSAGE = 4_096

/**
 * The most pieces that a message may come in, counted in frames (even empty ones) and in packets on the way. Browsers
 * send a message of this size in one piece.
 */
export const MOST_PIECES = 64
export const MOST_PACKETS = 1_024

/** The most bytes in the body of a request. */
export const LONGEST_BODY = 16 * 1024
