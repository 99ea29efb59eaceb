import type { Socket } from 'node:net'

/** The parts of a socket that show how much of the written data a client has taken. */
export type Line = Pick<Socket, 'bytesWritten' | 'writableLength'> & {
  /**
   * How much of the piece being written the system has not taken yet. Node uses it for its own time-outs and does not
   * document it; without it a client counts as idle until it has taken a whole piece, which may be megabytes.
   */
  readonly _handle?: { readonly writeQueueSize?: number } | null
}

/**
 * Whether a client takes what waits for it. Without this check, a client that never reads and goes on sending could
 * make data wait for as long as it likes.
 */
export class Taking {
  private readonly limit: number
  private since: number
  private taken = 0
  private left = 0

  /** `limit`: milliseconds that a client may take nothing while something waits for it. */
  constructor(limit: number, now: number) {
    this.limit = limit
    this.since = now
  }

  /** Is the client over the limit? Ask about every second; `now` is the time of a clock that only goes forward. */
  isOver(now: number, line: Line): boolean {
    const taken = line.bytesWritten - line.writableLength
    const left = line._handle?.writeQueueSize ?? 0
    if (line.writableLength === 0 || taken > this.taken || left < this.left) this.since = now
    this.taken = taken
    this.left = left
    return now - this.since > this.limit
  }
}
