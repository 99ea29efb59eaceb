export type { TableSession } from './open.ts'

/** What opens tables: loaded with the first of them, engine and rules in its train. */
export const host = () => import('./open.ts')
/** What opens tables over the network. */
export const network = () => import('./open-online.ts')
/** What opens games that are over, by their records. Reading these takes a library that play has no use for. */
export const archive = () => import('./open-record.ts')
