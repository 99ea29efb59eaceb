import type { Duplex } from 'node:stream'

/** Milliseconds that the other side has to take the last words and to close. */
const LAST_WORDS = 1_000

/**
 * Says the last words on a connection, and gives its file descriptor back soon, whatever the other side does. A
 * connection whose other side never closes would otherwise stay half open for minutes. It is not destroyed at once:
 * what has come and was not read would destroy the words on their way.
 */
export function partWith(stream: Duplex, words: string): void {
  const destroy = () => void stream.destroy()
  const late = setTimeout(destroy, LAST_WORDS)
  stream.once('close', () => clearTimeout(late))
  stream.once('end', destroy)
  stream.end(words)
  stream.resume()
}
