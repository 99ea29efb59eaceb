import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The most requests of one connection that may be under way. Browsers and proxies send the next after the answer to the
 * last; a packet may hold thousands, and each would take memory and time until its turn comes.
 */
const MOST_AT_ONCE = 4

/** What Node's HTTP keeps at a connection: `onIncoming` hears of each request, and tells the parser what to do next. */
interface Parsed {
  readonly parser?: { onIncoming: (...request: unknown[]) => number } | null
}
/** Tells the parser to ignore the rest of the packet. */
const STOP = -1

/**
 * Ends connections that keep asking without waiting for answers; `refused` hears of each. All other requests go to
 * `listener`.
 */
export function oneAfterAnother(listener: RequestListener, refused: () => void): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // If the parser did not stop, these are the other requests in the packet that ended the connection.
    if (socket.destroyed) return
    const count = underWay.get(socket) ?? 0
    if (count >= MOST_AT_ONCE) {
      refused()
      const { parser } = socket as Parsed
      // Node has no other way: it parses the packet of a destroyed connection to the end.
      if (parser) parser.onIncoming = () => STOP
      socket.destroy()
      return
    }
    underWay.set(socket, count + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    listener(request, response)
  }
}
