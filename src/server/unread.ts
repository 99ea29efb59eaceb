import type { Limits } from './limits.ts'

/** A client to whom bytes have been sent that it has not taken yet. */
export interface Reader {
  readonly address: string
  /** How many bytes wait for it now. */
  waiting(): number
  /** Ends its connection; nothing waits for it any more. */
  letGo(): void
}

/**
 * What waits for clients that read slowly: bounded for each, for each address and in all. Past a bound the client for
 * whom most waits is let go; it can come back, and knows from where.
 *
 * What is counted here may lag behind what has been read since. So all are counted again before a client is let go.
 */
export class Unread {
  private readonly limits: Pick<Limits, 'unread' | 'unreadPerAddress' | 'unreadInAll'>
  private readonly counted = new Map<Reader, number>()
  private readonly ofAddress = new Map<string, number>()
  private inAll = 0

  constructor(limits: Pick<Limits, 'unread' | 'unreadPerAddress' | 'unreadInAll'>) {
    this.limits = limits
  }

  /** To be called when something was sent. */
  note(reader: Reader): void {
    const { unread, unreadPerAddress, unreadInAll } = this.limits
    if (this.count(reader) > unread) this.letGo(reader)
    if ((this.ofAddress.get(reader.address) ?? 0) > unreadPerAddress)
      this.relieve(unreadPerAddress, (one) => one.address === reader.address)
    if (this.inAll > unreadInAll) this.relieve(unreadInAll, () => true)
  }

  /** The connection has ended. */
  forget(reader: Reader): void {
    this.set(reader, 0)
    this.counted.delete(reader)
  }

  private letGo(reader: Reader): void {
    this.forget(reader)
    reader.letGo()
  }

  /**
   * Lets clients go, first the one for whom most waits, until no more than `most` bytes wait for all of them together.
   */
  private relieve(most: number, among: (reader: Reader) => boolean): void {
    const readers = [...this.counted.keys()].filter(among)
    let bytes = 0
    for (const reader of readers) bytes += this.count(reader)
    readers.sort((a, b) => (this.counted.get(b) as number) - (this.counted.get(a) as number))
    for (const reader of readers) {
      if (bytes <= most) return
      bytes -= this.counted.get(reader) as number
      this.letGo(reader)
    }
  }

  private count(reader: Reader): number {
    const bytes = reader.waiting()
    this.set(reader, bytes)
    return bytes
  }

  private set(reader: Reader, bytes: number): void {
    const more = bytes - (this.counted.get(reader) ?? 0)
    if (more === 0) return
    this.counted.set(reader, bytes)
    this.inAll += more
    const { address } = reader
    const left = (this.ofAddress.get(address) ?? 0) + more
    if (left === 0) this.ofAddress.delete(address)
    else this.ofAddress.set(address, left)
  }
}
