/** Messages between the host of a match and its clients: the same over a socket and inside a browser. */
export * from './client-messages.ts'
export * from './host-messages.ts'
export * from './lobby.ts'
export * from './parts.ts'
