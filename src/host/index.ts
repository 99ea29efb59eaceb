/** The host of matches: the same on a server and in a browser's worker. */
export { Connection } from './connection.ts'
export { Host } from './host.ts'
export { HOST_LIMITS, type HostLimits } from './limits.ts'
export type { Meter } from './meter.ts'
export { RequestError } from './replies.ts'
export * from './store.ts'
export { CLAIM_AFTER, KEEP_IDLE, type Snapshots, type Surroundings } from './surroundings.ts'
export type { Account, Terms, Workshop } from './workshop.ts'
