import type { Duplex } from 'node:stream'

/** Milliseconds that the other side has to take the last words and close. */
const LAST_WORDS = 1_000

/**
 * Says the last words on a connection, and frees its file descriptor soon, whatever the other side does: if that never
 * closes, the connection would stay half open for minutes. It is not destroyed at once, because data that came and was
 * not read would destroy the words on their way.
 */
export function partWith(stream: Duplex, words: string): void {
  const destroy = () => void stream.destroy()
  const late = setTimeout(destroy, LAST_WORDS)
  stream.once('close', () => clearTimeout(late))
  stream.once('end', destroy)
  stream.end(words)
  stream.resume()
}
