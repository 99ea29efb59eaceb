import type { ClientMessage, HostMessage } from '../../protocol/index.ts'

/** A way to the host of a match: a socket, or a port to a worker of this browser. */
export interface Link {
  /** Sends a message, or drops it while the link is down: its sender repeats it when the link is up. */
  send(message: ClientMessage): void
  close(): void
}

/** What a link tells its user. */
export interface LinkUser {
  /** The link is up, for the first time or again: the first message must be a join. */
  up(): void
  down(): void
  receive(message: HostMessage): void
}

export type OpenLink = (user: LinkUser) => Link
