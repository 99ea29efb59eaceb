import { Buckets } from './bucket.ts'

/**
 * Addresses are counted one by one, and those of IPv6 also by the network in which they lie: a customer is often given
 * a whole network, with 65,536 addresses as they are counted here.
 */

/**
 * The network of an address that is the first half (64 bits) of one of IPv6: its first 48 bits. Undefined for every
 * other address.
 */
export const networkOf = (address: string): string | undefined =>
  /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+$/.exec(address)?.[1]

/** A bucket for each address, and for each network one that is `perNetwork` times as large and fills as much faster. */
export class AddressBuckets {
  private readonly ofAddress: Buckets
  private readonly ofNetwork: Buckets

  constructor(size: number, perSecond: number, perNetwork: number) {
    this.ofAddress = new Buckets(size, perSecond)
    this.ofNetwork = new Buckets(size * perNetwork, perSecond * perNetwork)
  }

  /** Takes this many tokens; false if the address, or its network, has too few. */
  take(address: string, now: number, tokens = 1): boolean {
    const network = networkOf(address)
    return (
      this.ofAddress.take(address, now, tokens) && (network === undefined || this.ofNetwork.take(network, now, tokens))
    )
  }

  /**
   * Takes tokens that are used up already. Gives how many milliseconds the debt lasts, of the address or its network; 0
   * where there is none.
   */
  spend(address: string, tokens: number, now: number): number {
    const network = networkOf(address)
    const debt = this.ofAddress.spend(address, tokens, now)
    return network === undefined ? debt : Math.max(debt, this.ofNetwork.spend(network, tokens, now))
  }

  forget(now: number): void {
    this.ofAddress.forget(now)
    this.ofNetwork.forget(now)
  }
}

/** How many there are now of each address: at most `most`, and `perNetwork` times as many of each network. */
export class AddressCounts {
  private readonly most: number
  private readonly perNetwork: number
  private readonly counts = new Map<string, number>()

  constructor(most: number, perNetwork: number) {
    this.most = most
    this.perNetwork = perNetwork
  }

  /** Are there as many of this address, or of its network, as there may be? */
  isFull(address: string): boolean {
    const network = networkOf(address)
    return this.of(address) >= this.most || (network !== undefined && this.of(network) >= this.most * this.perNetwork)
  }

  add(address: string): void {
    this.change(address, 1)
  }

  remove(address: string): void {
    this.change(address, -1)
  }

  private of(name: string): number {
    return this.counts.get(name) ?? 0
  }

  private change(address: string, by: number): void {
    for (const name of [address, networkOf(address)]) {
      if (name === undefined) continue
      const count = this.of(name) + by
      if (count > 0) this.counts.set(name, count)
      else this.counts.delete(name)
    }
  }
}
