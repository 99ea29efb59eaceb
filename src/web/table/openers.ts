export type { TableSession } from './open.ts'

/** What opens tables: loaded with the first table, and brings engine and rules with it. */
export const host = () => import('./open.ts')
/** What opens tables over the network. */
export const network = () => import('./open-online.ts')
/** What opens finished games by their records. Reading them takes a library that play does not need. */
export const archive = () => import('./open-record.ts')
