import type { IncomingMessage } from 'node:http'

/**
 * May the page that a handshake comes from talk to this server? Browsers name the page's origin: it must be this
 * server's own, or one that the operator has named (`https://example.org`). Programs other than browsers name none.
 */
export function mayConnect({ headers: { origin, host } }: IncomingMessage, allowed: readonly string[]): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  try {
    return new URL(origin).host === host?.toLowerCase()
  } catch {
    return false
  }
}
