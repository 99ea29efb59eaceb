export type { TableSession } from '../table/open.ts'

/** What opens tables: loaded with the first of them, engine and rules in its train. */
export const host = () => import('../table/open.ts')
