import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many requests of one connection may be under way. Browsers and proxies send the next when they have the answer to
 * the last; a packet may hold thousands, and each would take memory and time until its turn comes.
 */
const MOST_AT_ONCE = 4

/** What Node's HTTP keeps at a connection: it hears of each request, and gives what its parser is to do next. */
interface Parsed {
  readonly parser?: { onIncoming: (...request: unknown[]) => number } | null
}
/** For the parser: the rest of the packet is not looked at. */
const STOP = -1

/**
 * Ends connections that ask on and on without waiting for answers; `refused` hears of each. All other requests go to
 * `listener`.
 */
export function oneAfterAnother(listener: RequestListener, refused: () => void): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // What else was in the packet that has ended it, should the parser not have stopped.
    if (socket.destroyed) return
    const count = underWay.get(socket) ?? 0
    if (count >= MOST_AT_ONCE) {
      refused()
      const { parser } = socket as Parsed
      // Node has no other way: a connection that is destroyed still has its packet parsed to the end.
      if (parser) parser.onIncoming = () => STOP
      socket.destroy()
      return
    }
    underWay.set(socket, count + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    listener(request, response)
  }
}
