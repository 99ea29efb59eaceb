import { Buckets } from './bucket.ts'

/**
 * Addresses are counted one by one, and those of IPv6 also by their network: a customer is often given a whole network,
 * with 65,536 addresses as they are counted here.
 */

/**
 * The network of an address that is the first half (64 bits) of an IPv6 address: its first 48 bits. Undefined for any
 * other address.
 */
export const networkOf = (address: string): string | undefined =>
  /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+$/.exec(address)?.[1]

/**
 * A bucket for each address, and one for each network that is `perNetwork` times as large and fills that much faster.
 */
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
   * Takes tokens that are used up already. Returns how many milliseconds the debt of the address or its network lasts;
   * 0 if there is none.
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

/** Counts by address: at most `most` for each, and `perNetwork` times as many for each network. */
export class AddressCounts {
  private readonly most: number
  private readonly perNetwork: number
  private readonly counts = new Map<string, number>()

  constructor(most: number, perNetwork: number) {
    this.most = most
    this.perNetwork = perNetwork
  }

  /** Has this address, or its network, reached its limit? */
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
