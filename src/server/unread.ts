import type { Limits } from './limits.ts'

/** A client that has not yet taken all bytes sent to it. */
export interface Reader {
  readonly address: string
  /** The number of bytes that wait for it now. */
  waiting(): number
  /** Ends its connection; nothing waits for it any more. */
  letGo(): void
}

/**
 * The bytes that wait for clients that read slowly: limited for each client, for each address and altogether. Over a
 * limit, the client with the most waiting is let go; it can come back, and knows where to go on.
 *
 * Clients may have read more than these counts say. So all are counted again before a client is let go.
 */
export class Unread {
  private readonly limits: Pick<Limits, 'unread' | 'unreadPerAddress' | 'unreadInAll'>
  private readonly counted = new Map<Reader, number>()
  private readonly ofAddress = new Map<string, number>()
  private inAll = 0

  constructor(limits: Pick<Limits, 'unread' | 'unreadPerAddress' | 'unreadInAll'>) {
    this.limits = limits
  }

  /** Call this whenever something was sent. */
  note(reader: Reader): void {
    const { unread, unreadPerAddress, unreadInAll } = this.limits
    if (this.count(reader) > unread) this.letGo(reader)
    if ((this.ofAddress.get(reader.address) ?? 0) > unreadPerAddress)
      this.relieve(unreadPerAddress, (one) => one.address === reader.address)
    if (this.inAll > unreadInAll) this.relieve(unreadInAll, () => true)
  }

  /** Forgets a reader whose connection has ended. */
  forget(reader: Reader): void {
    this.set(reader, 0)
    this.counted.delete(reader)
  }

  private letGo(reader: Reader): void {
    this.forget(reader)
    reader.letGo()
  }

  /**
   * Lets clients go, those with the most waiting first, until no more than `most` bytes wait for all of them together.
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
