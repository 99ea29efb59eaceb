/**
 * Work that clients wait for and that may take long. Each piece is done in its own turn of the event loop, so that the
 * messages of all clients are read in between. Addresses take turns: however much work one address has, it delays
 * another by only one piece.
 */
export class Agenda {
  private readonly waiting = new Map<string, (() => void)[]>()

  /** Does the work in a later turn. The pieces of one address are done in the order in which they were added. */
  add(address: string, work: () => void): void {
    const own = this.waiting.get(address)
    if (own) {
      own.push(work)
      return
    }
    if (this.waiting.size === 0) setImmediate(this.next)
    this.waiting.set(address, [work])
  }

  private readonly next = (): void => {
    const [first] = this.waiting
    if (!first) return
    const [address, own] = first
    const work = own.shift()
    // An address with more work goes behind the others.
    this.waiting.delete(address)
    if (own.length > 0) this.waiting.set(address, own)
    if (this.waiting.size > 0) setImmediate(this.next)
    work?.()
  }
}
