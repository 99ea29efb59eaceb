import type { System } from '../../board/registry.ts'
import type { TableSession } from '../../table/openers.ts'
import type { Route } from '../route.ts'

/** A route that leads to a table. */
export type TableRoute = Extract<
  Route,
  { readonly screen: 'play' | 'seat' | 'watch' | 'local' | 'record' | 'shared' | 'replay' }
>

/** A table that is open. */
export interface Opened {
  readonly session: TableSession
  readonly system: System
}
