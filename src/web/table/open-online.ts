import type { Access } from './seat-client.ts'
import { load, sitDown, type TableSession } from './session.ts'
import { socketLink, socketUrl } from './socket-link.ts'

/**
 * Sits down at a match over the network, at the seat that `access` opens; without `access`, looks on. If the server
 * cannot be reached, it keeps trying and calls `tell`.
 */
export const openOnline = (
  match: string,
  access: Access | undefined,
  tell?: (reached: boolean) => void,
): Promise<TableSession> =>
  sitDown(socketLink(socketUrl(), tell), { match, seats: access ? [access] : [], kind: 'online' }, load)
